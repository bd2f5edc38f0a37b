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
from bis.terminal.speech import refusal, said


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
        raise argparse.ArgumentTypeError(said("{text!r} is not 64 hexadecimal digits", text=text))
    return text.lower()


def _share(text: str) -> tuple[int, str]:
    found = re.fullmatch("([0-9]{1,2})[ :]([0-9a-fA-F]{32})", text)
    if not found:
        raise argparse.ArgumentTypeError(
            said("{text!r} is not a seat and 32 hexadecimal digits", text=text)
        )
    return int(found[1]), found[2].lower()


def run(args: argparse.Namespace) -> int:
    """Exit status 1 if a record does not keep to its seals, or to what somebody saw of them."""
    bad = 0
    pieces = split_records(read(args.file))
    if len(pieces) > 1 and (args.commit or args.share):
        raise BisError(
            "{path} has {records} records; what you saw is about one",
            path=args.file,
            records=len(pieces),
        )
    for number, piece in enumerate(pieces, start=1):
        try:
            transcript = check(piece)
            events = verify(transcript)
            seals = read_seals(transcript.header)
            keeps_to(seals, args.commit, args.share)
            fair = said("fair: {events} chance events follow from the seed", events=events)
            print(f"{args.file}#{number} {fair}")
            for line in _worth_knowing(transcript.header, seals):
                print(f"  {line}")
        except BisError as error:
            bad += 1
            print(f"{args.file}#{number} {refusal(error)}")
    return int(bad > 0)


def _worth_knowing(header: Header, seals: list[Seal]) -> Iterator[str]:
    """What is no cheating, but what whoever played should have seen, too."""
    if (before := rolled_before(header)) is not None:
        yield said(
            "begun on a device: of the first {before} chance events nothing is proven",
            before=before,
        )
    for seal in seals[1:]:
        yield said(
            "sealed anew from chance event {event} on, by {commit}",
            event=seal.event,
            commit=commitment(seal.seed),
        )
    for seal in seals:
        for seat, _ in seal.withheld:
            yield said(
                "{name} (seat {seat}) promised a share and withheld it",
                name=header.names[seat],
                seat=seat,
            )
    if why := dict(header.notes).get(ENDED):
        yield said("the game was ended without a result: {why}", why=why)
