"""Freeze, Flip Three and Second Chance, in both editions."""

import pytest

from bis.games.flip7.events import (
    Busted,
    ChanceGiven,
    ChanceKept,
    Dealt,
    Discarded,
    FlippedSeven,
    FlipThreeBegun,
    Frozen,
    Postponed,
    RoundEnded,
    Saved,
)
from bis.games.flip7.state import Edition
from tests.games.flip7.positions import choices, heard, listed, picture, position, say

EDITIONS: tuple[Edition, ...] = ("fr", "en")


def draws(cards: str) -> list[str]:
    return [f"table draw {card}" for card in cards.split()]


def flip_three(cards: str, target: int = 1) -> list[str]:
    """Seat 1 hits, aims a Flip Three, and these cards are dealt."""
    return ["1 hit", "table draw flip3", f"1 target {target}", *draws(cards)]


# Freeze


@pytest.mark.rules("F7-10", "F7-12")
def test_a_freeze_is_aimed_at_any_player_still_in_oneself_included() -> None:
    state = say(position("5 | 6 | busted 7 7 | 8 | stayed 9"), "1 hit", "table draw freeze")
    assert choices(state) == "1: target 0, target 1, target 3"


@pytest.mark.rules("F7-12")
def test_a_frozen_player_is_out_and_banks_the_line() -> None:
    state = position("5 | 6 | 8 +2")
    assert heard(state, "1 hit", "table draw freeze", "1 target 2") == (Frozen(2, by=1),)
    state = say(state, "1 hit", "table draw freeze", "1 target 2")
    assert picture(state) == "5 | 6 | frozen 8 +2"
    assert say(state, "0 stay", "1 stay").rounds == ((5, 6, 10),)


@pytest.mark.rules("F7-12", "F7-13")
@pytest.mark.parametrize("card", ["freeze", "flip3"])
def test_alone_you_must_choose_yourself(card: str) -> None:
    state = say(position("stayed 5 | 6 | busted 7 7"), "1 hit", f"table draw {card}")
    assert choices(state) == "1: target 1"


@pytest.mark.rules("F7-12")
def test_a_second_chance_does_not_protect_from_a_freeze() -> None:
    state = say(position("5 | 6 | 8 chance"), "1 hit", "table draw freeze", "1 target 2")
    assert picture(state) == "5 | 6 | frozen 8 chance"


# Flip Three


@pytest.mark.rules("F7-13")
def test_a_flip_three_is_aimed_at_any_player_still_in_oneself_included() -> None:
    state = say(position("5 | 6 | busted 7 7 | 8 | stayed 9"), "1 hit", "table draw flip3")
    assert choices(state) == "1: target 0, target 1, target 3"
    events = heard(state, "1 target 3")
    assert events == (FlipThreeBegun(3, by=1),)


