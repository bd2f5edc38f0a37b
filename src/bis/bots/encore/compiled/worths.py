"""What moves of Encore! are worth by weights that are part of the look-ups (reference.py)."""

from bis.core.batch import SEATS, TURN
from bis.core.bits import lowest, ones
from bis.games.encore.batch.scores import score
from bis.games.encore.batch.words import (
    BESIDE,
    BITS,
    BLOCK,
    COLOR,
    COUNT,
    FILLED,
    FILLS,
    FULL,
    GROUP_STARS,
    GROUP_WORDS,
    GROUPS,
    LOWER,
    MARKS,
    SHIFT,
    SINGLES_AT,
    SQUARES,
    TAKEN_COLORS,
    TAKEN_COLUMNS,
    UPPER,
    sheet_at,
)
from bis.games.encore.rules import TURNS_ALONE
from bis.games.encore.scoring import COLOR_FIRST, COLOR_LATER

# The weights of a phase
SQUARE, STAR = 0, 1
FILL = 1
"""A point of a column with one to seven squares: seven weights, from the next on."""
RACE = 9
"""Of 16 parts of what the first to fill a column gets more: for who is behind, level, ahead."""
COLOR_LINE, COLOR_CURVE, COLOR_DONE = 12, 13, 14
"""A point of a color for each square, for its square number, and when it is complete."""
HURRY_AHEAD, HURRY_BEHIND = 15, 16
"""Each square less to two colors, for who is ahead on points and for who is not."""
END = 17
"""Each point ahead when the game ends, up to eight."""
MARK, SCARCE = 18, 19
"""A mark, and one of the last three besides."""
LEFT = 19
"""A block with one to six squares left: six weights, from the next on."""
SINGLE = 26
"""A square that stands alone in its block."""
REACH = 27
"""A square that a placement may start from."""
DENY = 28
"""Of 64 parts of others' best replies: at a table of two, at a larger one."""
PHASE_WORDS = 30
EARLY, MIDDLE, LATE, LAST = 0, 1, 2, 3
PHASES = 4

# How many squares are lacking to two colors, for whom fewest are
EARLY_LEFT, MIDDLE_LEFT = 24, 10
ROLL_SQUARES = 2
"""Alone, a roll not used yet counts as so many squares."""
PARTS = 64
RACE_PARTS = 16
FEW_MARKS = 3
MOST_AHEAD = 8

# Notes of one decision
TOPS, TIES = 0, 25
"""Of each color and count: the best worth, and how many groups have it."""
PAIRS = 50
"""Of each color face and number face: the best worth, jokers paid."""
DENIED = 86
"""Of each pair taken: what it leaves to others; then of a pass."""
LACKING, TO_END, HURRY, MARGIN, RIVALS = 123, 124, 125, 126, 127
"""Squares that each color lacks, five bits each; two colors together; its weight; points ahead;
of each column, three bits each, what the others have of it."""
NOTES = 128
NONE = -(1 << 45)


def notes_at(s: list[int]) -> int:
    return sheet_at(s[SEATS])


# How far the game is


def phase_of(s: list[int]) -> int:
    left = ROLL_SQUARES * (TURNS_ALONE - s[TURN]) if s[SEATS] == 1 else 42
    for seat in range(s[SEATS]):
        left = min(left, two_least(lacking(s, sheet_at(seat))))
    if left > EARLY_LEFT:
        return EARLY
    if left > MIDDLE_LEFT:
        return MIDDLE
    return LATE if left else LAST


def lacking(s: list[int], at: int) -> int:
    """How many squares each color lacks, five bits each."""
    packed = 0
    for color in range(5):
        packed |= (21 - ones(s[at + SQUARES + color] & FULL)) << (5 * color)
    return packed


def two_least(packed: int) -> int:
    """What the two colors lack that lack least."""
    least = 21
    second = 21
    for _ in range(5):
        left = packed & 31
        packed >>= 5
        second = min(second, max(least, left))
        least = min(least, left)
    return least + second


def points_ahead(s: list[int], t: list[int], seat: int) -> int:
    """Of the best of the others; alone 0."""
    most = NONE
    for other in range(s[SEATS]):
        if other != seat:
            most = max(most, score(s, t, other))
    return score(s, t, seat) - most if s[SEATS] > 1 else 0


def note_seat(s: list[int], t: list[int], w: int, seat: int) -> None:
    """Note what all worths for a seat have in common."""
    notes = notes_at(s)
    ahead = points_ahead(s, t, seat)
    s[notes + MARGIN] = ahead
    s[notes + HURRY] = t[w + (HURRY_AHEAD if ahead > 0 else HURRY_BEHIND)]
    s[notes + LACKING] = lacking(s, sheet_at(seat))
    s[notes + TO_END] = two_least(s[notes + LACKING])
    s[notes + RIVALS] = rivals_fill(s, seat)


def rivals_fill(s: list[int], seat: int) -> int:
    """Three bits for each column: the squares of whoever else has most of it."""
    most = 0
    for other in range(s[SEATS]):
        filled = s[sheet_at(other) + FILLED]
        if other != seat and filled:
            for column in range(0, 45, 3):
                more = (filled >> column & 7) - (most >> column & 7)
                most += max(0, more) << column
    return most


