"""With how many points a game of Flip 7 ends for each seat, by the same race as the chance to win.

All seats play their rounds apart from each other; the game is over after the first round that
brings somebody to 200. A tie for the lead is not played off.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from bis.bots.flip7.learned.best import Round
from bis.bots.flip7.learned.fates import MOST, Values
from bis.bots.flip7.learned.race import ROUNDS, TOTALS, onward, race
from bis.games.flip7.scoring import GOAL


class Way(NamedTuple):
    """For every total after this round, and this and every later round."""

    short: Values
    """How likely a seat has less than 200 then."""
    on: Values
    """Its mean total where it has, nothing where it has more."""
    here: Values
    """Its mean total if it had less than 200 before."""


@cache
def way(edition: str, seats: int, leads: bool) -> Way:
    """As it goes on for the seat that leads, or for another."""
    steps = onward(race(edition, seats, leads).points)
    totals = np.arange(TOTALS, dtype=np.float64)
    short, on, here = (np.zeros((TOTALS, 1 + ROUNDS)) for _ in range(3))
    short[:GOAL, 0], on[:GOAL, 0], here[:, 0] = 1.0, totals[:GOAL], totals
    now = np.eye(GOAL)
    for later in range(1, 1 + ROUNDS):
        after = now @ steps
        here[:GOAL, later] = after @ totals
        now = after[:, :GOAL]
        short[:GOAL, later], on[:GOAL, later] = now.sum(axis=1), now @ totals[:GOAL]
    return Way(short, on, here)


def final_points(now: Round, seat: int, ways: Sequence[Way], fates: Sequence[Values]) -> Values:
    """The final score to expect for every number of points that this round may bring a seat."""
    others = np.ones(1 + ROUNDS)
    for other, fate in enumerate(fates):
        if other != seat:
            others = others * (fate @ ways[other].short[after(now.totals[other])])
    mine, places = ways[seat], after(now.totals[seat])
    before = np.append(1.0, others[:-1])
    over = mine.here[places] @ before - mine.on[places] @ others
    found: Values = over + mine.on[places, -1] * others[-1]
    return found


def after(total: int) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """The totals that this round may bring."""
    return np.minimum(total + np.arange(MOST), TOTALS - 1)
