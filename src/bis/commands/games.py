"""`bis games`: what can be played."""

import argparse

from bis.bots import BOTS
from bis.commands import Commands, add_command
from bis.core.game import AnyGame
from bis.games import GAMES
from bis.terminal.speech import said


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
        "  "
        + said(
            "option {key}: {values} ({about})",
            key=option.key,
            values=", ".join(option.values),
            about=said(option.about),
        )
        + "\n"
        for option in game.options
    )
    seats = said("{few} to {many} seats", few=game.seats[0], many=game.seats[-1])
    if game.box != game.seats:
        box = said("the box says {few} to {many}", few=game.box[0], many=game.box[-1])
        seats += f" ({box})"
    bots = said("bots: {names}", names=", ".join(BOTS[game.id]))
    return f"{game.id}: {game.title}, {seats}\n{options}  {bots}\n"
