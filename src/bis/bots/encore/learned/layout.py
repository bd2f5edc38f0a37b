"""What a net for tables is told: where each thing stands. Training writes rows by the same places.

Of a sheet, as it will be once this turn's claims are made; squares by color and place, so that one
net plays every sheet.
"""

REACH = 525
"""Squares by color and place: checked, and from here on those that could be checked next."""
COLUMNS_LEFT = 1050
"""Eight for each column: how many squares are left."""
COLORS_LEFT = 1170
"""Eight for each color: how many squares are left, seven or more in the last."""
COLORS_COUNT = 1210
"""How many squares are left, over 32."""
PLAYABLE = 1215
"""By color and number."""
CLUMPS = 1240
"""How many free clumps of one to six squares each color has, over 2."""
MARKS_LEFT = 1270
END = 1279
"""Sixteen: how many squares to the second color."""
AHEAD = 1296
"""How far ahead of the best of the others, and of their mean, plus 64, over 16."""
POINTS = 1298
"""As if the game stopped now, plus 40, over 16."""
MORE = 1299
"""What One More Encore! adds."""
WIDTH = 1304
"""Of Encore!; the last few are always zero."""
SYMBOLS_LEFT, ROWS_LEFT, HEARTS_CIRCLED, BOMBS_DUE, EVER = 1299, 1309, 1365, 1371, 1375
"""Special dice left; eight for each row: how many squares are left; hearts; bonus bombs to go off;
and how many special dice there were ever, over 8."""
ONE_MORE_WIDTH = 1376

# Of a seat's place at the table
TO_ACT = 6
"""After how many seats: one to six. From here on: how long until it is active, after this turn."""
NOW_ACTIVE, ALONE, ENDING = 12, 13, 14
"""Active; chooses first or sees the active player's choice; that choice has ended the game."""
TURNS = 15
"""Whether the next turn is the second, the third or a later one; and this one's number, over 32."""
COLUMNS_TAKEN = 19
COLORS_TAKEN = 34
ROWS_TAKEN = 39
ROLLS_LEFT = 46
"""Ten, alone: how many rolls are left after this one, if so few."""
TABLE_WIDTH = 56


def scale(width: int) -> list[float]:
    """What self-play's small whole numbers are multiplied by."""
    by = [1.0] * width
    for start, end, part in (
        (COLORS_COUNT, PLAYABLE, 32),
        (CLUMPS, MARKS_LEFT, 2),
        (AHEAD, MORE, 16),
    ):
        by[start:end] = [1 / part] * (end - start)
    if width == ONE_MORE_WIDTH:
        by[EVER] = 1 / 8
    return by
