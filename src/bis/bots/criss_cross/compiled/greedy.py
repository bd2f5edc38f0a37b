"""The player of that name."""

from bis.bots.criss_cross.greedy import ISOLATED, POINT
from bis.core.batch import DECISIONS
from bis.core.bits import lowest, ones
from bis.core.chance import draw_below
from bis.games.criss_cross.batch import (
    ACTOR,
    ADVANCED,
    FREE,
    LIES,
    LINE,
    LINES,
    OPEN,
    PAIR_WORDS,
    PAIRS,
    PLACE,
    SHEET_WORDS,
    SHEETS,
    SQUARES,
    STARTS,
    VALUES,
    diagonal,
    line_score,
    orders,
    points,
    read_line,
    symbols,
)

NOT_TOP = 0b11110_11110_11110_11110_11110
NOT_BOTTOM = 0b01111_01111_01111_01111_01111


def greedy(s: list[int], t: list[int], inner: int, outer: int) -> int:
    """The placement worth most; among equals one at random."""
    at = SHEETS + SHEET_WORDS * s[ACTOR]
    grey = diagonal(s, at) if t[ADVANCED] else 0
    top = -(1 << 40)
    best = 0  # the pairs worth most in order 0, and in order 1
    turned = 0
    rest = s[at + OPEN]
    while rest:
        number = lowest(rest)
        rest &= rest - 1
        pair = PAIRS + PAIR_WORDS * number
        loss = ISOLATED * isolated(s[at + FREE] & ~t[pair + SQUARES])
        for order in range(orders(s)):
            worth = worth_of(s, t, at, pair, order, grey) - loss
            if worth > top:
                top = worth
                best = 0
                turned = 0
            if worth == top:
                best |= (1 - order) << number
                turned |= order << number
    k = draw_below(inner, outer, s[DECISIONS], 0, ones(best) + ones(turned))
    return pick_of_two(best, turned, k)


def pick_of_two(best: int, turned: int, k: int) -> int:
    """The k-th placement by pair, then order."""
    rest = best | turned
    while rest:
        number = lowest(rest)
        rest &= rest - 1
        for order in range(2):
            if ((turned if order else best) >> number) & 1:
                if k == 0:
                    return STARTS + 2 * number + order
                k -= 1
    return -1


def isolated(free: int) -> int:
    """How many free squares have no free square beside them (CC-08)."""
    down = (free << 1) & NOT_TOP
    up = (free >> 1) & NOT_BOTTOM
    return ones(free & ~(down | up | free << 5 | free >> 5))


def worth_of(s: list[int], t: list[int], at: int, pair: int, order: int, grey: int) -> int:
    """What a placement adds to the worth of the lines that it is in."""
    first, second = symbols(s, order)
    lines = at + LINES + 2 * t[pair + LIES]
    across = at + LINES + 2 - 2 * t[pair + LIES]
    line = t[pair + LINE]
    place = t[pair + PLACE]
    worth = gain(t, read_line(s, lines, line), (first | second << 3) << (3 * place))
    worth += gain(t, read_line(s, across, place), first << (3 * line))
    worth += gain(t, read_line(s, across, place + 1), second << (3 * line))
    if t[ADVANCED]:
        if line + place == 4:
            worth += grey_gain(t, grey, first, line if t[pair + LIES] == 0 else place)
        if line + place == 3:
            worth += grey_gain(t, grey, second, line if t[pair + LIES] == 0 else place + 1)
    return worth


def gain(t: list[int], line: int, symbols: int) -> int:
    """What a column or row gains by symbols written into it."""
    after = POINT * line_score(t, line + symbols) + promise(t, line + symbols)
    return after - POINT * line_score(t, line) - promise(t, line)


def grey_gain(t: list[int], grey: int, symbol: int, column: int) -> int:
    """What the diagonal gains; it counts twice, and nothing costs nothing."""
    line = grey + (symbol << (3 * column))
    after = POINT * points(t, line) + promise(t, line)
    return 2 * (after - POINT * points(t, grey) - promise(t, grey))


def promise(t: list[int], line: int) -> int:
    """The points that a line could still gain if one symbol filled its free squares."""
    return (t[VALUES + (line >> 2)] >> (8 * (line & 3) + 4)) & 15
