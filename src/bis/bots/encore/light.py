"""Levels for a device without a server: `denial`, and the same more loosely.

They need nothing but the standard library. How strong they are: docs/strength.md.
"""

from collections.abc import Sequence

from bis.bots.encore.frugal import frugal
from bis.bots.encore.reference import players, weights
from bis.bots.levels import soften
from bis.games.encore.moves import Move
from bis.games.encore.view import View


def worths(view: View, legal: Sequence[Move]) -> list[float]:
    """In points."""
    return [worth / players.POINT for worth in players.worths(view, legal, weights.denial())]


novice = soften(worths, 0.9, frugal)
casual = soften(worths, 0.5, frugal)
skilled = players.denial
