"""Hit or stay, from the first offer to the end of a round."""

import pytest

from bis.core.game import Ended
from bis.games.flip7.events import Busted, Dealt, FlippedSeven, RoundEnded, Stayed
from tests.games.flip7.positions import choices, heard, opening, picture, position, say


@pytest.mark.rules("F7-04")
def test_offers_go_clockwise_with_the_dealer_last_again_and_again() -> None:
    state = opening(3, first=1)
    offered = []
    for card in ("1", "2", "3", "4", "5", "6"):
        offered.append(choices(state)[0])
        state = say(state, f"{offered[-1]} hit", f"table draw {card}")
    assert offered == ["2", "0", "1", "2", "0", "1"]


@pytest.mark.rules("F7-04")
def test_only_players_still_in_the_round_get_an_offer() -> None:
    state = say(position("5 | 6 | busted 7 7 | 8"), "1 stay")
    assert choices(state) == "3: hit, stay"
    state = say(state, "3 stay")
    assert choices(state) == "0: hit, stay"
    state = say(state, "0 hit", "table draw 9")
    assert choices(state) == "0: hit, stay"


@pytest.mark.rules("F7-05")
def test_french_players_may_stay_with_nothing_for_no_points() -> None:
    state = opening(3, "1 stay", "2 stay", "0 stay")
    assert state.rounds == ((0, 0, 0),)


@pytest.mark.rules("F7-05")
@pytest.mark.parametrize(
    ("front", "offer"),
    [
        ("-", "1: hit"),
        ("0", "1: hit, stay"),
        ("x2", "1: hit, stay"),
        ("chance", "1: hit, stay"),
    ],
)
def test_english_players_with_nothing_in_front_must_hit(front: str, offer: str) -> None:
    assert choices(position(f"5 | {front} | 6", edition="en")) == offer


@pytest.mark.rules("F7-05", "F7-22")
def test_an_opening_action_takes_effect_at_once() -> None:
    state = opening(3, "table draw 7", "table draw freeze", edition="en")
    assert choices(state) == "2: target 0, target 1, target 2"
    state = say(state, "2 target 1", "table draw 5")
    assert picture(state) == "5 | frozen 7 | -"
    assert choices(state) == "2: hit"


@pytest.mark.rules("F7-05")
def test_a_player_frozen_before_the_opening_card_is_skipped() -> None:
    state = opening(3, "table draw freeze", "1 target 2", "table draw 5", edition="en")
    assert picture(state) == "5 | - | frozen"
    assert choices(state) == "1: hit"


@pytest.mark.rules("F7-05")
def test_a_player_who_survives_a_flip_three_still_gets_the_opening_card() -> None:
    three = ("table draw 7", "table draw 8", "table draw 9")
    state = opening(3, "table draw flip3", "1 target 0", *three, edition="en")
    state = say(state, "table draw 4", "table draw 10")
    assert picture(state) == "7 8 9 10 | - | 4"
    assert choices(state) == "1: hit"


@pytest.mark.rules("F7-05")
def test_a_player_busted_before_the_opening_card_is_skipped() -> None:
    state = opening(3, "table draw flip3", "1 target 2", edition="en")
    state = say(state, "table draw 7", "table draw 7", "table draw 4")
    assert picture(state) == "4 | - | busted 7 7"


@pytest.mark.rules("F7-05", "F7-24")
def test_every_english_round_starts_with_an_opening_deal_from_the_next_dealers_left() -> None:
    state = position("5 | 6 | busted 7 7", edition="en")
    state = say(state, "1 stay", "0 stay", "table draw 1", "table draw 2", "table draw 3")
    assert picture(state) == "2 | 3 | 1"
    assert choices(state) == "2: hit, stay"


@pytest.mark.rules("F7-06")
def test_a_line_is_banked_by_staying_and_scores_when_the_round_ends() -> None:
    state = say(position("5 | 6 7 +4 | 8"), "1 stay")
    assert picture(state) == "5 | stayed 6 7 +4 | 8"
    assert state.rounds == ()
    state = say(state, "2 stay", "0 stay")
    assert state.rounds == ((5, 17, 8),)


@pytest.mark.rules("F7-07")
def test_a_number_not_yet_in_the_line_joins_it() -> None:
    state = position("5 | 6 | 8")
    assert choices(say(state, "1 hit")) == "table draws"
    assert heard(state, "1 hit", "table draw 5") == (Dealt(1, "5"),)
    assert picture(say(state, "1 hit", "table draw 5")) == "5 | 6 5 | 8"


