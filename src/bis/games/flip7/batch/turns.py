"""Set-up, cards, and playing a move."""

from bis.core.batch import EVENTS, TURN
from bis.core.chance import draw_below
from bis.games.flip7.batch.cards import count_discards, count_of, find, has_card, put
from bis.games.flip7.batch.chain import aim, break_off, deal_action, offer, receiver, settle
from bis.games.flip7.batch.rounds import begin_round, clear, end_round
from bis.games.flip7.batch.words import (
    ACTIONS,
    ADDS,
    AGAIN_AT,
    BUSTED,
    CARD,
    CHANCES,
    COUNT,
    COUNT_AT,
    CURRENT,
    DECK,
    DEPTH,
    DISCARDS,
    DUE,
    FLIPS,
    FULL,
    HIT,
    IN,
    LANE,
    LEFT_AT,
    LINES,
    NUMBERS,
    OFFER,
    OVER,
    SETTLE,
    SHUFFLE,
    TARGET,
    TOTAL,
    UNDEALT,
)
from bis.games.flip7.scoring import SEVEN


def begin(s: list[int], t: list[int], seats: int, first: int) -> None:
    """Nothing is dealt yet, and ``first`` deals the first round (F7-01 to F7-05)."""
    s[TURN] = 1
    for i in range(6):
        s[DECK + i] = t[FULL + i]
        s[DISCARDS + i] = 0
        s[FLIPS + i] = 0
    for seat in range(seats):
        s[LINES + 2 * seat] = 0
        s[LINES + 2 * seat + TOTAL] = 0
    clear(s, seats)
    begin_round(s, t, seats, first)
    settle(s, t)


def actor(s: list[int], t: list[int]) -> int:
    """Who is to act: a seat, -1 the table, -2 nobody any more."""
    due = s[DUE]
    if due == CARD:
        return -1
    if due == OFFER:
        return s[CURRENT]
    return -2 if due == OVER else receiver(s)


# Chance


def draw(s: list[int], t: list[int], inner: int, outer: int) -> int:
    """A place in the rest of the deck, sorted by kind of card; an empty deck is shuffled first."""
    sums = s[DECK]
    if not sums:
        return SHUFFLE
    place = draw_below(inner, outer, s[EVENTS], 0, sums >> 36)
    group = find(place, sums)
    place -= ((sums << 9) >> (9 * group)) & LANE
    return 5 * group + find(place, s[DECK + 1 + group])


def is_chance(s: list[int], t: list[int], chance: int) -> bool:
    if chance < 0 or chance > SHUFFLE:
        return False
    return s[DECK] == 0 if chance == SHUFFLE else count_of(s, DECK, chance) > 0


def deal(s: list[int], t: list[int], chance: int) -> None:
    """The next card goes to the seat it is due to (F7-07); a shuffle deals none (F7-25)."""
    if chance == SHUFFLE:
        shuffle(s, t)
        return
    put(s, DECK, chance, -1)
    s[DUE] = SETTLE
    seat = receiver(s)
    if s[DEPTH]:
        s[FLIPS + s[DEPTH] - 1] -= 1 << LEFT_AT  # every card counts among the three (F7-14)
    line = s[LINES + 2 * seat]
    if chance >= ACTIONS:
        deal_action(s, t, seat, chance)
    elif ((line & NUMBERS) >> chance) & 1:
        deal_again(s, t, seat, chance)
    else:
        line += t[ADDS + chance]
        s[LINES + 2 * seat] = line
        if (line >> COUNT_AT) & COUNT == SEVEN:
            end_round(s, t)
        elif s[DEPTH] + s[UNDEALT] == 0:
            offer(s)  # what settle would find, only sooner
            return
    settle(s, t)


def shuffle(s: list[int], t: list[int]) -> None:
    """What lies on the table stays there (F7-25)."""
    count_discards(s, t)
    for i in range(6):
        s[DECK + i] = s[DISCARDS + i]


def deal_again(s: list[int], t: list[int], seat: int, number: int) -> None:
    """A number that is there already busts, unless a Second Chance is there (F7-07, F7-18)."""
    if (s[CHANCES] >> seat) & 1:
        s[CHANCES] -= 1 << seat
        return
    s[LINES + 2 * seat] |= number << AGAIN_AT
    s[IN] -= 1 << seat
    s[BUSTED] |= 1 << seat
    if s[DEPTH]:
        break_off(s, t, seat)


# Moves


def play(s: list[int], t: list[int], move: int) -> None:
    """Hit, stay, or the aim of the action at hand; a hit without any card is a stay (F7-26)."""
    if move == HIT and has_card(s, t):
        s[DUE] = CARD
        return
    if move >= TARGET:
        aim(s, move - TARGET)
    else:
        s[IN] &= ~(1 << s[CURRENT])
    s[DUE] = SETTLE
    settle(s, t)
