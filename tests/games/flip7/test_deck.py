"""Deck and discards: where the cards go, and when they come back."""

import pytest

from bis.games.flip7.events import Dealt, NoCardLeft, Postponed, RoundEnded, Shuffled, Stayed
from bis.games.flip7.pieces import ONE_DECK
from bis.games.flip7.state import Edition, all_cards
from tests.games.flip7.positions import choices, heard, listed, opening, picture, position, say

EDITIONS: tuple[Edition, ...] = ("fr", "en")


@pytest.mark.rules("F7-21", "F7-24")
def test_unused_second_chances_are_discarded_at_the_end_of_the_round() -> None:
    state = say(position("stayed 5 chance | 6 chance"), "1 stay")
    assert picture(state) == "- | -"
    assert listed(state.discards) == "5 6 chance chance"


@pytest.mark.rules("F7-24")
def test_the_cards_of_a_finished_round_go_to_the_discards_and_not_into_the_deck() -> None:
    state = position("busted 5 5 +2 | 6 x2", deck="7 8 freeze", discards="9")
    state = say(state, "1 hit", "table draw freeze", "1 target 1")
    assert listed(state.discards) == "5 5 6 9 +2 x2 freeze"
    assert listed(state.deck) == "7 8"


@pytest.mark.rules("F7-04", "F7-24")
@pytest.mark.parametrize(("dealer", "next_dealer", "next_offer"), [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_the_deal_passes_to_the_left(dealer: int, next_dealer: int, next_offer: int) -> None:
    state = opening(3, first=dealer)
    state = say(state, *(f"{(dealer + i) % 3} stay" for i in (1, 2, 3)))
    assert state.dealer == next_dealer
    assert choices(state) == f"{next_offer}: hit, stay"


# Shuffling


@pytest.mark.rules("F7-25")
def test_the_discards_are_shuffled_when_a_card_is_needed_and_the_deck_is_empty() -> None:
    state = position("5 | 6 | busted 7 7 | stayed 8", deck="9", discards="10 11 freeze")
    state = say(state, "1 hit", "table draw 9")
    assert (listed(state.deck), listed(state.discards)) == ("", "10 11 freeze")
    state = say(state, "0 hit")
    assert choices(state) == "table draws"
    assert heard(state, "table shuffle") == (Shuffled(3),)
    state = say(state, "table shuffle")
    assert (listed(state.deck), listed(state.discards)) == ("10 11 freeze", "")
    assert picture(state) == "5 | 6 9 | busted 7 7 | stayed 8"
    assert picture(say(state, "table draw 10")) == "5 10 | 6 9 | busted 7 7 | stayed 8"


@pytest.mark.rules("F7-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_running_flip_three_and_its_pending_cards_stay_when_the_discards_are_shuffled(
    edition: Edition,
) -> None:
    state = position("5 | 6", edition=edition, deck="flip3 freeze", discards="1 2 3")
    state = say(state, "1 hit", "table draw flip3", "1 target 1", "table draw freeze")
    state = say(state, "table shuffle", "table draw 1", "table draw 2")
    assert picture(state) == "5 | 6 1 2"
    assert choices(state) == "1: target 0, target 1"
    assert listed(state.deck) == "3"


@pytest.mark.rules("F7-25")
def test_a_freeze_that_has_taken_effect_is_not_shuffled_in_before_the_round_ends() -> None:
    state = position("5 | 6 | 7", deck="freeze", discards="1")
    state = say(state, "1 hit", "table draw freeze", "1 target 2", "0 hit", "table shuffle")
    assert listed(state.deck) == "1"


@pytest.mark.rules("F7-25")
def test_a_flip_three_that_has_taken_effect_is_not_shuffled_in_before_the_round_ends() -> None:
    state = position("5 | 6 | 7", deck="flip3", discards="1 2 3 4")
    state = say(state, "1 hit", "table draw flip3", "1 target 2", "table shuffle")
    assert listed(state.deck) == "1 2 3 4"


@pytest.mark.rules("F7-18", "F7-25")
def test_what_a_rule_calls_discarded_can_be_shuffled_in_at_once() -> None:
    state = position("5 | 6 chance | 7", deck="6")
    state = say(state, "1 hit", "table draw 6", "2 hit", "table shuffle")
    assert listed(state.deck) == "6 chance"


@pytest.mark.rules("F7-16", "F7-25")
def test_an_outer_flip_threes_pending_card_is_discarded_at_the_english_bust() -> None:
    state = position("5 | 6 | 7", edition="en", deck="flip3 flip3 freeze 6 1 flip3 2 3")
    state = say(state, "1 hit", "table draw flip3", "1 target 1")
    state = say(state, "table draw flip3", "table draw freeze", "table draw 1", "1 target 2")
    state = say(state, "table draw flip3", "table draw 2", "table draw 3", "2 target 1")
    state = say(state, "table draw 6")
    assert listed(state.discards) == "freeze"
    assert picture(state) == "5 | busted 6 1 6 | 7 2 3"


# No card at all


@pytest.mark.rules("F7-26")
def test_a_hit_without_any_card_counts_as_a_stay() -> None:
    state = position("5 | 6 | 7", deck="")
    assert heard(state, "1 hit") == (NoCardLeft(1), Stayed(1, 6))
    state = say(state, "1 hit")
    assert picture(state) == "5 | stayed 6 | 7"
    assert choices(state) == "2: hit, stay"
    state = say(state, "2 hit", "0 hit")
    assert state.rounds == ((5, 6, 7),)


@pytest.mark.rules("F7-26")
@pytest.mark.parametrize(
    ("lines", "deck", "discards", "due"),
    [
        ("5 chance | 6 chance", "", "chance", "0: hit, stay"),
        ("5 chance | 6 chance", "", "", "0: hit, stay"),
        ("5 | 6 chance", "", "chance", "table draws"),
        ("5 chance | 6 ", "", "chance", "table draws"),
        ("5 chance | 6 chance", "", "7 chance", "table draws"),
        ("5 chance | 6 chance", "", "freeze", "table draws"),
        ("5 chance | 6 chance", "chance", "", "table draws"),
    ],
)
def test_second_chances_alone_are_not_shuffled_for_players_who_all_hold_one(
    lines: str, deck: str, discards: str, due: str
) -> None:
    state = position(lines, deck=deck, discards=discards)
    assert choices(say(state, "1 hit")) == due


@pytest.mark.rules("F7-26")
def test_a_player_out_of_the_round_needs_no_second_chance() -> None:
    state = position("stayed 5 | 6 chance | busted 7 7", deck="", discards="chance")
    assert say(state, "1 hit").rounds == ((5, 6, 0),)


@pytest.mark.rules("F7-15", "F7-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_flip_three_ends_for_lack_of_cards_and_what_is_pending_is_applied(
    edition: Edition,
) -> None:
    state = position("5 | 6 | 7", edition=edition, deck="flip3 freeze")
    state = say(state, "1 hit", "table draw flip3", "1 target 2")
    events = heard(state, "table draw freeze")
    assert events == (Dealt(2, "freeze"), Postponed(2, "freeze"), NoCardLeft(2))
    state = say(state, "table draw freeze")
    assert choices(state) == "2: target 0, target 1, target 2"
    state = say(state, "2 target 0")
    assert picture(state) == "frozen 5 | 6 | 7"
    assert choices(state) == "2: hit, stay"


@pytest.mark.rules("F7-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_flip_three_without_any_card_ends_at_once(edition: Edition) -> None:
    state = position("5 | 6 | 7", edition=edition, deck="flip3")
    state = say(state, "1 hit", "table draw flip3", "1 target 1")
    assert picture(state) == "5 | 6 | 7"
    assert choices(state) == "2: hit, stay"


@pytest.mark.rules("F7-20", "F7-26")
def test_a_flip_three_ends_when_only_second_chances_are_left_for_holders() -> None:
    state = position("5 chance | 6 chance", edition="en", deck="flip3 7", discards="chance")
    state = say(state, "1 hit", "table draw flip3", "1 target 1", "table draw 7")
    assert picture(state) == "5 chance | 6 7 chance"
    assert choices(state) == "0: hit, stay"


@pytest.mark.rules("F7-05", "F7-26")
def test_an_opening_deal_skips_a_seat_for_lack_of_cards() -> None:
    state = position("- | -", edition="en", deck="chance", dealer=1)
    state = say(state, "0 hit", "table draw chance")
    assert choices(state) == "1: hit"
    state = say(state, "1 hit")
    assert picture(state) == "chance | stayed"
    events = heard(state, "0 stay")
    assert events == (Stayed(0, 0), RoundEnded((0, 0)))
    state = say(state, "0 stay", "table shuffle", "table draw chance")
    assert picture(state) == "- | chance"
    assert choices(state) == "1: hit, stay"


# Conservation


@pytest.mark.rules("F7-27")
def test_deck_discards_and_table_are_always_the_full_deck() -> None:
    state = opening(3)
    for line in (
        *("1 hit", "table draw flip3", "1 target 2", "table draw chance", "table draw flip3"),
        *("table draw 7", "2 target 1", "table draw 4", "table draw freeze", "table draw 4"),
        *("1 target 0", "2 hit", "table draw 7", "2 hit", "table draw chance", "2 hit"),
        *("table draw chance", "2 stay"),
    ):
        state = say(state, line)
        assert all_cards(state) == ONE_DECK, line
    assert listed(state.discards) == "4 4 7 7 freeze flip3 flip3 chance chance chance"
    assert state.rounds == ((0, 0, 7),)
