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

ANY_GAME: dict[str, Bot] = {"uniform": uniform.choose}


def no_caveats(names: Iterable[str], options: Mapping[str, str]) -> list[str]:  # noqa: ARG001
    """They play all there is."""
    return []


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
