"""The levels below `best` go by the nets alone, without a look at the next roll.

Chances to win differ little between moves once a game is nearly won or lost, and with many seats.
What they differ by is taken as a part of what is still at stake, so that a level plays on with
the same care whoever leads, and is as strong at a table of four as at one of two.
"""

from collections.abc import Sequence

from bis.bots.encore.frugal import frugal
from bis.bots.encore.learned.best import first_look, knows
from bis.bots.encore.learned.seated import at_stake
from bis.bots.encore.learned.together import Together
from bis.bots.encore.learned.unseen import Unseen
from bis.bots.encore.reference import players, weights
from bis.bots.levels import soften
from bis.games.encore.moves import Move
from bis.games.encore.view import View

POINTS = 16
"""So many count like a victory alone, and where no net fits."""


def worths(view: View, legal: Sequence[Move]) -> list[float]:
    """In chances to win, if these were even."""
    told = first_look(view, legal)
    if told is None:
        worths = players.worths(view, legal, weights.denial())
        return [worth / players.POINT / POINTS for worth in worths]
    if len(view.sheets) == 1:
        return list(map(float, told / POINTS))
    kind = Together if knows(view.sheets[0].printed) else Unseen
    return list(map(float, told / at_stake(view, kind)))


easy = soften(worths, 0.042, frugal)
medium = soften(worths, 0.031, frugal)
hard = soften(worths, 0.018, frugal)