@pytest.mark.rules("F7-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_cards_are_dealt_one_by_one(edition: Edition) -> None:
    state = say(position("5 | 6 | 8", edition=edition), *flip_three("1 2", target=2))
    assert choices(state) == "table draws"
    state = say(state, "table draw 3")
    assert picture(state) == "5 | 6 | 8 1 2 3"
    assert choices(state) == "2: hit, stay"


@pytest.mark.rules("F7-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_flip_three_stops_on_a_bust(edition: Edition) -> None:
    state = say(position("5 | 6 | 8", edition=edition), *flip_three("1 8", target=2))
    assert picture(state) == "5 | 6 | busted 8 1 8"
    assert choices(state) == "0: hit, stay"


@pytest.mark.rules("F7-08", "F7-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_flip_three_stops_on_a_flip_7(edition: Edition) -> None:
    state = position("5 | 6 | 1 2 3 4 8", edition=edition)
    assert say(state, *flip_three("10 11", target=2)).rounds == ((5, 6, 39 + 15),)


@pytest.mark.rules("F7-14")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("cards", "line", "due"),
    [
        ("+2 x2 +10", "6 8 +2 x2 +10 chance", "2: hit, stay"),
        ("+2 6 1", "6 8 1 +2", "2: hit, stay"),
        ("6 8", "busted 6 8 8", "2: hit, stay"),
        ("1 2 freeze", "6 8 1 2 chance", "1: target 0, target 1, target 2"),
        ("freeze 1 2", "6 8 1 2 chance", "1: target 0, target 1, target 2"),
        ("flip3 6 +2", "6 8 +2", "1: target 0, target 1, target 2"),
    ],
)
def test_every_card_counts_among_the_three(
    edition: Edition, cards: str, line: str, due: str
) -> None:
    state = say(position("5 | 6 8 chance | 7", edition=edition), *flip_three(cards))
    assert picture(state) == f"5 | {line} | 7"
    assert choices(state) == due


@pytest.mark.rules("F7-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pending_actions_wait_for_the_third_card_and_come_in_the_order_drawn(
    edition: Edition,
) -> None:
    state = position("5 | 6 | 7", edition=edition)
    assert heard(state, *flip_three("freeze", 2)) == (Dealt(2, "freeze"), Postponed(2, "freeze"))
    state = say(state, *flip_three("freeze flip3 8", target=2))
    assert picture(state) == "5 | 6 | 7 8"
    state = say(state, "2 target 0")
    assert picture(state) == "frozen 5 | 6 | 7 8"
    state = say(state, "2 target 1", *draws("9 10 11"))
    assert picture(state) == "frozen 5 | 6 9 10 11 | 7 8"
    assert choices(state) == "2: hit, stay"


@pytest.mark.rules("F7-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_player_who_received_the_three_chooses_the_targets(edition: Edition) -> None:
    state = say(position("5 | 6 | 7", edition=edition), *flip_three("8 freeze 9", target=0))
    assert choices(state) == "0: target 0, target 1, target 2"


# A bust in a Flip Three


@pytest.mark.rules("F7-16")
def test_a_busted_french_player_aims_each_pending_action_at_another_player() -> None:
    state = say(position("5 | 6 | 7 | 8"), *flip_three("freeze flip3 6"))
    assert picture(state) == "5 | busted 6 6 | 7 | 8"
    assert choices(state) == "1: target 0, target 2, target 3"
    state = say(state, "1 target 3")
    assert choices(state) == "1: target 0, target 2"
    state = say(state, "1 target 2", *draws("1 2 3"))
    assert picture(state) == "5 | busted 6 6 | 7 1 2 3 | frozen 8"


@pytest.mark.rules("F7-16")
def test_a_busted_english_players_pending_actions_are_discarded() -> None:
    state = position("5 | 6 | 7 | 8", edition="en")
    events = heard(state, *flip_three("freeze flip3 6"))
    bust = (Dealt(1, "6"), Busted(1, "6"))
    assert events == (*bust, Discarded(1, "freeze"), Discarded(1, "flip3"))
    state = say(state, *flip_three("freeze flip3 6"))
    assert listed(state.discards) == "freeze flip3"
    assert choices(state) == "2: hit, stay"


@pytest.mark.rules("F7-16", "F7-17")
def test_an_english_bust_discards_what_an_outer_flip_three_left_pending_for_the_same_player() -> (
    None
):
    state = position("5 | 6 | 7", edition="en")
    state = say(state, *flip_three("flip3 freeze 1"), "1 target 1", *draws("freeze 6"))
    assert picture(state) == "5 | busted 6 1 6 | 7"
    assert listed(state.discards) == "freeze freeze"
    assert choices(state) == "2: hit, stay"


@pytest.mark.rules("F7-16", "F7-17")
def test_an_english_bust_leaves_what_is_pending_for_another_player() -> None:
    state = position("5 | 6 | 7", edition="en")
    state = say(state, *flip_three("flip3 freeze 1"), "1 target 2", *draws("flip3 3 7"))
    assert picture(state) == "5 | 6 1 | busted 7 3 7"
    assert listed(state.discards) == "flip3"
    assert choices(state) == "1: target 0, target 1"


@pytest.mark.rules("F7-16", "F7-17")
def test_a_french_bust_in_the_inner_flip_three_keeps_the_outer_ones_pending_actions() -> None:
    state = say(position("5 | 6 | 7"), *flip_three("flip3 freeze 1"), "1 target 1", *draws("6"))
    assert picture(state) == "5 | busted 6 1 6 | 7"
    assert choices(state) == "1: target 0, target 2"


@pytest.mark.rules("F7-11", "F7-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_nobody_left_pending_actions_are_discarded(edition: Edition) -> None:
    state = position("stayed 5 | 6 | busted 7 7", edition=edition, discards="9")
    state = say(state, *flip_three("freeze flip3 6"))
    assert state.rounds == ((5, 0, 0),)
    assert listed(state.discards) == "5 6 6 7 7 9 freeze flip3 flip3"


@pytest.mark.rules("F7-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_chooser_frozen_meanwhile_still_chooses_among_the_players_in_the_round(
    edition: Edition,
) -> None:
    state = say(position("5 | 6 | 7", edition=edition), *flip_three("freeze freeze 1"))
    state = say(state, "1 target 1")
    assert picture(state) == "5 | frozen 6 1 | 7"
    assert choices(state) == "1: target 0, target 2"


@pytest.mark.rules("F7-11", "F7-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_frozen_chooser_with_nobody_left_discards_the_card(edition: Edition) -> None:
    state = position("stayed 5 | 6", edition=edition)
    state = say(state, *flip_three("freeze flip3 1"), "1 target 1")
    assert state.rounds == ((5, 7),)
    assert listed(state.discards) == "1 5 6 freeze flip3 flip3"


@pytest.mark.rules("F7-08", "F7-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_flip_7_ends_the_round_and_pending_cards_are_discarded(edition: Edition) -> None:
    state = position("5 | 1 2 3 4 5 6 | 7", edition=edition)
    events = heard(state, *flip_three("freeze 12"))
    assert events == (Dealt(1, "12"), FlippedSeven(1), RoundEnded((5, 33 + 15, 7)))
    state = say(state, *flip_three("freeze 12"))
    assert listed(state.discards) == "1 2 3 4 5 5 6 7 12 freeze flip3"


# A Flip Three in a Flip Three


@pytest.mark.rules("F7-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_inner_flip_three_left_pending_comes_before_the_rest_of_the_outer(
    edition: Edition,
) -> None:
    state = position("5 | 6 | 7 | 8 | 9", edition=edition)
    state = say(state, *flip_three("flip3 freeze 1"), "1 target 2", *draws("2 freeze 3"))
    assert choices(state) == "2: target 0, target 1, target 2, target 3, target 4"
    state = say(state, "2 target 3")
    assert choices(state) == "1: target 0, target 1, target 2, target 4"
    state = say(state, "1 target 4")
    assert picture(state) == "5 | 6 1 | 7 2 3 | frozen 8 | frozen 9"
    assert choices(state) == "2: hit, stay"


@pytest.mark.rules("F7-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_flip_threes_nest_three_deep(edition: Edition) -> None:
    state = position("5 | 6 | 7 | 8", edition=edition)
    state = say(state, *flip_three("flip3 freeze 1"), "1 target 2", *draws("flip3 freeze 2"))
    state = say(state, "2 target 0", *draws("3 4 freeze"))
    assert choices(state)[0] == "0"
    state = say(state, "0 target 3")
    assert choices(state)[0] == "2"
    state = say(state, "2 target 2")
    assert choices(state) == "1: target 0, target 1"
    assert picture(say(state, "1 target 1")) == "5 3 4 | frozen 6 1 | frozen 7 2 | frozen 8"


# Second Chance


@pytest.mark.rules("F7-18")
def test_a_second_chance_is_kept_in_front() -> None:
    state = position("5 | 6 | 7")
    events = heard(state, "1 hit", "table draw chance")
    assert events == (Dealt(1, "chance"), ChanceKept(1))
    assert picture(say(state, "1 hit", "table draw chance")) == "5 | 6 chance | 7"


@pytest.mark.rules("F7-18", "F7-25")
def test_a_second_chance_and_the_duplicate_are_discarded_instead_of_a_bust() -> None:
    state = position("5 | 6 chance | 7")
    assert heard(state, "1 hit", "table draw 6") == (Dealt(1, "6"), Saved(1, "6"))
    state = say(state, "1 hit", "table draw 6")
    assert picture(state) == "5 | 6 | 7"
    assert listed(state.discards) == "6 chance"
    assert choices(state) == "2: hit, stay"
    state = say(state, "2 stay", "0 stay", "1 hit", "table draw 6")
    assert state.rounds == ((5, 0, 7),)


@pytest.mark.rules("F7-19")
def test_a_second_one_is_given_to_another_player_still_in_who_has_none() -> None:
    state = position("5 | 6 chance | 7 chance | 8 | stayed 9", edition="fr")
    state = say(state, "1 hit", "table draw chance")
    assert choices(state) == "1: target 0, target 3"
    assert heard(state, "1 target 3") == (ChanceGiven(3, by=1),)
    assert picture(say(state, "1 target 3")) == ("5 | 6 chance | 7 chance | 8 chance | stayed 9")


@pytest.mark.rules("F7-19")
def test_the_only_player_who_can_receive_a_second_chance_is_still_named() -> None:
    state = say(position("5 | 6 chance"), "1 hit", "table draw chance")
    assert choices(state) == "1: target 0"


@pytest.mark.rules("F7-19")
@pytest.mark.parametrize(
    "lines", ["5 chance | 6 chance | stayed 7", "busted 5 5 | 6 chance | frozen 7"]
)
def test_a_second_chance_that_nobody_can_receive_is_discarded(lines: str) -> None:
    state = position(lines)
    events = heard(state, "1 hit", "table draw chance")
    assert events == (Dealt(1, "chance"), Discarded(1, "chance"))
    state = say(state, "1 hit", "table draw chance")
    assert picture(state) == lines
    assert listed(state.discards) == "chance"


@pytest.mark.rules("F7-20")
def test_a_french_second_chance_does_not_save_from_a_later_card_of_the_same_three() -> None:
    state = say(position("5 | 6 | 7"), *flip_three("chance 6"))
    assert picture(state) == "5 | busted 6 6 | 7"
    assert choices(state) == "1: target 0, target 2"
    assert picture(say(state, "1 target 0")) == "5 chance | busted 6 6 | 7"


@pytest.mark.rules("F7-20")
def test_a_french_second_chance_is_kept_after_the_three() -> None:
    state = say(position("5 | 6 | 7"), *flip_three("chance 1"))
    assert picture(state) == "5 | 6 1 | 7"
    assert heard(state, "table draw 2") == (Dealt(1, "2"), ChanceKept(1))
    assert picture(say(state, "table draw 2")) == "5 | 6 1 2 chance | 7"


@pytest.mark.rules("F7-19", "F7-20")
def test_a_second_french_one_is_passed_on_after_the_three() -> None:
    state = say(position("5 | 6 chance | 7"), *flip_three("chance 1 2"))
    assert choices(state) == "1: target 0, target 2"


@pytest.mark.rules("F7-20")
def test_a_french_one_revealed_while_another_is_spent_is_kept() -> None:
    state = say(position("5 | 6 chance | 7"), *flip_three("chance 6 1"))
    assert picture(state) == "5 | 6 1 chance | 7"
    assert choices(state) == "2: hit, stay"


@pytest.mark.rules("F7-16", "F7-20")
@pytest.mark.parametrize("other", ["5 chance", "stayed 5"])
def test_a_french_one_that_a_busted_player_cannot_pass_on_is_discarded(other: str) -> None:
    state = say(position(f"{other} | 6 | 7 chance"), *flip_three("chance 6"))
    assert picture(state) == f"{other} | busted 6 6 | 7 chance"
    assert choices(state) == "2: hit, stay"
    assert listed(state.discards) == "chance"


@pytest.mark.rules("F7-20")
def test_a_frozen_french_player_keeps_a_pending_second_chance() -> None:
    state = say(position("5 | 6 | 7"), *flip_three("freeze chance 1"), "1 target 1")
    assert picture(state) == "5 | frozen 6 1 chance | 7"
    assert choices(state) == "2: hit, stay"


@pytest.mark.rules("F7-19", "F7-20")
def test_a_frozen_french_player_who_holds_one_passes_the_pending_one_on() -> None:
    state = say(position("5 | 6 chance | 7"), *flip_three("freeze chance 1"), "1 target 1")
    assert choices(state) == "1: target 0, target 2"


@pytest.mark.rules("F7-20")
def test_an_english_second_chance_is_usable_in_the_same_three() -> None:
    state = say(position("5 | 6 | 7", edition="en"), *flip_three("chance"))
    assert picture(state) == "5 | 6 chance | 7"
    state = say(state, *draws("6 1"))
    assert picture(state) == "5 | 6 1 | 7"
    assert choices(state) == "2: hit, stay"


@pytest.mark.rules("F7-19", "F7-20")
def test_a_second_english_one_is_given_away_between_the_cards() -> None:
    state = say(position("5 | 6 chance | 7", edition="en"), *flip_three("freeze chance"))
    assert choices(state) == "1: target 0, target 2"
    state = say(state, "1 target 2")
    assert choices(state) == "table draws"
    state = say(state, "table draw 1")
    assert picture(state) == "5 | 6 1 chance | 7 chance"
    assert choices(state) == "1: target 0, target 1, target 2"


@pytest.mark.rules("F7-19", "F7-20")
def test_a_second_english_one_that_nobody_can_receive_is_discarded_between_the_cards() -> None:
    state = position("5 chance | 6 chance | stayed 7", edition="en")
    state = say(state, *flip_three("chance"))
    assert listed(state.discards) == "chance"
    assert choices(state) == "table draws"
