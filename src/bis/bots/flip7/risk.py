"""`risk25` and the like: hit while the next card busts less often than that, in percent."""

from collections.abc import Callable, Sequence

from bis.bots.flip7 import greedy
from bis.bots.flip7.stop25 import next_clockwise
from bis.core.chance import Source
from bis.games.flip7.moves import HIT, STAY, Move
from bis.games.flip7.view import View


def risk_below(percent: int) -> Callable[[View, Sequence[Move], Source], Move]:
    def choose(view: View, legal: Sequence[Move], _source: Source) -> Move:
        """Count the cards that bust; aim at the next seat clockwise."""
        assert view.seat is not None
        if view.at_hand:
            return next_clockwise(view.seat, legal)
        cards = greedy.next_cards(view)
        busts = greedy.risk(view.lines[view.seat], cards)
        hits = STAY not in legal or 100 * busts < percent * sum(cards)
        return HIT if hits else STAY

    return choose
