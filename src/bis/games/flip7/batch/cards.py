"""Counted cards: what is left in the deck, what was discarded, what a line is worth."""

from bis.core.batch import SEATS
from bis.core.bits import lowest, ones
from bis.games.flip7.batch.words import (
    ACTIONS,
    AGAIN,
    AGAIN_AT,
    AIMS,
    BUSTED,
    CHANCE,
    CHANCES,
    COUNT,
    COUNT_AT,
    DECK,
    DEPTH,
    DISCARDS,
    DOUBLES_AT,
    DUE,
    EACH,
    FLIP_THREES,
    FLIPS,
    FREEZE,
    FREEZES,
    FULL,
    GUARDS,
    IN,
    LANE,
    LINES,
    MODIFIERS,
    NUMBERS,
    PAIR,
    PLUS,
    PLUS_AT,
    SECOND_CHANCES,
    SPENT,
    SUM,
    SUM_AT,
    WAITING,
    WAITS,
)
from bis.games.flip7.scoring import FLIP7_BONUS, SEVEN


def group_of(kind: int) -> int:
    """A fifth of it."""
    return (kind * 13) >> 6


def from_lane(lane: int) -> int:
    """One in this lane and in those above."""
    return EACH & -(1 << (9 * lane))


def find(place: int, sums: int) -> int:
    """The lane in which the place is: how many lanes end before it."""
    return ones((((place * EACH) | GUARDS) - sums) & GUARDS)


def count_of(s: list[int], cards: int, kind: int) -> int:
    """How many there are of a kind."""
    group = group_of(kind)
    sums = s[cards + 1 + group]
    lane = 9 * (kind - 5 * group)
    return ((sums >> lane) & LANE) - (((sums << 9) >> lane) & LANE)


def total_of(s: list[int], cards: int) -> int:
    return s[cards] >> 36


def put(s: list[int], cards: int, kind: int, count: int) -> None:
    """Add so many of a kind; less than none takes them away."""
    group = group_of(kind)
    s[cards] += count * from_lane(group)
    s[cards + 1 + group] += count * from_lane(kind - 5 * group)


# Discards


def is_action(due: int) -> bool:
    return FREEZE <= due <= CHANCE


def count_discards(s: list[int], t: list[int]) -> None:
    """All cards but those in the deck and on the table (F7-25, F7-27)."""
    for i in range(6):
        s[DISCARDS + i] = t[FULL + i] - s[DECK + i]
    for seat in range(s[SEATS]):
        take_line(s, seat)
    put(s, DISCARDS, SECOND_CHANCES, -ones(s[CHANCES]))
    put(s, DISCARDS, FREEZES, -(s[SPENT] & 255))
    put(s, DISCARDS, FLIP_THREES, -(s[SPENT] >> 8))
    for i in range(s[DEPTH]):
        waiting = s[FLIPS + i] & WAITING
        while waiting:
            put(s, DISCARDS, WAITS + (waiting & 3), -1)
            waiting >>= 2
    if is_action(s[DUE]):
        put(s, DISCARDS, s[DUE] + AIMS, -1)


def take_line(s: list[int], seat: int) -> None:
    line = s[LINES + 2 * seat]
    numbers = line & NUMBERS
    while numbers:
        put(s, DISCARDS, lowest(numbers), -1)
        numbers &= numbers - 1
    if (s[BUSTED] >> seat) & 1:
        put(s, DISCARDS, (line >> AGAIN_AT) & AGAIN, -1)
    put(s, DISCARDS, ACTIONS - 1, -((line >> DOUBLES_AT) & PAIR))
    for i in range(5):
        put(s, DISCARDS, MODIFIERS + i, -((line >> (DOUBLES_AT + 2 + 2 * i)) & PAIR))


def has_card(s: list[int], t: list[int]) -> bool:
    """Whether a card can be dealt, be it after a shuffle (F7-25, F7-26)."""
    if s[DECK]:
        return True
    count_discards(s, t)
    total = total_of(s, DISCARDS)
    if total > count_of(s, DISCARDS, SECOND_CHANCES):
        return True
    return total > 0 and s[IN] & ~s[CHANCES] != 0


# Lines


def points(line: int) -> int:
    """The numbers, doubled by each x2, then the modifiers and the Flip 7 (F7-03, F7-23)."""
    found = (((line >> SUM_AT) & SUM) << ((line >> DOUBLES_AT) & PAIR)) + ((line >> PLUS_AT) & PLUS)
    return found + FLIP7_BONUS if (line >> COUNT_AT) & COUNT == SEVEN else found
