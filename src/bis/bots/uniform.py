"""The bot that takes every legal move alike."""

from collections.abc import Sequence
from typing import TypeVar

from bis.core.chance import Source

M = TypeVar("M")


def choose(_view: object, legal: Sequence[M], source: Source) -> M:
    """One draw: an index into the legal moves in the game's documented order."""
    return legal[source.below(len(legal))]
