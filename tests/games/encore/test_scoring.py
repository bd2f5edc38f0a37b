"""How a game ends, what the sheets are worth, and who wins."""

import pytest

from bis.core.seats import TABLE
from bis.games.encore import ENCORE
from tests.games.encore.positions import heard, opening, paper, parts, refusal, say, table

ANY_ONE = "table roll x x x | 1 1 1"
SOLO_ONE = "table roll x x | 1 1"


# The second color


@pytest.mark.rules("ENC-22")
@pytest.mark.parametrize(
    ("green", "yellow", "points"),
    [("", "", 10), ("", "y", 8), ("g", "", 8), ("g", "y", 6)],
)
def test_the_game_ends_after_the_turn_with_a_second_color_high_or_low(
    green: str, yellow: str, points: int
) -> None:
    """The second and the third player may have green or yellow already."""
    state = table(paper("y g but H1", later=yellow), paper(green), paper(yellow))
    lines = [ANY_ONE, "0 x1 H1", "1 pass", "2 pass"]
    assert heard(state, *lines)[-1] == "ended"
    state = say(state, *lines)
    assert ENCORE.to_act(state) == ()
    assert parts(state)["colors"] == points


@pytest.mark.rules("ENC-22")
def test_everyone_finishes_the_last_turn() -> None:
    state = table(paper("y g but H1"), paper(), paper("A but A7"), turn=4)
    state = say(state, ANY_ONE, "0 x1 H1")
    assert ENCORE.to_act(state) == (1, 2)
    assert not state.over
    state = say(state, "1 x1 H4")
    assert ENCORE.to_act(state) == (2,)
    state = say(state, "2 x1 A7")
    assert ENCORE.to_act(state) == ()
    assert state.over
    assert [sheet.checked.bit_count() for sheet in state.sheets] == [42, 1, 7]
    assert parts(state, 2)["columns"] == 5


@pytest.mark.rules("ENC-22")
def test_a_player_who_is_not_active_may_end_the_game() -> None:
    state = table(paper(), paper("y g but H1"), turn=4)
    assert heard(state, ANY_ONE, "0 pass", "1 x1 H1")[-1] == "ended"


@pytest.mark.rules("ENC-22")
def test_two_players_with_one_color_each_go_on() -> None:
    state = table(paper("g but H1"), paper("y"))
    state = say(state, ANY_ONE, "0 x1 H1", "1 pass")
    assert ENCORE.to_act(state) == (TABLE,)
    assert not state.over


@pytest.mark.rules("ENC-22")
def test_two_players_may_end_the_game_on_the_same_turn() -> None:
    almost = paper("y g but H1")
    state = say(table(almost, almost), ANY_ONE, "0 x1 H1", "1 x1 H1")
    assert state.over
    assert [parts(state, seat)["colors"] for seat in (0, 1)] == [10, 10]


@pytest.mark.rules("ENC-22")
@pytest.mark.parametrize("line", [ANY_ONE, "0 pass", "1 x1 H4"])
def test_when_the_game_is_over_nothing_is_rolled_or_chosen(line: str) -> None:
    state = say(table(paper("y g but H1"), paper()), ANY_ONE, "0 x1 H1", "1 pass")
    assert refusal(state, line) == ("ENC-22", "the game is over")
    assert ENCORE.legal(state, 0) == ENCORE.legal(state, 1) == []


# The score


@pytest.mark.rules("ENC-23")
def test_the_score_has_a_line_for_colors_columns_marks_and_stars() -> None:
    """Column A and column H hold two stars, three more are green: H1 among the two."""
    state = table(paper("A H g", marks=3, later="H"), paper())
    result = ENCORE.result(state)
    assert result.parts[0] == (("colors", 5), ("columns", 5), ("marks", 3), ("stars", -22))
    assert result.scores[0] == -9


@pytest.mark.rules("ENC-23")
def test_an_empty_sheet_loses_thirty_points_for_stars() -> None:
    result = ENCORE.result(opening(2))
    assert result.parts[1] == (("colors", 0), ("columns", 0), ("marks", 8), ("stars", -30))
    assert result.scores == (-22, -22)


@pytest.mark.rules("ENC-23")
@pytest.mark.parametrize(
    ("checked", "points"),
    [
        ("", -30),
        ("H1", -28),
        ("H2", -30),
        ("H1 A3 N4", -24),
        ("stars but O6", -2),
        ("stars", 0),
        ("all", 0),
    ],
)
def test_each_unchecked_star_costs_two_points(checked: str, points: int) -> None:
    assert parts(table(paper(checked), paper()))["stars"] == points


@pytest.mark.rules("ENC-23")
@pytest.mark.parametrize("marks", [0, 1, 8])
def test_each_unused_exclamation_mark_is_a_point(marks: int) -> None:
    assert parts(table(paper(marks=marks), paper()))["marks"] == marks


