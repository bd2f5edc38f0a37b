"""The player of that name."""

from bis.bots.flip7.compiled.risk import next_cards, risk
from bis.core.batch import DECISIONS
from bis.core.bits import lowest, ones
from bis.core.chance import draw_below
from bis.games.flip7.batch.cards import count_discards, count_of, points, total_of
from bis.games.flip7.batch.chain import receiver, receivers
from bis.games.flip7.batch.words import (
    ACTIONS,
    CHANCE,
    CHANCES,
    COUNT,
    COUNT_AT,
    CURRENT,
    DECK,
    DISCARDS,
    DOUBLES_AT,
    DUE,
    FREEZE,
    HIT,
    LINES,
    MODIFIERS,
    NUMBERS,
    OFFER,
    PAIR,
    STAY,
    SUM,
    SUM_AT,
    TARGET,
    TOTAL,
)
from bis.games.flip7.scoring import FLIP7_BONUS, SEVEN


def greedy(s: list[int], t: list[int], inner: int, outer: int) -> int:
    """Hit while there is nothing to lose or points to expect; aim where it is worth most."""
    cards = next_cards(s, t)
    if s[DUE] != OFFER:
        return best_target(s, t, cards, inner, outer)
    seat = s[CURRENT]
    if points(s[LINES + 2 * seat]) == 0 or expected_gain(s, seat, cards) > 0:
        return HIT
    return STAY


def expected_gain(s: list[int], seat: int, cards: int) -> int:
    """The points the next card adds, times the number of cards it may be."""
    line = s[LINES + 2 * seat]
    doubles = (line >> DOUBLES_AT) & PAIR
    bonus = FLIP7_BONUS if (line >> COUNT_AT) & COUNT == SEVEN - 1 else 0
    loss = 0 if (s[CHANCES] >> seat) & 1 else points(line)
    gain = count_of(s, cards, ACTIONS - 1) * (((line >> SUM_AT) & SUM) << doubles)
    for number in range(MODIFIERS):
        worth = -loss if (line >> number) & 1 else (number << doubles) + bonus
        gain += count_of(s, cards, number) * worth
    for i in range(5):
        gain += count_of(s, cards, MODIFIERS + i) * (2 * i + 2)
    return gain


def best_target(s: list[int], t: list[int], cards: int, inner: int, outer: int) -> int:
    """The target worth most; among equals one at random."""
    targets = receivers(s, s[DUE])
    top = -(1 << 40)
    best = 0
    left = targets
    while left:
        seat = lowest(left)
        left &= left - 1
        worth = worth_of(s, t, seat, cards)
        if worth > top:
            top = worth
            best = 0
        if worth == top:
            best |= 1 << seat
    for _ in range(draw_below(inner, outer, s[DECISIONS], 0, ones(best))):
        best &= best - 1
    return TARGET + lowest(best)


def worth_of(s: list[int], t: list[int], target: int, cards: int) -> int:
    """What it is worth to aim the action at hand there; at oneself only if nobody else will do."""
    line = s[LINES + 2 * target]
    total = s[LINES + 2 * target + TOTAL]
    own = target == receiver(s)
    if s[DUE] == CHANCE:
        return -total
    if s[DUE] == FREEZE:
        return -1 if own else total + points(line)
    if not own:
        return risk(s, target, cards)
    if line & NUMBERS:
        return -1
    count_discards(s, t)
    return total_of(s, DECK) + total_of(s, DISCARDS)
