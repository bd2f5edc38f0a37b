"""Grids as arrays (`told.py` says what they are): many at once, of five squares a side or fewer."""

from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, product

import numpy as np
from numpy.typing import NDArray

from bis.bots.criss_cross.told import FACES, lines_of
from bis.games.criss_cross.scoring import NO_POINTS_PENALTY, RUN_POINTS

Grids = NDArray[np.uint8]
Values = NDArray[np.float64]
Numbers = NDArray[np.int64]

SYMBOLS = 6
ORDERS = np.array(list(product(range(1, FACES), repeat=2)), dtype=np.uint8)
"""All rolls of two dice that can be told apart."""


@dataclass(frozen=True)
class Paper:
    """How large a grid is, and by which rules it is scored."""

    side: int
    advanced: bool

    @cached_property
    def pairs(self) -> Numbers:
        """All squares side by side (CC-04)."""
        side = self.side
        squares = range(side * side)
        below = [(square, square + 1) for square in squares if (square + 1) % side]
        right = [(square, square + side) for square in squares if square + side < side * side]
        return np.array(sorted(below + right), dtype=np.int64)

    @cached_property
    def lines(self) -> Numbers:
        """Columns, rows, then the diagonal."""
        return np.array(lines_of(self.side), dtype=np.int64)

    @cached_property
    def written(self) -> Grids:
        """What each pair of squares adds to a grid with each roll."""
        added = np.zeros((len(self.pairs), len(ORDERS), self.side**2), dtype=np.uint8)
        for place, (first, second) in enumerate(self.pairs):
            added[place, :, first], added[place, :, second] = ORDERS.T
        return added

    @cached_property
    def _points(self) -> Numbers:
        """The points of every line there can be (CC-09)."""
        lines = product(range(FACES), repeat=self.side)
        runs = ([(symbol, len(list(run))) for symbol, run in groupby(line)] for line in lines)
        return np.array(
            [sum(RUN_POINTS[length] for symbol, length in line if symbol) for line in runs]
        )

    @cached_property
    def _powers(self) -> Numbers:
        return FACES ** np.arange(self.side - 1, -1, -1)

    def codes(self, grids: Grids) -> Numbers:
        """Each line of each grid as one number."""
        return grids[:, self.lines].astype(np.int64) @ self._powers

    def scores(self, codes: Numbers) -> Numbers:
        """What grids are worth as they are (CC-09, CC-11, CC-12)."""
        total: Numbers = self.by_line(codes).sum(axis=1)
        return total

    def by_line(self, codes: Numbers) -> Numbers:
        """The same line by line; the diagonal brings nothing by the basic rules."""
        points = self._points[codes]
        straight, diagonal = points[:, :-1], points[:, -1:]
        if self.advanced:
            return np.hstack([straight + NO_POINTS_PENALTY * (straight == 0), 2 * diagonal])
        return np.hstack([straight, 0 * diagonal])

    def best_lines(self, codes: Numbers) -> Numbers:
        """What breaks a tie (CC-10, CC-13)."""
        points = self._points[codes]
        best: Numbers = (points if self.advanced else points[:, :-1]).max(axis=1)
        return best

    def room(self, grids: Grids) -> NDArray[np.bool_]:
        """Which pairs of squares are free in each grid."""
        free: NDArray[np.bool_] = (grids[:, self.pairs] == 0).all(axis=2)
        return free


def unique(grids: Grids) -> tuple[Grids, Numbers]:
    """Grids that differ in more than the names of symbols, and which of them each one is.

    Symbols are renamed in the order in which they come; no rule tells them apart.
    """
    renamed = np.zeros_like(grids)
    names = np.zeros((len(grids), FACES), dtype=np.uint8)
    used = np.zeros(len(grids), dtype=np.uint8)
    every = np.arange(len(grids))
    for square in range(grids.shape[1]):
        symbol = grids[:, square]
        new = (symbol > 0) & (names[every, symbol] == 0)
        used += new
        names[every[new], symbol[new]] = used[new]
        renamed[:, square] = np.where(symbol > 0, names[every, symbol], 0)
    _, first, inverse = np.unique(renamed, axis=0, return_index=True, return_inverse=True)
    return grids[first], inverse.reshape(-1)
