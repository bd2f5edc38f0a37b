"""A roll further: the mean over all rolls of the best one can do then."""

from collections.abc import Callable
from itertools import combinations_with_replacement, permutations, product

import numpy as np

from bis.bots.encore.learned.papers import CELLS, Numbers, Values
from bis.bots.encore.learned.situation import FACES, JOKER, NEVER, AnySituation
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


def expected(here: AnySituation, seat: int) -> float:
    """Of a seat, before the roll of a turn."""
    if here.over:
        return here.outcome(seat)
    chances = CHANCES[here.dice_of_a_kind]
    best = best_by_roll(here, seat)
    means = {face: chances @ best(face) @ chances for face in here.extra_faces}
    return float(sum(share * means[face] for face, share in here.extra_faces.items()))


def best_by_roll(here: AnySituation, seat: int) -> Callable[[str], Values]:
    """By the extra die: the best worth for each roll of color dice and number dice."""
    mine, passed = faces(here, seat)
    every = DICE[here.dice_of_a_kind]
    free = np.maximum(_most(mine, every, every), passed)
    if seat == here.active or here.turn <= FREE_TURNS:
        return lambda face: np.maximum(free, here.extra_worth(seat, face))
    theirs, theirs_passed = faces(here, here.active)
    shown, taken = _taken(theirs)
    pair = np.where(shown > theirs_passed, np.maximum(_left(mine, taken), passed), free)

    def best(face: str) -> Values:
        """After the active player, who takes what is best for itself."""
        gone = here.extra_worth(here.active, face) > np.maximum(shown, theirs_passed)
        return np.where(gone, free, np.maximum(pair, here.extra_worth(seat, face)))

    return best


def faces(here: AnySituation, seat: int) -> tuple[Values, float]:
    """The best worth with each color face and number face, jokers last; and of a pass."""
    paper = here.desk.paper
    groups = np.flatnonzero(here.open[seat])
    cells = paper.cells[groups]
    free = here.changes([PASS] * (1 + len(groups)))
    free.squares[1:] = paper.groups[groups]
    worth, _ = here.evaluate(seat, here.after(seat, free))
    by_cost = np.full((3, CELLS), NEVER)
    np.maximum.at(by_cost[0], cells, worth[1:])
    best = groups[worth[1:] == by_cost[0, cells]]  # a joker is spent on what is best without
    for cost in range(1, 1 + min(2, int(here.sheets.marks[seat]))):
        some = here.changes([PASS] * len(best))
        some.squares[:], some.cost[:] = paper.groups[best], cost
        paid, _ = here.evaluate(seat, here.after(seat, some))
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
