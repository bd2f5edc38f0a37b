"""The levels below `best` go by the nets alone, without a look at the next roll."""

from collections.abc import Sequence

from bis.bots.encore.frugal import frugal
from bis.bots.encore.learned.seated import at_stake
from bis.bots.encore.learned.situation import KEEN
from bis.bots.levels import soften
from bis.bots.one_more_encore.learned import best
from bis.bots.one_more_encore.learned.situation import Together
from bis.games.one_more_encore.moves import Move
from bis.games.one_more_encore.view import View

POINTS = 110
"""So many count like a victory alone."""


def worths(view: View, legal: Sequence[Move]) -> list[float]:
    """In chances to win, if these were even (as in Encore!)."""
    told = best.first_look(view, legal)
    whole = at_stake(view, Together) if len(view.sheets) > 1 else KEEN * POINTS
    return list(map(float, told / whole))


easy = soften(worths, 0.024, frugal)
medium = soften(worths, 0.0175, frugal)
hard = soften(worths, 0.011, frugal)
