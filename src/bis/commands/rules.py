"""`bis rules`: the rules of a game."""

import argparse

from bis.commands import Commands, add_command
from bis.games import find_game


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "rules",
        run,
        "show the rules of a game",
        "bis rules encore",
        "bis rules flip7 --language fr",
    )
    command.add_argument("game", metavar="GAME")


def run(args: argparse.Namespace) -> int:
    from bis.terminal.show import show_rules  # noqa: PLC0415
    from bis.terminal.speech import spoken  # noqa: PLC0415

    show_rules(find_game(args.game), spoken())
    return 0
