"""Levels for a device without a server: `denial`, and the same more loosely."""

from collections.abc import Sequence

from bis.bots.encore.frugal import frugal
from bis.bots.encore.reference.players import POINT
from bis.bots.levels import soften
from bis.bots.one_more_encore.reference import players
from bis.games.one_more_encore.moves import Move
from bis.games.one_more_encore.view import View


def worths(view: View, legal: Sequence[Move]) -> list[float]:
    """In points."""
    return [worth / POINT for worth in players.denying(view, legal)]


novice = soften(worths, 1.7, frugal)
casual = soften(worths, 0.85, frugal)
skilled = players.denial
