"""Where everything stands in the words of Encore!: the state, a seat's sheet, the look-ups."""

# The state: words 0 to 3 belong to the driver (bis.core.batch)
ACTIVE = 4
ROLL = 5
"""As rolled; -1 before the roll."""
COLORS, NUMBERS = 6, 7
"""The dice still there: two bits for each face, how many dice show it."""
FIELDS = 8
"""The number dice still there, as a mask of packed counts; jokers left out."""
CHOSEN = 9
"""How many seats have chosen this turn; they do so clockwise."""
ENDED = 10
TAKEN_COLUMNS, TAKEN_COLORS = 11, 12
"""Claimed by anybody on an earlier turn."""
SHEETS = 13

# A seat's words
CHOICE = 0
"""This turn's move, -1 before."""
MARKS = 1
STARS = 2
"""How many are checked."""
FILLED = 3
"""Three bits for each column: how many of its squares are checked."""
COLUMNS, FIRST_COLUMNS = 4, 5
"""Claimed, and claimed at the upper value: bit 3 * column."""
CLAIMED, FIRST_CLAIMED = 6, 7
"""Colors claimed, and claimed at the higher value, one bit each."""
SQUARES = 8
"""Five words, one for each color."""
KNOWN = 13
"""Five words: each color's packed counts, -1 if they have to be counted anew."""
SHEET_WORDS = 18

# The look-ups. Blocks with some squares checked have 2 + 4 + … + 64 = 126 places for each color.
PLACES = 126
COUNTS = 0
"""How many groups of a block are free: ten bits each for 1 to 5 squares."""
SINGLES = 630
"""Which free squares stand alone in a block."""
GROUPS_FREE = 1260
"""Which groups are free: 630 words for each count, a bit for each group of the color and count."""
FIRST_GROUP = 4410
"""Of each color and count."""
START = 4435
"""The five words of an empty sheet."""
UPPER, LOWER = 4440, 4455
"""What columns are worth."""
PLACE = 4470
"""Which square each bit of each color is: 7 * column + row."""
MARKS_AT_START = 4575
GROUP_COUNT = 4576
GROUPS = 4577
"""Eleven words for each group."""

# A group's words
GROUP_WORDS = 11
BITS = 0
COLOR = 1
COUNT = 2
GROUP_STARS = 3
FILLS = 4
"""Three bits for each column: how many of its squares are in it."""
BESIDE = 5
"""Three words: the squares beside it, 21 bits for each color, two colors in a word."""
SHIFT, BLOCK, SINGLES_AT = 8, 9, 10
"""Its block: where among the color's bits, the bits themselves, where among the SINGLES."""

FULL = 0x1FFFFF
FIELD = 0x3FF
EVERY_COLUMN = 0o111111111111111
CROSS = 5
QUESTION_MARK = 5
PASS = 0


def sheet_at(seat: int) -> int:
    """Where a seat's words begin."""
    return SHEETS + SHEET_WORDS * seat


def cost(move: int) -> int:
    """The exclamation marks its jokers cost (ENC-18); not for pass."""
    return ((move - 1) & 1) + (((move - 1) >> 1) & 1)
