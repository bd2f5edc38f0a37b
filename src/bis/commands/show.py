"""`bis show`: a position of a record."""

import argparse

from bis.commands import Commands, add_command, whole
from bis.commands.records import read_piece
from bis.core.errors import BisError
from bis.record.notation import RecordError
from bis.record.replay import replay


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "show",
        run,
        "show a position of a record",
        "bis show game.txt",
        "bis show games.txt --record 3 --at 41",
    )
    command.add_argument("file", metavar="FILE", help="'-' is standard input")
    command.add_argument(
        "--record", type=whole(1, 10**9), default=1, metavar="K", help="which one (default: 1)"
    )
    command.add_argument(
        "--at", type=whole(1, 10**9), metavar="LINE", help="after this line (default: the last)"
    )


def run(args: argparse.Namespace) -> int:
    from bis.terminal.show import show_position  # noqa: PLC0415

    piece = read_piece(args.file, args.record)
    if args.at is not None and args.at > (lines := piece.count(b"\n")):
        raise BisError(
            "{path}#{number} has {lines} lines, no line {at}",
            path=args.file,
            number=args.record,
            lines=lines,
            at=args.at,
        )
    try:
        transcript = replay(piece, until=args.at)
    except RecordError as error:
        raise BisError(
            "{path}#{number} {why}", path=args.file, number=args.record, why=error
        ) from None
    show_position(transcript)
    return 0
