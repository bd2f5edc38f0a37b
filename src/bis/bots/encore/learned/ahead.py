"""A roll further: the mean over all rolls of the best one can do then."""

from collections.abc import Callable
from itertools import combinations_with_replacement, permutations, product

import numpy as np

from bis.bots.encore.learned.faces import Faces, faces_of
from bis.bots.encore.learned.papers import Numbers, Values
from bis.bots.encore.learned.situation import FACES, NEVER, AnySituation
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
    mine = faces_of(here, seat)
    every = DICE[here.dice_of_a_kind]
    free = np.maximum(_most(mine.worth, every, every), mine.passed)
    if seat == here.active or here.turn <= FREE_TURNS:
        return lambda face: np.maximum(free, here.extra_worth(seat, face))
    return _after_active(here, seat, mine, free)


def _after_active(
    here: AnySituation, seat: int, mine: Faces, free: Values
) -> Callable[[str], Values]:
    """The active player takes what is best for itself, and one knows of it."""
    theirs = faces_of(here, here.active)
    shown, taken = _taken(theirs.worth)
    takes = shown > theirs.passed
    pairs, more = _after_pair(here, seat, (mine, theirs), taken)
    pairs, more = np.where(takes, pairs, free), np.where(takes, more, 0)

    def best(face: str) -> Values:
        kept = np.maximum(pairs, here.extra_worth(seat, face) + more)
        extra = here.extra_sheet(here.active, face)
        if extra is None:
            return kept
        gone = here.extra_worth(here.active, face) > np.maximum(shown, theirs.passed)
        [worth] = here.answered(seat, here.sheets.pick(np.array([seat])), extra)
        return np.where(gone, free + worth - mine.passed, kept)

    return best


def _after_pair(
    here: AnySituation, seat: int, both: tuple[Faces, Faces], taken: Numbers
) -> tuple[Values, Values]:
    """By roll, once the active player has taken its best pair: the best with the dice left, and how
    much more one's own sheet is worth than after a pass of theirs. That is added to all one can do,
    unless the pair ends the game: then everything is looked at anew, but for the extra die.
    """
    mine, theirs = both
    gone = theirs.row[_faces_taken(taken)]
    own = here.sheets.pick(np.full(len(theirs.sheets), seat))
    more = (here.answered(seat, own, theirs.sheets) - mine.passed)[gone]
    best = np.maximum(_left(mine.worth, taken), mine.passed) + more
    for row in np.flatnonzero(theirs.sheets.colors.sum(axis=1) >= 2):
        last = theirs.sheets.pick(np.full(len(mine.sheets), row))
        worth = here.answered(seat, mine.sheets, last)
        left = np.maximum(_left(worth[mine.row], taken), worth[0])
        best, more = np.where(gone == row, left, best), np.where(gone == row, NEVER, more)
    return best, more


def _most(told: Values, colors: Numbers, numbers: Numbers) -> Values:
    """The best of several color faces and number faces; by roll."""
    most: Values = told[colors].max(axis=1).T[numbers].max(axis=1).T
    return most


def _taken(theirs: Values) -> tuple[Values, Numbers]:
    """The best pair of each roll of three and three dice: its worth, and its place in TAKEN."""
    three = DICE[3]
    shown = np.array([theirs[np.ix_(three[:, i], three[:, j])] for i, j in TAKEN])
    return shown.max(axis=0), shown.argmax(axis=0)


def _faces_taken(taken: Numbers) -> tuple[Numbers, Numbers]:
    """The color face and the number face that are gone; by roll."""
    three, place = DICE[3], np.array(TAKEN)[taken]
    roll = np.arange(len(three))
    return three[roll[:, None], place[..., 0]], three[roll, place[..., 1]]


def _left(mine: Values, taken: Numbers) -> Values:
    """The best with the dice that such a pair leaves."""
    three = DICE[3]
    left = [_most(mine, np.delete(three, i, axis=1), np.delete(three, j, axis=1)) for i, j in TAKEN]
    best: Values = np.take_along_axis(np.array(left), taken[None], axis=0)[0]
    return best
