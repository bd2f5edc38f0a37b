"""A roll further: the mean over all rolls of the best one can do then."""

from collections.abc import Callable
from itertools import combinations_with_replacement, permutations, product

import numpy as np

from bis.bots.encore.learned.papers import CELLS, Numbers, Values
from bis.bots.encore.learned.table import FACES, JOKER, NEVER, Table
from bis.games.encore.moves import PASS
from bis.games.encore.state import FREE_TURNS

SHOWN = {n: list(combinations_with_replacement(range(FACES), n)) for n in (2, 3)}
DICE = {n: np.array(shown) for n, shown in SHOWN.items()}
"""What two or three dice of a kind may show."""
CHANCES = {
    n: np.array([len(set(permutations(faces))) for faces in shown]) / FACES**n
    for n, shown in SHOWN.items()
}
TAKEN = list(product(range(3), range(3)))
"""Which color die and which number die are gone."""


def expected(table: Table, seat: int) -> float:
    """Of a seat, before the roll of a turn."""
    if table.over:
        return table.outcome(seat)
    chances = CHANCES[table.dice_of_a_kind]
    best = best_by_roll(table, seat)
    means = {face: chances @ best(face) @ chances for face in table.special_faces}
    return float(sum(share * means[face] for face, share in table.special_faces.items()))


def best_by_roll(table: Table, seat: int) -> Callable[[str], Values]:
    """By the special die: the best worth for each roll of color dice and number dice."""
    mine, passed = faces(table, seat)
    every = DICE[table.dice_of_a_kind]
    free = np.maximum(_most(mine, every, every), passed)
    if seat == table.active or table.turn <= FREE_TURNS:
        return lambda face: np.maximum(free, table.special_worth(seat, face))
    theirs, theirs_passed = faces(table, table.active)
    shown, taken = _taken(theirs)
    pair = np.where(shown > theirs_passed, np.maximum(_left(mine, taken), passed), free)

    def best(face: str) -> Values:
        """After the active player, who takes what is best for itself."""
        gone = table.special_worth(table.active, face) > np.maximum(shown, theirs_passed)
        return np.where(gone, free, np.maximum(pair, table.special_worth(seat, face)))

    return best


def faces(table: Table, seat: int) -> tuple[Values, float]:
    """The best worth with each color face and number face, jokers last; and of a pass."""
    paper = table.desk.paper
    groups = np.flatnonzero(table.open[seat])
    cells = paper.cells[groups]
    free = table.changes([PASS] * (1 + len(groups)))
    free.squares[1:] = paper.groups[groups]
    worth, _ = table.judge(seat, table.after(seat, free))
    by_cost = np.full((3, CELLS), NEVER)
    np.maximum.at(by_cost[0], cells, worth[1:])
    best = groups[worth[1:] == by_cost[0, cells]]  # a joker is spent on what is best without
    for cost in range(1, 1 + min(2, int(table.sheets.marks[seat]))):
        some = table.changes([PASS] * len(best))
        some.squares[:], some.cost[:] = paper.groups[best], cost
        paid, _ = table.judge(seat, table.after(seat, some))
        np.maximum.at(by_cost[cost], paper.cells[best], paid)
    one, two = by_cost[1].reshape(5, 5), by_cost[2]
    told = np.full((FACES, FACES), NEVER)
    told[:JOKER, :JOKER] = by_cost[0].reshape(5, 5)
    told[JOKER, :JOKER], told[:JOKER, JOKER] = one.max(axis=0), one.max(axis=1)
    told[JOKER, JOKER] = two.max()
    return told, float(worth[0])


def _most(told: Values, colors: Numbers, numbers: Numbers) -> Values:
    """The best of several color faces and number faces; by roll."""
    most: Values = told[colors].max(axis=1).T[numbers].max(axis=1).T
    return most


def _taken(theirs: Values) -> tuple[Values, Numbers]:
    """The best pair of each roll of three and three dice: its worth, and its place in TAKEN."""
    three = DICE[3]
    shown = np.array([theirs[np.ix_(three[:, i], three[:, j])] for i, j in TAKEN])
    return shown.max(axis=0), shown.argmax(axis=0)


def _left(mine: Values, taken: Numbers) -> Values:
    """The best with the dice that such a pair leaves."""
    three = DICE[3]
    left = [_most(mine, np.delete(three, i, axis=1), np.delete(three, j, axis=1)) for i, j in TAKEN]
    best: Values = np.take_along_axis(np.array(left), taken[None], axis=0)[0]
    return best
