"""Positions of Goofspiel for its tests."""

from bis.games.goofspiel import GOOFSPIEL
from bis.games.goofspiel.state import State


def after(*lines: str, seats: int = 2, suit: str = "7") -> State:
    """The state after chance (`prize 5`) and bids (`0 bid 7`)."""
    state = GOOFSPIEL.start({"suit": suit}, seats, 0)
    for line in lines:
        if line.startswith("prize"):
            state, _ = GOOFSPIEL.deal(state, GOOFSPIEL.parse_chance(line))
        else:
            seat, _, text = line.partition(" ")
            state, _ = GOOFSPIEL.play(state, int(seat), GOOFSPIEL.parse_move(text))
    return state
