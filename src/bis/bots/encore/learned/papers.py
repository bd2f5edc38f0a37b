"""Sheets as arrays: many at once, all with the same printed layout."""

from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from bis.games.encore.pieces import COLORS, COLUMN, COLUMN_H, Printed, Squares, beside
from bis.games.encore.scoring import COLOR_FIRST, COLUMN_FIRST, STAR_PENALTY

Values = NDArray[np.float64]
Flags = NDArray[np.bool_]
Numbers = NDArray[np.int64]

SQUARES = 105
LEFT = 8
"""What is left is told one by one up to seven."""
CELLS = 25
"""Five colors by five numbers."""


def bits(squares: Squares) -> list[int]:
    return [squares >> i & 1 for i in range(SQUARES)]


@dataclass(frozen=True)
class Paper:
    """What is printed, and what follows from it."""

    printed: Printed

    @cached_property
    def groups(self) -> Values:
        """Every connected group of up to five squares."""
        return np.array([bits(squares) for _, _, squares in self.printed.groups], dtype=np.float64)

    @cached_property
    def cells(self) -> Numbers:
        """The color and number of each group."""
        return np.array(
            [5 * COLORS.index(color) + count - 1 for color, count, _ in self.printed.groups]
        )

    @cached_property
    def _in_cell(self) -> Values:
        told: Values = (self.cells[:, None] == np.arange(CELLS)).astype(np.float64)
        return told

    @cached_property
    def _columns(self) -> Values:
        return np.array([bits(column) for column in COLUMN], dtype=np.float64).T

    @cached_property
    def _colors(self) -> Values:
        colors = [bits(self.printed.by_color[color]) for color in COLORS]
        return np.array(colors, dtype=np.float64).T

    @cached_property
    def _beside(self) -> Values:
        return np.array([bits(beside(1 << i)) for i in range(SQUARES)], dtype=np.float64)

    @cached_property
    def _entry(self) -> Flags:
        return np.array(bits(COLUMN_H), dtype=bool)

    @cached_property
    def _stars(self) -> Values:
        return np.array(bits(self.printed.stars), dtype=np.float64)

    def features(self, checked: Values) -> tuple[Values, Flags]:
        """What the net is told of sheets; and which groups may be checked."""
        free = 1 - checked
        reach = ((checked @ self._beside > 0) | self._entry) & (checked == 0)
        legal = (checked @ self.groups.T == 0) & (reach.astype(np.float64) @ self.groups.T > 0)
        playable = legal.astype(np.float64) @ self._in_cell > 0
        columns, colors = free @ self._columns, free @ self._colors
        few = [
            (np.minimum(left, LEFT - 1)[:, :, None] == np.arange(LEFT)).reshape(
                len(checked), LEFT * left.shape[1]
            )
            for left in (columns, colors)
        ]
        told = np.concatenate([checked, reach, *few, colors / 32, playable], axis=1)
        return told.astype(np.float64), legal

    def scores(self, checked: Values, marks: Numbers) -> tuple[Values, Numbers]:
        """As if the game stopped now, alone (ENC-23, ENC-25); and how many colors are complete."""
        free = 1 - checked
        columns = (free @ self._columns == 0) @ np.array(COLUMN_FIRST, dtype=np.float64)
        colors = (free @ self._colors == 0).sum(axis=1)
        stars = free @ self._stars
        return columns + COLOR_FIRST * colors + marks + STAR_PENALTY * stars, colors


@cache
def paper_of(printed: Printed) -> Paper:
    return Paper(printed)
