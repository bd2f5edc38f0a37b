"""Sheets of a table as arrays, many at once: what they become, what they score, what nets see."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bis.bots.encore.learned import layout
from bis.bots.encore.learned.papers import SQUARES, Flags, Numbers, Paper, Values, spread
from bis.games.encore.pieces import COLORS, COLUMNS, Printed
from bis.games.encore.scoring import (
    COLOR_FIRST,
    COLOR_LATER,
    COLUMN_FIRST,
    COLUMN_LATER,
    STAR_PENALTY,
    color_points,
    column_points,
    union,
)
from bis.games.encore.state import Sheet

MOST_MARKS = 8
LEVEL, NOTHING = 64, 40
"""What is added so that a lead and a score are not below zero."""


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

    def pick(self, rows: Numbers) -> "Sheets":
        return type(self)(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))

    @staticmethod
    def together(parts: "Sequence[Sheets]") -> "Sheets":
        kind = type(parts[0])
        names = kind.__dataclass_fields__
        return kind(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def read_flags(word: int, count: int) -> list[bool]:
    return [bool(word >> i & 1) for i in range(count)]


@dataclass(frozen=True)
class Changes:
    """What moves do to a sheet; a row for each."""

    squares: Values
    cost: Numbers
    """Marks."""


class Desk:
    """The printed sheet, and what had been claimed before this turn."""

    upper = COLUMN_FIRST
    rows_taken: Flags = np.zeros(7, dtype=bool)
    """None in Encore!."""

    def __init__(self, paper: Paper, columns_taken: Flags, colors_taken: Flags) -> None:
        self.paper = paper
        self.columns_taken = columns_taken
        self.colors_taken = colors_taken

    @staticmethod
    def of(sheets: Sequence[Sheet], paper: Paper) -> "Desk":
        columns = union(sheet.columns for sheet in sheets)
        colors = [any(color in sheet.colors for sheet in sheets) for color in COLORS]
        return Desk(paper, np.array(read_flags(columns, len(COLUMNS))), np.array(colors))

    def after(self, sheets: Sheets) -> "Desk":
        """As everybody's claims leave it."""
        columns, colors = sheets.columns.sum(axis=0) > 0, sheets.colors.sum(axis=0) > 0
        return Desk(self.paper, columns, colors)

    def read(self, sheets: Sequence[Sheet]) -> Sheets:
        return Sheets(
            spread(sheet.checked for sheet in sheets),
            np.array([sheet.marks for sheet in sheets]),
            np.array([read_flags(sheet.columns, len(COLUMNS)) for sheet in sheets]),
            np.array([[color in sheet.colors for color in COLORS] for sheet in sheets]),
            np.array([column_points(sheet, self.upper) + color_points(sheet) for sheet in sheets]),
        )

    def grown(self, sheets: Sheets, changes: Changes) -> Sheets:
        """After these changes, once claims are made (ENC-19, ENC-21)."""
        checked = sheets.checked + changes.squares
        columns, colors = self.paper.complete(checked)
        banked = sheets.banked + self.claimed(columns & ~sheets.columns, colors & ~sheets.colors)
        return Sheets(checked, sheets.marks - changes.cost, columns, colors, banked)

    def claimed(self, columns: Flags, colors: Flags) -> Numbers:
        """What new columns and colors bring."""
        by_column = np.where(self.columns_taken, COLUMN_LATER, self.upper)
        by_color = np.where(self.colors_taken, COLOR_LATER, COLOR_FIRST)
        points: Numbers = columns.astype(np.int64) @ by_column + colors.astype(np.int64) @ by_color
        return points

    def scores(self, sheets: Sheets) -> Numbers:
        """As if the game stopped now (ENC-23)."""
        stars = self.paper.stars_left(sheets.checked).astype(np.int64)
        return sheets.banked + sheets.marks + STAR_PENALTY * stars

    def features(self, sheets: Sheets, others: Numbers | None = None) -> tuple[Values, Flags]:
        """What a net is told, by the places of `layout`, squares of other colors left out; and
        which groups may be checked. ``others``: the others' scores, for one's own sheet.
        """
        told, legal = self.paper.features(sheets.checked)
        count = len(sheets)
        left = np.sort(SQUARES // len(COLORS) - sheets.checked @ self.paper.in_color, axis=1)
        end = np.minimum(left[:, 0] + left[:, 1], 15)
        scores = self.scores(sheets)
        ahead = np.zeros((count, 2))
        if others is not None:
            rivals = np.array([others.max(), others.sum() // len(others)])
            ahead = np.clip(scores[:, None] - rivals + LEVEL, 0, 127) / 16
        points = np.clip(scores + NOTHING, 0, 127) / 16
        parts = [
            told,
            self.paper.clumps(sheets.checked) / 2,
            sheets.marks[:, None] == np.arange(MOST_MARKS + 1),
            end[:, None] == np.arange(16),
            ahead,
            points[:, None],
        ]
        return np.concatenate([*parts, *self.more(sheets)], axis=1), legal

    def more(self, sheets: Sheets) -> list[Values]:  # noqa: ARG002  # nothing in Encore!
        return []


def read_places(printed: Printed, width: int) -> list[int]:
    """Where the features of a sheet stand in `layout`."""
    colors = [COLORS.index(printed.color_of(1 << i)) for i in range(SQUARES)]
    checked = [SQUARES * color + i for i, color in enumerate(colors)]
    reach = [layout.REACH + place for place in checked]
    rest = [*range(layout.COLUMNS_LEFT, layout.AHEAD - 1), *range(layout.AHEAD, layout.MORE)]
    return [*checked, *reach, *rest, *range(layout.MORE, width)]
