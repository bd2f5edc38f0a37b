"""Players of One More Encore! on the words of its batch functions, where Encore!'s do otherwise."""

from bis.core.bits import ones
from bis.games.encore import policies as encore
from bis.games.encore.policies import COLOR_WORTH, UNIT, choose, fill_worth
from bis.games.encore.policies import survey as encore_survey
from bis.games.encore.policies import worth_of as encore_worth_of
from bis.games.one_more_encore.batch import (
    BITS,
    BOMB,
    CELLS,
    CELLS_OF,
    COLOR,
    COLUMNS,
    FILLS,
    FULL,
    GROUP_STARS,
    GROUP_WORDS,
    GROUPS,
    HEARTS,
    LINE,
    MOST_HEARTS,
    PASS,
    PLACES,
    SINGLE,
    SINGLES,
    SQUARES,
    bomb_due,
    extra,
    part_count,
    part_move,
    special_face,
    special_parts,
    special_squares,
    specials,
)

SYMBOL_WORTH = 14700
ROW_WORTH = 490
HEART_WORTH = 3675
"""As bis.bots.one_more_encore.greedy has them."""


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
        price = SYMBOL_WORTH
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
    worth = encore_worth_of(s, t, at, move) + SYMBOL_WORTH * t[cells + 3]
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
        return HEART_WORTH * open_columns if s[at + HEARTS] < MOST_HEARTS else 0
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
        worth += UNIT * (1 + t[group + GROUP_STARS]) + SYMBOL_WORTH * golden
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
    worth = COLOR_WORTH if after == FULL else 0
    table = SINGLES + PLACES * color
    for block in range(6):
        full = (2 << block) - 1
        worth -= UNIT * ones(t[table + (after & full)] & ~t[table + (before & full)])
        table += full + 1
        before >>= block + 1
        after >>= block + 1
    return worth


REPLACED: dict[object, object] = {encore.survey: survey, encore.worth_of: worth_of}
"""Encore!'s functions that call one another by these names call these instead."""

__all__ = ["choose"]
