"""The strongest player: a net for what a grid will be worth, a roll of search, exact at the end.

Alone it plays for points. At a table it plays for the chance to win as soon as the end is near
enough to be played through for all grids on the same rolls.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product

import numpy as np

from bis.bots.criss_cross import levels
from bis.bots.criss_cross.learned import net as nets
from bis.bots.criss_cross.learned.grids import Grids, Numbers, Paper, Values
from bis.bots.criss_cross.learned.search import exact, expected, replies
from bis.bots.criss_cross.told import FACES, grids_of
from bis.core.chance import Source
from bis.games.criss_cross.moves import Move, Placement
from bis.games.criss_cross.pieces import SIDE, SYMBOLS
from bis.games.criss_cross.state import Sheet
from bis.games.criss_cross.view import View

ROUNDS = 12
EXACT_ROLLS = 3
"""With so many rolls left, the one on the table included, play is exact."""
LOOKS = 5000
"""So many grids are weighed one roll further, at most: the best moves' futures, three at least."""
RACE_ROLLS = 4
"""With so many rolls left a table is played for the win."""
CONTENDERS = 10
"""So many of the moves best for points are played through for the win."""
FUTURES = 640
"""Where not all ways the dice may fall are looked at: so many, shared by all grids."""
SURE = 1.5
"""By so many standard errors a move must win more often than the one best for points."""


def choose(view: View, legal: Sequence[Move], source: Source) -> Move:
    """The move with the best chance to win; alone, and far from the end, with the most points."""
    worths = points(view, legal)
    if worths is None:
        return legal[source.below(len(legal))]
    rolls = rolls_left(view)
    if len(view.sheets) == 1 or rolls > RACE_ROLLS:
        return legal[int(worths.argmax())]
    return race(view, legal, worths, rolls, source)


def choose_points(view: View, legal: Sequence[Move], source: Source) -> Move:
    """The same player, who never looks at the others."""
    worths = points(view, legal)
    return legal[source.below(len(legal)) if worths is None else int(worths.argmax())]


def rolls_left(view: View) -> int:
    """The rolls to come, the one on the table included."""
    return ROUNDS + 1 - view.round


def points(view: View, legal: Sequence[Move]) -> Values | None:
    """The expected final score after each move; None where symbols are only chosen."""
    if not isinstance(legal[0], Placement):
        return None
    assert view.seat is not None
    paper = paper_of(view.advanced)
    grids = written(view.sheets[view.seat], legal)
    rolls = rolls_left(view)
    return exact(paper, grids, rolls - 1) if rolls <= EXACT_ROLLS else looked_at(paper, grids)


