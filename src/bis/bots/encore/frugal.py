"""Moves that pay for nothing are left out: the same squares can be had for fewer marks.

It may be worth a mark to take a die away from others: where dice are removed, all moves stay.
"""

from collections.abc import Sequence
from typing import Any

from bis.games.encore.state import FREE_TURNS


def frugal(view: Any, legal: Sequence[Any]) -> Sequence[Any]:
    """The moves of a seat, in either game, that nobody would make cheaper."""
    removes = view.turn > FREE_TURNS and view.seat == view.active and len(view.sheets) > 1
    if removes:
        return legal
    cheapest: dict[int, int] = {}
    for move in legal:
        if move.kind == "placement":
            cheapest[move.squares] = min(move.cost, cheapest.get(move.squares, move.cost))
    return [
        move for move in legal if move.kind != "placement" or move.cost == cheapest[move.squares]
    ]
