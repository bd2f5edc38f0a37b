"""The player at tables: the chance to win after each move, then the best few a roll further."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from bis.bots.encore.learned.ahead import expected
from bis.bots.encore.learned.papers import Flags, Values
from bis.bots.encore.learned.sheets import Sheets
from bis.bots.encore.learned.table import (
    NEVER,
    Dice,
    Options,
    Table,
    dice_left,
)
from bis.games.encore.state import FREE_TURNS
from bis.games.encore.view import View

LOOKS = 5
"""So many of the best moves are looked at a roll further, and of those that end the game."""


def worths(
    view: View, legal: Sequence[Any], looks: int = LOOKS, kind: type[Table] = Table
) -> Values:
    """What each move is worth; less than anything of those not looked at a roll further."""
    seated = Seated.at(view, kind)
    told = seated.first_look(legal)
    if looks < 2:
        return told
    order = np.argsort(-told, kind="stable")
    ends = order[seated.ends(legal)[order]]
    top = np.unique(np.concatenate([order[:looks], ends[:looks]]))
    deeper = np.full(len(legal), NEVER)
    deeper[top] = seated.second_look([legal[i] for i in top])
    return deeper


@dataclass(frozen=True)
class Seated:
    """One's place at a table, and what the others could do with the dice there."""

    table: Table
    seat: int
    dice: Dice
    waiting: tuple[int, ...]
    """The others who have not chosen yet."""

    @staticmethod
    def at(view: View, kind: type[Table] = Table) -> "Seated":
        assert view.seat is not None
        table, dice = kind.of(view), kind.dice(view)
        first = view.choices[view.active] if view.turn > FREE_TURNS else None
        if first is not None:
            dice = dice_left(dice, first)
        gone = {view.seat} if first is None else {view.seat, view.active}
        waiting = tuple(seat for seat in range(len(view.sheets)) if seat not in gone)
        return Seated(table, view.seat, dice, waiting)

    @cached_property
    def others(self) -> dict[int, Options]:
        return {seat: self.table.options(seat, self.dice) for seat in self.waiting}

    def first_look(self, legal: Sequence[Any]) -> Values:
        """The chance to win after each move, less what the dice left give to the others."""
        worth, chance = self.table.judge(
            self.seat, self.table.after(self.seat, self.table.changes(legal))
        )
        if not self._removes_dice():
            return worth
        mine = float(chance[worth.argmax()])
        left = {move: dice_left(self.dice, move) for move in legal}
        given = {dice: self._given(dice, mine) for dice in set(left.values())}
        prices: Values = np.array([given[left[move]] for move in legal])
        return worth - prices

    def ends(self, legal: Sequence[Any]) -> Flags:
        """Which moves end the game: a victory at hand must not be overlooked."""
        after = self.table.after(self.seat, self.table.changes(legal))
        ends: Flags = after.colors.sum(axis=1) >= 2
        return ends

    def _removes_dice(self) -> bool:
        return self.table.turn > FREE_TURNS and self.seat == self.table.active

    def _given(self, left: Dice, mine: float) -> float:
        """What all others make of these dice, as it lowers one's own chance to win."""
        total = 0.0
        for options in self.others.values():
            share = 1.0
            if len(self.others) > 1:
                share = min(1.0, mine / max(1 - options.likely, 0.05))
            total += share * float(options.worth[options.best(left)])
        return total

    def second_look(self, moves: Sequence[Any]) -> Values:
        """The mean over all next rolls, when everybody has done what seems best."""
        after = self.table.after(self.seat, self.table.changes(moves))
        return np.array([self._next(after.pick(np.array([i])), m) for i, m in enumerate(moves)])

    def _next(self, mine: Sheets, move: Any) -> float:
        left = dice_left(self.dice, move) if self._removes_dice() else self.dice
        rows = [self.table.sheets.pick(np.array([seat])) for seat in range(len(self.table.sheets))]
        for seat, options in self.others.items():
            rows[seat] = options.after.pick(np.array([options.best(left)]))
        rows[self.seat] = mine
        return expected(self.table.next(rows), self.seat)