@pytest.mark.rules("ENC-23")
def test_color_bonuses_add_up_high_or_low() -> None:
    state = table(paper("g y", later="y"), paper("g y", later="g y"), paper("g y"))
    assert [parts(state, seat)["colors"] for seat in range(3)] == [8, 6, 10]


# Who wins


@pytest.mark.rules("ENC-24")
def test_most_points_win() -> None:
    """Column A: 5 + 8 - 28; column B: 3 + 8 - 28; nothing: 8 - 30."""
    result = ENCORE.result(table(paper("B"), paper("A"), paper()))
    assert (result.scores, result.winners) == ((-17, -15, -22), (1,))
    assert result.rating is None


@pytest.mark.rules("ENC-24")
def test_a_tie_goes_to_more_unused_marks() -> None:
    """The first two have -20; the third has most marks, but fewer points."""
    papers = [paper("A", marks=3), paper("O", later="O", marks=5), paper(marks=8)]
    result = ENCORE.result(table(*papers))
    assert (result.scores, result.winners) == ((-20, -20, -22), (1,))


@pytest.mark.rules("ENC-24")
def test_if_still_tied_the_victory_is_shared() -> None:
    papers = [paper("A", marks=4), paper("B", marks=5), paper("O", marks=4), paper("D", marks=6)]
    result = ENCORE.result(table(*papers))
    assert (result.scores, result.winners) == ((-19, -20, -19, -19), (3,))
    papers[3] = paper("A", marks=4)
    result = ENCORE.result(table(*papers))
    assert (result.scores, result.winners) == ((-19, -20, -19, -19), (0, 2, 3))


# Solo


@pytest.mark.rules("ENC-25")
def test_alone_the_dice_are_two_and_two() -> None:
    state = opening(1, "table roll b p | 1 ?")
    assert {str(move).split()[0] for move in ENCORE.legal(state, 0)} == {
        *("b1", "b?", "p1", "p?", "pass")
    }


@pytest.mark.rules("ENC-25")
def test_a_solo_game_ends_after_thirty_rolls() -> None:
    state = opening(1)
    for _ in range(29):
        state = say(state, SOLO_ONE, "0 pass")
    assert ENCORE.to_act(state) == (TABLE,)
    assert heard(state, SOLO_ONE, "0 x1 H1")[1:] == ["checked 0 x1 H1", "ended"]
    state = say(state, SOLO_ONE, "0 x1 H1")
    assert ENCORE.to_act(state) == ()
    assert refusal(state, SOLO_ONE) == ("ENC-22", "the game is over")


@pytest.mark.rules("ENC-25")
def test_a_table_goes_on_after_thirty_rolls() -> None:
    state = say(table(paper(), paper(), turn=30), ANY_ONE, "0 pass", "1 pass")
    assert ENCORE.to_act(state) == (TABLE,)


@pytest.mark.rules("ENC-25")
@pytest.mark.parametrize("turn", [1, 4, 30])
def test_alone_all_claims_are_first_claims(turn: int) -> None:
    state = table(paper("H g but H1", marks=1), turn=turn)
    state = say(state, SOLO_ONE, "0 x1 H1")
    assert (parts(state)["colors"], parts(state)["columns"], parts(state)["marks"]) == (5, 1, 0)


@pytest.mark.rules("ENC-26")
def test_the_second_color_ends_a_solo_game() -> None:
    state = table(paper("y g but H1"), turn=12)
    assert heard(state, SOLO_ONE, "0 x1 H1")[-2:] == ["color_claimed 0 g 5", "ended"]
    assert ENCORE.to_act(say(state, SOLO_ONE, "0 x1 H1")) == ()


@pytest.mark.rules("ENC-26")
def test_the_first_color_does_not() -> None:
    state = say(table(paper("g but H1"), turn=12), SOLO_ONE, "0 x1 H1")
    assert ENCORE.to_act(state) == (TABLE,)


BANDS = [
    *((60, 1), (41, 1), (40, 2), (37, 2), (36, 3), (33, 3), (32, 4), (29, 4), (28, 5), (25, 5)),
    *((24, 6), (21, 6), (20, 7), (17, 7), (16, 8), (13, 8), (12, 9), (9, 9), (8, 10), (5, 10)),
    *((4, 11), (1, 11), (0, 12), (-1, 13), (-22, 13)),
]


@pytest.mark.rules("ENC-27")
@pytest.mark.parametrize(("score", "band"), BANDS)
def test_a_solo_score_has_one_of_thirteen_bands(score: int, band: int) -> None:
    """All stars are checked but those of A and B, which cost four points."""
    result = ENCORE.result(table(paper("stars but A3 B6", marks=score + 4)))
    assert (result.scores, result.rating, result.winners) == ((score,), band, ())
