"""`bis bench`: how fast the rules are."""

import argparse

from bis.commands import Commands, add_command, whole


def add(commands: Commands) -> None:
    command = add_command(
        commands, "bench", run, "measure how fast the rules are on this machine", "bis bench"
    )
    command.add_argument("--seconds", type=whole(1, 600), default=3, help="for each line")


def run(args: argparse.Namespace) -> int:
    from bis.sim.bench import measure  # noqa: PLC0415

    print(f"{'game':16} {'bot':8} {'seats':>5} {'games/s':>10} {'decisions/s':>12}")
    for speed in measure(args.seconds):
        print(
            f"{speed.game:16} {speed.bot:8} {speed.seats:5} "
            f"{speed.games:10,.1f} {speed.decisions:12,.0f}",
            flush=True,
        )
    return 0
