"""The player of that name: the move worth most by a few fixed worths."""

from bis.bots.encore.greedy import COLOR as COLOR_WORTH
from bis.bots.encore.greedy import MARK, POINT, PROGRESS
from bis.core.batch import DECISIONS
from bis.core.bits import lowest, ones
from bis.core.chance import draw_below
from bis.games.encore.batch.groups import find_groups, packed_counts
from bis.games.encore.batch.turns import actor
from bis.games.encore.batch.words import (
    BITS,
    BLOCK,
    COLOR,
    COLORS,
    COUNT,
    CROSS,
    FIELD,
    FILLED,
    FILLS,
    FIRST_GROUP,
    FULL,
    GROUP_STARS,
    GROUP_WORDS,
    GROUPS,
    LOWER,
    MARKS,
    NUMBERS,
    PASS,
    QUESTION_MARK,
    SHIFT,
    SINGLES_AT,
    SQUARES,
    TAKEN_COLUMNS,
    UPPER,
    cost,
    sheet_at,
)
from bis.games.encore.scoring import COLOR_FIRST

COLOR_DONE = COLOR_WORTH * COLOR_FIRST
"""For a color that is completed."""


def greedy(s: list[int], t: list[int], inner: int, outer: int) -> int:
    """The move worth most; among equals one at random."""
    at = sheet_at(actor(s, t))
    top, equals, best = survey(s, t, at, 0, -1)
    pick = draw_below(inner, outer, s[DECISIONS], 0, equals)
    if equals > 1:
        top, equals, best = survey(s, t, at, top, pick)
    return best


def survey(s: list[int], t: list[int], at: int, top: int, pick: int) -> tuple[int, int, int]:
    """Weigh all moves in order. With ``pick`` -1: the top worth, how many have it, and one of them.

    With another ``pick``: in third place the move of that number among those worth ``top``.
    """
    equals = 1  # to pass is worth nothing
    best = PASS
    for face in range(6):
        if (s[COLORS] >> (2 * face)) & 3 and s[at + MARKS] >= (face == CROSS):
            for number in range(6):
                jokers = 2 * (face == CROSS) + (number == QUESTION_MARK)
                if (s[NUMBERS] >> (2 * number)) & 3 and cost(1 + jokers) <= s[at + MARKS]:
                    for color in range(0 if face == CROSS else face, min(face + 1, 5)):
                        packed = packed_counts(s, t, at, color)
                        for count in range(
                            1 if number == QUESTION_MARK else number + 1, min(number + 2, 6)
                        ):
                            found = 0
                            if (packed >> (10 * count - 10)) & FIELD:
                                found = find_groups(t, color, count, s[at + SQUARES + color])
                            first = 1 + 4 * t[FIRST_GROUP + 5 * color + count - 1] + jokers
                            while found:
                                move = first + 4 * lowest(found)
                                found &= found - 1
                                worth = worth_of(s, t, at, move)
                                if worth < top:
                                    continue
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
    """What a placement gains: squares, stars, columns, colors, less what it strands and costs."""
    group = GROUPS + GROUP_WORDS * ((move - 1) >> 2)
    worth = POINT * (t[group + COUNT] + t[group + GROUP_STARS]) - MARK * cost(move)
    worth += fill_worth(s, t, at, t[group + FILLS])
    checked = s[at + SQUARES + t[group + COLOR]] & FULL
    after = checked | t[group + BITS]
    if after == FULL:
        worth += COLOR_DONE
    return worth - POINT * stranded(t, group, checked, after)


def fill_worth(s: list[int], t: list[int], at: int, fills: int) -> int:
    """For columns that fill up, by what they still offer (ENC-19)."""
    worth = 0
    while fills:
        column = (43 * lowest(fills)) >> 7  # a third
        more = (fills >> (3 * column)) & 7
        before = (s[at + FILLED] >> (3 * column)) & 7
        taken = (s[TAKEN_COLUMNS] >> (3 * column)) & 1
        points = t[(LOWER if taken else UPPER) + column]
        worth += PROGRESS * points * more * (2 * before + more)
        fills -= more << (3 * column)
    return worth


def stranded(t: list[int], group: int, checked: int, after: int) -> int:
    """How many more free squares stand alone in the block than before."""
    at = t[group + SINGLES_AT]
    full = t[group + BLOCK]
    shift = t[group + SHIFT]
    return ones(t[at + ((after >> shift) & full)] & ~t[at + ((checked >> shift) & full)])
