"""Flip 7 as the tests of every room see it."""

from collections.abc import Iterator

from bis.games.flip7 import FLIP7
from tests.games.flip7.positions import opening, position, say
from tests.seatings import Refusals, Sample, Seating


def seatings() -> Iterator[Seating]:
    for edition in ("fr", "en"):
        for seats in (1, 2, 3, 4, 7, 18, 19, 36):
            yield Seating(FLIP7, seats, {"edition": edition})
        yield Seating(FLIP7, 3, {"edition": edition, "decks": "2"})


OFFER = position("5 | 6 | busted 7 7 | 8", discards="9")
CARD_DUE = say(OFFER, "1 hit")
FREEZE = say(CARD_DUE, "table draw freeze")
BUSTED = say(CARD_DUE, "table draw flip3", "1 target 1", "table draw freeze", "table draw 6")
CHANCE = say(position("5 | 6 chance | busted 7 7 | 8 chance"), "1 hit", "table draw chance")
EMPTY_DECK = say(position("5 | 6", deck="", discards="9 10"), "1 hit")
FORCED = position("5 | - | 7", edition="en")

REFUSALS: Refusals = {
    "flip7.too_few_decks": (lambda: opening(19, decks="1"), {"most": "18", "seats": "19"}),
    # What cannot be read
    "flip7.no_move": (lambda: say(OFFER, "1 bank"), {"text": "bank"}),
    "flip7.no_target": (lambda: say(FREEZE, "1 target -1"), {"text": "target -1"}),
    "flip7.no_chance": (lambda: say(CARD_DUE, "table deal 7"), {"text": "deal 7"}),
    "flip7.no_draw": (lambda: say(CARD_DUE, "table draw 13"), {"text": "draw 13"}),
    # Out of turn
    "flip7.offer_due": (lambda: say(OFFER, "0 hit"), {"seat": "1"}),
    "flip7.card_due": (lambda: say(CARD_DUE, "1 hit"), {"seat": "1"}),
    "flip7.target_due": (lambda: say(FREEZE, "1 hit"), {"seat": "1", "card": "freeze"}),
    "flip7.must_hit": (lambda: say(FORCED, "1 stay"), {}),
    # The deck
    "flip7.deck_not_empty": (lambda: say(CARD_DUE, "table shuffle"), {}),
    "flip7.shuffle_first": (lambda: say(EMPTY_DECK, "table draw 9"), {}),
    "flip7.no_card_left": (
        lambda: say(EMPTY_DECK, "table shuffle", "table draw 8"),
        {"card": "8"},
    ),
    # Targets
    "flip7.out_of_round": (lambda: say(FREEZE, "1 target 2"), {"seat": "2"}),
    "flip7.busted_aims_away": (lambda: say(BUSTED, "1 target 1"), {}),
    "flip7.given_away": (lambda: say(CHANCE, "1 target 1"), {}),
    "flip7.has_chance": (lambda: say(CHANCE, "1 target 3"), {"seat": "3"}),
}

SAMPLE = Sample(
    rules=28,
    seatings=tuple(seatings()),
    simultaneous=False,
    refusals=REFUSALS,
    frozen="4e257e88c0db7b70",
    named=("hit", "stay", "stayed", "frozen", "busted", "round"),
)
