"""What a net for any sheet is told: of sheets as they grow, and of what each thing told of is.

By the laws of the printed sheets (docs/sheets.md) each color has one block of each size and one run
in each column: places that every sheet has, wherever they lie.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from bis.bots.encore.learned.papers import SQUARES, Numbers, Values, bits, paper_of
from bis.games.encore.pieces import COLORS, COLUMN, HEIGHT, Printed, Squares, beside, each
from bis.games.encore.scoring import COLOR_FIRST, COLUMN_FIRST, STAR_PENALTY

Marked = NDArray[np.uint8]

OUT = 100.0
"""More than a group has squares in reach."""
SIZES = 6
MOST = 5
"""Squares of a placement."""

# Counts of what is left: columns, colors, blocks, runs, stars; then squares to the second color

COLUMNS_AT, COLORS_AT, BLOCKS_AT, RUNS_AT, STARS_AT = 0, 15, 20, 50, 125
COUNTS = 126
END = COUNTS
CAPS = np.full(COUNTS + 1, 21)
"""Colors are told one by one up to seven, squares to the second color up to fifteen."""
CAPS[COLORS_AT:BLOCKS_AT] = 7
CAPS[END] = 15

# How counts are told: one input for each number there may be


def _steps() -> list[tuple[int, int]]:
    """A count, and a number it may have."""
    told = [(COLUMNS_AT + column, left) for column in range(15) for left in range(HEIGHT + 1)]
    told += [(COLORS_AT + color, left) for color in range(5) for left in range(8)]
    told += [(BLOCKS_AT + i, left) for i in range(30) for left in range(i % SIZES + 2)]
    told += [(RUNS_AT + run, 0) for run in range(75)]
    told += [(STARS_AT, left) for left in range(16)]
    return [*told, *((END, left) for left in range(16))]


STEPS = _steps()
WHICH = np.array([count for count, _ in STEPS])
NUMBER = np.array([number for _, number in STEPS])
NUMBERS_OF_BLOCKS = [(i, n) for i in range(30) for n in range(1, min(i % SIZES + 1, MOST) + 1)]
"""Placements by block and number; then by color and number."""
PLACED = len(NUMBERS_OF_BLOCKS) + 25

CHECKED_AT = 0
REACH_AT = SQUARES
STEPS_AT = 2 * SQUARES
SHARES_AT = STEPS_AT + len(STEPS)
"""Squares left of each color, over 32."""
REACHED_AT = SHARES_AT + len(COLORS)
"""Blocks, then runs, that have a square in reach."""
PLACED_AT = REACHED_AT + 30 + 75
ROLLS_AT = PLACED_AT + PLACED
"""How many are left."""
WIDTH = ROLLS_AT + 31 + 2
"""Two of them are always nothing: a round number."""

# What an input is, as flags

KIND, KINDS = 0, 14
PLACE = KIND + KINDS
"""Of a square, run or column."""
ROW = PLACE + 15
COLOR = ROW + 7
SIZE = COLOR + 5
STAR = SIZE + SIZES
LENGTH = STAR + 1
COUNT = LENGTH + 3
"""Left, or the number of a placement."""
SPREAD = COUNT + 16
"""The columns of a block."""
BLOCK_STAR = SPREAD + 15
"""Where a block has its star."""
BLOCK_ROWS = BLOCK_STAR + 15
COLUMN_SIZES = BLOCK_ROWS + 7
"""By color: how large the blocks are that a column crosses."""
COLUMN_STAR = COLUMN_SIZES + 30
"""The color of a column's star, and the size of its block."""
COLOR_STARS = COLUMN_STAR + 11
"""Which blocks of a color have a star, and which lie in column H."""
AROUND = COLOR_STARS + 12
NEIGHBORS = ((0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (-1, 1), (1, -1), (1, 1), (-2, 0), (2, 0))
ABOUT = 8
"""Of each neighbor: its color, whether of the same block, a star, none."""
BESIDE = AROUND + ABOUT * len(NEIGHBORS)
"""Which blocks lie beside it, by color and size."""
ABOUTS = BESIDE + 30 + 5
"""Five of them are always nothing: a round number."""


@dataclass(frozen=True)
class AnySheet:
    """A printed sheet by what all sheets have."""

    printed: Printed

    @cached_property
    def blocks(self) -> list[Squares]:
        """By color and size."""
        found = sorted(self.printed.blocks, key=int.bit_count)
        return [b for color in COLORS for b in found if b & self.printed.by_color[color]]

    @cached_property
    def runs(self) -> list[Squares]:
        """By column and color."""
        return [column & self.printed.by_color[color] for column in COLUMN for color in COLORS]

    @cached_property
    def sets(self) -> list[Squares]:
        """The squares of each count."""
        colors = [self.printed.by_color[color] for color in COLORS]
        return [*COLUMN, *colors, *self.blocks, *self.runs, self.printed.stars]

    @cached_property
    def counted(self) -> Values:
        """The same as a matrix."""
        return np.array([bits(squares) for squares in self.sets], dtype=np.float64).T

    @cached_property
    def totals(self) -> Values:
        totals: Values = self.counted.sum(axis=0)
        return totals

    @cached_property
    def groups(self) -> Values:
        return paper_of(self.printed).groups

    @cached_property
    def placed(self) -> Values:
        """Which placements each group is: by block and number, by color and number."""
        told = np.zeros((len(self.printed.groups), PLACED))
        for row, (_, count, squares) in enumerate(self.printed.groups):
            block = next(i for i, there in enumerate(self.blocks) if there & squares)
            told[row, NUMBERS_OF_BLOCKS.index((block, count))] = 1
        told[np.arange(len(told)), len(NUMBERS_OF_BLOCKS) + self.cells] = 1
        return told

    @property
    def cells(self) -> Numbers:
        return paper_of(self.printed).cells

    # What is told of sheets as they grow

    def features(self, checked: Values) -> tuple[Values, Values]:
        """All but the rolls left; and how many squares are left of each count."""
        paper = paper_of(self.printed)
        reach = paper.reach(checked).astype(np.float64)
        legal = (reach - OUT * checked) @ self.groups.T > 0
        left = self.totals - checked @ self.counted
        colors = left[:, COLORS_AT:BLOCKS_AT]
        end = np.sort(colors, axis=1)[:, :2].sum(axis=1, keepdims=True)
        counts = np.minimum(np.concatenate([left, end], axis=1), CAPS)
        parts = [
            checked,
            reach,
            counts[:, WHICH] == NUMBER,
            colors / 32,
            reach @ self.counted[:, BLOCKS_AT:STARS_AT] > 0,
            legal.astype(np.float64) @ self.placed > 0,
        ]
        return np.concatenate(parts, axis=1), left

    # What each input is

    @cached_property
    def abouts(self) -> Marked:
        """A row of flags for each input."""
        told = np.zeros((WIDTH, ABOUTS), dtype=np.uint8)
        squares = np.array([self._square(i) for i in range(SQUARES)])
        told[CHECKED_AT : CHECKED_AT + SQUARES] = squares
        told[REACH_AT : REACH_AT + SQUARES] = squares
        for at, (count, number) in enumerate(STEPS, STEPS_AT):
            told[at] = self._count(count)
            told[at, COUNT + number] = 1
        for color in range(5):
            told[SHARES_AT + color] = self._count(COLORS_AT + color)
        for i in range(105):
            told[REACHED_AT + i] = self._count(BLOCKS_AT + i)
        for at, (block, number) in enumerate(NUMBERS_OF_BLOCKS, PLACED_AT):
            told[at] = self._count(BLOCKS_AT + block)
            told[at, COUNT + number] = 1
        for cell in range(25):
            told[PLACED_AT + len(NUMBERS_OF_BLOCKS) + cell] = self._count(COLORS_AT + cell // 5)
            told[PLACED_AT + len(NUMBERS_OF_BLOCKS) + cell, COUNT + cell % 5 + 1] = 1
        for kind, (start, end) in enumerate(TOLD.values()):
            told[start:end, KIND + kind] = 1
        return told

    @cached_property
    def _block_at(self) -> list[int]:
        """Of each square."""
        return [next(i for i, b in enumerate(self.blocks) if b >> k & 1) for k in range(SQUARES)]

    def _beside(self, squares: Squares) -> list[bool]:
        """Which blocks can be gone on to from these squares, their own left out."""
        there = beside(squares)
        return [bool(there & block and not squares & block) for block in self.blocks]

    def _count(self, count: int) -> Marked:
        if count < COLORS_AT:
            return self._column(count)
        if count < BLOCKS_AT:
            return self._color(count - COLORS_AT)
        if count < RUNS_AT:
            return self._block(count - BLOCKS_AT)
        if count < STARS_AT:
            return self._run(count - RUNS_AT)
        return np.zeros(ABOUTS, dtype=np.uint8)

    def _column(self, column: int) -> Marked:
        told = np.zeros(ABOUTS, dtype=np.uint8)
        told[PLACE + column] = 1
        for color in range(5):
            block = self._block_at[self.runs[5 * column + color].bit_length() - 1]
            told[COLUMN_SIZES + SIZES * color + block % SIZES] = 1
        block = self._block_at[(COLUMN[column] & self.printed.stars).bit_length() - 1]
        told[COLUMN_STAR + block // SIZES] = 1
        told[COLUMN_STAR + 5 + block % SIZES] = 1
        return told

    def _color(self, color: int) -> Marked:
        told = np.zeros(ABOUTS, dtype=np.uint8)
        told[COLOR + color] = 1
        for size in range(SIZES):
            block = self.blocks[SIZES * color + size]
            told[COLOR_STARS + size] = bool(block & self.printed.stars)
            told[COLOR_STARS + SIZES + size] = bool(block & COLUMN[7])
        return told

    def _block(self, block: int) -> Marked:
        told = np.zeros(ABOUTS, dtype=np.uint8)
        color, size = divmod(block, SIZES)
        told[COLOR + color] = told[SIZE + size] = 1
        for square in each(self.blocks[block]):
            column, row = divmod(square.bit_length() - 1, HEIGHT)
            told[SPREAD + column] = told[BLOCK_ROWS + row] = 1
            if square & self.printed.stars:
                told[BLOCK_STAR + column] = 1
        told[BESIDE : BESIDE + 30] = self._beside(self.blocks[block])
        return told

    def _run(self, run: int) -> Marked:
        column, _ = divmod(run, len(COLORS))
        squares = self.runs[run]
        told = self._block(self._block_at[squares.bit_length() - 1]) | self._column(column)
        told[STAR] = bool(squares & self.printed.stars)
        told[LENGTH + squares.bit_count() - 1] = 1
        told[BESIDE : BESIDE + 30] = self._beside(squares)
        return told

    def _square(self, place: int) -> Marked:
        column, row = divmod(place, HEIGHT)
        block = self._block_at[place]
        told = self._run(len(COLORS) * column + block // SIZES)
        told[ROW + row] = 1
        told[STAR] = self.printed.stars >> place & 1
        told[BESIDE : BESIDE + 30] = self._beside(1 << place)
        for i, (right, down) in enumerate(NEIGHBORS):
            at = AROUND + ABOUT * i
            if not (0 <= column + right < 15 and 0 <= row + down < HEIGHT):
                told[at + 7] = 1
                continue
            there = HEIGHT * (column + right) + row + down
            told[at + self._block_at[there] // SIZES] = 1
            told[at + 5] = self._block_at[there] == block
            told[at + 6] = self.printed.stars >> there & 1
        return told


def _told() -> dict[str, tuple[int, int]]:
    """Where inputs of each kind begin and end."""
    sizes = [15 * 8, 5 * 8, 5 * 27, 75, 16, 16]
    starts = {
        "squares checked": CHECKED_AT,
        "squares that could be checked next": REACH_AT,
        "squares left of each column": STEPS_AT,
        "squares left of each color, seven or more in the last": STEPS_AT + sum(sizes[:1]),
        "squares left of each block": STEPS_AT + sum(sizes[:2]),
        "runs checked, by column and color": STEPS_AT + sum(sizes[:3]),
        "stars left": STEPS_AT + sum(sizes[:4]),
        "squares to the second color, up to fifteen": STEPS_AT + sum(sizes[:5]),
        "squares left of each color, over 32": SHARES_AT,
        "blocks in reach": REACHED_AT,
        "runs in reach": REACHED_AT + 30,
        "placements by block and number": PLACED_AT,
        "placements by color and number": PLACED_AT + len(NUMBERS_OF_BLOCKS),
        "rolls left": ROLLS_AT,
    }
    ends = [*list(starts.values())[1:], WIDTH - 2]
    return {what: (start, end) for (what, start), end in zip(starts.items(), ends, strict=True)}


TOLD = _told()


def scores(left: Values) -> tuple[Values, Values, Numbers]:
    """As if the game stopped now, without marks; what more there could be; colors complete."""
    columns = (left[:, :COLORS_AT] > 0) @ np.array(COLUMN_FIRST, dtype=np.float64)
    complete: Numbers = (left[:, COLORS_AT:BLOCKS_AT] == 0).sum(axis=1)
    stars = STAR_PENALTY * left[:, STARS_AT]
    more = columns + COLOR_FIRST * np.maximum(2 - complete, 0) - stars
    return sum(COLUMN_FIRST) - columns + COLOR_FIRST * complete + stars, more, complete
