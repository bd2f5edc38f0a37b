"""The player at tables: the chance to win after each move, then the best few a roll further."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic

import numpy as np

from bis.bots.encore.learned.ahead import expected
from bis.bots.encore.learned.desk import C, S
from bis.bots.encore.learned.papers import Flags, Values
from bis.bots.encore.learned.situation import NEVER, SURE, Dice, Options, Situation, V
from bis.games.encore.state import FREE_TURNS

DECIDED = 0.03
"""With a chance to win below that a game is as good as lost."""
LOOKS = 5
"""So many of the best moves are looked at a roll further, and of those that end the game."""


def worths(
    view: V, legal: Sequence[Any], kind: type[Situation[V, S, C]], looks: int = LOOKS
) -> Values:
    """What each move is worth; less than anything of those not looked at a roll further."""
    seated = Seated.at(view, kind)
    told = seated.first_look(legal)
    if looks < 2:
        sure: Values = told + SURE * seated.wins(legal)
        return sure
    order = np.argsort(-told, kind="stable")
    ends = order[seated.ends(legal)[order]]
    top = np.unique(np.concatenate([order[:looks], ends[:looks]]))
    deeper = np.full(len(legal), NEVER)
    deeper[top] = seated.second_look([legal[i] for i in top])
    return deeper


def at_stake(view: V, kind: type[Situation[V, S, C]]) -> float:
    """How open the game is to a seat: 1 with even chances, next to nothing once it is decided."""
    assert view.seat is not None
    situation = kind.of(view)
    _, chance = situation.evaluate(view.seat, situation.sheets.pick(np.array([view.seat])))
    likely = min(max(float(chance[0]), DECIDED), 1 - DECIDED)
    return 4 * likely * (1 - likely)


@dataclass(frozen=True)
class Seated(Generic[V, S, C]):
    """One's place at a table, and what the others could do with the dice there."""

    situation: Situation[V, S, C]
    seat: int
    dice: Dice
    waiting: tuple[int, ...]
    """The others who have not chosen yet."""

    @staticmethod
    def at(view: V, kind: type[Situation[V, S, C]]) -> "Seated[V, S, C]":
        assert view.seat is not None
        situation, dice = kind.of(view), kind.dice(view)
        first = view.choices[view.active] if view.turn > FREE_TURNS else None
        if first is not None:
            dice = kind.dice_left(dice, first)
        gone = {view.seat} if first is None else {view.seat, view.active}
        waiting = tuple(seat for seat in range(len(view.sheets)) if seat not in gone)
        return Seated(situation, view.seat, dice, waiting)

    @cached_property
    def others(self) -> dict[int, Options[S]]:
        return {seat: self.situation.options(seat, self.dice) for seat in self.waiting}

    def first_look(self, legal: Sequence[Any]) -> Values:
        """The chance to win after each move, less what the dice left give to the others."""
        worth, chance = self.situation.evaluate(
            self.seat, self.situation.after(self.seat, self.situation.changes(legal))
        )
        if not self._removes_dice():
            return worth
        mine = float(chance[worth.argmax()])
        left = {move: self.situation.dice_left(self.dice, move) for move in legal}
        given = {dice: self._given(dice, mine) for dice in set(left.values())}
        prices: Values = np.array([given[left[move]] for move in legal])
        return worth - prices

    def ends(self, legal: Sequence[Any]) -> Flags:
        """Which moves end the game: a victory at hand must not be overlooked."""
        after = self.situation.after(self.seat, self.situation.changes(legal))
        ends: Flags = after.colors.sum(axis=1) >= 2
        return ends

    def wins(self, legal: Sequence[Any]) -> Flags:
        """Which of them win, if everybody then does what seems best: nobody waits for more."""
        wins = self.ends(legal)
        ending = np.flatnonzero(wins).tolist()
        for i, then in zip(ending, self.then([legal[i] for i in ending]), strict=True):
            wins[i] = then.victory(self.seat) == 1
        return wins

    def then(self, moves: Sequence[Any]) -> list[Situation[V, S, C]]:
        """What comes of each move: the next turn, or the end."""
        after = self.situation.after(self.seat, self.situation.changes(moves))
        return [self._then(after.pick(np.array([i])), move) for i, move in enumerate(moves)]

    def _removes_dice(self) -> bool:
        return self.situation.turn > FREE_TURNS and self.seat == self.situation.active

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
        return np.array([expected(then, self.seat) for then in self.then(moves)])

    def _then(self, mine: S, move: Any) -> Situation[V, S, C]:
        """The next turn, or the end, when everybody has done what seems best."""
        left = self.situation.dice_left(self.dice, move) if self._removes_dice() else self.dice
        sheets = self.situation.sheets
        rows = [sheets.pick(np.array([seat])) for seat in range(len(sheets))]
        for seat, options in self.others.items():
            rows[seat] = options.after.pick(np.array([options.best(left)]))
        rows[self.seat] = mine
        return self.situation.next(rows)
