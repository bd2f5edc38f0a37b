"""What a card sets in motion: actions, Flip Threes, and who comes next."""

from bis.core.batch import SEATS
from bis.core.bits import lowest
from bis.games.flip7.batch.cards import has_card
from bis.games.flip7.batch.rounds import end_round
from bis.games.flip7.batch.words import (
    AIMS,
    BUSTED,
    CARD,
    CHANCE,
    CHANCES,
    CURRENT,
    DEPTH,
    DUE,
    EDITION,
    ENGLISH,
    FLIP_THREE,
    FLIPS,
    FREEZE,
    FRENCH,
    FROZEN,
    IN,
    LEFT,
    LEFT_AT,
    OFFER,
    SEAT_AT,
    SECOND_CHANCES,
    SETTLE,
    SPENT,
    UNDEALT,
    WAITING,
    WAITS,
)


def receiver(s: list[int]) -> int:
    """Who gets the next card, and aims the action at hand."""
    depth = s[DEPTH]
    return s[FLIPS + depth - 1] >> SEAT_AT if depth else s[CURRENT]


def after(seats: int, seat: int) -> int:
    """The first of these seats behind this one, clockwise; there is one."""
    behind = seats >> (seat + 1)
    return seat + 1 + lowest(behind) if behind else lowest(seats)


def receivers(s: list[int], due: int) -> int:
    """Whom an action can be aimed at: those in the round (F7-12, F7-13, F7-19).

    A Second Chance only goes to who has none; its giver holds one or has bust, so never gets it.
    """
    return s[IN] & ~s[CHANCES] if due == CHANCE else s[IN]


# Actions


def deal_action(s: list[int], t: list[int], seat: int, kind: int) -> None:
    """In a Flip Three an action waits, but for the Second Chance of `en` (F7-15, F7-20)."""
    if s[DEPTH] == 0 or (kind == SECOND_CHANCES and t[EDITION] == ENGLISH):
        take_up(s, seat, kind)
        return
    top = FLIPS + s[DEPTH] - 1
    place = 0
    while (s[top] >> place) & 3:
        place += 2
    s[top] |= (kind - WAITS) << place


def take_up(s: list[int], seat: int, kind: int) -> None:
    """A first Second Chance is kept; what anybody can receive is aimed; the rest is discarded."""
    if kind == SECOND_CHANCES and not ((s[CHANCES] | s[BUSTED]) >> seat) & 1:
        s[CHANCES] |= 1 << seat
    elif receivers(s, kind - AIMS):
        s[DUE] = kind - AIMS


def aim(s: list[int], target: int) -> None:
    """The action at hand takes effect; a Freeze or Flip Three then stays on the table (F7-25)."""
    due = s[DUE]
    if due == FREEZE:
        s[IN] &= ~(1 << target)
        s[FROZEN] |= 1 << target
        s[SPENT] += 1
    elif due == FLIP_THREE:
        s[FLIPS + s[DEPTH]] = target << SEAT_AT | 3 << LEFT_AT
        s[DEPTH] += 1
        s[SPENT] += 256
    else:
        s[CHANCES] |= 1 << target


def break_off(s: list[int], t: list[int], seat: int) -> None:
    """A bust ends the three; `en` discards all that this seat had pending (F7-13, F7-16)."""
    for i in range(s[DEPTH]):
        flip = s[FLIPS + i]
        if flip >> SEAT_AT == seat:
            waiting = flip & WAITING if t[EDITION] == FRENCH else 0
            s[FLIPS + i] = seat << SEAT_AT | waiting


# What comes next


def settle(s: list[int], t: list[int]) -> None:
    """Go on until a seat must choose, a card is due, or the game is over."""
    while s[DUE] == SETTLE:
        if s[IN] == 0:
            end_round(s, t)
        elif s[DEPTH]:
            go_on_flipping(s, t)
        elif s[UNDEALT]:
            deal_opening(s, t)
        else:
            offer(s)


def offer(s: list[int]) -> None:
    """The next seat clockwise that is still in the round hits or stays (F7-04, F7-22)."""
    s[CURRENT] = after(s[IN], s[CURRENT])
    s[DUE] = OFFER


def go_on_flipping(s: list[int], t: list[int]) -> None:
    """Three cards, then what is pending as drawn, then the outer one (F7-13, F7-15, F7-17)."""
    top = FLIPS + s[DEPTH] - 1
    flip = s[top]
    if (flip >> LEFT_AT) & LEFT:
        if has_card(s, t):
            s[DUE] = CARD
        else:
            s[top] = flip & ~(LEFT << LEFT_AT)
    elif flip & WAITING:
        seat = flip >> SEAT_AT
        s[top] = seat << SEAT_AT | (flip & WAITING) >> 2
        take_up(s, seat, WAITS + (flip & 3))
    else:
        s[DEPTH] -= 1


def deal_opening(s: list[int], t: list[int]) -> None:
    """One card to each player in turn, unless out already or no card is left (F7-05, F7-26)."""
    seat = s[CURRENT] + 1 if s[CURRENT] + 1 < s[SEATS] else 0
    s[CURRENT] = seat
    s[UNDEALT] -= 1
    if (s[IN] >> seat) & 1 and has_card(s, t):
        s[DUE] = CARD
