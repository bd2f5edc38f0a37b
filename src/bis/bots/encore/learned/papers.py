"""Sheets as arrays: many at once, all with the same printed layout."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from bis.games.encore.pieces import (
    COLORS,
    COLUMN,
    COLUMN_H,
    MOST_SHEETS,
    Printed,
    Squares,
    beside,
    clump,
    each,
)
from bis.games.encore.scoring import COLOR_FIRST, COLUMN_FIRST, STAR_PENALTY

Values = NDArray[np.float64]
Flags = NDArray[np.bool_]
Numbers = NDArray[np.int64]
Grown = tuple[Numbers, Numbers]
"""Sheets, and groups that can be checked on them, by number."""

SQUARES = 105
LEFT = 8
"""What is left is told one by one up to seven."""
CELLS = 25
"""Five colors by five numbers."""


def bits(squares: Squares) -> list[int]:
    return [squares >> i & 1 for i in range(SQUARES)]


def spread(sets: Iterable[Squares]) -> Values:
    """A row for each set of squares."""
    written = b"".join(squares.to_bytes(14, "little") for squares in sets)
    rows = np.frombuffer(written, np.uint8).reshape(-1, 14)
    return np.unpackbits(rows, axis=1, bitorder="little")[:, :SQUARES].astype(np.float64)


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
    def in_column(self) -> Values:
        """Which squares each column has."""
        return np.array([bits(column) for column in COLUMN], dtype=np.float64).T

    @cached_property
    def in_color(self) -> Values:
        """Which squares each color has."""
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
        reach = self.reach(checked)
        legal = (checked @ self.groups.T == 0) & (reach.astype(np.float64) @ self.groups.T > 0)
        playable = legal.astype(np.float64) @ self._in_cell > 0
        columns, colors = free @ self.in_column, free @ self.in_color
        few = [
            (np.minimum(left, LEFT - 1)[:, :, None] == np.arange(LEFT)).reshape(
                len(checked), LEFT * left.shape[1]
            )
            for left in (columns, colors)
        ]
        told = np.concatenate([checked, reach, *few, colors / 32, playable], axis=1)
        return told.astype(np.float64), legal

    def reach(self, checked: Values) -> Flags:
        """Squares that could be checked next."""
        reach: Flags = ((checked @ self._beside > 0) | self._entry) & (checked == 0)
        return reach

    def complete(self, checked: Values) -> tuple[Flags, Flags]:
        """Which columns and colors are."""
        free = 1 - checked
        return free @ self.in_column == 0, free @ self.in_color == 0

    def stars_left(self, checked: Values) -> Values:
        left: Values = (1 - checked) @ self._stars
        return left

    def clumps(self, checked: Values) -> Values:
        """How many free clumps of one to six squares each color has."""
        places, first, counts = self._clumps
        found = counts[(checked @ places).astype(np.int64) + first]
        told: Values = found.reshape(len(checked), 5, 6, 6).sum(axis=2).reshape(len(checked), 30)
        return told

    @cached_property
    def _clumps(self) -> tuple[Values, Numbers, Values]:
        """What each square adds to the number of a block's checked squares; where the counts of a
        block begin; and how many clumps of one to six squares are free for each such number.
        """
        places = np.zeros((SQUARES, 30))
        first: list[int] = []
        counts: list[list[int]] = []
        for number, block in enumerate(self.printed.blocks):
            squares = list(each(block))
            for i, square in enumerate(squares):
                places[square.bit_length() - 1, number] = 1 << i
            first.append(len(counts))
            for taken in range(1 << len(squares)):
                free = sum(square for i, square in enumerate(squares) if not taken >> i & 1)
                sizes = [part.bit_count() for part in _parts(free)]
                counts.append([sizes.count(size) for size in range(1, 7)])
        return places, np.array(first), np.array(counts, dtype=np.float64)

    def scores(self, checked: Values, marks: Numbers) -> tuple[Values, Numbers]:
        """As if the game stopped now, alone (ENC-23, ENC-25); and how many colors are complete."""
        complete, done = self.complete(checked)
        columns, colors = complete @ np.array(COLUMN_FIRST, dtype=np.float64), done.sum(axis=1)
        stars = self.stars_left(checked)
        return columns + COLOR_FIRST * colors + marks + STAR_PENALTY * stars, colors


def _parts(squares: Squares) -> Iterator[Squares]:
    """What hangs together among these squares."""
    while squares:
        part = clump(squares, squares & -squares)
        yield part
        squares &= ~part


@lru_cache(maxsize=MOST_SHEETS)
def paper_of(printed: Printed) -> Paper:
    return Paper(printed)
