"""What lies on the table: the cards, and how many of each there are."""

from collections.abc import Iterable
from typing import Literal, TypeGuard, get_args

Number = Literal["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]
Modifier = Literal["+2", "+4", "+6", "+8", "+10", "x2"]
Action = Literal["freeze", "flip3", "chance"]
Card = Number | Modifier | Action

NUMBERS: tuple[Number, ...] = get_args(Number)
MODIFIERS: tuple[Modifier, ...] = get_args(Modifier)
ACTIONS: tuple[Action, ...] = get_args(Action)
CARDS: tuple[Card, ...] = (*NUMBERS, *MODIFIERS, *ACTIONS)
"""Every kind of card, in the one order in which they are counted."""
KIND: dict[str, int] = {card: kind for kind, card in enumerate(CARDS)}
"""Where a card stands in that order; a number stands at its own value."""

Counts = tuple[int, ...]
"""How many there are of each kind of card."""
NO_CARDS: Counts = (0,) * len(CARDS)
ONE_DECK: Counts = (1, *range(1, 13), *(1 for _ in MODIFIERS), *(3 for _ in ACTIONS))
"""The 94 cards of the box (F7-01)."""


def full_deck(decks: int) -> Counts:
    """One deck, or two shuffled together (F7-02)."""
    return tuple(count * decks for count in ONE_DECK)


def with_cards(counts: Counts, cards: Iterable[Card]) -> Counts:
    changed = list(counts)
    for card in cards:
        changed[KIND[card]] += 1
    return tuple(changed)


def without_card(counts: Counts, card: Card) -> Counts:
    kind = KIND[card]
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])


def is_number(card: Card) -> TypeGuard[Number]:
    return KIND[card] < len(NUMBERS)


def is_modifier(card: Card) -> TypeGuard[Modifier]:
    return card in MODIFIERS


def is_action(word: str) -> TypeGuard[Action]:
    return word in ACTIONS
