"""The desk at which sheets grow: what they become, what they score, what nets are told of them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np

from bis.bots.encore.learned import layout
from bis.bots.encore.learned.papers import SQUARES, Flags, Numbers, Paper, Values, paper_of
from bis.bots.encore.learned.sheets import Changes, Sheets, read_flags, read_sheets
from bis.games.encore.pieces import COLORS, COLUMNS
from bis.games.encore.rules import MARKS
from bis.games.encore.scoring import (
    COLOR_FIRST,
    COLOR_LATER,
    COLUMN_FIRST,
    COLUMN_LATER,
    STAR_PENALTY,
    union,
)
from bis.games.encore.state import Sheet
from bis.games.encore.view import View

P = TypeVar("P", bound=Sheet)
"""A seat's paper, as the rules have it."""
S = TypeVar("S", bound=Sheets)
C = TypeVar("C", bound=Changes)


class Desk(ABC, Generic[P, S, C]):
    """The printed sheet, and what had been claimed before this turn."""

    upper: ClassVar[Sequence[int]] = COLUMN_FIRST
    """What columns bring to those who complete them first."""

    def __init__(self, paper: Paper, columns_taken: Flags, colors_taken: Flags) -> None:
        self.paper = paper
        self.columns_taken = columns_taken
        self.colors_taken = colors_taken

    # What each game says for itself

    @abstractmethod
    def after(self, sheets: S) -> "Desk[P, S, C]":
        """As everybody's claims leave it."""

    @abstractmethod
    def read(self, sheets: Sequence[P]) -> S: ...

    @abstractmethod
    def grown(self, sheets: S, changes: C) -> S:
        """After these changes, once claims are made."""

    @property
    def taken(self) -> Flags:
        """All that had been claimed, by the places of `layout`."""
        return np.concatenate([self.columns_taken, self.colors_taken])

    def more(self, sheets: S) -> list[Values]:  # noqa: ARG002
        """What else a net is told of sheets."""
        return []

    # What they have in common

    def claimed(self, columns: Flags, colors: Flags) -> Numbers:
        """What new columns and colors bring."""
        by_column = np.where(self.columns_taken, COLUMN_LATER, self.upper)
        by_color = np.where(self.colors_taken, COLOR_LATER, COLOR_FIRST)
        points: Numbers = columns.astype(np.int64) @ by_column + colors.astype(np.int64) @ by_color
        return points

    def scores(self, sheets: S) -> Numbers:
        """As if the game stopped now (ENC-23)."""
        stars = self.paper.stars_left(sheets.checked).astype(np.int64)
        return sheets.banked + sheets.marks + STAR_PENALTY * stars

    def features(self, sheets: S, others: Numbers | None = None) -> tuple[Values, Flags]:
        """What a net is told, by the places of `layout`, squares of other colors left out; and
        which groups may be checked. ``others``: the others' scores, for one's own sheets.
        """
        told, legal = self.paper.features(sheets.checked)
        count = len(sheets)
        left = np.sort(SQUARES // len(COLORS) - sheets.checked @ self.paper.in_color, axis=1)
        end = np.minimum(left[:, 0] + left[:, 1], 15)
        scores = self.scores(sheets)
        ahead = np.zeros((count, 2))
        if others is not None:
            mean = others.sum(axis=-1) // others.shape[-1]
            rivals = np.stack([others.max(axis=-1), mean], axis=-1)
            ahead = np.clip(scores[:, None] - rivals + layout.LEVEL, 0, 127) / 16
        points = np.clip(scores + layout.NOTHING, 0, 127) / 16
        parts = [
            told,
            self.paper.clumps(sheets.checked) / 2,
            sheets.marks[:, None] == np.arange(MARKS + 1),
            end[:, None] == np.arange(16),
            ahead,
            points[:, None],
        ]
        return np.concatenate([*parts, *self.more(sheets)], axis=1), legal


AnyDesk = Desk[Any, S, C]


class EncoreDesk(Desk[Sheet, Sheets, Changes]):
    @staticmethod
    def at(view: View) -> "EncoreDesk":
        return EncoreDesk(paper_of(view.sheets[0].printed), *read_taken(view.sheets))

    def after(self, sheets: Sheets) -> "EncoreDesk":
        return EncoreDesk(self.paper, by_anybody(sheets.columns), by_anybody(sheets.colors))

    def read(self, sheets: Sequence[Sheet]) -> Sheets:
        return read_sheets(sheets, self.upper)

    def grown(self, sheets: Sheets, changes: Changes) -> Sheets:
        """Columns and colors are claimed (ENC-19, ENC-21)."""
        checked = sheets.checked + changes.squares
        columns, colors = self.paper.complete(checked)
        banked = sheets.banked + self.claimed(columns & ~sheets.columns, colors & ~sheets.colors)
        return Sheets(checked, sheets.marks - changes.cost, columns, colors, banked)


def read_taken(sheets: Sequence[Sheet]) -> tuple[Flags, Flags]:
    """The columns and colors that somebody has claimed."""
    columns = union(sheet.columns for sheet in sheets)
    colors = [any(color in sheet.colors for sheet in sheets) for color in COLORS]
    return np.array(read_flags(columns, len(COLUMNS))), np.array(colors)


def by_anybody(claims: Flags) -> Flags:
    """What is claimed on any of the sheets."""
    taken: Flags = claims.sum(axis=0) > 0
    return taken
