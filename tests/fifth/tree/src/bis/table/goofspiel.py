"""Goofspiel as clients see it."""

from bis.games.goofspiel.pieces import listed
from bis.games.goofspiel.view import View

from bis.table.showing import GameView, Showing


class GoofspielView(GameView, frozen=True, tag="goofspiel"):
    turn: int
    prize: int | None
    prizes: list[int]
    """Not turned up yet."""
    hands: list[list[int]]
    won: list[int]


def tell(view: View) -> GoofspielView:
    return GoofspielView(
        turn=view.turn,
        prize=view.prize,
        prizes=listed(view.prizes),
        hands=[listed(hand) for hand in view.hands],
        won=list(view.won),
    )


SHOWN = Showing(GoofspielView, tell)
