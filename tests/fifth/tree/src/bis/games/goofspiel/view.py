"""What one seat may know: everything but bids not yet revealed."""

from dataclasses import dataclass

from bis.games.goofspiel.moves import Bid
from bis.games.goofspiel.pieces import Cards
from bis.games.goofspiel.state import State, turns


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    turn: int
    hands: tuple[Cards, ...]
    """Cards that were bid are known, so are hands."""
    prizes: Cards
    won: tuple[int, ...]
    prize: int | None
    choices: tuple[Bid | None, ...]
    """This turn's bids as far as this seat knows them: its own (GS-03)."""
    chosen: tuple[bool, ...]


def view(state: State, seat: int | None) -> View:
    return View(
        seat,
        turns(state) + (state.prize is not None),
        state.hands,
        state.prizes,
        state.won,
        state.prize,
        tuple(bid if seat == bidder else None for bidder, bid in enumerate(state.choices)),
        tuple(bid is not None for bid in state.choices),
    )
