"""What clients are shown of Flip 7: the cards to come are those the coach counts, and the odds."""

import pytest

from bis.bots.flip7.odds import odds
from bis.games.flip7 import FLIP7
from bis.games.flip7.pieces import CARDS
from bis.games.flip7.state import State
from bis.table.flip7 import Flip7View, tell
from tests.coach.wording import looked
from tests.games.flip7.positions import listed, position, say

FULL = position("9 | 5 8 | busted 7 7", discards="5 8 8 11 +4 freeze")
EMPTY = position("9 | 5 8 | busted 7 7", deck="", discards="5 8 8 11 +4 freeze")


def shown(state: State) -> Flip7View:
    return tell(FLIP7.view(state, 1))


def left(state: State) -> str:
    told = shown(state).left
    return listed(tuple(told.get(card, 0) for card in CARDS))


@pytest.mark.rules("F7-25")
def test_of_an_empty_deck_the_cards_are_told_that_are_shuffled_in_first() -> None:
    """Neither what lies before those in the round, nor before those who are out."""
    assert (left(EMPTY), shown(EMPTY).deck) == ("5 8 8 11 +4 freeze", 0)
    assert left(say(EMPTY, "1 hit", "table shuffle")) == left(EMPTY)
    assert left(say(EMPTY, "1 hit", "table shuffle", "table draw 11")) == "5 8 8 +4 freeze"


def test_the_discards_are_not_among_the_cards_to_come_while_there_is_a_deck() -> None:
    assert left(FULL) == listed(FULL.deck)


@pytest.mark.parametrize("state", [FULL, EMPTY], ids=["deck", "empty"])
def test_what_busts_is_told_as_the_coach_and_the_odds_tell_it(state: State) -> None:
    told, line = shown(state).left, state.lines[1]
    cards, busts = sum(told.values()), sum(told[str(number)] for number in line.numbers)
    said, _ = looked("flip7", FLIP7.view(state, 1), "hit")
    assert said[0] == f"{busts} of the {cards} cards to come would bust you"
    deck = state.deck if any(state.deck) else state.discards
    assert odds(line, deck).one_card.bust == pytest.approx(busts / cards)
