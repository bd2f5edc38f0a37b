"""What knowing the dice is charged: a sum that no player who cannot see ahead can move on average.

Before a roll a sheet tells some numbers. Each is multiplied by how surprising the roll is in some
sights, and by a price. Whatever the prices, and whatever a sheet tells, the mean over all rolls is
zero, exactly: everything is in whole numbers.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from bis.games.encore.pieces import Roll
from bis.games.encore.rules import MARKS, TURNS_ALONE
from bis.games.encore.state import Sheet
from lab.bound.dice import ALL_WAYS, SIGHTS, SURPRISE, Whole, number_of

Values = NDArray[np.float64]

SQUARES = 105
ALWAYS, USED, FIRST_SQUARE = 0, 1, 2
TOLD = FIRST_SQUARE + SQUARES
"""A sheet tells: one, always; the marks used; and of each square whether it is checked."""
STEP = 6
KNOTS = TURNS_ALONE // STEP + 1
"""Prices are set for rolls 0, 6, … 30, and change evenly in between."""
PRICE = 2.0**-14
UNIT = PRICE / STEP / ALL_WAYS


@dataclass(frozen=True, eq=False)
class Penalty:
    """Prices by knot, by what a sheet tells, and by sight."""

    prices: Whole

    def charges(self, turn: int, roll: Roll) -> Whole:
        """What each number that a sheet tells costs on this roll of the turn, from 0, in units."""
        charges: Whole = self._at(turn) @ SURPRISE[number_of(roll)]
        return charges

    def table(self, turn: int) -> Whole:
        """The same for all rolls, a column for each."""
        table: Whole = self._at(turn) @ SURPRISE.T
        return table

    def _at(self, turn: int) -> Whole:
        prices: Whole = np.tensordot(nearness(turn), self.prices, axes=1)
        return prices

    def charge(self, sheet: Sheet, turn: int, roll: Roll) -> float:
        return float(told(sheet) @ self.charges(turn, roll)) * UNIT


def nearness(turn: int) -> Whole:
    """How near a turn is to each knot, in sixths."""
    knots = STEP * np.arange(KNOTS)
    near: Whole = np.maximum(0, STEP - np.abs(knots - turn))
    return near


def told(sheet: Sheet) -> Whole:
    squares = [sheet.checked >> i & 1 for i in range(SQUARES)]
    return np.array([1, MARKS - sheet.marks, *squares])


FREE = Penalty(np.zeros((KNOTS, TOLD, len(SIGHTS)), dtype=np.int64))
"""Knowing the dice costs nothing."""


@cache
def learned() -> Penalty:
    """The prices that lab/training/encore_bound.py found for the classic sheet."""
    with (files("lab.bound") / "classic.npz").open("rb") as file:
        return Penalty(np.load(file)["prices"].astype(np.int64))
