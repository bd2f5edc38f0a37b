"""`bis review`: what each decision of a game cost, and what was luck."""

import argparse
import json
from dataclasses import asdict

from bis.commands import Commands, add_command
from bis.commands.records import add_record, read_record


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "review",
        run,
        "look at a game again: mistakes, luck, and how the chances went",
        "bis review game.txt",
        "bis review games.txt --record 3 --seat 0 --json",
    )
    add_record(command, "judge only this seat's moves")


def run(args: argparse.Namespace) -> int:
    from bis.coach import look_back  # noqa: PLC0415
    from bis.terminal.coach import show_review  # noqa: PLC0415
    from bis.terminal.report import gauge  # noqa: PLC0415
    from bis.terminal.speech import said  # noqa: PLC0415

    transcript = read_record(args.file, args.record, args.seat)
    seats = None if args.seat is None else [args.seat]
    with gauge(said("judging")) as progress:
        found = look_back(transcript, progress, seats)
    if args.json:
        print(json.dumps(asdict(found), indent=2, ensure_ascii=False))
    else:
        show_review(transcript, found)
    return 0
