"""What browser tests must know of a game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playwright.sync_api import Locator

if TYPE_CHECKING:
    from tests.e2e.guests import Guest


def nothing(_guest: "Guest") -> None:
    """For games that need no such thing."""


def never(_guest: "Guest") -> bool:
    """For games in which all turns are alike."""
    return False


@dataclass(frozen=True)
class Way:
    """How a guest plays one game, by what can be read and pressed on the page; the value `WAY` of
    `tests/e2e/<id>.py`.
    """

    can_move: "Callable[[Guest], Locator]"
    """What is on the page when it is the guest's turn."""
    move: "Callable[[Guest], None]"
    bots: int
    """How many of them come when one asks for a game with bots."""
    hands: tuple[str, ...]
    """By which hands a whole game with bots is tried: mouse, finger, keys."""
    picture: int
    """After so many moves a game is worth a picture."""
    between: "Callable[[Guest], bool]" = never
    """Whether what is to be done is no choice of a usual turn."""
    half: "Callable[[Guest], None]" = nothing
    """A move half made, so that one sees how it is made."""
    go_on: "Callable[[Guest], None]" = nothing
    """Until there is something to see."""
    over: "Callable[[Guest], None]" = nothing
    """Look at what is on the page when the game is over."""
    say: "Callable[[Guest, str], None] | None" = None
    """Make this very move, given in notation; for games that have lessons."""
