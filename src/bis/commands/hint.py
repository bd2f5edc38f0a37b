"""`bis hint`: the best moves of an unfinished game, and why."""

import argparse
import json

from bis.commands import Commands, add_command
from bis.commands.records import add_record, read_record


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
    command.add_argument("--json", action="store_true", help="the same as JSON (docs/coach.md)")


def run(args: argparse.Namespace) -> int:
    from bis.bots.coach.hint import hint  # noqa: PLC0415
    from bis.bots.coach.plain import plain_hint  # noqa: PLC0415
    from bis.sim.judges import judge_of  # noqa: PLC0415
    from bis.terminal.coach import show_hint  # noqa: PLC0415

    transcript = read_record(args.file, args.record, args.seat)
    found = hint(transcript, judge_of(transcript.header), args.seat)
    if args.json:
        print(json.dumps(plain_hint(found), indent=2, ensure_ascii=False))
    else:
        show_hint(transcript, found)
    return 0
