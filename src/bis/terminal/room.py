"""How one game looks in a terminal: the same four things for all of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class Room:
    """One game's looks; the value `ROOM` of `terminal/<id>.py`."""

    board: Callable[[Any, Names], RenderableType]
    """Everything a view knows: the seat's own sheet large, or all of them for a watcher."""
    tell: Callable[[Any, Names], str | None]
    """An event as a sentence; None if it goes without saying."""
    heading: Callable[[Any], str]
    """Under which heading a long list of moves puts a move."""
    describe: Callable[[Any, Names], str]
    """A move as it stands in the list."""
