"""What lies on the table: the symbols, the squares of the grid, the two dice."""

from dataclasses import dataclass

from bis.core.errors import NotationError
from bis.core.reasons import NO_ROLL, NO_SQUARE, Reason

NO_SYMBOL = Reason("criss_cross.no_symbol", "{text!r} is no symbol: {symbols}")

SYMBOLS = "abcdef"
FREE = "."
"""What stands in a square before anything is written there."""
COLUMNS = "ABCDE"
ROWS = "12345"
SIDE = 5

Square = int
"""A square of the grid by column, then row: 5 * column + row."""

TOP_LEFT: Square = 0
"""Where the start symbol goes (CC-02)."""


def write_square(square: Square) -> str:
    column, row = divmod(square, SIDE)
    return COLUMNS[column] + ROWS[row]


def read_square(name: str) -> Square:
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in ROWS:
        raise NotationError(NO_SQUARE, name=name)
    return SIDE * COLUMNS.index(name[0]) + ROWS.index(name[1])


def read_symbol(text: str) -> str:
    if text not in tuple(SYMBOLS):
        raise NotationError(NO_SYMBOL, text=text, symbols=" ".join(SYMBOLS))
    return text


def _pairs_from(square: Square) -> list[tuple[Square, Square]]:
    column, row = divmod(square, SIDE)
    below = [(square, square + 1)] if row + 1 < SIDE else []
    right = [(square, square + SIDE)] if column + 1 < SIDE else []
    return below + right


PAIRS = tuple(pair for square in range(SIDE * SIDE) for pair in _pairs_from(square))
"""All squares side by side (CC-04), by the first square, then the second."""


@dataclass(frozen=True, slots=True)
class Roll:
    """The two dice as they fell (CC-01, CC-03): `roll a d`."""

    symbols: str

    def __str__(self) -> str:
        return f"roll {' '.join(self.symbols)}"

    @staticmethod
    def parse(text: str) -> "Roll":
        word, *faces = text.split(" ")
        if word != "roll" or not faces:
            raise NotationError(NO_ROLL, text=text)
        return Roll("".join(read_symbol(face) for face in faces))
