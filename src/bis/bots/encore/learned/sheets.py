"""Sheets of a table as arrays, many at once, and what moves do to them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from bis.bots.encore.learned import layout
from bis.bots.encore.learned.papers import SQUARES, Flags, Numbers, Values, spread
from bis.games.encore.pieces import COLORS, COLUMNS, Printed
from bis.games.encore.scoring import COLUMN_FIRST, color_points, column_points
from bis.games.encore.state import Sheet


@dataclass(frozen=True)
class Sheets:
    """Rows of arrays."""

    checked: Values
    marks: Numbers
    columns: Flags
    """Claimed; so are colors."""
    colors: Flags
    banked: Numbers
    """Points of claims."""

    def __len__(self) -> int:
        return len(self.marks)

    def pick(self, rows: Numbers) -> Self:
        return type(self)(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))

    @classmethod
    def together(cls, parts: Sequence[Self]) -> Self:
        names = cls.__dataclass_fields__
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def read_sheets(sheets: Sequence[Sheet], upper: Sequence[int] = COLUMN_FIRST) -> Sheets:
    """``upper``: what columns bring to those who complete them first."""
    return Sheets(
        spread(sheet.checked for sheet in sheets),
        np.array([sheet.marks for sheet in sheets]),
        np.array([read_flags(sheet.columns, len(COLUMNS)) for sheet in sheets]),
        np.array([[color in sheet.colors for color in COLORS] for sheet in sheets]),
        np.array([column_points(sheet, upper) + color_points(sheet) for sheet in sheets]),
    )


def read_flags(word: int, count: int) -> list[bool]:
    return [bool(word >> i & 1) for i in range(count)]


@dataclass(frozen=True)
class Changes:
    """What moves do to a sheet; a row for each."""

    squares: Values
    cost: Numbers
    """Marks."""


def read_changes(moves: Sequence[Any]) -> Changes:
    return Changes(
        spread(getattr(move, "squares", 0) for move in moves),
        np.array([getattr(move, "cost", 0) for move in moves]),
    )


def read_places(printed: Printed, width: int) -> list[int]:
    """Where the features of a sheet stand in `layout`."""
    colors = [COLORS.index(printed.color_of(1 << i)) for i in range(SQUARES)]
    checked = [SQUARES * color + i for i, color in enumerate(colors)]
    reach = [layout.REACH + place for place in checked]
    rest = [*range(layout.COLUMNS_LEFT, layout.AHEAD - 1), *range(layout.AHEAD, layout.MORE)]
    return [*checked, *reach, *rest, *range(layout.MORE, width)]
