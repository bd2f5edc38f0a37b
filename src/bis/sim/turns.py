"""How far a game has got, and what a solo score is called: alike for the rules and the engines."""

from typing import Any

from bis.core.game import AnyGame
from bis.games.criss_cross.scoring import RATING_FLOORS as CRISS_CROSS
from bis.games.encore.scoring import RATING_FLOORS as ENCORE
from bis.games.one_more_encore.scoring import RATING_FLOORS as ONE_MORE_ENCORE

FLOORS = {"encore": ENCORE, "one_more_encore": ONE_MORE_ENCORE, "criss_cross": CRISS_CROSS}
"""The lowest score of each band but the worst; Flip 7 alone has no bands."""


def turns_finished(game: AnyGame, state: Any) -> int:
    """Turns or rounds that were played to their end."""
    if game.id == "flip7":
        return len(state.rounds)
    if game.id == "criss_cross":
        return int(state.round) - (state.roll is not None)
    return int(state.turn) - (not state.over)


def band(game: AnyGame, score: int) -> int | None:
    """The band of a solo score, 1 the best; none where the rules have no bands."""
    if game.id not in FLOORS:
        return None
    return 1 + sum(score < floor for floor in FLOORS[game.id])
