"""What a seat could do best with each color face and number face, before anything is rolled."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bis.bots.encore.learned.papers import CELLS, Numbers, Values
from bis.bots.encore.learned.situation import FACES, JOKER, NEVER, AnySituation
from bis.games.encore.moves import PASS

_JOKERS = (np.arange(FACES) == JOKER).astype(np.int64)
COSTS = _JOKERS[:, None] + _JOKERS
"""Marks, by color face and number face; jokers are last."""


@dataclass(frozen=True, slots=True)
class Faces:
    worth: Values
    """By color face and number face."""
    passed: float
    sheets: Any
    """What comes of a pass, then of each pair of faces that can be used."""
    row: Numbers
    """Which of these sheets; a pass where a pair cannot be used."""


def faces_of(here: AnySituation, seat: int) -> Faces:
    groups = np.flatnonzero(here.open[seat])
    cells = here.desk.paper.cells[groups]
    free, _ = here.evaluate(seat, _checked(here, seat, np.append(-1, groups), 0))
    by_cost, best = np.full((3, CELLS), NEVER), np.full(CELLS, -1)
    order = np.argsort(free[1:], kind="stable")
    at = cells[order]  # of several in a cell what comes last stays: the best
    best[at], by_cost[0, at] = groups[order], free[1:][order]
    there = np.flatnonzero(best >= 0)
    for cost in range(1, 1 + min(2, int(here.sheets.marks[seat]))):
        # a joker is spent on what is best without
        by_cost[cost, there], _ = here.evaluate(seat, _checked(here, seat, best[there], cost))
    worth, cell = _by_face(by_cost)
    can = worth > NEVER
    row = np.where(can, np.cumsum(can).reshape(can.shape), 0)
    chosen, costs = np.append(-1, best[cell[can]]), np.append(0, COSTS[can])
    return Faces(worth, float(free[0]), _checked(here, seat, chosen, costs), row)


def _checked(here: AnySituation, seat: int, groups: Numbers, cost: Numbers | int) -> Any:
    """The sheets that come of groups of squares; -1 is a pass."""
    changes = here.changes([PASS] * len(groups))
    changes.squares[:] = np.where(groups[:, None] < 0, 0, here.desk.paper.groups[groups])
    changes.cost[:] = cost
    return here.after(seat, changes)


def _by_face(by_cost: Values) -> tuple[Values, Numbers]:
    """What the best with each color face and number face is worth, and its cell."""
    free, one, two = by_cost.reshape(3, JOKER, JOKER)
    worth, cell = np.empty((FACES, FACES)), np.empty((FACES, FACES), np.int64)
    worth[:JOKER, :JOKER], cell[:JOKER, :JOKER] = free, np.arange(CELLS).reshape(JOKER, JOKER)
    worth[JOKER, :JOKER], worth[:JOKER, JOKER] = one.max(axis=0), one.max(axis=1)
    cell[JOKER, :JOKER] = JOKER * one.argmax(axis=0) + np.arange(JOKER)
    cell[:JOKER, JOKER] = JOKER * np.arange(JOKER) + one.argmax(axis=1)
    worth[JOKER, JOKER], cell[JOKER, JOKER] = two.max(), two.argmax()
    return worth, cell
