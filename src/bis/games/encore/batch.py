"""Encore! on plain words: one game is one array ``s``, all that is printed is the array ``t``.

A sheet is kept color by color. Each color has 21 squares in blocks of 1, 2, 3, 4, 5 and 6 (ENC-02):
bit 0, bits 1-2, 3-5, 6-9, 10-14 and 15-20 of a word. A color's word holds the squares checked, and
from bit 21 on those in column H or beside a checked square. A *group* is a connected set of up to
five squares of one color; its number is its place among all groups by color, count and squares.
A set of groups of one color and count is a word, too, one bit for each group.

Moves: 0 is pass, 1 + 4 * group + 2 * (cross used) + (question mark used) a placement.
A roll: three bits for each die, the color dice first, the first die lowest.
"""

from bis.core.bits import lowest
from bis.core.chance import draw_below

# The state: words 0 to 3 belong to the driver (bis.sim.batch.loop)
EVENTS, DECISIONS, TURN, SEATS = 0, 1, 2, 3
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

# The tables. Blocks with some squares checked have 2 + 4 + … + 64 = 126 places for each color.
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
FREE_TURNS = 3
SOLO_TURNS = 30
CROSS = 5
QUESTION_MARK = 5
PASS = 0


def sheet_at(seat: int) -> int:
    """Where a seat's words begin."""
    return SHEETS + SHEET_WORDS * seat


# Set-up and turns


def begin(s: list[int], t: list[int], seats: int, first: int) -> None:
    """Everybody gets the same sheet and marks (ENC-01, ENC-04)."""
    s[TURN] = 1
    s[ACTIVE] = first
    s[ROLL] = -1
    s[COLORS] = 0
    s[NUMBERS] = 0
    s[FIELDS] = 0
    s[CHOSEN] = 0
    s[ENDED] = 0
    s[TAKEN_COLUMNS] = 0
    s[TAKEN_COLORS] = 0
    for seat in range(seats):
        at = sheet_at(seat)
        for i in range(SHEET_WORDS):
            s[at + i] = 0
        s[at + CHOICE] = -1
        s[at + MARKS] = t[MARKS_AT_START]
        for color in range(5):
            s[at + SQUARES + color] = t[START + color]
            s[at + KNOWN + color] = -1


def actor(s: list[int], t: list[int]) -> int:
    """Who is to act: a seat, -1 the table, -2 nobody any more."""
    if s[ENDED]:
        return -2
    if s[ROLL] < 0:
        return -1
    seat = s[ACTIVE] + s[CHOSEN]
    return seat if seat < s[SEATS] else seat - s[SEATS]


def dice(s: list[int]) -> int:
    """Color dice and number dice together (ENC-03, ENC-25)."""
    return 4 if s[SEATS] == 1 else 6


def draw(s: list[int], t: list[int], inner: int, outer: int) -> int:
    """All dice once: the color dice, then the number dice (ENC-06)."""
    chance = 0
    for die in range(dice(s)):
        chance |= draw_below(inner, outer, s[EVENTS], die, 6) << (3 * die)
    return chance


def is_chance(s: list[int], t: list[int], chance: int) -> bool:
    if chance < 0 or chance >> (3 * dice(s)):
        return False
    fair = True
    for die in range(dice(s)):
        fair = fair and (chance >> (3 * die)) & 7 < 6
    return fair


def deal(s: list[int], t: list[int], chance: int) -> None:
    s[ROLL] = chance
    s[CHOSEN] = 0
    half = dice(s) >> 1
    colors = 0
    numbers = 0
    for die in range(half):
        colors += 1 << (2 * ((chance >> (3 * die)) & 7))
        numbers += 1 << (2 * ((chance >> (3 * (half + die))) & 7))
    s[COLORS] = colors
    s[NUMBERS] = numbers
    s[FIELDS] = fields(numbers)
    for seat in range(s[SEATS]):
        s[sheet_at(seat) + CHOICE] = -1


def fields(numbers: int) -> int:
    """The packed counts that these number dice speak of."""
    found = 0
    for number in range(5):
        if (numbers >> (2 * number)) & 3:
            found |= FIELD << (10 * number)
    return found


