"""The levels below `best` go by the nets alone, without a look at the next roll."""

from collections.abc import Sequence

from bis.bots.levels import soften
from bis.bots.one_more_encore.learned import best
from bis.games.one_more_encore.moves import Move
from bis.games.one_more_encore.view import View


def worths(view: View, legal: Sequence[Move]) -> list[float]:
    """In chances to win."""
    return list(map(float, best.worths(view, legal, looks=1)))


easy = soften(worths, 0.016)
medium = soften(worths, 0.012)
hard = soften(worths, 0.005)
