"""Alone: what each move leads to by the net, and the best few one roll further, over all rolls."""

from collections.abc import Sequence
from itertools import combinations_with_replacement

import numpy as np

from bis.bots.encore.learned.any_net import NOWHERE, AnyNet
from bis.bots.encore.learned.papers import Numbers, Paper, Values, paper_of, spread
from bis.games.encore.moves import Move
from bis.games.encore.rules import TURNS_ALONE
from bis.games.encore.view import View

LOOKS = 4
"""So many of the best moves are looked at one roll further."""
PAIRS = np.array(list(combinations_with_replacement(range(6), 2)))
"""What two dice of a kind may show."""
CHANCES = np.where(PAIRS[:, 0] == PAIRS[:, 1], 1.0, 2.0) / 36


def worths(view: View, legal: Sequence[Move], net: AnyNet) -> Values:
    """The expected final score after each move; less than anything of those not looked at."""
    paper = paper_of(view.sheets[0].printed)
    checked, marks, rolls = after(view, legal)
    top = np.argsort(-net.values(checked, marks, rolls), kind="stable")[:LOOKS]
    deeper = np.full(len(legal), NOWHERE)
    deeper[top] = expected(net, paper, checked[top], marks[top], rolls[top])
    return deeper


def first_look(view: View, legal: Sequence[Move], net: AnyNet) -> Values:
    """The same by the net alone."""
    return net.values(*after(view, legal))


def after(view: View, legal: Sequence[Move]) -> tuple[Values, Numbers, Numbers]:
    """What moves lead to: squares checked, marks and rolls left."""
    assert view.seat is not None
    sheet = view.sheets[view.seat]
    checked = spread(sheet.checked | getattr(move, "squares", 0) for move in legal)
    marks = np.array([sheet.marks - getattr(move, "cost", 0) for move in legal])
    return checked, marks, np.full(len(legal), TURNS_ALONE - view.turn)


def expected(net: AnyNet, paper: Paper, checked: Values, marks: Numbers, rolls: Numbers) -> Values:
    """The mean over all rolls of the best sheet they lead to; the score where the game is over."""
    scores, colors = paper.scores(checked, marks)
    over = (rolls == 0) | (colors >= 2)
    if over.all():
        return scores
    later = np.maximum(rolls - 1, 0)
    passed = net.values(checked, marks, later)
    grown = np.nonzero(paper.features(checked)[1] & ~over[:, None])
    by_cell = net.by_cell(paper, checked, marks, later, (grown[0], grown[1]))
    return np.where(over, scores, _mean(by_cell.reshape(3, -1, 5, 5), passed))


def _mean(by_cell: Values, passed: Values) -> Values:
    """Over all rolls; by color and number face, jokers last."""
    faces = np.full((by_cell.shape[1], 6, 6), NOWHERE)
    faces[:, :5, :5] = by_cell[0]
    faces[:, 5, :5] = by_cell[1].max(axis=1)
    faces[:, :5, 5] = by_cell[1].max(axis=2)
    faces[:, 5, 5] = by_cell[2].max(axis=(1, 2))
    best = np.maximum(best_of_rolls(faces), passed[:, None, None])
    mean: Values = np.einsum("nij,i,j->n", best, CHANCES, CHANCES)
    return mean


def best_of_rolls(faces: Values) -> Values:
    """From what each color face and number face brings to what two and two dice bring."""
    one = np.maximum(faces[:, PAIRS[:, 0]], faces[:, PAIRS[:, 1]])
    best: Values = np.maximum(one[:, :, PAIRS[:, 0]], one[:, :, PAIRS[:, 1]])
    return best
