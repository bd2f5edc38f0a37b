"""The levels below `best` go by the nets alone, without a look at the next roll."""

from collections.abc import Sequence

from bis.bots.encore.learned.best import first_look
from bis.bots.encore.reference import players, weights
from bis.bots.levels import soften
from bis.games.encore.moves import Move
from bis.games.encore.view import View

POINTS = 40
"""So many count like a victory alone, and where no net fits."""


def worths(view: View, legal: Sequence[Move]) -> list[float]:
    """In chances to win."""
    told = first_look(view, legal)
    if told is None:
        worths = players.worths(view, legal, weights.denial())
        return [worth / players.POINT / POINTS for worth in worths]
    return list(map(float, told if len(view.sheets) > 1 else told / POINTS))


easy = soften(worths, 0.012)
medium = soften(worths, 0.008)
hard = soften(worths, 0.005)