# Legal moves


def count_groups(t: list[int], color: int, squares: int) -> int:
    """How many groups of 1 to 5 squares may be checked: the free ones, less those out of reach."""
    checked = squares & FULL
    closed = checked | squares >> 21
    at = COUNTS + PLACES * color
    packed = 0
    for block in range(6):
        full = (2 << block) - 1
        packed += t[at + (checked & full)] - t[at + (closed & full)]
        at += full + 1
        checked >>= block + 1
        closed >>= block + 1
    return packed


def find_groups(t: list[int], color: int, count: int, squares: int) -> int:
    """Which groups of so many squares may be checked (ENC-12 to ENC-14)."""
    checked = squares & FULL
    closed = checked | squares >> 21
    at = GROUPS_FREE + 630 * (count - 1) + PLACES * color
    found = 0
    for block in range(6):
        full = (2 << block) - 1
        found |= t[at + (checked & full)] & ~t[at + (closed & full)]
        at += full + 1
        checked >>= block + 1
        closed >>= block + 1
    return found


def packed_counts(s: list[int], t: list[int], at: int, color: int) -> int:
    """As counted before, if nothing has changed."""
    known = s[at + KNOWN + color]
    if known < 0:
        known = count_groups(t, color, s[at + SQUARES + color])
        s[at + KNOWN + color] = known
    return known


def face_counts(s: list[int], t: list[int], at: int, face: int) -> int:
    """The packed counts of a color die; a cross is all colors (ENC-17)."""
    if face < CROSS:
        return packed_counts(s, t, at, face)
    packed = 0
    for color in range(5):
        packed += packed_counts(s, t, at, color)
    return packed


def total(packed: int) -> int:
    """All five counts together."""
    return (packed + (packed >> 10) + (packed >> 20) + (packed >> 30) + (packed >> 40)) & FIELD


def legal_count(s: list[int], t: list[int]) -> int:
    """How many moves the seat to act has, pass included."""
    at = sheet_at(actor(s, t))
    colors = s[COLORS]
    joker = (s[NUMBERS] >> (2 * QUESTION_MARK)) & 3
    found = 1
    for face in range(6):
        if (colors >> (2 * face)) & 3:
            marks = s[at + MARKS] - (face == CROSS)
            if marks >= 0:
                packed = face_counts(s, t, at, face)
                found += total(packed & s[FIELDS])
                if joker and marks:
                    found += total(packed)
    return found


def legal_move(s: list[int], t: list[int], k: int) -> int:
    """The k-th move by color face, number face, color, count and squares; pass is the last."""
    at = sheet_at(actor(s, t))
    colors = s[COLORS]
    numbers = s[NUMBERS]
    for face in range(6):
        if (colors >> (2 * face)) & 3:
            marks = s[at + MARKS] - (face == CROSS)
            if marks >= 0:
                packed = face_counts(s, t, at, face)
                for number in range(5):
                    if (numbers >> (2 * number)) & 3:
                        ways = (packed >> (10 * number)) & FIELD
                        if k < ways:
                            return placement(s, t, at, face, number, k)
                        k -= ways
                if (numbers >> (2 * QUESTION_MARK)) & 3 and marks:
                    ways = total(packed)
                    if k < ways:
                        return placement(s, t, at, face, QUESTION_MARK, k)
                    k -= ways
    return PASS


def placement(s: list[int], t: list[int], at: int, face: int, number: int, k: int) -> int:
    """The k-th placement with two dice."""
    color = face
    if face == CROSS:
        color = 0
        ways = ways_of(packed_counts(s, t, at, 0), number)
        while k >= ways:
            k -= ways
            color += 1
            ways = ways_of(packed_counts(s, t, at, color), number)
    count = number + 1
    if number == QUESTION_MARK:
        packed = packed_counts(s, t, at, color)
        count = 1
        while k >= packed & FIELD:
            k -= packed & FIELD
            packed >>= 10
            count += 1
    found = find_groups(t, color, count, s[at + SQUARES + color])
    for _ in range(k):
        found &= found - 1
    group = t[FIRST_GROUP + 5 * color + count - 1] + lowest(found)
    return 1 + 4 * group + 2 * (face == CROSS) + (number == QUESTION_MARK)


