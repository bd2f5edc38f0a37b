"""`bis games`: what can be played."""

import argparse

from bis.bots import BOTS
from bis.commands import Commands, add_command
from bis.core.game import AnyGame
from bis.games import GAMES


def add(commands: Commands) -> None:
    add_command(
        commands,
        "games",
        run,
        "list the games, their options and bots",
        "bis games",
    )


def run(_args: argparse.Namespace) -> int:
    print("".join(map(_about, GAMES.values())), end="")
    return 0


def _about(game: AnyGame) -> str:
    options = "".join(
        f"  option {option.key}: {', '.join(option.values)} ({option.about})\n"
        for option in game.options
    )
    seats = f"{game.seats[0]} to {game.seats[-1]} seats"
    if game.box != game.seats:
        seats += f" (the box says {game.box[0]} to {game.box[-1]})"
    return f"{game.id}: {game.title}, {seats}\n{options}  bots: {', '.join(BOTS[game.id])}\n"
