"""What a line is worth, and who wins."""

import pytest

from bis.core.game import Part
from bis.games.flip7 import FLIP7
from bis.games.flip7.scoring import score
from bis.games.flip7.state import Rounds
from tests.games.flip7.positions import choices, line, opening, picture, position, say


@pytest.mark.rules("F7-08", "F7-09", "F7-23")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("3 11 5 7 10", 36),
        ("3 11 5 7 10 x2", 72),
        ("3 11 5 7 10 +10", 46),
        ("3 11 5 7 10 x2 +10", 82),
        ("3 11 5 7 10 4 9", 64),
        ("3 11 5 7 10 4 9 x2 +10", 123),
        ("0 1 2 3 4 5 6", 36),
        ("6 7 8 9 10 11 12 +2 +4 +6 +8 +10 x2", 171),
        ("+4", 4),
        ("x2", 0),
        ("-", 0),
        ("chance", 0),
        ("frozen 5 chance", 5),
        ("busted 12 11 x2 +10 12", 0),
        ("busted 1 2 3 4 5 6 6", 0),
    ],
)
def test_a_line_scores_as_in_the_rulebook(cards: str, points: int) -> None:
    assert score(line(cards)) == points


@pytest.mark.rules("F7-03", "F7-23")
def test_two_x2_double_once_each() -> None:
    assert score(line("3 4 x2 x2 +10")) == 38
    state = opening(2, "1 hit", "table draw x2", "0 stay", "1 hit", "table draw x2", decks="2")
    assert say(state, "1 hit", "table draw 9", "1 stay").rounds == ((0, 36),)


@pytest.mark.rules("F7-28")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((150, 193, 20), "2: hit, stay"),
        ((150, 194, 20), "over"),
        ((199, 194, 20), "over"),
        ((196, 194, 20), "over"),
        ((195, 194, 20), "2: hit, stay"),
        ((198, 197, 20), "2: hit, stay"),
    ],
)
def test_the_game_ends_when_one_player_leads_with_200_or_more(
    before: tuple[int, int, int], after: str
) -> None:
    state = say(position("stayed 5 | 6 | busted 7 7", rounds=(before,)), "1 stay")
    assert choices(state) == after


@pytest.mark.rules("F7-28")
@pytest.mark.parametrize(
    ("before", "winners"), [((150, 194, 20), (1,)), ((199, 194, 20), (0,)), ((10, 20, 210), (2,))]
)
def test_the_player_with_the_most_points_wins(
    before: tuple[int, int, int], winners: tuple[int, ...]
) -> None:
    state = say(position("stayed 5 | 6 | busted 7 7", rounds=(before,)), "1 stay")
    assert FLIP7.result(state).winners == winners


@pytest.mark.rules("F7-28")
def test_a_tie_for_the_lead_is_another_round_with_all_players() -> None:
    state = say(position("stayed 5 | 6 | busted 7 7", rounds=((201, 200, 20),)), "1 stay")
    assert FLIP7.result(state).scores == (206, 206, 20)
    assert picture(state) == "- | - | -"
    state = say(state, "2 hit", "table draw 12", "0 stay", "1 stay", "2 stay")
    assert FLIP7.result(state).scores == (206, 206, 32)
    assert choices(state)[0] == "0"
    state = say(state, "0 hit", "table draw 1", "1 stay", "2 stay", "0 stay")
    assert choices(state) == "over"
    assert FLIP7.result(state).winners == (0,)


@pytest.mark.rules("F7-28")
def test_a_tie_behind_the_leader_does_not_matter() -> None:
    state = say(position("stayed 5 | 6 | stayed 7", rounds=((95, 201, 93),)), "1 stay")
    assert choices(state) == "over"


def test_the_score_pad_has_a_line_for_each_round() -> None:
    rounds: Rounds = ((23, 0), (11, 64))
    result = FLIP7.result(position("12 | -", rounds=rounds))
    assert result.parts == (
        (Part("round 1", 23), Part("round 2", 11)),
        (Part("round 1", 0), Part("round 2", 64)),
    )
    assert result.scores == (34, 64)
    assert result.winners == (1,)


def test_before_the_first_round_is_over_all_are_even() -> None:
    result = FLIP7.result(opening(3))
    assert (result.scores, result.winners) == ((0, 0, 0), (0, 1, 2))
