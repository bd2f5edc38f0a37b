"""Levels for a device without a server: `greedy`, and the same more loosely."""

from collections.abc import Sequence

from bis.bots.criss_cross import greedy
from bis.bots.levels import soften
from bis.games.criss_cross.moves import Move
from bis.games.criss_cross.view import View


def worths(view: View, legal: Sequence[Move]) -> list[float]:
    """In points."""
    return [worth / greedy.POINT for worth in greedy.worths(view, legal)]


novice = soften(worths, 0.85)
casual = soften(worths, 0.45)
skilled = greedy.choose