# What a placement gains


def gain(s: list[int], t: list[int], w: int, seat: int, number: int) -> int:
    """What the squares of a group are worth to a seat."""
    at = sheet_at(seat)
    group = GROUPS + GROUP_WORDS * number
    color = t[group + COLOR]
    count = t[group + COUNT]
    stars = t[group + GROUP_STARS]
    worth, points = columns_gain(s, t, w, at, t[group + FILLS])
    more, scored = color_gain(s, t, w, color, count)
    worth += more + t[w + STAR] * stars + t[w + SQUARE] * count
    worth += end_gain(s, t, w, count << (5 * color), points + scored + 2 * stars)
    before = s[at + SQUARES + color] & FULL
    shift = t[group + SHIFT]
    full = t[group + BLOCK]
    after = (before | t[group + BITS]) >> shift & full
    worth += block_gain(t, w, t[group + SINGLES_AT], full, before >> shift & full, after)
    return worth + t[w + REACH] * reached(s, t, at, group)


def columns_gain(s: list[int], t: list[int], w: int, at: int, fills: int) -> tuple[int, int]:
    """For columns that fill up; and the points of those completed."""
    worth = 0
    points = 0
    while fills:
        column = (43 * lowest(fills)) >> 7  # a third
        added = (fills >> (3 * column)) & 7
        fills -= added << (3 * column)
        filled = (s[at + FILLED] >> (3 * column)) & 7
        worth += column_worth(s, t, w, at, column, filled + added)
        worth -= column_worth(s, t, w, at, column, filled)
        if filled + added == 7:
            taken = (s[TAKEN_COLUMNS] >> (3 * column)) & 1
            points += column_points(s, t, at, (LOWER if taken else UPPER) + column)
    return worth, points


def column_worth(s: list[int], t: list[int], w: int, at: int, column: int, filled: int) -> int:
    """A column so far filled, by what it offers and how far the others are."""
    if not filled:
        return 0
    offered = RACE_PARTS * column_points(s, t, at, LOWER + column)
    if not (s[TAKEN_COLUMNS] >> (3 * column)) & 1:
        most = (s[notes_at(s) + RIVALS] >> (3 * column)) & 7
        place = 1 + (filled > most) - (filled < most)
        offered += t[w + RACE + place] * (t[UPPER + column] - t[LOWER + column])
    return offered * t[w + FILL + filled]


def column_points(s: list[int], t: list[int], at: int, value: int) -> int:
    """What a column brings that is claimed at an upper or lower value."""
    return t[value]


def color_gain(s: list[int], t: list[int], w: int, color: int, count: int) -> tuple[int, int]:
    """For more squares of a color; and its points if they complete it."""
    offered = COLOR_LATER if (s[TAKEN_COLORS] >> color) & 1 else COLOR_FIRST
    before = 21 - ((s[notes_at(s) + LACKING] >> (5 * color)) & 31)
    worth = count * (t[w + COLOR_LINE] + t[w + COLOR_CURVE] * (2 * before + count))
    if before + count < 21:
        return offered * worth, 0
    return offered * (worth + t[w + COLOR_DONE]), offered


def end_gain(s: list[int], t: list[int], w: int, counts: int, points: int) -> int:
    """For squares nearer to two colors, and for the end; ``counts``: of each color, five bits."""
    notes = notes_at(s)
    left = two_least(s[notes + LACKING] - counts)
    worth = s[notes + HURRY] * (s[notes + TO_END] - left)
    if left == 0 and s[SEATS] > 1:
        ahead = s[notes + MARGIN] + points
        worth += t[w + END] * max(-MOST_AHEAD, min(MOST_AHEAD, ahead))
    return worth


def block_gain(t: list[int], w: int, singles: int, full: int, before: int, after: int) -> int:
    """For what is left of a block; ``singles`` says which free squares of it stand alone."""
    left = ones(full & ~after)
    worth = t[w + LEFT + left] if left else 0
    alone = ones(t[singles + after]) - ones(t[singles + before])
    return worth - t[w + LEFT + ones(full & ~before)] + t[w + SINGLE] * alone


def reached(s: list[int], t: list[int], at: int, group: int) -> int:
    """How many more squares a placement may start from."""
    color = t[group + COLOR]
    bits = t[group + BITS]
    found = -ones(bits & (s[at + SQUARES + color] >> 21))
    for other in range(5):
        beside = (t[group + BESIDE + (other >> 1)] >> (21 * (other & 1))) & FULL
        squares = s[at + SQUARES + other]
        beside &= ~(squares | squares >> 21)
        found += ones(beside & ~bits if other == color else beside)
    return found


def joker_price(s: list[int], t: list[int], w: int, at: int, jokers: int) -> int:
    """A mark is dearer when few are left."""
    before = max(0, FEW_MARKS - s[at + MARKS])
    after = max(0, FEW_MARKS - s[at + MARKS] + jokers)
    return t[w + MARK] * jokers + t[w + SCARCE] * (after - before)
