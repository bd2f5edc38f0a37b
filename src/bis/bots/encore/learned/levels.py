"""The levels below `best` go by the nets alone, without a look at the next roll."""

from collections.abc import Sequence

from bis.bots.encore.learned import seated, solo
from bis.bots.encore.learned.net import net_of
from bis.bots.encore.reference import players, weights
from bis.bots.levels import soften
from bis.games.encore.moves import Move
from bis.games.encore.view import View

POINTS = 40
"""Alone, so many points count like a victory."""


def worths(view: View, legal: Sequence[Move]) -> list[float]:
    """In chances to win."""
    if len(view.sheets) > 1:
        return list(map(float, seated.worths(view, legal, looks=1)))
    if net := net_of(view.sheets[0].printed):
        return list(solo.first_look(view, legal, net) / POINTS)
    told = players.worths(view, legal, weights.tuned())
    return [worth / players.POINT / POINTS for worth in told]


easy = soften(worths, 0.016)
medium = soften(worths, 0.012)
hard = soften(worths, 0.005)
