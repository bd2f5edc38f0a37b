"""What lies on the table: suits of cards, and the prize turned up."""

from dataclasses import dataclass

from bis.core.errors import NotationError
from bis.core.reasons import Reason

NO_CARD = Reason("goofspiel.no_card", "{text!r} is no card")
NO_PRIZE = Reason("goofspiel.not_a_prize", "{text!r} is no prize")

SUITS = ("13", "7")
"""How many cards a suit has."""

Cards = int
"""A set of cards, a bit each: card 1 is bit 0."""


def suit_of(size: int) -> Cards:
    return (1 << size) - 1


def listed(cards: Cards) -> list[int]:
    """The cards of a set, the lowest first."""
    return [card for card in range(1, cards.bit_length() + 1) if has(cards, card)]


def has(cards: Cards, card: int) -> bool:
    return card > 0 and bool(cards >> (card - 1) & 1)


def without(cards: Cards, card: int) -> Cards:
    return cards & ~(1 << (card - 1))


def read_card(text: str) -> int:
    if text not in map(str, range(1, int(SUITS[0]) + 1)):
        raise NotationError(NO_CARD, text=text)
    return int(text)


@dataclass(frozen=True, slots=True)
class Prize:
    """The prize that is turned up (GS-02): `prize 5`."""

    card: int

    def __str__(self) -> str:
        return f"prize {self.card}"

    @staticmethod
    def parse(text: str) -> "Prize":
        word, _, card = text.partition(" ")
        if word != "prize":
            raise NotationError(NO_PRIZE, text=text)
        return Prize(read_card(card))
