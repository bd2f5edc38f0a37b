"""What there is to know of the players of one game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bis.bots import uniform
from bis.core.chance import Source

Bot = Callable[[Any, Sequence[Any], Source], Any]
"""(view, legal, source) -> one of the legal moves."""
Caveats = Callable[[Iterable[str], Mapping[str, str]], list[str]]
"""(names, options) -> what to know of these bots with these options, in sentences."""

Net = Callable[[str], str]
"""(rows of what it is told) -> what it says of each, a JSON list of whole numbers."""
Forward = Callable[[dict[str, bytes], str], Net]
"""(arrays by name, what to know beside them as JSON) -> the net, worked out without NumPy."""
ByForward = Callable[[Forward], Mapping[str, Bot]]

ANY_GAME: dict[str, Bot] = {"uniform": uniform.choose}


def no_caveats(names: Iterable[str], options: Mapping[str, str]) -> list[str]:  # noqa: ARG001
    """They play all there is."""
    return []


def no_nets(forward: Forward) -> Mapping[str, Bot]:  # noqa: ARG001
    """They are too large for browsers (docs/decisions/0049-nets-in-the-browser.md)."""
    return {}


@dataclass(frozen=True)
class Players:
    """The value that a game's room exports."""

    bots: Mapping[str, Bot]
    """By name, in the order in which people are told of them."""
    families: tuple[Mapping[str, Bot], ...] = ()
    """Played by name, but not listed one by one."""
    lighter: Mapping[str, str] = field(default_factory=dict)
    """Bots that have a form which thinks less, and its name."""
    caveats: Caveats = no_caveats
    light: Mapping[str, Bot] = field(default_factory=dict)
    """Levels for a device without a server, from the easiest on: no more than Python is needed.
    Not among those that are listed where there are better ones.
    """
    netted: tuple[str, ...] = ()
    """Levels that also play there, as they are, if somebody can work out their nets,"""
    by_forward: ByForward = no_nets
    """and how; an error where their nets are missing or do not fit."""
    points: Mapping[str, int] = field(default_factory=dict)
    """What levels score alone on average, where points alone say something (docs/strength.md)."""
    usual: tuple[str, ...] = ("medium",)
    """Who usually sits down against a person."""

    @cached_property
    def listed(self) -> dict[str, Bot]:
        """With those that play any game."""
        return {**self.bots, **ANY_GAME}

    def find(self, name: str) -> Bot | None:
        """Listed, light or of a family."""
        all_of_them = (self.listed, self.light, *self.families)
        return next((bots[name] for bots in all_of_them if name in bots), None)

    def names(self) -> str:
        """All of them, families by their first and last."""
        also = (f"{min(f)} to {max(f)}" if len(f) > 2 else " and ".join(f) for f in self.families)
        return ", ".join([*self.listed, *self.light, *also])
