"""The bot that bids a prize's worth: the nearest card, of two the higher one."""

from collections.abc import Sequence

from bis.games.goofspiel.moves import Bid
from bis.games.goofspiel.view import View

from bis.core.chance import Source


def choose(view: View, legal: Sequence[Bid], _source: Source) -> Bid:
    prize = view.prize
    assert prize is not None
    return min(legal, key=lambda bid: (abs(bid.card - prize), -bid.card))
