"""What one seat may know: everything but choices not yet revealed."""

from dataclasses import dataclass
from typing import Any

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
    return View(**shown(state, seat))


def shown(state: State, seat: int | None) -> dict[str, Any]:
    """The fields of a view."""
    return {
        "seat": seat,
        "sheets": state.sheets,
        "active": state.active,
        "turn": state.turn,
        "roll": state.roll,
        "choices": revealed(state, seat),
        "chosen": tuple(choice is not None for choice in state.choices),
        "over": state.over,
    }


def revealed(state: State, seat: int | None) -> tuple[Move | None, ...]:
    """One's own choice, the active player's where it came first, all once all have chosen."""
    if None not in state.choices:
        return state.choices
    known = {seat, state.active} if state.removes_dice else {seat}
    return tuple(
        choice if chooser in known else None for chooser, choice in enumerate(state.choices)
    )
