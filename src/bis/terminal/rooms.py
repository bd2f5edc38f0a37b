"""How each game looks in a terminal: the same four things for all of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from bis.core.game import AnyGame
from bis.terminal import criss_cross, encore, flip7, one_more_encore

Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class Room:
    """One game's looks."""

    board: Callable[[Any, Names], RenderableType]
    """Everything a view knows: the seat's own sheet large, or all of them for a watcher."""
    tell: Callable[[Any, Names], str | None]
    """An event as a sentence; None if it goes without saying."""
    heading: Callable[[Any], str]
    """Under which heading a long list of moves puts a move."""
    describe: Callable[[Any, Names], str]
    """A move as it stands in the list."""


ROOMS: dict[str, Room] = {
    "encore": Room(encore.board, encore.tell, encore.heading, encore.describe),
    "one_more_encore": Room(
        one_more_encore.board,
        one_more_encore.tell,
        one_more_encore.heading,
        one_more_encore.describe,
    ),
    "flip7": Room(flip7.board, flip7.tell, flip7.heading, flip7.describe),
    "criss_cross": Room(
        criss_cross.board, criss_cross.tell, criss_cross.heading, criss_cross.describe
    ),
}


def room_of(game: AnyGame) -> Room:
    return ROOMS[game.id]
