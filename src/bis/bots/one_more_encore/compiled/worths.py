"""What moves of One More Encore! are worth by weights, where Encore!'s worths say otherwise."""

from bis.bots.encore.compiled import worths as encore
from bis.bots.encore.compiled.worths import (
    REACH,
    SQUARE,
    STAR,
    block_gain,
    color_gain,
    columns_gain,
    end_gain,
)
from bis.bots.encore.compiled.worths import column_points as encore_column_points
from bis.bots.encore.compiled.worths import gain as encore_gain
from bis.core.bits import ones
from bis.games.encore.batch.words import (
    BESIDE,
    BITS,
    COLOR,
    COLUMNS,
    FILLED,
    FILLS,
    FULL,
    GROUP_STARS,
    GROUP_WORDS,
    GROUPS,
    PLACES,
    SINGLES,
    SQUARES,
)
from bis.games.one_more_encore.batch.special import special_squares
from bis.games.one_more_encore.batch.words import (
    CELLS,
    CELLS_OF,
    HEARTS,
    LINE,
    SINGLE,
    TAKEN_ROWS,
    extra,
    sheet_at,
)
from bis.games.one_more_encore.pieces import BOMB_ROWS, DIE_ROWS
from bis.games.one_more_encore.pieces import HEARTS as MOST_HEARTS

# The weights of a phase after those of Encore!
GOLDEN_DIE, SYMBOL = 30, 31
"""A symbol circled by a golden die, and one used."""
ROW_LINE, ROW_CURVE, ROW_DONE = 32, 33, 34
"""Each square of a row, its square number, and a row completed."""
BONUS_DIE, BONUS_BOMB, BONUS_HEART = 35, 36, 37
"""What the first to complete a row gets."""
HEART, HEART_FILL = 38, 39
"""One more heart: for each column not claimed yet, and for each square checked in them."""
PHASE_WORDS = 40

# Notes of one decision after those of Encore!
LEFT_BY_SPECIAL = encore.NOTES
"""What the special die, taken, leaves to others."""
NOTES = LEFT_BY_SPECIAL + 1


def column_points(s: list[int], t: list[int], at: int, value: int) -> int:
    """Hearts are written below a column that is completed (OME-19)."""
    return encore_column_points(s, t, at, value) + s[at + HEARTS]


def gain(s: list[int], t: list[int], w: int, seat: int, number: int) -> int:
    """As in Encore!, and golden dice and rows."""
    cells = extra(t) + CELLS_OF + 4 * number
    worth = encore_gain(s, t, w, seat, number) + t[w + GOLDEN_DIE] * t[cells + 3]
    at = sheet_at(seat)
    for row in range(7):
        third = row // 3
        more = ones((t[cells + third] >> (15 * (row - 3 * third))) & LINE)
        if more:
            worth += row_gain(s, t, w, at, row, more)
    return worth


def row_gain(s: list[int], t: list[int], w: int, at: int, row: int, more: int) -> int:
    """For a row that fills up; the first to complete it gets its bonus (OME-15)."""
    before = ones(s[at + CELLS + row])
    worth = more * (t[w + ROW_LINE] + t[w + ROW_CURVE] * (2 * before + more))
    if before + more < 15:
        return worth
    worth += t[w + ROW_DONE]
    if (s[TAKEN_ROWS] >> row) & 1:
        return worth
    if (DIE_ROWS >> row) & 1:
        return worth + t[w + BONUS_DIE]
    return worth + t[w + (BONUS_BOMB if (BOMB_ROWS >> row) & 1 else BONUS_HEART)]


# The special die


def special_gain(s: list[int], t: list[int], w: int, seat: int, number: int) -> int:
    """What the squares of a special die or a bonus bomb are worth, or its heart."""
    at = sheet_at(seat)
    if number == 0:
        return heart_gain(s, t, w, at)
    squares = special_squares(s, t, at, number)
    worth = stars = fills = rows = counts = 0
    low = middle = high = 0  # the squares by color, two colors in a word
    beside_low = beside_middle = beside_high = 0
    while squares:
        square = (squares & 127) - 1
        squares >>= 7
        single = t[extra(t) + SINGLE + square]
        group = GROUPS + GROUP_WORDS * single
        color = t[group + COLOR]
        worth += t[w + SQUARE] + t[w + GOLDEN_DIE] * t[extra(t) + CELLS_OF + 4 * single + 3]
        stars += t[group + GROUP_STARS]
        fills += t[group + FILLS]
        rows += 1 << (3 * (square - 7 * (square // 7)))
        counts += 1 << (5 * color)
        bits = t[group + BITS] << (21 * (color & 1))
        low |= bits if color < 2 else 0
        middle |= bits if color >> 1 == 1 else 0
        high |= bits if color == 4 else 0
        beside_low |= t[group + BESIDE]
        beside_middle |= t[group + BESIDE + 1]
        beside_high |= t[group + BESIDE + 2]
    more, points = columns_gain(s, t, w, at, fills)
    worth += more + t[w + STAR] * stars
    points += 2 * stars
    for row in range(7):
        added = (rows >> (3 * row)) & 7
        if added:
            worth += row_gain(s, t, w, at, row, added)
    found = 0
    for color in range(5):
        word = high if color == 4 else (middle if color > 1 else low)
        bits = (word >> (21 * (color & 1))) & FULL
        word = beside_high if color == 4 else (beside_middle if color > 1 else beside_low)
        found += reached_in(s, at, color, bits, (word >> (21 * (color & 1))) & FULL)
        if bits:
            more, scored = color_gain(s, t, w, color, ones(bits))
            worth += more + blocks_gain(s, t, w, at, color, bits)
            points += scored
    return worth + t[w + REACH] * found + end_gain(s, t, w, counts, points)


def reached_in(s: list[int], at: int, color: int, bits: int, beside: int) -> int:
    """How many more squares of a color a placement may start from."""
    squares = s[at + SQUARES + color]
    reach = squares >> 21
    return ones(beside & ~(squares | reach | bits)) - ones(bits & reach)


def blocks_gain(s: list[int], t: list[int], w: int, at: int, color: int, bits: int) -> int:
    """For what is left of a color's blocks."""
    before = s[at + SQUARES + color] & FULL
    after = before | bits
    table = SINGLES + PLACES * color
    worth = 0
    for block in range(6):
        full = (2 << block) - 1
        if (before ^ after) & full:
            worth += block_gain(t, w, table, full, before & full, after & full)
        table += full + 1
        before >>= block + 1
        after >>= block + 1
    return worth


def heart_gain(s: list[int], t: list[int], w: int, at: int) -> int:
    """One more heart counts for every column still to be claimed (OME-10, OME-19)."""
    if s[at + HEARTS] == MOST_HEARTS:
        return 0
    worth = 0
    for column in range(15):
        if not (s[at + COLUMNS] >> (3 * column)) & 1:
            worth += t[w + HEART] + t[w + HEART_FILL] * ((s[at + FILLED] >> (3 * column)) & 7)
    return worth
