"""What a net of One More Encore! is told beside what it is told in Encore!."""

from bis.bots.encore.learned import layout as encore
from bis.bots.encore.learned.layout import MORE, MORE_TAKEN, Told

SYMBOLS_LEFT = MORE
"""Special dice left."""
ROWS_LEFT = 1309
"""Eight for each row: how many squares are left, seven or more in the last."""
HEARTS_CIRCLED = 1365
BOMBS_DUE = 1371
"""Bonus bombs to go off, three or more in the last."""
EVER = 1375
"""How many special dice there were ever, over 8."""
WIDTH = 1376

# Of a seat's place at the table
ROWS_TAKEN = MORE_TAKEN

SHEET: tuple[Told, ...] = (
    *encore.SHEET[:-1],
    ("special dice left", SYMBOLS_LEFT, 1),
    ("squares left of each row, up to seven", ROWS_LEFT, 1),
    ("hearts circled", HEARTS_CIRCLED, 1),
    ("bonus bombs to go off, up to three", BOMBS_DUE, 1),
    ("special dice ever", EVER, 8),
)


def scale() -> list[float]:
    return encore.scale(WIDTH, SHEET)
