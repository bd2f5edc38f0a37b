"""Choosing by worth."""

from collections.abc import Sequence
from typing import TypeVar

from bis.core.chance import Source

M = TypeVar("M")


def best(legal: Sequence[M], worths: Sequence[int], source: Source) -> M:
    """The move worth most; among equals one at random, with one draw."""
    top = max(worths)
    moves = [move for move, worth in zip(legal, worths, strict=True) if worth == top]
    return moves[source.below(len(moves))]
