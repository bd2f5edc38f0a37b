"""How long moves take: counted in narrow classes, so that times of many workers can be added."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import log2
from time import perf_counter_ns
from typing import Any

from bis.bots import Bot
from bis.core.chance import Source

Times = Counter[int]
"""Moves by class of time."""
CLASSES = 16
"""Per doubling: a class is 4 % wide."""


def note(times: Times, nanoseconds: int) -> None:
    times[round(CLASSES * log2(max(1, nanoseconds)))] += 1


def quantile(times: Times, share: float) -> float:
    """The time in seconds that this share of the moves did not exceed."""
    left = share * times.total()
    for number, count in sorted(times.items()):
        left -= count
        if left <= 0:
            return float(2 ** (number / CLASSES)) / 1e9
    raise ValueError("no move was timed")


def timed(bot: Bot, times: Times, clock: Callable[[], int] = perf_counter_ns) -> Bot:
    """The same bot, with a stopwatch beside it."""

    def choose(view: Any, legal: Sequence[Any], source: Source) -> Any:
        began = clock()
        move = bot(view, legal, source)
        note(times, clock() - began)
        return move

    return choose
