"""`bis verify`: were the dice fair?"""

import argparse
import re
from collections.abc import Iterator

from bis.commands import Commands, add_command, read
from bis.core.errors import BisError
from bis.record.fair import keeps_to, read_seals, rolled_before, verify
from bis.record.notation import split_records
from bis.record.record import Header
from bis.record.replay import ENDED, check
from bis.record.seal import Seal, commitment


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "verify",
        run,
        "check that a server's dice were fair: every roll follows from seeds and shares",
        "bis verify game.txt",
        "bis verify game.txt --commit 6305…9d24 --share '0 5e1b…70c4'",
    )
    command.add_argument("file", metavar="FILE", help="'-' is standard input")
    command.add_argument(
        "--commit",
        action="append",
        default=[],
        type=_commit,
        metavar="HEX",
        help="what you saw published before the game; if the dice were sealed anew, all you saw",
    )
    command.add_argument(
        "--share",
        action="append",
        default=[],
        type=_share,
        metavar="'SEAT HEX'",
        help="a share that you gave or saw; may be given several times",
    )


def _commit(text: str) -> str:
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not 64 hexadecimal digits")
    return text.lower()


def _share(text: str) -> tuple[int, str]:
    found = re.fullmatch("([0-9]{1,2})[ :]([0-9a-fA-F]{32})", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is not a seat and 32 hexadecimal digits")
    return int(found[1]), found[2].lower()


def run(args: argparse.Namespace) -> int:
    """Exit status 1 if a record does not keep to its seals, or to what somebody saw of them."""
    bad = 0
    pieces = split_records(read(args.file))
    if len(pieces) > 1 and (args.commit or args.share):
        raise BisError(f"{args.file} has {len(pieces)} records; what you saw is about one")
    for number, piece in enumerate(pieces, start=1):
        try:
            transcript = check(piece)
            events = verify(transcript)
            seals = read_seals(transcript.header)
            keeps_to(seals, args.commit, args.share)
            print(f"{args.file}#{number} fair: {events} chance events follow from the seed")
            for line in _worth_knowing(transcript.header, seals):
                print(f"  {line}")
        except BisError as error:
            bad += 1
            print(f"{args.file}#{number} {error}")
    return int(bad > 0)


def _worth_knowing(header: Header, seals: list[Seal]) -> Iterator[str]:
    """What is no cheating, but what whoever played should have seen, too."""
    if (before := rolled_before(header)) is not None:
        yield f"begun on a device: of the first {before} chance events nothing is proven"
    for seal in seals[1:]:
        yield f"sealed anew from chance event {seal.event} on, by {commitment(seal.seed)}"
    for seal in seals:
        for seat, _ in seal.withheld:
            yield f"{header.names[seat]} (seat {seat}) promised a share and withheld it"
    if why := dict(header.notes).get(ENDED):
        yield f"the game was ended without a result: {why}"
