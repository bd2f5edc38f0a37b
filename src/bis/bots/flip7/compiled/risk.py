"""Players who stop with enough points, or before the next card is too likely to bust."""

from bis.core.bits import lowest
from bis.games.flip7.batch.cards import count_discards, count_of, points, total_of
from bis.games.flip7.batch.chain import after, receiver, receivers
from bis.games.flip7.batch.legal import must_hit
from bis.games.flip7.batch.words import (
    CHANCES,
    CURRENT,
    DECK,
    DISCARDS,
    DUE,
    HIT,
    LINES,
    NUMBERS,
    OFFER,
    STAY,
    TARGET,
)


def stop_at(s: list[int], t: list[int], enough: int) -> int:
    """Hit below so many points or with a Second Chance; aim at the next seat clockwise."""
    if s[DUE] == OFFER:
        seat = s[CURRENT]
        stops = points(s[LINES + 2 * seat]) >= enough and not (s[CHANCES] >> seat) & 1
        return STAY if stops else HIT
    return TARGET + after(receivers(s, s[DUE]), receiver(s))


def risk_below(s: list[int], t: list[int], percent: int) -> int:
    """Hit while fewer of the cards bust; aim at the next seat clockwise."""
    if s[DUE] != OFFER:
        return TARGET + after(receivers(s, s[DUE]), receiver(s))
    seat = s[CURRENT]
    cards = next_cards(s, t)
    if 100 * risk(s, seat, cards) < percent * total_of(s, cards) or must_hit(s, t, seat):
        return HIT
    return STAY


def next_cards(s: list[int], t: list[int]) -> int:
    """Where the next card comes from: the deck, or the discards once it is empty."""
    if s[DECK]:
        return DECK
    count_discards(s, t)
    return DISCARDS


def risk(s: list[int], seat: int, cards: int) -> int:
    """How many of the cards would bust this seat."""
    busts = 0
    if not (s[CHANCES] >> seat) & 1:
        numbers = s[LINES + 2 * seat] & NUMBERS
        while numbers:
            busts += count_of(s, cards, lowest(numbers))
            numbers &= numbers - 1
    return busts