def looked_at(paper: Paper, grids: Grids) -> Values:
    """What the net says of the best grids one roll further; nothing is hoped from the others."""
    net = nets.load(paper.advanced)
    worths = nets.values(net, paper, grids)
    width = max(3, LOOKS // (36 * max(1, int(paper.room(grids).sum(axis=1).max()))))
    top = np.argsort(-worths, kind="stable")[:width]
    deeper = np.full(len(grids), -np.inf)
    deeper[top] = expected(paper, grids[top], lambda grown: nets.values(net, paper, grown))
    return deeper


@cache
def paper_of(advanced: bool) -> Paper:
    """With all that is worked out about it only once."""
    return Paper(SIDE, advanced)


def read_grid(sheet: Sheet) -> Grids:
    grid: Grids = read_grids([sheet])[0]
    return grid


def read_grids(sheets: Sequence[Sheet]) -> Grids:
    digits = np.frombuffer(grids_of(sheets).encode(), dtype=np.uint8)
    return (digits - ord("0")).reshape(len(sheets), SIDE**2)


def written(sheet: Sheet, legal: Sequence[Move]) -> Grids:
    """The grids that moves lead to."""
    return read_grids(levels.written(sheet, legal))


# The race: all grids played to the end on the same rolls


def race(view: View, legal: Sequence[Move], worths: Values, rolls: int, source: Source) -> Move:
    """The move that wins most often; among equals the one with most points."""
    assert view.seat is not None
    assert view.roll is not None
    paper = paper_of(view.advanced)
    top = np.argsort(-worths, kind="stable")[:CONTENDERS]
    mine = written(view.sheets[view.seat], [legal[i] for i in top])
    first, second = (1 + SYMBOLS.index(symbol) for symbol in view.roll.symbols)
    others = np.array(
        [
            best_reply(paper, read_grid(sheet), (first, second))
            for seat, sheet in enumerate(view.sheets)
            if seat != view.seat
        ]
    )
    grids = np.concatenate([mine, others])
    futures, weights = dice(rolls - 1, FUTURES // len(grids), source)
    ranks = play_out(paper, grids, futures)
    own, theirs = ranks[: len(mine)], ranks[len(mine) :]
    wins = np.array([shares(ranks, theirs) for ranks in own])
    return legal[int(top[surest(wins, weights, drawn=rolls > EXACT_ROLLS)])]


def shares(own: Values, others: Values) -> Values:
    """One seat's share of each victory, by the ranks of all."""
    shared = 1 + (others == own).sum(axis=0)
    told: Values = np.where(own >= others.max(axis=0), 1.0 / shared, 0.0)
    return told


def surest(wins: Values, weights: Values, *, drawn: bool) -> int:
    """The row that wins most often, if that is no accident of the futures drawn; else the first."""
    ahead = wins - wins[0]
    gains = ahead @ weights
    if drawn:
        gains -= SURE * ahead.std(axis=1) / len(weights) ** 0.5
    return int(gains.argmax())


def best_reply(paper: Paper, grid: Grids, roll: tuple[int, int]) -> Grids:
    """What somebody who plays for points makes of a roll."""
    grown, _ = replies(paper, grid, roll)
    if not len(grown):
        return grid
    worths = nets.values(nets.load(paper.advanced), paper, grown)
    best: Grids = grown[int(worths.argmax())]
    return best


def dice(rolls: int, ways: int, source: Source) -> tuple[Numbers, Values]:
    """How the dice may fall, and how likely each is: all ways where they are few."""
    faces = FACES - 1
    if rolls <= 2:
        once = [(a, b, 1 if a == b else 2) for a in range(faces) for b in range(a, faces)]
        every = list(product(once, repeat=rolls))
        falls = [[(1 + a, 1 + b) for a, b, _ in way] for way in every]
        likely = [np.prod([count for _, _, count in way]) for way in every]
        weights = np.array(likely, dtype=np.float64)
        dealt = np.array(falls, dtype=np.int64).reshape(len(falls), rolls, 2)
        return dealt, weights / weights.sum()
    drawn = [
        [sorted((1 + source.below(6), 1 + source.below(6))) for _ in range(rolls)]
        for _ in range(ways)
    ]
    return np.array(drawn, dtype=np.int64), np.full(ways, 1 / ways)


def play_out(paper: Paper, grids: Grids, futures: Numbers) -> Values:
    """Every grid played for points through every future: its final score, then its best line."""
    ends = played_out(paper, grids, futures)
    return final_ranks(paper, ends).reshape(len(grids), len(futures))


def played_out(paper: Paper, grids: Grids, futures: Numbers) -> Grids:
    """The grids at the end: every future of the first, then of the second, and so on."""
    count, ways = len(grids), len(futures)
    now = np.repeat(grids, ways, axis=0)
    for roll in range(futures.shape[1]):
        falls = np.tile(futures[:, roll], (count, 1))
        now = replied(paper, now, falls, last=roll == futures.shape[1] - 1)
    return now


def final_ranks(paper: Paper, grids: Grids) -> Values:
    """What decides who wins: the score, then the best line (CC-10)."""
    codes = paper.codes(grids)
    return (100 * paper.scores(codes) + paper.best_lines(codes)).astype(np.float64)


def replied(paper: Paper, grids: Grids, rolls: Numbers, *, last: bool) -> Grids:
    """The best grid that each roll makes of each grid; the same one is looked for once."""
    rows = np.concatenate([grids, rolls.astype(np.uint8)], axis=1)
    _, first, again = np.unique(rows, axis=0, return_index=True, return_inverse=True)
    return best_replies(paper, grids[first], rolls[first], last=last)[again.reshape(-1)]


def best_replies(paper: Paper, grids: Grids, rolls: Numbers, *, last: bool) -> Grids:
    which, place = np.nonzero(paper.room(grids))
    if not len(which):
        return grids
    first, second = rolls[which].T - 1
    either = np.stack([first * 6 + second, second * 6 + first], axis=1)
    grown = grids[which, None] + paper.written[place[:, None], either]
    flat = grown.reshape(-1, grids.shape[1])
    if last:
        worths = final_ranks(paper, flat)
    else:
        worths = nets.values(nets.load(paper.advanced), paper, flat)
    order = np.lexsort((-worths, np.repeat(which, 2)))
    owners = np.repeat(which, 2)[order]
    winners = order[np.flatnonzero(np.diff(owners, prepend=-1))]
    after = grids.copy()
    after[np.repeat(which, 2)[winners]] = flat[winners]
    return after
