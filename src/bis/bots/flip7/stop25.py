"""`stop25`: a yardstick more than a player. It banks 25 points and always picks on its neighbor."""

from collections.abc import Callable, Sequence

from bis.core.chance import Source
from bis.games.flip7.moves import HIT, STAY, Move
from bis.games.flip7.scoring import score
from bis.games.flip7.view import View

ENOUGH = 25


def stop_at(enough: int) -> Callable[[View, Sequence[Move], Source], Move]:
    """The same with another number of points."""

    def choose(view: View, legal: Sequence[Move], _source: Source) -> Move:
        """Hit with too few points or a Second Chance; aim at the next seat clockwise."""
        assert view.seat is not None
        if view.at_hand:
            return next_clockwise(view.seat, legal)
        line = view.lines[view.seat]
        return HIT if line.chance or score(line) < enough else STAY

    return choose


choose = stop_at(ENOUGH)


def next_clockwise(seat: int, legal: Sequence[Move]) -> Move:
    """Targets are listed by seat: the first one behind this seat, else the first of all."""
    for move in legal:
        if move.kind == "target" and move.seat > seat:
            return move
    return legal[0]
