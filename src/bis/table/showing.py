"""What the table room knows of one game: how its views travel, and what is fetched on demand."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

import msgspec

from bis.core.game import Event, Part

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode

KEPT = 1024
"""So many sheets are kept as they travel: most stay as they are from one news to the next."""


def written(value: T) -> T:
    """The value as the bytes it is sent as."""
    return cast("T", msgspec.Raw(_encode(value)))


def all_choices(view: Any) -> object:
    return getattr(view, "choices", None)


class GameView(msgspec.Struct, frozen=True, tag_field="game"):
    """What one seat sees of a game; each game has its own."""


class SheetInfo(msgspec.Struct, frozen=True):
    """What a value of an option looks like."""

    rows: list[str]
    name: str | None = None
    """Of a new sheet that was chosen: its short name,"""
    points: float | None = None
    """and what two strong players get on it, each."""


Outcome = tuple[Iterable[Part], Iterable[Event]]
"""The lines of a seat's score sheet, and what it wins."""


@dataclass(frozen=True, slots=True)
class Showing:
    """One game as clients see it."""

    view: type[GameView]
    """What travels."""
    tell: Callable[[Any], GameView]
    """A seat's view of the rules, as it travels."""
    known: Callable[[Any], object] = all_choices
    """Of the choices that a seat knows, what its view as it travels depends on."""
    head: Callable[[Any], str | None] | None = None
    """Under which head a move is listed when its like are too many to send; None: always sent."""
    pictures: Mapping[str, Callable[[str], SheetInfo]] = field(default_factory=dict)
    """By an option's key: what a value of it looks like, in rows of letters."""
    outcome: Callable[[Any, int, Any], Outcome] | None = None
    """What a seat's legal move leads to, whatever the others choose; None: that is not told."""
