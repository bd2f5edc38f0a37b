"""Criss Cross by the net and the exact end; nothing is sampled.

Far from the end the chance to win comes from what the grids are worth and how far final scores
scatter; with two rolls or fewer to come, from all ways the dice may fall.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, exp, sqrt
from typing import Any

import numpy as np

from bis.bots.criss_cross.learned import net as nets
from bis.bots.criss_cross.learned.best import (
    ROUNDS,
    dice,
    paper_of,
    play_out,
    played_out,
    read_grid,
    shares,
    written,
)
from bis.bots.criss_cross.learned.grids import Grids, Paper, Values
from bis.bots.criss_cross.learned.search import exact, expected, replies
from bis.coach.worth import (
    Estimate,
    Finding,
    Gain,
    Outlook,
    Position,
    Worth,
    against_best,
    nothing,
)
from bis.core.chance import Stream
from bis.games.criss_cross.moves import Placement
from bis.games.criss_cross.pieces import COLUMNS, ROWS, SYMBOLS, Roll
from bis.games.criss_cross.state import Sheet, State

EXACT = 2
"""With so many rolls to come, and fewer, all is exact."""
LOOKS = 2000
"""So many grids are valued one roll further, at most: the best moves' futures."""
LEAST = 3
"""So many of the best moves are looked at closely, at least."""
CONTENDERS = 6
SCATTER = {
    False: (0.0, 1.8, 2.3, 2.7, 2.9, 3.0, 3.1, 3.3, 3.4, 3.4, 3.5, 3.5, 3.5),
    True: (0.0, 2.9, 3.5, 4.1, 4.4, 4.6, 4.8, 5.0, 5.1, 5.1, 5.2, 5.3, 5.3),
}
"""By rolls to come: how far a final score lies from what the net said, less what the common dice
give to everybody (the difference of two seats, by the root of two; 150 tapes, docs/coach.md)."""
DOUBT_AT_LEAST, DOUBT_GROWS, DOUBT_AT_MOST = 0.1, 0.4, 0.4
"""How far the net may be off about the difference of two moves, in points: the more they differ the
more, up to a limit (docs/coach.md)."""
STEPS = 120
CHECK, CHECK_SEED = 20, 4
EXPLAIN, EXPLAIN_SEED = 120, 5
"""So many games tell where the points of a mistake come from."""
PARTS = (*(f"columns.{name}" for name in COLUMNS), *(f"rows.{name}" for name in ROWS), "diagonal")
"""As `Paper.by_line` has them."""
NO_DICE = Stream(0, 0).at(0)


class GridEvaluator:
    """Values by the net."""

    note: str | None = None

    def outlook(self, position: Position) -> Outlook:
        standing = _Standing(position.state)
        means = [standing.expectation(seat) for seat in range(position.seats)]
        if position.seats == 1:
            return Outlook(((Worth(means[0], None),),))
        wins = standing.wins(means)
        return Outlook((tuple(map(Worth, means, wins)),))

    def weigh(self, position: Position, seat: int, legal: Sequence[Any], played: Any) -> Finding:
        """The played move is looked at as closely as the best ones."""
        if not isinstance(played, Placement):
            return Finding(played, nothing(position.seats), nothing(position.seats))
        estimates = self._worths(position, seat, legal, [list(legal).index(played)], LEAST)
        return against_best(estimates, played, position.seats)

    def check(
        self, position: Position, seat: int, moves: tuple[Any, Any], times: int
    ) -> tuple[Worth, Worth]:
        """The difference of two moves and its noise by playing on, so many times a few games."""
        standing = _Standing(position.state)
        each = range(standing.to_come)
        rolls = [[_throw(game, roll) for roll in each] for game in range(times * CHECK)]
        futures = np.array(rolls, dtype=np.int64).reshape(len(rolls), standing.to_come, 2)
        own = written(position.state.sheets[seat], moves)
        others = [standing.settled(other) for other in range(position.seats) if other != seat]
        ranks = play_out(standing.paper, np.array([*own, *others]), futures)
        points = np.floor(ranks[0] / 100) - np.floor(ranks[1] / 100)
        if position.seats == 1:
            return Worth(float(points.mean()), None), Worth(_error(points), None)
        wins = shares(ranks[0], ranks[2:]) - shares(ranks[1], ranks[2:])
        return (
            Worth(float(points.mean()), float(wins.mean())),
            Worth(_error(points), _error(wins)),
        )

    def advise(
        self, position: Position, seat: int, legal: Sequence[Any], count: int
    ) -> list[Estimate]:
        if not isinstance(legal[0], Placement):
            share = self.outlook(position).share[seat]
            none = nothing(position.seats)
            return [Estimate(move, share, none) for move in legal[:count]]
        return self._worths(position, seat, legal, [], count)[:count]

    def _worths(
        self, position: Position, seat: int, legal: Sequence[Any], also: list[int], least: int
    ) -> list[Estimate]:
        """So many moves best for points or more, by the chance to win, then by points."""
        standing = _Standing(position.state)
        grids = written(position.state.sheets[seat], legal)
        points = standing.after(grids, also, least)
        top = [*np.argsort(-points, kind="stable")[:CONTENDERS].tolist()]
        chosen = list(dict.fromkeys([*(i for i in top if np.isfinite(points[i])), *also]))
        wins = standing.wins_after(seat, grids[chosen], points[chosen])
        top_points = float(points[chosen].max())
        found = [
            Estimate(
                legal[i],
                Worth(float(points[i]), None if wins is None else wins[k]),
                standing.doubt(seat, top_points, float(points[i])),
            )
            for k, i in enumerate(chosen)
        ]
        return sorted(found, key=lambda estimate: (-estimate.worth.main, -estimate.worth.points))


