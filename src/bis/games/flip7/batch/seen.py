"""What a seat may know."""

from bis.core.batch import SEATS, TURN
from bis.games.flip7.batch.cards import count_discards, count_of, points
from bis.games.flip7.batch.turns import actor
from bis.games.flip7.batch.words import (
    AGAIN,
    AGAIN_AT,
    BUSTED,
    CHANCES,
    CURRENT,
    DEALER,
    DECK,
    DEPTH,
    DISCARDS,
    DOUBLES_AT,
    DUE,
    FLIPS,
    FROZEN,
    IN,
    KINDS,
    LEFT,
    LEFT_AT,
    LINES,
    MODIFIERS,
    MOST_FLIPS,
    PAIR,
    SEAT_AT,
    SPENT,
    TOTAL,
    UNDEALT,
    WAITS,
)

OBSERVED_FLIP = 5
OBSERVED_LINE = 24
OBSERVED_FLIPS = 53
OBSERVED_LINES = OBSERVED_FLIPS + OBSERVED_FLIP * MOST_FLIPS


def observe(s: list[int], t: list[int], seat: int, out: list[int]) -> None:
    """Everything on the table; the order of the deck is in no state."""
    count_discards(s, t)
    out[0] = seat
    out[1] = s[TURN]
    out[2] = s[DEALER]
    out[3] = s[CURRENT]
    out[4] = s[DUE]
    out[5] = actor(s, t)
    out[6] = s[UNDEALT]
    out[7] = s[SPENT] & 255
    out[8] = s[SPENT] >> 8
    for kind in range(KINDS):
        out[9 + kind] = count_of(s, DECK, kind)
        out[31 + kind] = count_of(s, DISCARDS, kind)
    for i in range(MOST_FLIPS):
        observe_flip(s, i, out)
    for other in range(s[SEATS]):
        observe_line(s, other, out)


def observe_flip(s: list[int], i: int, out: list[int]) -> None:
    """A Flip Three under way: seat, cards to come, up to three actions that wait."""
    to = OBSERVED_FLIPS + OBSERVED_FLIP * i
    here = i < s[DEPTH]
    flip = s[FLIPS + i] if here else 0
    out[to] = flip >> SEAT_AT if here else -1
    out[to + 1] = (flip >> LEFT_AT) & LEFT
    for k in range(3):
        waiting = (flip >> (2 * k)) & 3
        out[to + 2 + k] = WAITS + waiting if waiting else -1


def observe_line(s: list[int], seat: int, out: list[int]) -> None:
    """Total, standing, Second Chance, points, numbers, modifiers, and what busted it."""
    to = OBSERVED_LINES + OBSERVED_LINE * seat
    line = s[LINES + 2 * seat]
    busted = (s[BUSTED] >> seat) & 1
    frozen = (s[FROZEN] >> seat) & 1
    is_in = (s[IN] >> seat) & 1
    out[to] = s[LINES + 2 * seat + TOTAL]
    out[to + 1] = 0 if is_in else (3 if busted else 1 + frozen)
    out[to + 2] = (s[CHANCES] >> seat) & 1
    out[to + 3] = 0 if busted else points(line)
    for number in range(MODIFIERS):
        out[to + 4 + number] = (line >> number) & 1
    for i in range(5):
        out[to + 17 + i] = (line >> (DOUBLES_AT + 2 + 2 * i)) & PAIR
    out[to + 22] = (line >> DOUBLES_AT) & PAIR
    out[to + 23] = (line >> AGAIN_AT) & AGAIN if busted else -1
