"""Looking ahead on grids: over one roll with a net, over the last rolls exactly."""

from collections.abc import Callable

import numpy as np

from bis.bots.criss_cross.learned.grids import SYMBOLS, Grids, Numbers, Paper, Values, unique

Evaluate = Callable[[Grids], Values]
"""What grids are worth before a roll."""


def expected(paper: Paper, grids: Grids, evaluate: Evaluate) -> Values:
    """The mean over all rolls of the best grid each leads to; the score where nothing more fits."""
    free = paper.room(grids)
    which, place = np.nonzero(free)
    told = paper.scores(paper.codes(grids)).astype(np.float64)
    if not len(which):
        return told
    grown = grids[which, None] + paper.written[place]
    worth = evaluate(grown.reshape(-1, grids.shape[1])).reshape(len(which), SYMBOLS, SYMBOLS)
    worth = np.maximum(worth, worth.transpose(0, 2, 1))  # either symbol first
    starts = np.flatnonzero(np.diff(which, prepend=-1))
    best = np.maximum.reduceat(worth.reshape(len(which), -1), starts)
    told[which[starts]] = best.mean(axis=1)
    return told


def exact(paper: Paper, grids: Grids, rolls: int) -> Values:
    """What the best play makes of grids in so many more rolls."""
    if rolls == 0:
        return paper.scores(paper.codes(grids)).astype(np.float64)
    distinct, place = unique(grids)
    return expected(paper, distinct, lambda grown: exact(paper, grown, rolls - 1))[place]


def replies(paper: Paper, grid: Grids, roll: tuple[int, int]) -> tuple[Grids, Numbers]:
    """The grids a roll leads to, and the pair and order (0 or 1) of each."""
    places = np.flatnonzero(paper.room(grid[None])[0])
    orders = [0] if roll[0] == roll[1] else [0, 1]
    found, told = [], []
    for place in places:
        for order in orders:
            first, second = roll if order == 0 else roll[::-1]
            found.append(grid + paper.written[place, (first - 1) * SYMBOLS + second - 1])
            told.append((place, order))
    return np.array(found), np.array(told)
