"""Where everything stands that Encore! does not have: dice, sheets, look-ups, moves."""

from bis.games.encore.batch import words as encore
from bis.games.encore.batch.words import GROUP_COUNT, GROUP_WORDS, GROUPS

# The state after the words of Encore!
SPECIAL = encore.SHEETS
"""The special die, -1 when it is taken."""
TAKEN_ROWS = SPECIAL + 1
"""Rows filled by anybody on an earlier turn."""
ROWS_SEEN = SPECIAL + 2
"""Whether this turn's rows are claimed."""
SHEETS = SPECIAL + 3

# A seat's words after those of Encore!
CIRCLED = encore.SHEET_WORDS
USED, HEARTS = CIRCLED + 1, CIRCLED + 2
ROWS = CIRCLED + 3
"""Rows claimed, one bit each."""
BOMBS = CIRCLED + 4
"""Rows whose bonus bomb is still to go off, one bit each."""
COLUMN_HEARTS = CIRCLED + 5
"""Three bits for each column: the heart points below it."""
CELLS = CIRCLED + 6
"""Seven words: the squares checked in each row, one bit for each column."""
SHEET_WORDS = CIRCLED + 13

# The look-ups behind all groups, from `extra(t)` on
SINGLE = 0
"""Of each square, by column and row: the group of it alone."""
BLOCK_OF = 105
"""Of each square: 6 * color + size - 1."""
STAR_ROW = 210
"""In which row each column's star is."""
ROW_SETS = 225
"""575 sets of one to three columns, in order."""
FIRST_OF = 800
"""Of each pair of columns: the set of it, or of the one column if they are the same."""
CELLS_OF = 1025
"""Four words for each group: its squares in rows P to R, S to U and V, and its golden dice."""

LINE = 0x7FFF
COLUMN_H = 1 << 21
HEART, BOMB, STARS, ROW, BLOCK = 0, 1, 2, 3, 4

# Moves of the special die, from `specials(t)` on
FIRST_BOMBS, FIRST_STARS, FIRST_ROWS, FIRST_BLOCKS = 1, 1051, 1276, 5301
ROW_WAYS = 575
"""Sets of columns for each row."""
SPECIAL_MOVES = 5331


def sheet_at(seat: int) -> int:
    """Where a seat's words begin."""
    return SHEETS + SHEET_WORDS * seat


def extra(t: list[int]) -> int:
    """Where the look-ups begin that Encore! does not have."""
    return GROUPS + GROUP_WORDS * t[GROUP_COUNT]


def specials(t: list[int]) -> int:
    """The number of the heart, the first move that Encore! does not have."""
    return 1 + 4 * t[GROUP_COUNT]
