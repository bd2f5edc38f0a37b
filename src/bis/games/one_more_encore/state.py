"""All there is to know in the middle of a game, as far as it differs from Encore!."""

from dataclasses import dataclass, replace

from bis.core.seats import clockwise
from bis.games.encore import state as encore
from bis.games.encore.pieces import COLUMNS, Squares
from bis.games.one_more_encore.moves import Move
from bis.games.one_more_encore.pieces import GOLDEN, HEARTS, SYMBOLS, Roll


@dataclass(frozen=True, slots=True)
class Sheet(encore.Sheet):
    """One seat's paper."""

    circled: int = 1
    """Special-die symbols circled so far, used ones included (OME-03, OME-08)."""
    used: int = 0
    """Special-die symbols crossed out (OME-07)."""
    hearts: int = 0
    """Hearts circled (OME-10)."""
    rows: int = 0
    """Rows completed, one bit each."""
    column_hearts: tuple[int, ...] = (0,) * len(COLUMNS)
    """The heart points written under each column (OME-19)."""


def check(sheet: Sheet, squares: Squares, marks: int = 0) -> Sheet:
    """Check squares; each golden die among them circles one more symbol at once (OME-08)."""
    sheet = encore.check(sheet, squares, marks)
    return circle_symbols(sheet, (squares & GOLDEN).bit_count())


def circle_symbols(sheet: Sheet, count: int) -> Sheet:
    if not count:
        return sheet
    return replace(sheet, circled=min(SYMBOLS, sheet.circled + count))


def circle_hearts(sheet: Sheet, count: int) -> Sheet:
    """With all five circled, one more has no effect (OME-10)."""
    if not count:
        return sheet
    return replace(sheet, hearts=min(HEARTS, sheet.hearts + count))


@dataclass(frozen=True, slots=True)
class State(encore.State):
    """One table; between the last choice of a turn and its columns, bonus bombs go off."""

    sheets: tuple[Sheet, ...]
    roll: Roll | None = None
    choices: tuple[Move | None, ...] = ()  # type: ignore[assignment]  # more kinds of moves
    taken_rows: int = 0
    """Rows whose bonus went to somebody on an earlier turn (OME-15)."""
    bombs: tuple[int, ...] = ()
    """For each seat the rows whose bonus bomb is still to be detonated, one bit each."""

    def special_for(self, seat: int) -> str | None:
        """What the special die offers a seat; nothing if the active player took it (OME-05)."""
        assert self.roll is not None
        taken = self.choices[self.active] if self.removes_dice and seat != self.active else None
        return None if taken is not None and taken.kind == "special" else self.roll.special


def bomb_due(bombs: tuple[int, ...], active: int) -> tuple[int, int] | None:
    """Whose bonus bomb is next, and its row: clockwise, topmost row first (OME-17)."""
    if not any(bombs):
        return None
    seat = next(seat for seat in clockwise(len(bombs), active) if bombs[seat])
    rows = bombs[seat]
    return seat, (rows & -rows).bit_length() - 1


def to_act(state: State) -> tuple[int, ...]:
    if due := bomb_due(state.bombs, state.active):
        return (due[0],)
    return encore.to_act(state)


turns = encore.turns
