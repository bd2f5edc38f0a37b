"""The levels below `best` go by the nets alone, without a look at the next roll."""

from collections.abc import Sequence
from functools import partial

from bis.bots.encore.learned.seated import at_stake
from bis.bots.encore.learned.situation import KEEN
from bis.bots.levels import soften
from bis.bots.one_more_encore.learned import best
from bis.bots.one_more_encore.learned.situation import Together
from bis.games.one_more_encore.moves import Move
from bis.games.one_more_encore.view import View

POINTS = 118.0
"""So many count like a victory alone."""


def worths(view: View, legal: Sequence[Move], points: float = POINTS) -> list[float]:
    """In chances to win, if these were even; alone so many points stand for a victory."""
    told = best.worths(view, legal, looks=1)
    whole = at_stake(view, Together) if len(view.sheets) > 1 else KEEN * points
    return list(map(float, told / whole))


easy = soften(partial(worths, points=96), 0.026)
medium = soften(worths, 0.0165)
hard = soften(partial(worths, points=144), 0.009)
