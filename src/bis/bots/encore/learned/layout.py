"""What a net for tables is told: where each thing stands. Training writes rows by the same places.

Of a sheet, as it will be once this turn's claims are made; squares by color and place, so that one
net plays every sheet.
"""

from collections.abc import Sequence

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
"""How far ahead of the best of the others, and of their mean, plus LEVEL, over 16."""
POINTS = 1298
"""As if the game stopped now, plus NOTHING, over 16."""
LEVEL, NOTHING = 64, 40
"""What is added so that a lead and a score are not below zero."""
MORE = 1299
"""From here on what a variant adds."""
WIDTH = 1304
"""Of Encore!; the last few are always zero."""

# Of a seat's place at the table
TO_ACT = 6
"""After how many seats: one to six. From here on: how long until it is active, after this turn."""
NOW_ACTIVE, ALONE, ENDING = 12, 13, 14
"""Active; chooses first or sees the active player's choice; that choice has ended the game."""
TURNS = 15
"""Whether the next turn is the second, the third or a later one; and this one's number, over 32."""
COLUMNS_TAKEN = 19
COLORS_TAKEN = 34
MORE_TAKEN = 39
"""Seven: what else there may be to claim."""
ROLLS_LEFT = 46
"""Ten, alone: how many rolls are left after this one, if so few."""
TABLE_WIDTH = 56

Told = tuple[str, int, int]
"""What it is, where it begins, and what it is divided by."""

SHEET: tuple[Told, ...] = (
    ("squares checked, by color and place", 0, 1),
    ("squares that could be checked next, by color and place", REACH, 1),
    ("squares left of each column, up to seven", COLUMNS_LEFT, 1),
    ("squares left of each color, up to seven", COLORS_LEFT, 1),
    ("squares left of each color", COLORS_COUNT, 32),
    ("colors and numbers that could be played", PLAYABLE, 1),
    ("free clumps of each color, of one to six squares", CLUMPS, 2),
    ("marks left", MARKS_LEFT, 1),
    ("squares to the second color, up to fifteen", END, 1),
    (f"ahead of the best of the others and of their mean, plus {LEVEL}", AHEAD, 16),
    (f"points as if the game stopped now, plus {NOTHING}", POINTS, 16),
    ("what a variant adds", MORE, 1),
)
PLACE: tuple[Told, ...] = (
    ("seats", 0, 1),
    ("seats until it is active", TO_ACT, 1),
    ("active", NOW_ACTIVE, 1),
    ("active players choose first", ALONE, 1),
    ("the active player's choice has ended the game", ENDING, 1),
    ("the next turn is the second, the third or a later one", TURNS, 1),
    ("this turn's number", TURNS + 3, 32),
    ("columns taken", COLUMNS_TAKEN, 1),
    ("colors taken", COLORS_TAKEN, 1),
    ("what else is taken", MORE_TAKEN, 1),
    ("rolls left alone, up to nine", ROLLS_LEFT, 1),
)


def scale(width: int, told: Sequence[Told] = SHEET) -> list[float]:
    """What self-play's small whole numbers are multiplied by."""
    ends = [*(start for _, start, _ in told[1:]), width]
    parts = zip(told, ends, strict=True)
    return [1 / over for (_, start, over), end in parts for _ in range(start, end)]