def ways_of(packed: int, number: int) -> int:
    """How many placements a number die leaves of one color."""
    return total(packed) if number == QUESTION_MARK else (packed >> (10 * number)) & FIELD


def cost(move: int) -> int:
    """The exclamation marks its jokers cost (ENC-18); not for pass."""
    return ((move - 1) & 1) + (((move - 1) >> 1) & 1)


def is_legal(s: list[int], t: list[int], move: int) -> bool:
    """Written apart from the counting above."""
    if move == PASS:
        return True
    if move < 0 or move > 4 * t[GROUP_COUNT]:
        return False
    at = sheet_at(actor(s, t))
    group = GROUPS + GROUP_WORDS * ((move - 1) >> 2)
    color = t[group + COLOR]
    face = CROSS if (move - 1) & 2 else color
    number = QUESTION_MARK if (move - 1) & 1 else t[group + COUNT] - 1
    if not (s[COLORS] >> (2 * face)) & 3 or not (s[NUMBERS] >> (2 * number)) & 3:
        return False
    squares = s[at + SQUARES + color]
    bits = t[group + BITS]
    return cost(move) <= s[at + MARKS] and not bits & squares and bits & (squares >> 21) != 0


def mask(s: list[int], t: list[int], out: list[int]) -> None:
    """Write 1 for every legal move of the seat to act; ``out`` is all zeros before."""
    for k in range(legal_count(s, t)):
        out[legal_move(s, t, k)] = 1


# Playing a move


def play(s: list[int], t: list[int], move: int) -> None:
    """Note a choice. It is marked at once where it was due first, else when all have chosen."""
    seat = actor(s, t)
    s[sheet_at(seat) + CHOICE] = move
    s[CHOSEN] += 1
    alone = s[TURN] > FREE_TURNS
    if alone and s[CHOSEN] == 1:
        mark(s, t, seat)
        take_dice(s, t, move)
    if s[CHOSEN] == s[SEATS]:
        for chooser in range(s[SEATS]):
            if not (alone and chooser == s[ACTIVE]):
                mark(s, t, chooser)
        end_turn(s, t)


def mark(s: list[int], t: list[int], seat: int) -> None:
    """One seat's move on its own paper."""
    at = sheet_at(seat)
    move = s[at + CHOICE]
    if move == PASS:
        return
    s[at + MARKS] -= cost(move)
    check(s, t, at, (move - 1) >> 2)


def check(s: list[int], t: list[int], at: int, number: int) -> None:
    """Check the squares of a group."""
    group = GROUPS + GROUP_WORDS * number
    s[at + STARS] += t[group + GROUP_STARS]
    s[at + FILLED] += t[group + FILLS]
    color = t[group + COLOR]
    s[at + SQUARES + color] |= t[group + BITS]
    s[at + KNOWN + color] = -1
    for other in range(5):
        reached = (t[group + BESIDE + (other >> 1)] >> (21 * (other & 1))) & FULL
        squares = s[at + SQUARES + other]
        if reached & ~(squares >> 21):
            s[at + SQUARES + other] = squares | reached << 21
            s[at + KNOWN + other] = -1


def take_dice(s: list[int], t: list[int], move: int) -> None:
    """The active player takes the dice used; a pass leaves all (ENC-08, ENC-09)."""
    if move == PASS:
        return
    group = GROUPS + GROUP_WORDS * ((move - 1) >> 2)
    face = CROSS if (move - 1) & 2 else t[group + COLOR]
    number = QUESTION_MARK if (move - 1) & 1 else t[group + COUNT] - 1
    s[COLORS] -= 1 << (2 * face)
    s[NUMBERS] -= 1 << (2 * number)
    s[FIELDS] = fields(s[NUMBERS])


# The end of a turn


