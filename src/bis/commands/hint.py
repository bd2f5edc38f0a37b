"""`bis hint`: the best moves of an unfinished game, and why."""

import argparse
import json
from dataclasses import asdict

from bis.commands import Commands, add_command
from bis.commands.records import add_record, read_record
from bis.record.record import Transcript


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "hint",
        run,
        "advise the seat to act in an unfinished game",
        "bis hint game.txt",
        "bis hint game.txt --seat 2 --json",
    )
    add_record(command, "whom to advise (default: the first to act)")


def run(args: argparse.Namespace) -> int:
    from bis.coach import advise  # noqa: PLC0415

    transcript = read_record(args.file, args.record, args.seat)
    if args.json:
        found = asdict(advise(transcript, args.seat))
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        _show(transcript, args.seat)
    return 0


def _show(transcript: Transcript, seat: int | None) -> None:
    """What can be said at once; then the closer look, if there is one."""
    from bis.coach import advise  # noqa: PLC0415
    from bis.terminal.coach import show_hint  # noqa: PLC0415

    found = advise(transcript, seat, at_once=True)
    show_hint(transcript, found)
    if found.preliminary:
        show_hint(transcript, advise(transcript, seat))
