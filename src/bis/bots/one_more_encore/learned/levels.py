"""The levels below `best` go by the nets alone, without a look at the next roll."""

from collections.abc import Sequence

from bis.bots.encore.reference.players import POINT
from bis.bots.levels import soften
from bis.bots.one_more_encore.learned import best
from bis.bots.one_more_encore.reference import players, weights
from bis.games.one_more_encore.moves import Move
from bis.games.one_more_encore.view import View

POINTS = 40
"""Alone, so many points count like a victory."""


def worths(view: View, legal: Sequence[Move]) -> list[float]:
    """In chances to win."""
    if len(view.sheets) > 1:
        return list(map(float, best.worths(view, legal, looks=1)))
    told = players.worths(view, legal, weights.tuned())
    return [worth / POINT / POINTS for worth in told]


easy = soften(worths, 0.016)
medium = soften(worths, 0.012)
hard = soften(worths, 0.005)
