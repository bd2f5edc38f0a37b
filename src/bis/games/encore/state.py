"""All there is to know in the middle of a game."""

from dataclasses import dataclass, replace
from typing import TypeVar

from bis.core.seats import TABLE, clockwise
from bis.games.encore.moves import Move
from bis.games.encore.pieces import COLOR_FACES, COLUMN_H, NUMBER_FACES, Printed, Roll, Squares
from bis.games.encore.pieces import beside as squares_beside

FREE_TURNS = 3
"""On the first three turns nobody removes dice (ENC-07)."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One seat's paper: what is printed, checked, left and circled."""

    printed: Printed
    marks: int
    """Exclamation marks not yet used (ENC-04, ENC-18)."""
    checked: Squares = 0
    columns: int = 0
    """Columns claimed, one bit each."""
    first_columns: int = 0
    """Those of them claimed at the upper value (ENC-19)."""
    colors: str = ""
    """Colors claimed, in the order of claims."""
    first_colors: str = ""
    """Those of them claimed at the higher value (ENC-21)."""

    def reach(self) -> Squares:
        """Where a placement may start: column H, or beside a checked square (ENC-14)."""
        return reach(self.checked)


def reach(checked: Squares) -> Squares:
    """The same, of a sheet on which these are checked."""
    return COLUMN_H | squares_beside(checked)


S = TypeVar("S", bound=Sheet)


def check(sheet: S, squares: Squares, marks: int = 0) -> S:
    """Check squares, and use as many exclamation marks."""
    return replace(sheet, checked=sheet.checked | squares, marks=sheet.marks - marks)


@dataclass(frozen=True, slots=True)
class State:
    """One table: whose turn it is, what was rolled, who has chosen what."""

    sheets: tuple[Sheet, ...]
    active: int
    turn: int = 1
    roll: Roll | None = None
    choices: tuple[Move | None, ...] = ()
    """This turn's choice of each seat; secret until all have chosen, unless it was due first."""
    over: bool = False

    @property
    def removes_dice(self) -> bool:
        """Whether the active player chooses first, alone, and takes the dice (ENC-07, ENC-08)."""
        return self.turn > FREE_TURNS

    def dice_for(self, seat: int) -> tuple[str, str]:
        """The distinct color and number faces a seat may choose from (ENC-07 to ENC-09)."""
        assert self.roll is not None
        colors, numbers = self.roll.colors, self.roll.numbers
        taken = self.choices[self.active] if self.removes_dice and seat != self.active else None
        if taken is not None and taken.kind == "placement":
            colors = colors.replace(taken.color, "", 1)
            numbers = numbers.replace(taken.number, "", 1)
        return _distinct(colors, COLOR_FACES), _distinct(numbers, NUMBER_FACES)


def _distinct(faces: str, order: str) -> str:
    return "".join(face for face in order if face in faces)


def to_act(state: State) -> tuple[int, ...]:
    if state.over:
        return ()
    if state.roll is None:
        return (TABLE,)
    if state.removes_dice and state.choices[state.active] is None:
        return (state.active,)
    seats = clockwise(len(state.sheets), state.active)
    return tuple(seat for seat in seats if state.choices[seat] is None)


def dice_count(seats: int) -> int:
    """Three dice of each kind, two alone (ENC-03, ENC-25)."""
    return 2 if seats == 1 else 3


def turns(state: State) -> int:
    """Turns played to their end."""
    return state.turn - (not state.over)
