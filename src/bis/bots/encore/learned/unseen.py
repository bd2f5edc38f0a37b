"""At tables on a sheet that no net for tables has learned: every sheet by the net for any sheet.

That net learned alone. It tells what each seat's sheet will bring in so many rolls; how many there
will be is told by how near the others are to the end, and who will win by how far one leads.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from bis.bots.encore.learned.any_net import AnyNet, net_of
from bis.bots.encore.learned.papers import Flags, Numbers, Values
from bis.bots.encore.learned.sheets import Sheets
from bis.bots.encore.learned.situation import KEEN
from bis.bots.encore.learned.table_net import TableNet
from bis.bots.encore.learned.together import Together
from bis.games.encore.pieces import Printed
from bis.games.encore.rules import TURNS_ALONE
from bis.games.encore.scoring import COLOR_FIRST, COLOR_LATER, COLUMN_FIRST, COLUMN_LATER
from bis.games.encore.state import FREE_TURNS

LOOKS = 3
"""So many of the best moves are looked at a roll further: its net is wider than those for tables,
and so no move takes longer than theirs.
"""
LACKED = (0, 9, 21, 42)
TURNS = (2.2, 12.4, 22.4, 32.5)
"""Turns to come where the nearest of the others lacks so many squares to two colors, straight
between these (`python -m lab.training.any_turns`: games of two `denial`).
"""
ROLLS = 0.85
"""A turn at a table is worth so much of a roll alone, by trying."""
SPREAD = 7.3
"""How far the lead may still change, at most, and in how many turns most of it."""
SOON = 4.0
COLUMN_PACE, COLOR_PACE = 3.3, 2.2
"""How fast the chance to complete something falls with the squares it lacks for each turn."""
STEEP = 1.7
"""Makes a logistic curve one of errors."""
REPLY = 3.0
"""Points that somebody who is still to act may add to a finished game."""
SURER = 0.5


Points = NDArray[np.floating[Any]] | Numbers


class AnyPoints(TableNet):
    """Stands where a net for tables stands; it knows each sheet for itself only."""

    def __init__(self, net: AnyNet) -> None:
        self.net = net


@dataclass(frozen=True)
class Unseen(Together):
    net: AnyPoints
    known: tuple[float, ...] = ()
    """How many turns are left by each seat's lights, if it was told a turn ago: a look ahead would
    else take squares of one's own for turns that the others lose.
    """

    @staticmethod
    def net_of(printed: Printed) -> AnyPoints:
        net = net_of(printed)
        assert net is not None, "a sheet that breaks a law"
        return AnyPoints(net)

    # What sheets will bring

    @cached_property
    def _lacking(self) -> Values:
        """Squares that each seat lacks to two colors."""
        left = np.sort((1 - self.sheets.checked) @ self.desk.paper.in_color, axis=1)
        lacking: Values = left[:, 0] + left[:, 1]
        return lacking

    def turns_left(self, seat: int) -> float:
        """Until one of the others ends the game."""
        if self.known:
            return self.known[seat]
        nearest = np.delete(self._lacking, seat).min()
        return float(np.interp(nearest, LACKED, TURNS))

    def points(self, sheets: Sheets, turns: float) -> Values:
        """Expected at the end, so many turns from now."""
        rolls = int(np.clip(round(ROLLS * turns), 1, TURNS_ALONE))
        worths = self.net.net.worths(sheets.checked, np.full(len(sheets), rolls))
        alone, _ = self.desk.paper.scores(sheets.checked, sheets.marks)
        gain = worths[np.arange(len(sheets)), sheets.marks] - alone
        gain = np.maximum(gain - self._lost(sheets, turns), 0)
        gain = np.where(_over(sheets), 0.0, gain)
        return self.desk.scores(sheets).astype(np.float64) + gain

    def _lost(self, sheets: Sheets, turns: float) -> Values:
        """What others have claimed brings less than the net believes."""
        free, paper = 1 - sheets.checked, self.desk.paper
        columns, colors = free @ paper.in_column, free @ paper.in_color
        less = np.subtract(COLUMN_FIRST, COLUMN_LATER) * self.desk.columns_taken
        lost: Values = _completed(columns, COLUMN_PACE / turns) @ less
        some = _completed(colors, COLOR_PACE / turns) @ self.desk.colors_taken.astype(np.float64)
        return lost + (COLOR_FIRST - COLOR_LATER) * some

    @cached_property
    def _expected(self) -> Values:
        """Points of each seat, as sheets are."""
        seats = range(len(self.sheets))
        rows = [self.sheets.pick(np.array([seat])) for seat in seats]
        told = [self.points(rows[seat], self.turns_left(seat))[0] for seat in seats]
        return np.array(told)

    def next(self, sheets: Sequence[Sheets]) -> Self:
        known = tuple(max(self.turns_left(seat) - 1, 1.0) for seat in range(len(sheets)))
        return replace(super().next(sheets), known=known)

    # Who will win

    def evaluate(self, seat: int, after: Sheets) -> tuple[Values, Values]:
        turns = self.turns_left(seat)
        points = self.points(after, max(turns - 1, 1))
        spread = SPREAD * (1 - np.exp(-(turns + 1) / SOON))
        chance = _ahead(points, np.delete(self._expected, seat), spread)
        chance = np.where(_over(after), self._won(seat, self.desk.scores(after)), chance)
        return chance + KEEN * points, chance

    def answered(self, seat: int, own: Sheets, first: Sheets) -> Values:  # noqa: ARG002
        """What a seat is expected to bring holds its next choice."""
        return self.evaluate(seat, own)[0]

    def _won(self, seat: int, scores: Numbers) -> Values:
        """The chance to win if the game ends with this turn."""
        others = np.delete(self.scores, seat)
        if self.turn > FREE_TURNS and seat != self.active:
            return _ahead(scores, others, SURER)
        return _ahead(scores, others + REPLY, REPLY)


def _over(sheets: Sheets) -> Flags:
    over: Flags = sheets.colors.sum(axis=1) >= 2
    return over


def _completed(left: Values, pace: float) -> Values:
    """How likely it is that what lacks so many squares will be complete; nothing if it is."""
    chance: Values = np.where(left > 0, np.exp(-pace * left), 0)
    return chance


def _ahead(points: Points, others: Points, spread: float) -> Values:
    """How likely one will be ahead of all others."""
    leads = STEEP * (points[:, None] - others) / spread
    chance: Values = (1 / (1 + np.exp(-np.clip(leads, -60, 60)))).prod(axis=1)
    return chance
