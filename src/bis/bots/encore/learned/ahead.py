"""A roll further: the mean over all rolls of three and three dice of the best one can do then."""

from itertools import combinations_with_replacement, permutations, product

import numpy as np

from bis.bots.encore.learned.papers import CELLS, Numbers, Values
from bis.bots.encore.learned.sheets import Changes
from bis.bots.encore.learned.table import FACES, JOKER, KEEN, NEVER, Table
from bis.games.encore.state import FREE_TURNS

_SHOWN = list(combinations_with_replacement(range(FACES), 3))
THREE = np.array(_SHOWN)
"""What three dice of a kind may show."""
CHANCES = np.array([len(set(permutations(shown))) for shown in _SHOWN]) / FACES**3
TAKEN = list(product(range(3), range(3)))
"""Which color die and which number die are gone."""


def expected(table: Table, seat: int) -> float:
    """Of a seat, before the roll of a turn."""
    if (table.sheets.colors.sum(axis=1) >= 2).any():
        return outcome(table, seat)
    mine, passed = faces(table, seat)
    if seat == table.active or table.turn <= FREE_TURNS:
        best = np.maximum(_best(mine), passed)
    else:
        best = _after_another(mine, passed, *faces(table, table.active))
    return float(CHANCES @ best @ CHANCES)


def outcome(table: Table, seat: int) -> float:
    """A finished game: the share of the victory, and points (ENC-24)."""
    ranks = 16 * table.scores + table.sheets.marks
    winners = ranks == ranks.max()
    return float(winners[seat] / winners.sum() + KEEN * table.scores[seat])


def faces(table: Table, seat: int) -> tuple[Values, float]:
    """The best worth with each color face and number face, jokers last; and of a pass."""
    paper = table.desk.paper
    groups = np.flatnonzero(table.open[seat])
    cells = paper.cells[groups]
    free = Changes.none(1 + len(groups))
    free.squares[1:] = paper.groups[groups]
    worth, _ = table.judge(seat, table.after(seat, free))
    by_cost = np.full((3, CELLS), NEVER)
    np.maximum.at(by_cost[0], cells, worth[1:])
    best = groups[worth[1:] == by_cost[0, cells]]  # a joker is spent on what is best without
    for cost in range(1, 1 + min(2, int(table.sheets.marks[seat]))):
        some = Changes(paper.groups[best], np.full(len(best), cost))
        paid, _ = table.judge(seat, table.after(seat, some))
        np.maximum.at(by_cost[cost], paper.cells[best], paid)
    one, two = by_cost[1].reshape(5, 5), by_cost[2]
    told = np.full((FACES, FACES), NEVER)
    told[:JOKER, :JOKER] = by_cost[0].reshape(5, 5)
    told[JOKER, :JOKER], told[:JOKER, JOKER] = one.max(axis=0), one.max(axis=1)
    told[JOKER, JOKER] = two.max()
    return told, float(worth[0])


def _best(told: Values) -> Values:
    """With all dice of a roll; by what the color dice and the number dice show."""
    return _most(told, THREE, THREE)


def _most(told: Values, colors: Numbers, numbers: Numbers) -> Values:
    """The best of several color faces and number faces."""
    most: Values = told[colors].max(axis=1).T[numbers].max(axis=1).T
    return most


def _after_another(mine: Values, passed: float, theirs: Values, theirs_passed: float) -> Values:
    """With the dice that the active player leaves, who takes what is best for itself."""
    shown = np.array([theirs[np.ix_(THREE[:, i], THREE[:, j])] for i, j in TAKEN])
    taken = shown.argmax(axis=0)
    left = []
    for i, j in TAKEN:
        colors, numbers = np.delete(THREE, i, axis=1), np.delete(THREE, j, axis=1)
        left.append(_most(mine, colors, numbers))
    best = np.take_along_axis(np.array(left), taken[None], axis=0)[0]
    best = np.where(shown.max(axis=0) > theirs_passed, best, _best(mine))
    return np.maximum(best, passed)