@pytest.mark.rules("F7-07", "F7-23")
def test_a_number_already_in_the_line_busts_for_no_points() -> None:
    state = position("5 | 6 3 x2 +4 | 8")
    assert heard(state, "1 hit", "table draw 6") == (Dealt(1, "6"), Busted(1, "6"))
    state = say(state, "1 hit", "table draw 6")
    assert picture(state) == "5 | busted 6 3 6 x2 +4 | 8"
    assert say(state, "2 stay", "0 stay").rounds == ((5, 0, 8),)


@pytest.mark.rules("F7-08", "F7-11")
def test_a_flip_7_ends_the_round_for_everybody_and_all_who_have_not_bust_score() -> None:
    state = position("5 | 1 2 3 4 5 6 | busted 9 9 | stayed 10 | frozen 11")
    events = heard(state, "1 hit", "table draw 7")
    assert events == (Dealt(1, "7"), FlippedSeven(1), RoundEnded((5, 28 + 15, 0, 10, 11)))
    state = say(state, "1 hit", "table draw 7")
    assert picture(state) == "- | - | - | - | -"
    assert choices(state) == "2: hit, stay"


@pytest.mark.rules("F7-09")
def test_modifiers_neither_bust_nor_count_to_the_seven() -> None:
    state = position("5 | 1 2 4 6 8 10 +2", deck="+4")
    state = say(state, "1 hit", "table draw +4")
    assert picture(state) == "5 | 1 2 4 6 8 10 +2 +4"
    assert choices(state) == "0: hit, stay"


@pytest.mark.rules("F7-08", "F7-09")
def test_the_0_is_a_number_worth_nothing() -> None:
    state = say(position("5 | 6 5 4 3 2 1"), "1 hit", "table draw 0")
    assert state.rounds == ((5, 21 + 15),)


@pytest.mark.rules("F7-11")
@pytest.mark.parametrize(
    ("lines", "scores"),
    [
        (["1 stay"], (5, 6)),
        (["1 hit", "table draw 6"], (5, 0)),
        (["1 hit", "table draw freeze", "1 target 1"], (5, 6)),
    ],
)
def test_the_round_ends_when_nobody_is_left_in_it(lines: list[str], scores: tuple[int]) -> None:
    events = heard(position("stayed 5 | 6"), *lines)
    assert events[-1] == RoundEnded(scores)
    assert say(position("stayed 5 | 6"), *lines).rounds == (scores,)


def test_a_stay_is_announced() -> None:
    assert heard(position("5 | 6"), "1 stay") == (Stayed(1, 6),)


def test_the_end_of_the_game_is_announced_last() -> None:
    state = position("stayed 5 | 6", rounds=((200, 10),))
    assert heard(state, "1 stay") == (Stayed(1, 6), RoundEnded((5, 6)), Ended())


@pytest.mark.rules("F7-22")
@pytest.mark.parametrize(
    "lines",
    [
        ["table draw 1"],
        ["table draw 6"],
        ["table draw freeze", "1 target 1"],
        ["table draw freeze", "1 target 3"],
        ["table draw chance"],
        ["table draw flip3", "1 target 1", "table draw 1", "table draw 2", "table draw 3"],
        ["table draw flip3", "1 target 0", "table draw 1", "table draw 2", "table draw 3"],
        ["table draw flip3", "1 target 3", "table draw 8"],
        [
            *("table draw flip3", "1 target 3", "table draw flip3", "table draw 1", "table draw 2"),
            *("3 target 0", "table draw 1", "table draw 2", "table draw freeze", "0 target 1"),
        ],
    ],
)
def test_after_any_chain_the_offer_goes_to_the_seat_after_the_one_who_hit(lines: list[str]) -> None:
    state = position("0 | 6 | 7 | 8", deck="1 1 2 2 3 6 8 freeze flip3 flip3 chance")
    assert choices(say(state, "1 hit", *lines)) == "2: hit, stay"


@pytest.mark.rules("F7-22")
def test_a_frozen_neighbor_is_passed_over_after_the_chain() -> None:
    state = say(position("5 | 6 | 7 | 8"), "1 hit", "table draw freeze", "1 target 2")
    assert choices(state) == "3: hit, stay"
