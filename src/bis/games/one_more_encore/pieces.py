"""What One More Encore! adds to the table: lettered rows, golden dice, the special die."""

from dataclasses import dataclass
from functools import cache

from bis.core.errors import NotationError
from bis.core.reasons import Reason
from bis.games.encore import pieces as encore
from bis.games.encore.pieces import (
    COLOR_FACES,
    COLUMNS,
    HEIGHT,
    NUMBER_FACES,
    Printed,
    Squares,
    read_dice,
    read_sheet,
    read_squares,
)

ONE_SPECIAL_DIE = Reason(
    "one_more_encore.one_special_die", "a roll has one special die, not {count}"
)

ROWS = "PQRSTUV"
SHEETS = ("classic",)
GOLDEN: Squares = read_squares(["BR", "ES", "FV", "LT", "OR"], ROWS)
"""The golden-die squares, one per color (OME-01)."""

SPECIAL_FACES = ("heart", "heart", "bomb", "stars", "row", "block")
"""The six faces of the special die (OME-02)."""
MARKS = 6
SYMBOLS = 9
HEARTS = 5

ROW_BONUS = ("die", "bomb", "heart", "bomb", "die", "heart", "bomb")
"""What the first to complete rows P to V get (OME-15)."""


def _rows_with(bonus: str) -> int:
    return sum(1 << row for row, given in enumerate(ROW_BONUS) if given == bonus)


DIE_ROWS, BOMB_ROWS, HEART_ROWS = map(_rows_with, ("die", "bomb", "heart"))
"""Rows by their bonus, one bit each."""

WINDOWS: tuple[Squares, ...] = tuple(
    0b11 << column * HEIGHT + row | 0b11 << (column + 1) * HEIGHT + row
    for column in range(len(COLUMNS) - 1)
    for row in range(HEIGHT - 1)
)
"""Every 2×2 square of the sheet (OME-09)."""


@cache
def printed_sheet() -> Printed:
    return read_sheet("bis.games.one_more_encore", "classic")


@dataclass(frozen=True, slots=True)
class Roll(encore.Roll):
    """The dice of Encore! and the special die (OME-02)."""

    special: str

    def __str__(self) -> str:
        return f"roll {' '.join(self.colors)} | {' '.join(self.numbers)} | {self.special}"

    @staticmethod
    def parse(text: str) -> "Roll":
        colors, numbers, special = read_dice(text, (COLOR_FACES, NUMBER_FACES, SPECIAL_FACES))
        if len(special) != 1:
            raise NotationError(ONE_SPECIAL_DIE, count=len(special))
        return Roll("".join(colors), "".join(numbers), special[0])
