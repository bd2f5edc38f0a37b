"""Encore! alone: many games at once by `quick`, the net in 32-bit floats; exact in the end."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from bis.bots.encore.learned import alone
from bis.bots.encore.learned.any_net import AnyNet, net_of
from bis.bots.encore.learned.papers import Numbers, Paper, Values
from bis.coach.worth import Position
from bis.games.encore.pieces import Printed
from bis.games.encore.rules import TURNS_ALONE
from lab.lost.swift import swift
from lab.lost.weighing import Ask
from lab.oracle import encore as oracle
from lab.oracle.encore import rolls_left

EXACT = 4
"""With so many rolls left, the one on the table included, play is exact."""
LIKED = 4
JOKER, FACES = 5, 6
NEVER = 9
"""Marks that nobody has."""
ARRAYS = ("groups", "_in_cell", "in_column", "in_color", "_beside", "_stars")


class SwiftNet(AnyNet):
    def gains(self, features: Values, rolls: Numbers) -> Values:
        return super().gains(features.astype(np.float32), rolls)


class Crowd:
    """Games on one printed sheet, all with as many rolls left."""

    def __init__(self, printed: Printed) -> None:
        net = net_of(printed)
        assert net is not None
        self.net = swift(net, SwiftNet)
        self.paper = Paper(printed)
        for name in ARRAYS:
            self.paper.__dict__[name] = getattr(self.paper, name).astype(np.float32)
        self.color, self.number = self.paper.cells // 5, self.paper.cells % 5

    def finish(self, checked: Values, marks: Numbers, dice: Numbers) -> Values:
        """The final scores: two color dice and two number dice for each game and roll."""
        checked, marks = checked.astype(np.float32), marks.copy()
        for roll in range(dice.shape[1]):
            _, colors = self.paper.scores(checked, marks)
            on = np.flatnonzero(colors < 2)
            left = dice.shape[1] - roll - 1
            checked[on], marks[on] = self._rolled(checked[on], marks[on], dice[on, roll], left)
        scores, _ = self.paper.scores(checked, marks)
        return scores.astype(np.float64)

    def _rolled(
        self, checked: Values, marks: Numbers, dice: Numbers, left: int
    ) -> tuple[Values, Numbers]:
        """What the net likes best of all that the dice allow, a pass included."""
        _, legal = self.paper.features(checked)
        costs = price(dice[:, :2])[:, self.color] + price(dice[:, 2:])[:, self.number]
        game, group = np.nonzero(legal & (costs <= marks[:, None]))
        every = np.arange(len(checked))
        owner = np.concatenate([game, every])
        grown = np.concatenate([checked[game] + self.paper.groups[group], checked])
        paid = np.concatenate([marks[game] - costs[game, group], marks])
        worths = self.net.values(grown, paid, np.full(len(owner), left))
        order = np.lexsort((-worths, owner))
        best = order[np.flatnonzero(np.diff(owner[order], prepend=-1))]
        return grown[best], paid[best]


def price(dice: Numbers) -> Numbers:
    """The marks that each face costs: none if it shows, one with a joker."""
    shown = (dice[:, :, None] == np.arange(FACES)).any(axis=1)
    joker = np.where(shown[:, JOKER], 1, NEVER)
    return np.where(shown[:, :JOKER], 0, joker[:, None])


crowd_of = lru_cache(maxsize=8)(Crowd)


class AloneJudge:
    """For points, on the classic sheet."""

    player = "`quick` in 32-bit floats"
    futures = 400

    def phase(self, position: Position) -> str | None:
        if rolls_left(position.state) <= EXACT:
            return "rolls 27 to 30"
        first = (position.state.turn - 1) // 9 * 9 + 1
        return f"rolls {first} to {min(first + 8, TURNS_ALONE - EXACT)}"

    def liked(self, position: Position, seat: int) -> list[Any]:
        game, state = position.game, position.state
        legal = game.legal(state, seat)
        if rolls_left(state) <= EXACT:
            return list(legal)
        net = net_of(state.sheets[0].printed)
        assert net is not None
        worths = alone.worths(game.view(state, seat), legal, net)
        return [legal[i] for i in np.argsort(-worths, kind="stable")[:LIKED]]

    def exact(self, position: Position, seat: int, moves: Sequence[Any]) -> Values | None:
        if rolls_left(position.state) > EXACT:
            return None
        worths = oracle.worths(position.state)
        legal = list(position.game.legal(position.state, seat))
        chosen: Values = worths[[legal.index(move) for move in moves]]
        return chosen

    def ends(self, ask: Ask) -> Values:
        state, count = ask.position.state, len(ask.futures)
        checked, marks, rolls = alone.after(ask.position.game.view(state, ask.seat), ask.moves)
        dice = np.array([throw(ask.key, future, int(rolls[0])) for future in ask.futures])
        crowd = crowd_of(state.sheets[0].printed)
        ends = crowd.finish(
            np.repeat(checked, count, axis=0),
            np.repeat(marks, count),
            np.tile(dice, (len(ask.moves), 1, 1)),
        )
        return ends.reshape(1, len(ask.moves), count)


def throw(key: int, future: int, rolls: int) -> Numbers:
    """The dice of one future, the same for whoever asks."""
    return np.random.default_rng((key, future)).integers(0, FACES, (rolls, 4))