def explain(position: Position, seat: int, best: Any, played: Any) -> tuple[Gain, ...]:
    """How much more each line brings in the end after the best move, by playing on."""
    standing = _Standing(position.state)
    paper = standing.paper
    futures, weights = dice(standing.to_come, EXPLAIN, Stream(EXPLAIN_SEED, standing.to_come).at(0))
    ends = played_out(paper, written(position.state.sheets[seat], [best, played]), futures)
    lines = paper.by_line(paper.codes(ends)).reshape(2, len(futures), -1).astype(np.float64)
    more = lines[0] - lines[1]
    means = weights @ more
    drawn = 0.0 if standing.to_come <= EXACT else 1.0
    noise = drawn * np.sqrt(weights @ (more - means) ** 2 / len(futures))
    return tuple(map(Gain, PARTS, means.tolist(), noise.tolist()))


def _throw(game: int, roll: int) -> tuple[int, int]:
    draws = Stream(CHECK_SEED, game).at(roll)
    return 1 + draws.below(6), 1 + draws.below(6)


def _error(numbers: Values) -> float:
    return float(numbers.std(ddof=1) / np.sqrt(len(numbers)))


class _Standing:
    """All grids of a position, and what is to come."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.paper = paper_of(state.advanced)
        self.to_come = ROUNDS - state.round
        """Rolls to come, without the one on the standing."""

    def grid(self, seat: int) -> tuple[Grids, bool]:
        """A seat's grid, and whether the roll on the table is still to be written."""
        state = self.state
        grid = begun(state.sheets[seat])
        if state.roll is None:
            return grid, False
        choice = state.choices[seat]
        if choice is not None:
            return written(state.sheets[seat], [choice])[0], False
        return grid, bool(self.paper.room(grid[None]).any())

    def expectation(self, seat: int) -> float:
        """The final score to be expected; the mean over rolls is what it was before the roll."""
        grid, due = self.grid(seat)
        key = grid.tobytes()
        if not due:
            return before_roll(key, self.to_come, self.state.advanced)
        return after_roll(key, _faces(self.state.roll), self.to_come, self.state.advanced)[0]

    def settled(self, seat: int) -> Grids:
        """A seat's grid when the roll on the table is written as is best for points."""
        grid, due = self.grid(seat)
        if not due:
            return grid
        key, roll = grid.tobytes(), _faces(self.state.roll)
        found = after_roll(key, roll, self.to_come, self.state.advanced)[1]
        return np.frombuffer(found, dtype=np.uint8)

    def after(self, grids: Grids, also: list[int], least: int) -> Values:
        """The expected final score of one seat's grids; of the hopeless ones less than anything."""
        if self.to_come <= EXACT:
            return exact(self.paper, grids, self.to_come)
        worths = value(self.paper, grids, self.to_come)
        room = int(self.paper.room(grids).sum(axis=1).max())
        width = max(least, LOOKS // (36 * max(1, room)))
        top = np.unique([*np.argsort(-worths, kind="stable")[:width], *also]).astype(np.int64)
        deeper = np.full(len(grids), -np.inf)
        net = nets.load(self.state.advanced)
        deeper[top] = expected(
            self.paper, grids[top], lambda grown: nets.values(net, self.paper, grown)
        )
        return deeper

    # The chance to win

    def wins(self, means: list[float]) -> list[float]:
        seats = range(len(means))
        if self.to_come <= EXACT:
            grids = np.array([self.settled(seat) for seat in seats])
            return [float(win) for win in self._raced(grids)]
        return win_chances(means, [self._scatter(seat) for seat in seats])

    def _scatter(self, seat: int) -> float:
        room = self.paper.room(self.settled(seat)[None]).any()
        return SCATTER[self.state.advanced][self.to_come] if room else 0.0

    def wins_after(self, seat: int, grids: Grids, points: Values) -> list[float] | None:
        """One seat's chances with each of its grids, if the others play for points."""
        seats = range(len(self.state.sheets))
        if len(seats) == 1:
            return None
        if self.to_come <= EXACT:
            others = [self.settled(other) for other in seats]
            told = []
            for grid in grids:
                others[seat] = grid
                told.append(float(self._raced(np.array(others))[seat]))
            return told
        return self._won_with(seat, list(map(float, points)))

    def _won_with(self, seat: int, points: list[float]) -> list[float]:
        """One seat's chances if it expects so many points."""
        seats = range(len(self.state.sheets))
        means = [self.expectation(other) for other in seats]
        scatter = [self._scatter(other) for other in seats]
        scatter[seat] = SCATTER[self.state.advanced][self.to_come]
        before, after = means[:seat], means[seat + 1 :]
        return [win_chances([*before, own, *after], scatter)[seat] for own in points]

    def doubt(self, seat: int, best: float, points: float) -> Worth:
        """How far the difference of two moves may be off; nothing where all is exact."""
        seats = len(self.state.sheets)
        if self.to_come <= EXACT:
            return nothing(seats)
        off = min(DOUBT_AT_MOST, DOUBT_AT_LEAST + DOUBT_GROWS * (best - points))
        if seats == 1:
            return Worth(off, None)
        more, less = self._won_with(seat, [points + off / 2, points - off / 2])
        return Worth(off, more - less)

    def _raced(self, grids: Grids) -> Values:
        """Each grid's share of the victories, over all ways the dice may fall."""
        futures, weights = dice(self.to_come, 0, NO_DICE)
        ranks = play_out(self.paper, grids, futures)
        best = ranks == ranks.max(axis=0)
        shares: Values = (best / best.sum(axis=0)) @ weights
        return shares


def begun(sheet: Sheet) -> Grids:
    """With any start symbol where none is chosen yet: all are alike."""
    grid = read_grid(sheet)
    grid[0] = grid[0] or 1
    return grid


def _faces(roll: Roll | None) -> tuple[int, int]:
    assert roll is not None
    first, second = (1 + SYMBOLS.index(symbol) for symbol in roll.symbols)
    return first, second


# What grids are worth


def value(paper: Paper, grids: Grids, rolls: int) -> Values:
    """With so many rolls to come."""
    if rolls <= EXACT:
        return exact(paper, grids, rolls)
    return nets.values(nets.load(paper.advanced), paper, grids)


@lru_cache(maxsize=4096)
def before_roll(grid: bytes, rolls: int, advanced: bool) -> float:
    """The mean over all rolls of `after_roll`."""
    paper = paper_of(advanced)
    grids = np.frombuffer(grid, dtype=np.uint8)[None]
    if rolls == 0:
        return float(exact(paper, grids, 0)[0])
    return float(expected(paper, grids, lambda grown: value(paper, grown, rolls - 1))[0])


@lru_cache(maxsize=4096)
def after_roll(
    grid: bytes, roll: tuple[int, int], rolls: int, advanced: bool
) -> tuple[float, bytes]:
    """The best that a roll makes of a grid, with so many rolls to come behind it."""
    paper = paper_of(advanced)
    grown, _ = replies(paper, np.frombuffer(grid, dtype=np.uint8), roll)
    worths = value(paper, grown, rolls)
    best = int(worths.argmax())
    return float(worths[best]), grown[best].tobytes()


# Means and scatter as chances to win


def win_chances(means: Sequence[float], scatter: Sequence[float]) -> list[float]:
    """Who ends highest if each final score is spread like a bell, on its own."""
    spreads = [max(width, 0.5) for width in scatter]
    low = min(mean - 4 * width for mean, width in zip(means, spreads, strict=True))
    high = max(mean + 4 * width for mean, width in zip(means, spreads, strict=True))
    shares = [0.0] * len(means)
    for step in range(STEPS):
        at = low + (high - low) * (step + 0.5) / STEPS
        below = [_below(at, mean, width) for mean, width in zip(means, spreads, strict=True)]
        for seat, (mean, width) in enumerate(zip(means, spreads, strict=True)):
            shares[seat] += _density(at, mean, width) * _product(below, seat)
    return [share / sum(shares) for share in shares]


def _below(at: float, mean: float, width: float) -> float:
    return 0.5 * (1 + erf((at - mean) / (width * sqrt(2))))


def _density(at: float, mean: float, width: float) -> float:
    return exp(-0.5 * ((at - mean) / width) ** 2) / width


def _product(below: Sequence[float], seat: int) -> float:
    found = 1.0
    for other, chance in enumerate(below):
        if other != seat:
            found *= chance
    return found
