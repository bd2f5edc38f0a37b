"""Levels for people: one player, who chooses the more loosely the easier the level.

A softmax over what the moves are worth. A move that is far from the best for its level is never
made, so that an easy player is a loose one, not a silly one.
"""

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from bis.bots.players import Bot
from bis.core.chance import Source

LEVELS = ("easy", "medium", "hard", "best")
FAR = 4.0
"""A move so many temperatures below the best is never made."""
FINE = 1 << 32

Worths = Callable[[Any, Sequence[Any]], Sequence[float]]
"""(view, legal) -> what each move is worth."""
Sift = Callable[[Any, Sequence[Any]], Sequence[Any]]
"""(view, legal) -> those of them that a player thinks of at all."""


def keep_all(view: Any, legal: Sequence[Any]) -> Sequence[Any]:  # noqa: ARG001
    """None is out of the question."""
    return legal


def soften(worths: Worths, temperature: float, sift: Sift = keep_all) -> Bot:
    """The player who goes by these worths, looser the higher the temperature."""

    def choose(view: Any, legal: Sequence[Any], source: Source) -> Any:
        moves = sift(view, legal)
        return moves[pick(worths(view, moves), temperature, source)]

    return choose


def pick(worths: Sequence[float], temperature: float, source: Source) -> int:
    """The place of one of the worths, by one draw."""
    top = max(worths)
    behind = [(top - worth) / temperature for worth in worths]
    weights = [exp(-far) if far <= FAR else 0.0 for far in behind]
    left = source.below(FINE) / FINE * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return list(worths).index(top)
