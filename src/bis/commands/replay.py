"""`bis replay`: every roll, move and score of a record, checked."""

import argparse
import sys

from bis.commands import Commands, add_command, read
from bis.core.errors import BisError
from bis.record.notation import RecordError, split_records
from bis.record.replay import check
from bis.terminal.speech import refusal, said


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "replay",
        run,
        "check records: every roll, move and score",
        "bis replay games.txt",
        "bis simulate encore --games 5 --records - | bis replay -",
    )
    command.add_argument("files", nargs="+", metavar="FILE", help="'-' is standard input")
    command.add_argument(
        "--unfinished", action="store_true", help="a record that stops early is valid, too"
    )


def run(args: argparse.Namespace) -> int:
    """One line for each record refused, then the count."""
    records = invalid = unread = 0
    for path in args.files:
        try:
            pieces = split_records(read(path))
        except BisError as error:
            print(f"bis: {refusal(error)}", file=sys.stderr)
            unread += 1
            continue
        for number, piece in enumerate(pieces, start=1):
            records += 1
            try:
                check(piece, unfinished=args.unfinished)
            except RecordError as error:
                invalid += 1
                print(f"{path}#{number} {refusal(error)}")
    print(said("{records} records, {invalid} invalid", records=records, invalid=invalid))
    return 2 if unread else int(invalid > 0)
