"""What one seat may know: everything but choices not yet revealed."""

from dataclasses import dataclass

from bis.games.encore.moves import Move
from bis.games.encore.pieces import Roll
from bis.games.encore.state import Sheet, State


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    sheets: tuple[Sheet, ...]
    active: int
    turn: int
    roll: Roll | None
    choices: tuple[Move | None, ...]
    """This turn's choices as far as this seat knows them."""
    chosen: tuple[bool, ...]
    """Who has chosen, whatever it was."""
    over: bool


def view(state: State, seat: int | None) -> View:
    return View(
        seat,
        state.sheets,
        state.active,
        state.turn,
        state.roll,
        revealed(state, seat),
        tuple(choice is not None for choice in state.choices),
        state.over,
    )


def revealed(state: State, seat: int | None) -> tuple[Move | None, ...]:
    """A seat's own choice, and the active player's where it came first (ENC-08, ENC-10)."""
    known = {seat, state.active} if state.removes_dice else {seat}
    return tuple(
        choice if chooser in known else None for chooser, choice in enumerate(state.choices)
    )
