"""The levels below `best` go by the nets alone, without a look at the next roll."""

from collections.abc import Sequence

from bis.bots.encore.learned import alone, seated
from bis.bots.encore.learned.best import net_for
from bis.bots.encore.learned.together import Together
from bis.bots.encore.reference import players, weights
from bis.bots.levels import soften
from bis.games.encore.moves import Move
from bis.games.encore.view import View

POINTS = 40
"""So many count like a victory alone, and where no net fits."""


def worths(view: View, legal: Sequence[Move]) -> list[float]:
    """In chances to win."""
    net = net_for(view)
    if net is None:
        told = players.worths(view, legal, weights.denial())
        return [worth / players.POINT / POINTS for worth in told]
    if len(view.sheets) > 1:
        return list(map(float, seated.worths(view, legal, Together, looks=1)))
    return list(alone.first_look(view, legal, net) / POINTS)


easy = soften(worths, 0.012)
medium = soften(worths, 0.008)
hard = soften(worths, 0.005)
