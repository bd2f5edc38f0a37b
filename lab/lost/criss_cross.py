"""Criss Cross: grids played on by the net, in 32-bit floats, exactly where few rolls are left."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from bis.bots.criss_cross.learned import best
from bis.bots.criss_cross.learned import net as nets
from bis.bots.criss_cross.learned.best import ROUNDS, paper_of, read_grid, shares, written
from bis.bots.criss_cross.learned.grids import Grids, Numbers, Paper, Values
from bis.bots.criss_cross.learned.net import Net
from bis.bots.criss_cross.learned.search import exact
from bis.bots.criss_cross.told import ACTIVATION, FACES, SCALE, WEIGHT
from bis.coach.worth import Position
from bis.games.criss_cross.pieces import SYMBOLS
from lab.lost.swift import swift
from lab.lost.weighing import Ask

EXACT = 3
"""With so many rolls to come, and fewer, points are exact."""
LIKED = 4


class SwiftNet(Net):
    """Off by a thousandth of a point, and four times as fast."""

    def gain(self, grids: Grids, codes: Numbers) -> Values:
        told = (grids[:, :, None] == np.arange(FACES, dtype=np.uint8)).reshape(len(grids), -1)
        hidden = told.astype(np.float32) @ self._squares * np.float32(ACTIVATION)
        hidden += self._lines[codes].reshape(len(grids), -1) @ self._from_lines
        hidden = nets._cut(hidden + self._one_bias)
        hidden = nets._cut(hidden @ self._two + self._two_bias)
        points = hidden @ self._out + np.float32(self._out_bias)
        return np.asarray(points / (WEIGHT * ACTIVATION) * SCALE, dtype=np.float64)


@cache
def swift_net(advanced: bool) -> Net:
    return swift(nets.load(advanced), SwiftNet)


class GridJudge:
    """At tables for the share of the victory, everybody else for points; alone for points."""

    player = "the net without search, its last roll exact"
    futures = 600

    def phase(self, position: Position) -> str | None:
        state = position.state
        if state.roll is None:
            return None
        first = (state.round - 1) // 3 * 3 + 1
        return f"rolls {first} to {first + 2}"

    def liked(self, position: Position, seat: int) -> list[Any]:
        game, state = position.game, position.state
        legal = game.legal(state, seat)
        worths = best.points(game.view(state, seat), legal)
        assert worths is not None
        order = np.argsort(-worths, kind="stable")[:LIKED]
        return [legal[i] for i in order if np.isfinite(worths[i])]

    def exact(self, position: Position, seat: int, moves: Sequence[Any]) -> Values | None:
        state = position.state
        to_come = ROUNDS - state.round
        paper, own = paper_of(state.advanced), written(state.sheets[seat], moves)
        if position.seats == 1:
            return exact(paper, own, to_come) if to_come <= EXACT else None
        if to_come > 2:
            return None
        futures, weights = best.dice(to_come, 0, NOTHING)
        return self._won(position, seat, own, futures) @ weights

    def ends(self, ask: Ask) -> Values:
        state = ask.position.state
        own = written(state.sheets[ask.seat], ask.moves)
        dice = rolls(ask.key, ask.futures, ROUNDS - state.round)
        if ask.position.seats == 1:
            ends = final_ranks(paper_of(state.advanced), own, dice)
            return np.floor(ends / 100)[None]
        return self._won(ask.position, ask.seat, own, dice)[None]

    @staticmethod
    def _won(position: Position, seat: int, own: Grids, dice: Numbers) -> Values:
        """The share of each victory; the others write this roll as is best for points."""
        state = position.state
        paper = paper_of(state.advanced)
        first, second = (1 + SYMBOLS.index(symbol) for symbol in state.roll.symbols)
        others = [
            best.best_reply(paper, read_grid(sheet), (first, second))
            for other, sheet in enumerate(state.sheets)
            if other != seat
        ]
        ranks = final_ranks(paper, np.concatenate([own, np.array(others)]), dice)
        mine, theirs = ranks[: len(own)], ranks[len(own) :]
        return np.array([shares(each, theirs) for each in mine])


class _Nothing:
    """No dice are drawn where all ways they may fall are looked at."""

    def below(self, n: int, /) -> int:
        raise AssertionError(n)


NOTHING = _Nothing()


def rolls(key: int, futures: range, count: int) -> Numbers:
    """The dice of each future, the same for whoever asks."""
    dice = [
        np.random.default_rng((key, future)).integers(1, FACES, (count, 2)) for future in futures
    ]
    return np.array(dice, dtype=np.int64).reshape(len(futures), count, 2)


def final_ranks(paper: Paper, grids: Grids, dice: Numbers) -> Values:
    """Score and best line of each grid in each future."""
    ends = played_on(paper, grids, dice)
    return best.final_ranks(paper, ends).reshape(len(grids), len(dice))


def played_on(paper: Paper, grids: Grids, dice: Numbers) -> Grids:
    """The grids at the end, all futures of the first, then of the second."""
    now = np.repeat(grids, len(dice), axis=0)
    for roll in range(dice.shape[1]):
        falls = np.tile(dice[:, roll], (len(grids), 1))
        now = replied(paper, now, falls, last=roll == dice.shape[1] - 1)
    return now


def replied(paper: Paper, grids: Grids, falls: Numbers, *, last: bool) -> Grids:
    """The best grid that each roll makes of each grid, by the net; by rank with the last one."""
    which, place = np.nonzero(paper.room(grids))
    if not len(which):
        return grids
    first, second = falls[which].T - 1
    orders = np.stack([first * 6 + second, second * 6 + first], axis=1)
    grown = (grids[which, None] + paper.written[place[:, None], orders]).reshape(-1, grids.shape[1])
    if last:
        worths = best.final_ranks(paper, grown)
    else:
        worths = nets.values(swift_net(paper.advanced), paper, grown)
    starts = np.flatnonzero(np.diff(which, prepend=-1))
    counts = np.diff(starts, append=len(which))
    top = np.maximum.reduceat(worths, 2 * starts)
    is_top = np.flatnonzero(worths == np.repeat(top, 2 * counts))
    owner = np.repeat(which, 2)[is_top]
    after = grids.copy()
    after[owner[::-1]] = grown[is_top[::-1]]
    return after
