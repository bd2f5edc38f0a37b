"""The player of that name, who weighs the next three cards exactly."""

from bis.bots.flip7.compiled.greedy import expected_gain
from bis.bots.flip7.compiled.risk import next_cards
from bis.games.flip7.batch.cards import count_of, points, total_of
from bis.games.flip7.batch.chain import after, receiver, receivers
from bis.games.flip7.batch.words import (
    CHANCE,
    CHANCES,
    COUNT,
    COUNT_AT,
    CURRENT,
    DUE,
    FLIP_THREE,
    FREEZE,
    HIT,
    LINES,
    MODIFIERS,
    OFFER,
    STAY,
    TARGET,
    TOTAL,
)
from bis.games.flip7.scoring import SEVEN


def ev(s: list[int], t: list[int]) -> int:
    """Hit while there is nothing to lose or points to expect; aim as the card says."""
    cards = next_cards(s, t)
    if s[DUE] != OFFER:
        return TARGET + ev_target(s, cards)
    seat = s[CURRENT]
    if points(s[LINES + 2 * seat]) == 0 or expected_gain(s, seat, cards) > 0:
        return HIT
    return STAY


def ev_target(s: list[int], cards: int) -> int:
    """The opponent worth most, the first clockwise among equals; oneself if there is none."""
    own = receiver(s)
    targets = receivers(s, s[DUE])
    empty = s[LINES + 2 * own] == 0 and not (s[CHANCES] >> own) & 1
    others = targets & ~(1 << own)
    if others == 0 or (s[DUE] == FLIP_THREE and empty and others != targets):
        return own
    best = after(others, own)
    top = ev_worth(s, best, cards)
    seat = after(others, best)
    while seat != after(others, own):
        worth = ev_worth(s, seat, cards)
        if worth > top:
            top = worth
            best = seat
        seat = after(others, seat)
    return best


def ev_worth(s: list[int], target: int, cards: int) -> int:
    """What it is worth to aim the action at hand at an opponent."""
    total = s[LINES + 2 * target + TOTAL]
    if s[DUE] == CHANCE:
        return -total
    worth = points(s[LINES + 2 * target])
    return total + worth if s[DUE] == FREEZE else ways_to_bust(s, target, cards) * worth


def ways_to_bust(s: list[int], seat: int, cards: int) -> int:
    """In how many orders the next three cards bust a line; actions are blanks, a Flip 7 ends it."""
    line = s[LINES + 2 * seat]
    held = (line >> COUNT_AT) & COUNT
    chance = (s[CHANCES] >> seat) & 1
    total = total_of(s, cards)
    again = 0
    new = 0
    twice = 0
    for number in range(MODIFIERS):
        count = count_of(s, cards, number)
        if (line >> number) & 1:
            again += count
        else:
            new += count
            twice += count * (count - 1)
    blanks = total - again - new
    if total < 3:
        return (
            two_bust(again, blanks, new, twice, held, chance)
            if total == 2
            else again * (1 - chance)
        )
    if chance:
        ways = again * two_bust(again - 1, blanks, new, twice, held, 0)
    else:
        ways = again * (total - 1) * (total - 2)
    ways += blanks * two_bust(again, blanks - 1, new, twice, held, chance)
    for number in range(MODIFIERS):
        count = count_of(s, cards, number)
        if count and not (line >> number) & 1:
            fewer = twice - count * (count - 1)
            ways += count * two_bust(
                again + count - 1, blanks, new - count, fewer, held + 1, chance
            )
    return ways


def two_bust(again: int, blanks: int, new: int, twice: int, held: int, chance: int) -> int:
    """The same for two cards: ``again`` are in the line, ``new`` are numbers that are not.

    ``twice`` are the ordered pairs of equal new numbers.
    """
    if held == SEVEN:
        return 0
    if chance:
        return again * (again - 1)
    ways = again * (again + blanks + new - 1) + blanks * again
    return ways if held == SEVEN - 1 else ways + new * again + twice
