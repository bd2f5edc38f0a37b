"""The player of that name, where Encore!'s does otherwise."""

from bis.bots.encore.compiled.greedy import COLOR_DONE, fill_worth
from bis.bots.encore.compiled.greedy import survey as encore_survey
from bis.bots.encore.compiled.greedy import worth_of as encore_worth_of
from bis.bots.encore.greedy import POINT
from bis.bots.one_more_encore.greedy import HEART, PROGRESS, SYMBOL
from bis.core.bits import ones
from bis.games.encore.batch.words import (
    BITS,
    COLOR,
    COLUMNS,
    FILLS,
    FULL,
    GROUP_STARS,
    GROUP_WORDS,
    GROUPS,
    PASS,
    PLACES,
    SINGLES,
    SQUARES,
)
from bis.games.one_more_encore.batch.special import (
    part_count,
    part_move,
    special_face,
    special_parts,
    special_squares,
)
from bis.games.one_more_encore.batch.turns import bomb_due
from bis.games.one_more_encore.batch.words import (
    BOMB,
    CELLS,
    CELLS_OF,
    HEARTS,
    LINE,
    SINGLE,
    extra,
    specials,
)
from bis.games.one_more_encore.pieces import HEARTS as MOST_HEARTS
from bis.games.one_more_encore.scoring import ROW_POINTS

ROW_WORTH = PROGRESS * ROW_POINTS
"""For a row that fills up."""


def survey(s: list[int], t: list[int], at: int, top: int, pick: int) -> tuple[int, int, int]:
    """As in Encore!, and after the placements the special die or the bonus bombs."""
    equals = 1
    best = PASS
    face = BOMB
    price = 0
    if not bomb_due(s):
        top, equals, best = encore_survey(s, t, at, top, pick)
        if pick >= 0:
            if best != PASS:
                return top, equals, best
            pick -= equals - 1
        face = special_face(s, at)
        price = SYMBOL
    for part in range(special_parts(face)):
        for k in range(part_count(s, t, at, face, part)):
            move = part_move(s, t, at, face, part, k)
            worth = special_worth(s, t, at, move - specials(t)) - price
            if worth >= top:
                if worth > top:
                    top = worth
                    equals = 0
                    best = move
                equals += 1
                if pick == 0:
                    return top, equals, move
                pick -= 1
    return top, equals, best


def worth_of(s: list[int], t: list[int], at: int, move: int) -> int:
    """As in Encore!, and golden dice and rows."""
    cells = extra(t) + CELLS_OF + 4 * ((move - 1) >> 2)
    worth = encore_worth_of(s, t, at, move) + SYMBOL * t[cells + 3]
    for row in range(7):
        third = row // 3
        more = ones((t[cells + third] >> (15 * (row - 3 * third))) & LINE)
        if more:
            worth += ROW_WORTH * more * (2 * ones(s[at + CELLS + row]) + more)
    return worth


def special_worth(s: list[int], t: list[int], at: int, number: int) -> int:
    """What the squares of a special die or a bonus bomb gain, or its heart."""
    if number == 0:
        open_columns = 15 - ones(s[at + COLUMNS])
        return HEART * open_columns if s[at + HEARTS] < MOST_HEARTS else 0
    squares = special_squares(s, t, at, number)
    worth = 0
    fills = 0
    rows = 0
    low = 0
    middle = 0
    high = 0
    while squares:
        square = (squares & 127) - 1
        number = t[extra(t) + SINGLE + square]
        group = GROUPS + GROUP_WORDS * number
        golden = t[extra(t) + CELLS_OF + 4 * number + 3]
        worth += POINT * (1 + t[group + GROUP_STARS]) + SYMBOL * golden
        fills += t[group + FILLS]
        rows += 1 << (3 * (square - 7 * (square // 7)))
        color = t[group + COLOR]
        bits = t[group + BITS] << (21 * (color & 1))
        if color < 2:
            low |= bits
        elif color < 4:
            middle |= bits
        else:
            high |= bits
        squares >>= 7
    worth += fill_worth(s, t, at, fills) + rows_worth(s, at, rows)
    worth += color_worth(s, t, at, 0, low & FULL) + color_worth(s, t, at, 1, low >> 21)
    worth += color_worth(s, t, at, 2, middle & FULL) + color_worth(s, t, at, 3, middle >> 21)
    return worth + color_worth(s, t, at, 4, high)


def rows_worth(s: list[int], at: int, rows: int) -> int:
    """For rows that fill up; three bits for each, how many squares are added."""
    worth = 0
    for row in range(7):
        more = (rows >> (3 * row)) & 7
        worth += ROW_WORTH * more * (2 * ones(s[at + CELLS + row]) + more)
    return worth


def color_worth(s: list[int], t: list[int], at: int, color: int, bits: int) -> int:
    """For a color that these squares complete, less what they strand in its blocks."""
    if not bits:
        return 0
    before = s[at + SQUARES + color] & FULL
    after = before | bits
    worth = COLOR_DONE if after == FULL else 0
    table = SINGLES + PLACES * color
    for block in range(6):
        full = (2 << block) - 1
        worth -= POINT * ones(t[table + (after & full)] & ~t[table + (before & full)])
        table += full + 1
        before >>= block + 1
        after >>= block + 1
    return worth
