"""What one seat may know: everything but choices not yet revealed."""

from dataclasses import dataclass

from bis.games.criss_cross.moves import Placement
from bis.games.criss_cross.pieces import Roll
from bis.games.criss_cross.state import Sheet, State


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    sheets: tuple[Sheet, ...]
    advanced: bool
    round: int
    roll: Roll | None
    choices: tuple[Placement | None, ...]
    """This round's choices as far as this seat knows them: its own (CC-07)."""
    chosen: tuple[bool, ...]
    """Who has chosen, whatever it was."""
    over: bool


def view(state: State, seat: int | None) -> View:
    return View(
        seat,
        state.sheets,
        state.advanced,
        state.round,
        state.roll,
        tuple(choice if seat == chooser else None for chooser, choice in enumerate(state.choices)),
        tuple(choice is not None for choice in state.choices),
        state.over,
    )
