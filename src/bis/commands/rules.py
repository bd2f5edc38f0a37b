"""`bis rules`: the rules of a game."""

import argparse

from bis.commands import Commands, add_command
from bis.core.languages import LANGUAGES, ORIGINAL
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
    command.add_argument(
        "--language",
        choices=LANGUAGES,
        default=ORIGINAL,
        help=f"one of {', '.join(LANGUAGES)} (default: {ORIGINAL})",
    )


def run(args: argparse.Namespace) -> int:
    from bis.terminal.show import show_rules  # noqa: PLC0415

    show_rules(find_game(args.game), args.language)
    return 0
