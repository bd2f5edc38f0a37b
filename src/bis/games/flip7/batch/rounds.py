"""Rounds: how one begins, and how it is scored at its end."""

from bis.core.batch import SEATS, TURN
from bis.games.flip7.batch.cards import points
from bis.games.flip7.batch.words import (
    BUSTED,
    CHANCES,
    CURRENT,
    DEALER,
    DEPTH,
    DUE,
    EDITION,
    ENGLISH,
    FROZEN,
    IN,
    LINES,
    OVER,
    SETTLE,
    SPENT,
    TOTAL,
    UNDEALT,
)
from bis.games.flip7.scoring import GOAL


def clear(s: list[int], seats: int) -> None:
    """Nothing lies on the table any more, but for the lines; everybody is in."""
    s[IN] = (1 << seats) - 1
    s[BUSTED] = 0
    s[FROZEN] = 0
    s[CHANCES] = 0
    s[SPENT] = 0
    s[DEPTH] = 0


def begin_round(s: list[int], t: list[int], seats: int, dealer: int) -> None:
    """The dealer comes last; `en` deals a card to everybody first (F7-04, F7-05)."""
    s[DEALER] = dealer
    s[CURRENT] = dealer
    s[DUE] = SETTLE
    s[UNDEALT] = seats if t[EDITION] == ENGLISH else 0


def end_round(s: list[int], t: list[int]) -> None:
    """Score the lines, put all cards aside, pass the deal on (F7-11, F7-21, F7-24, F7-28)."""
    seats = s[SEATS]
    most = -1
    leaders = 0
    for seat in range(seats):
        at = LINES + 2 * seat
        total = s[at + TOTAL]
        if not (s[BUSTED] >> seat) & 1:
            total += points(s[at])
            s[at + TOTAL] = total
        s[at] = 0
        if total > most:
            most = total
            leaders = 0
        if total == most:
            leaders += 1
    clear(s, seats)
    if most >= GOAL and leaders == 1:
        s[DUE] = OVER
    else:
        s[TURN] += 1
        begin_round(s, t, seats, s[DEALER] + 1 if s[DEALER] + 1 < seats else 0)
