"""`bis arena`: which bot is stronger, by how much, and how sure that is."""

import argparse
import sys
from functools import partial
from pathlib import Path

from bis.commands import Commands, add_command, add_option, read_options, tell_caveats, whole
from bis.core.chance import WORD
from bis.terminal.speech import said


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "arena",
        run,
        "compare bots on common tapes, in every rotation of the seats",
        "bis arena encore --bots greedy,uniform --tapes 1000",
        "bis arena flip7 --bots greedy,stop25,stop25,stop25 --tapes 500 --out results",
        "bis arena criss_cross --bots greedy --tapes 2000 --option rules=advanced",
        "bis arena encore --bots greedy,uniform --tapes 100000 --ray auto",
    )
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--bots", required=True, metavar="A[,B…]", help="the table in seat order; one name: alone"
    )
    command.add_argument(
        "--tapes",
        required=True,
        type=whole(1, 10**9),
        metavar="N",
        help="how many; each is played once in every distinct rotation",
    )
    command.add_argument(
        "--seed",
        type=whole(0, WORD),
        default=0,
        metavar="S",
        help="tape k is game k of this seed, 0 to 4294967295 (default: 0)",
    )
    add_option(command)
    command.add_argument("--out", metavar="DIR", help="where result.json and pictures go")
    command.add_argument(
        "--cores", type=whole(1, 4096), metavar="N", help="how many to use here (default: all)"
    )
    command.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, HOST:PORT or ray://HOST:PORT"
    )


def run(args: argparse.Namespace) -> int:
    from bis.sim.arena import report  # noqa: PLC0415
    from bis.sim.arena.run import LIMIT  # noqa: PLC0415
    from bis.sim.arena.run import run as play  # noqa: PLC0415
    from bis.sim.engines import all_cores  # noqa: PLC0415
    from bis.sim.lineup import line_up  # noqa: PLC0415
    from bis.terminal.arena import show_report  # noqa: PLC0415
    from bis.terminal.report import progress  # noqa: PLC0415

    lineup = line_up(args.game, read_options(args.option), args.bots.split(","), args.seed, LIMIT)
    tell_caveats(lineup)
    folder = Path(args.out) if args.out else None
    if folder:
        report.make_folder(folder)
    watch = partial(progress, total=args.tapes, name=said("tapes"), size=lambda part: len(part[0]))
    found = play(lineup, args.tapes, args.cores or all_cores(), args.ray, watch)
    kept = report.keep(found, folder) if folder else []  # before a closed pipe can stop us
    show_report(found, sys.stdout)
    if kept:
        files = ", ".join(path.name for path in kept)
        print(said("{files} are in {folder}", files=files, folder=folder))
    return 0
