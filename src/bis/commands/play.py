"""`bis play`: a game in the terminal."""

import argparse
from pathlib import Path

from bis.commands import Commands, add_command, add_table, read_options, whole
from bis.core.errors import BisError
from bis.games import find_game


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "play",
        run,
        "play in the terminal against bots, alone or in turns at one keyboard",
        "bis play",
        "bis play encore --people Ada --bots greedy,greedy",
        "bis play criss_cross --people Ada,Bob --bots none",
        "bis play --resume",
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="asked for if not given")
    add_table(command, "people and bots together", "for dice that can be repeated (default: none)")
    command.add_argument(
        "--people", metavar="NAME[,NAME…]", help="who plays at this keyboard (default: Player)"
    )
    command.add_argument(
        "--bots",
        metavar="NAME[,NAME…]",
        help="'none' for no bots (default: medium, in all seats or one; three in Flip 7)",
    )
    command.add_argument(
        "--first", type=whole(0, 99), metavar="SEAT", help="who begins (default: drawn)"
    )
    command.add_argument("--record", metavar="FILE", help="where the record goes")
    command.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with an unfinished record (default: the last one)",
    )


def run(args: argparse.Namespace) -> int:
    from bis.terminal import play  # noqa: PLC0415

    if args.resume is not None:
        return _resume(args)
    game = find_game(args.game) if args.game else play.ask_game()
    people = [name.strip() for name in (args.people or "Player").split(",")]
    bots = None if args.bots is None else [name for name in args.bots.split(",") if name != "none"]
    table = play.set_table(
        game,
        people,
        bots,
        seats=args.seats,
        first=args.first,
        options=read_options(args.option),
        seed=args.seed,
    )
    return play.begin(table, Path(args.record) if args.record else None)


def _resume(args: argparse.Namespace) -> int:
    from bis.terminal import play  # noqa: PLC0415

    settings = ("seats", "option", "seed", "people", "bots", "first", "record")
    if given := [name for name in settings if getattr(args, name) not in (None, [])]:
        raise BisError(
            "--resume goes on as the game was set up; --{option} cannot change that",
            option=given[0],
        )
    path = Path(args.resume) if args.resume else None
    return play.resume(path, find_game(args.game) if args.game else None)