def end_turn(s: list[int], t: list[int]) -> None:
    """Claims are made when everyone has finished (ENC-19 to ENC-22)."""
    taken_columns = s[TAKEN_COLUMNS]
    taken_colors = s[TAKEN_COLORS]
    ended = s[SEATS] == 1 and s[TURN] == SOLO_TURNS
    for seat in range(s[SEATS]):
        at = sheet_at(seat)
        if s[at + CHOICE] != PASS:
            filled = s[at + FILLED]
            columns = filled & (filled >> 1) & (filled >> 2) & EVERY_COLUMN
            fill_columns(s, t, at, columns & ~s[at + COLUMNS])
            s[at + FIRST_COLUMNS] |= columns & ~taken_columns
            s[at + COLUMNS] = columns
            s[TAKEN_COLUMNS] |= columns
            colors = full_colors(s, at)
            s[at + FIRST_CLAIMED] |= colors & ~taken_colors
            s[at + CLAIMED] = colors
            s[TAKEN_COLORS] |= colors
            if colors & (colors - 1):
                ended = True
    if ended:
        s[ENDED] = 1
        return
    s[TURN] += 1
    s[ROLL] = -1
    s[ACTIVE] = s[ACTIVE] + 1 if s[ACTIVE] + 1 < s[SEATS] else 0


def fill_columns(s: list[int], t: list[int], at: int, columns: int) -> None:
    """What new columns bring besides their points: nothing here."""


def full_colors(s: list[int], at: int) -> int:
    """The colors checked to the last square, one bit each."""
    colors = 0
    for color in range(5):
        if s[at + SQUARES + color] & FULL == FULL:
            colors |= 1 << color
    return colors


# Scores


def score(s: list[int], t: list[int], seat: int) -> int:
    """Colors, columns, marks, less the stars not checked (ENC-23)."""
    at = sheet_at(seat)
    points = s[at + MARKS] - 2 * (15 - s[at + STARS])
    for color in range(5):
        if (s[at + CLAIMED] >> color) & 1:
            points += 5 if (s[at + FIRST_CLAIMED] >> color) & 1 else 3
    for column in range(15):
        if (s[at + COLUMNS] >> (3 * column)) & 1:
            first = (s[at + FIRST_COLUMNS] >> (3 * column)) & 1
            points += t[(UPPER if first else LOWER) + column]
    return points


def rank(s: list[int], t: list[int], seat: int) -> int:
    """Scores, then marks left (ENC-24)."""
    return 16 * score(s, t, seat) + s[sheet_at(seat) + MARKS]


# What a seat may know

OBSERVED = 11
OBSERVED_SHEET = 128


def observe(s: list[int], t: list[int], seat: int, out: list[int]) -> None:
    """All but choices not yet revealed (ENC-10)."""
    out[0] = seat
    out[1] = s[ACTIVE]
    out[2] = s[TURN]
    out[3] = s[ENDED]
    out[4] = 1 if s[ROLL] >= 0 else 0
    for die in range(6):
        rolled = s[ROLL] >= 0 and die < dice(s)
        out[5 + die] = (s[ROLL] >> (3 * die)) & 7 if rolled else -1
    for other in range(s[SEATS]):
        observe_sheet(s, t, seat, other, out)


def observe_sheet(s: list[int], t: list[int], seat: int, other: int, out: list[int]) -> None:
    """Squares, marks, columns, colors; who has chosen, and what if that is known."""
    at = sheet_at(other)
    to = OBSERVED + OBSERVED_SHEET * other
    for color in range(5):
        squares = s[at + SQUARES + color]
        for bit in range(21):
            out[to + t[PLACE + 21 * color + bit]] = (squares >> bit) & 1
        claimed = (s[at + CLAIMED] >> color) & 1
        out[to + 121 + color] = claimed + ((s[at + FIRST_CLAIMED] >> color) & 1)
    out[to + 105] = s[at + MARKS]
    for column in range(15):
        claimed = (s[at + COLUMNS] >> (3 * column)) & 1
        out[to + 106 + column] = claimed + ((s[at + FIRST_COLUMNS] >> (3 * column)) & 1)
    choice = s[at + CHOICE] if s[ROLL] >= 0 else -1
    first = s[TURN] > FREE_TURNS and other == s[ACTIVE]
    out[to + 126] = 1 if choice >= 0 else 0
    out[to + 127] = choice if other == seat or first or s[ENDED] else -1
