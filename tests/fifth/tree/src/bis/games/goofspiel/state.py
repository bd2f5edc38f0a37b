"""All there is to know in the middle of a game."""

from dataclasses import dataclass

from bis.games.goofspiel.moves import Bid
from bis.games.goofspiel.pieces import Cards

from bis.core.seats import TABLE


@dataclass(frozen=True, slots=True)
class State:
    """One table: hands, prizes, what is bid for and who has bid what."""

    suit: int
    """How many cards a suit has."""
    hands: tuple[Cards, ...]
    prizes: Cards
    """Not turned up yet."""
    won: tuple[int, ...]
    """Points of each seat."""
    prize: int | None = None
    choices: tuple[Bid | None, ...] = ()
    """This turn's bids; secret until all have bid (GS-03)."""


def to_act(state: State) -> tuple[int, ...]:
    if state.prize is None:
        return (TABLE,) if state.prizes else ()
    return tuple(seat for seat, bid in enumerate(state.choices) if bid is None)


def turns(state: State) -> int:
    """Turns played to their end."""
    return state.suit - state.hands[0].bit_count()
