"""The race to 200: how likely each seat wins, if all play their rounds apart from each other.

A seat's totals over the rounds to come follow from how likely each number of points is in a round.
Since seats are apart, the chance to win is a sum over the last round and the winner's total of a
product over the seats, and each factor is a mean over what this round may still bring a seat. A tie
for the lead counts half, since another round decides it (F7-28).
"""

from collections.abc import Sequence
from functools import cache

import numpy as np

from bis.bots.flip7.learned.fates import MOST, Values, round_points
from bis.games.flip7.scoring import GOAL

ROUNDS = 13
"""So many rounds after this one are looked at."""
TOPS = 81
"""Winning totals from 200 on that are told apart."""
TOTALS = GOAL + TOPS


class Race:
    """For every total after this round, and every winning total in every round from this one on."""

    def __init__(self, points: Values) -> None:
        self.points = points
        exactly = np.zeros((TOTALS, 1 + ROUNDS, TOPS))
        short = np.zeros((TOTALS, 1 + ROUNDS))
        exactly[np.arange(GOAL, TOTALS), 0, np.arange(TOPS)] = 1.0
        short[:GOAL, 0] = 1.0
        now = np.eye(GOAL)
        steps = onward(points)
        for later in range(1, 1 + ROUNDS):
            after = now @ steps
            exactly[:GOAL, later] = after[:, GOAL:]
            now = after[:, :GOAL]
            short[:GOAL, later] = now.sum(axis=1)
        self.rounds_left: Values = np.append(short[:GOAL].sum(axis=1), np.zeros(TOPS))
        """How many more rounds a seat alone needs."""
        behind = short[:, :, None] + exactly.cumsum(axis=2) - exactly / 2
        self._wins = exactly.reshape(TOTALS, -1)
        """How likely it is to have come to just this total, then first to 200 or more."""
        self._behind = behind.reshape(TOTALS, -1)
        """How likely it is to have less then, and less than 200 before."""

    def behind(self, total: int, fate: Values) -> Values:
        """One seat's factor, by its total before this round and what it may bring."""
        likely = np.flatnonzero(fate)
        told: Values = fate[0] * self._behind[min(total, TOTALS - 1)]
        if likely[-1] == 0:
            return told
        low, high = int(likely[likely > 0][0]), min(int(likely[-1]) + 1, TOTALS - total)
        if low < high:
            told = told + fate[low:high] @ self._behind[total + low : total + high]
        rest = float(fate[max(low, high) :].sum())
        return told + rest * self._behind[-1] if rest else told

    def worth(self, total: int, others: Values) -> Values:
        """The chance to win for every number of points that this round may bring."""
        told: Values = self._wins[min(total, TOTALS - 1) : total + MOST] @ others
        return np.append(told, np.full(max(0, MOST - len(told)), told[-1]))


def onward(points: Values) -> Values:
    """From every total below 200 to all that one round may make of it."""
    onward = np.zeros((GOAL, TOTALS))
    for total in range(GOAL):
        reach = min(len(points), TOTALS - total)
        onward[total, total : total + reach] = points[:reach]
        onward[total, -1] += points[reach:].sum()
    return onward


@cache
def race(edition: str, seats: int, leads: bool) -> Race:
    """As it goes on for the seat that leads, at whom the others aim, or for another."""
    return Race(round_points(edition, seats, leads))


def all_but(factors: Sequence[Values]) -> list[Values]:
    """For each factor the product of all others."""
    before: list[Values] = [np.ones(())]
    for factor in factors:
        before.append(before[-1] * factor)
    after: Values = np.ones(())
    products: list[Values] = []
    for place in range(len(factors) - 1, -1, -1):
        products.append(before[place] * after)
        after = after * factors[place]
    return products[::-1]
