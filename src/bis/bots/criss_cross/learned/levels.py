"""Looser players, who go by the net alone, without a look at the next roll."""

from collections.abc import Sequence

from bis.bots.criss_cross.learned import net as nets
from bis.bots.criss_cross.learned.best import paper_of, written
from bis.bots.levels import soften
from bis.games.criss_cross.moves import Move, Placement
from bis.games.criss_cross.view import View


def worths(view: View, legal: Sequence[Move]) -> list[float]:
    """The expected final score after each move; all alike where symbols are only chosen."""
    if not isinstance(legal[0], Placement):
        return [0.0] * len(legal)
    assert view.seat is not None
    grids = written(view.sheets[view.seat], legal)
    told: list[float] = nets.values(
        nets.load(view.advanced), paper_of(view.advanced), grids
    ).tolist()
    return told


easy = soften(worths, 1.6)
medium = soften(worths, 1.08)
hard = soften(worths, 0.63)
