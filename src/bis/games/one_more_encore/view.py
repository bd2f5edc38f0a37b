"""What one seat may know: everything but choices not yet revealed."""

from dataclasses import dataclass

from bis.games.encore import view as encore
from bis.games.one_more_encore.moves import Move
from bis.games.one_more_encore.pieces import Roll
from bis.games.one_more_encore.state import Sheet, State


@dataclass(frozen=True, slots=True)
class View(encore.View):
    sheets: tuple[Sheet, ...]
    roll: Roll | None
    choices: tuple[Move | None, ...]  # type: ignore[assignment]  # more kinds of moves
    taken_rows: int
    bombs: tuple[int, ...]
    """For each seat the rows whose bonus bomb is still to be detonated, one bit each."""


def view(state: State, seat: int | None) -> View:
    return View(**encore.shown(state, seat), taken_rows=state.taken_rows, bombs=state.bombs)
