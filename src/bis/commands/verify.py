"""`bis verify`: were the dice fair?"""

import argparse

from bis.commands import Commands, add_command, read
from bis.core.errors import BisError
from bis.record.fair import verify
from bis.record.notation import split_records
from bis.record.replay import check


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "verify",
        run,
        "check that a server's dice were fair: every roll follows from seed and shares",
        "bis verify game.txt",
    )
    command.add_argument("file", metavar="FILE", help="'-' is standard input")


def run(args: argparse.Namespace) -> int:
    """Exit status 1 if a record does not keep to its seal."""
    bad = 0
    pieces = split_records(read(args.file))
    for number, piece in enumerate(pieces, start=1):
        try:
            events = verify(check(piece))
            print(f"{args.file}#{number} fair: {events} chance events follow from the seed")
        except BisError as error:
            bad += 1
            print(f"{args.file}#{number} {error}")
    return int(bad > 0)
