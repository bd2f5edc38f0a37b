"""Columns with their hearts, colors, the end, the score box, and the solo game."""

import pytest

from bis.core.seats import TABLE
from bis.games.one_more_encore import ONE_MORE_ENCORE
from tests.games.encore.positions import COLUMNS
from tests.games.one_more_encore.positions import (
    ANY_ONE,
    SOLO_ONE,
    dice,
    heard,
    opening,
    paper,
    parts,
    refusal,
    say,
    table,
)

UPPER = (5, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 5)
LOWER = (3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3)


# Columns


@pytest.mark.rules("OME-18")
@pytest.mark.parametrize(
    ("column", "upper", "lower"), list(zip(COLUMNS, UPPER, LOWER, strict=True))
)
def test_who_completes_a_column_first_scores_its_upper_value_later_ones_the_lower(
    column: str, upper: int, lower: int
) -> None:
    almost = paper(f"{column} but {column}V")
    state = table(almost, almost, almost)
    first = [ANY_ONE, f"0 x1 {column}V", f"1 x1 {column}V", "2 pass"]
    later = [ANY_ONE, "1 pass", f"2 x1 {column}V", "0 pass"]
    assert heard(state, *first)[-2:] == [
        f"column_claimed 0 {column} {upper}",
        f"column_claimed 1 {column} {upper}",
    ]
    state = say(state, *first)
    assert heard(state, *later)[-1] == f"column_claimed 2 {column} {lower}"
    state = say(state, *later)
    assert [parts(state, seat)["columns"] for seat in range(3)] == [upper, upper, lower]


@pytest.mark.rules("OME-18")
def test_completing_column_h_circles_one_symbol_first_or_later() -> None:
    almost = paper("H but HV")
    state = say(table(almost, almost), ANY_ONE, "0 x1 HV", "1 pass")
    assert [sheet.circled for sheet in state.sheets] == [2, 1]
    state = say(state, ANY_ONE, "1 x1 HV", "0 pass")
    assert [sheet.circled for sheet in state.sheets] == [2, 2]
    assert [parts(state, seat)["columns"] for seat in (0, 1)] == [2, 0]
    state = say(state, ANY_ONE, "0 pass", "1 pass")
    assert [sheet.circled for sheet in state.sheets] == [2, 2]


@pytest.mark.rules("OME-18")
@pytest.mark.parametrize("column", COLUMNS.replace("H", ""))
def test_no_other_column_circles_a_symbol(column: str) -> None:
    """The top row has no golden die."""
    state = say(table(paper(f"{column} but {column}P"), paper()), ANY_ONE, f"0 x1 {column}P")
    assert say(state, "1 pass").sheets[0].circled == 1


@pytest.mark.rules("OME-18")
def test_there_is_no_tenth_symbol_for_column_h() -> None:
    state = say(table(paper("H but HV", circled=9), paper()), ANY_ONE, "0 x1 HV", "1 pass")
    assert state.sheets[0].circled == 9


# Hearts


@pytest.mark.rules("OME-10", "OME-19")
def test_example_three_hearts_for_a_later_column_b_then_four_for_a_first_column_a() -> None:
    state = table(paper("A B but AV BV", hearts=3), paper("B"))
    second = [ANY_ONE, "0 x1 BV", "1 pass"]
    assert heard(state, *second)[-2:] == ["column_claimed 0 B 2", "hearts_written 0 B 3"]
    state = say(state, *second, ANY_ONE, "1 pass", "0 heart")
    first = [ANY_ONE, "0 x1 AV", "1 pass"]
    assert heard(state, *first)[-2:] == ["column_claimed 0 A 5", "hearts_written 0 A 4"]
    state = say(state, *first)
    assert (parts(state)["columns"], parts(state)["hearts"]) == (2 + 5, 3 + 4)


@pytest.mark.rules("OME-19")
def test_hearts_circled_later_do_not_raise_a_column() -> None:
    state = table(paper("A but AV", hearts=1, circled=2), paper())
    state = say(state, ANY_ONE, "0 x1 AV", "1 pass")
    assert parts(state)["hearts"] == 1
    state = say(state, ANY_ONE, "1 pass", "0 heart")
    assert state.sheets[0].hearts == 2
    assert parts(state)["hearts"] == 1


@pytest.mark.rules("OME-19")
@pytest.mark.parametrize(("hearts", "points"), [(0, 0), (1, 2), (3, 6), (5, 10)])
def test_each_column_of_a_turn_has_its_heart_points(hearts: int, points: int) -> None:
    """BV CV are green."""
    state = table(paper("B C but BV CV", hearts=hearts), paper(), roll="g g g | 2 2 2 | bomb")
    state = say(state, "0 g2 BV CV", "1 pass")
    assert (parts(state)["columns"], parts(state)["hearts"]) == (6, points)


@pytest.mark.rules("OME-10", "OME-19")
def test_a_heart_chosen_on_the_turn_of_another_players_column_counts_for_its_own_only() -> None:
    state = table(paper("A but AV"), paper("A", hearts=1, written="A1"))
    state = say(state, ANY_ONE, "0 x1 AV", "1 heart")
    assert [parts(state, seat)["hearts"] for seat in (0, 1)] == [0, 1]


# Colors and the end


@pytest.mark.rules("OME-20")
def test_a_color_is_worth_five_on_the_turn_it_is_first_completed_three_later() -> None:
    almost = paper("g but HP")
    state = say(table(almost, almost, almost), ANY_ONE, "0 x1 HP", "1 pass", "2 x1 HP")
    state = say(state, ANY_ONE, "1 x1 HP", "2 pass", "0 pass")
    assert [parts(state, seat)["colors"] for seat in range(3)] == [5, 3, 5]
    assert ONE_MORE_ENCORE.to_act(state) == (TABLE,)


@pytest.mark.rules("OME-21")
def test_the_game_ends_after_the_turn_with_a_second_color() -> None:
    state = say(table(paper("y g but HP"), paper("A but AV"), turn=4), ANY_ONE, "0 x1 HP")
    assert ONE_MORE_ENCORE.to_act(state) == (1,)
    assert heard(state, "1 x1 AV")[-3:] == ["column_claimed 1 A 5", "color_claimed 0 g 5", "ended"]
    state = say(state, "1 x1 AV")
    assert ONE_MORE_ENCORE.to_act(state) == ()
    for line in (ANY_ONE, "0 pass", "1 heart"):
        assert refusal(state, line) == ("ENC-22", "the game is over")


@pytest.mark.rules("OME-21")
def test_a_bomb_may_complete_two_colors_at_once() -> None:
    """MS is green, NS pink."""
    state = table(paper("g p but MS NS"), paper(), roll="o o o | 1 1 1 | bomb")
    assert heard(state, "0 bomb MS NS", "1 pass")[-3:] == [
        "color_claimed 0 g 5",
        "color_claimed 0 p 5",
        "ended",
    ]


# The score


@pytest.mark.rules("OME-22")
def test_the_score_has_seven_lines() -> None:
    """Checked stars: AV, CP FP KP LP, and the green DS GU MS: seven are left."""
    sheet = paper("A P g", later="A", marks=2, circled=4, used=1, hearts=5, written="A3")
    result = ONE_MORE_ENCORE.result(table(sheet, paper()))
    assert result.parts[0] == (
        ("colors", 5),
        ("columns", 3),
        ("rows", 5),
        ("hearts", 3),
        ("marks", 2),
        ("dice", 6),
        ("stars", -14),
    )
    assert result.scores == (10, 6 + 2 - 30)


@pytest.mark.rules("OME-03", "OME-22")
@pytest.mark.parametrize(("circled", "used", "points"), [(1, 0, 2), (1, 1, 0), (9, 4, 10)])
def test_a_circled_symbol_that_is_not_used_is_worth_two(
    circled: int, used: int, points: int
) -> None:
    assert parts(table(paper(circled=circled, used=used), paper()))["dice"] == points


@pytest.mark.rules("OME-22")
def test_hearts_alone_are_worth_nothing() -> None:
    assert parts(table(paper(hearts=5), paper()))["hearts"] == 0


@pytest.mark.rules("OME-23")
def test_a_tie_goes_to_more_marks_not_to_more_symbols() -> None:
    """4 + 4 - 30, 6 + 2 - 30, and 6 + 0 - 30."""
    papers = [paper(marks=4, circled=2), paper(marks=6), paper(marks=6, used=1)]
    result = ONE_MORE_ENCORE.result(table(*papers))
    assert (result.scores, result.winners) == ((-22, -22, -24), (1,))


@pytest.mark.rules("OME-23")
def test_if_still_tied_the_victory_is_shared() -> None:
    """Column B for one and column C for the other."""
    papers = [paper("B"), paper(), paper("C")]
    result = ONE_MORE_ENCORE.result(table(*papers))
    assert (result.scores, result.winners) == ((-17, -22, -17), (0, 2))
    assert result.rating is None


# Solo


@pytest.mark.rules("OME-24")
def test_alone_the_dice_are_two_and_two_and_the_special_die() -> None:
    state = opening(1, "table roll p g | 1 ? | bomb")
    assert dice(state, 0) == {"p1", "p?", "g1", "g?", "bomb", "pass"}


@pytest.mark.rules("OME-24")
def test_a_solo_game_ends_after_thirty_rolls_without_a_bonus() -> None:
    state = opening(1)
    for _ in range(29):
        state = say(state, SOLO_ONE, "0 pass")
    assert ONE_MORE_ENCORE.to_act(state) == (TABLE,)
    assert heard(state, SOLO_ONE, "0 heart")[-1] == "ended"
    state = say(state, SOLO_ONE, "0 heart")
    assert ONE_MORE_ENCORE.to_act(state) == ()
    assert parts(state)["rolls"] == 0


@pytest.mark.rules("OME-24")
@pytest.mark.parametrize(("turn", "points"), [(1, 58), (12, 36), (29, 2), (30, 0)])
def test_when_the_second_color_ends_a_solo_game_each_unused_roll_is_worth_two(
    turn: int, points: int
) -> None:
    """Roll 12 of 30 leaves 18."""
    state = table(paper("y g but HP"), turn=turn)
    assert parts(state)["rolls"] == 0
    state = say(state, SOLO_ONE, "0 x1 HP")
    assert ONE_MORE_ENCORE.to_act(state) == ()
    assert parts(state)["rolls"] == points
    others = sum(value for label, value in parts(state).items() if label != "rolls")
    assert ONE_MORE_ENCORE.result(state).scores == (others + points,)


@pytest.mark.rules("OME-24")
def test_at_a_table_unused_rolls_are_worth_nothing() -> None:
    state = say(table(paper("y g but HP"), paper(), turn=2), ANY_ONE, "0 x1 HP", "1 pass")
    assert state.over
    assert "rolls" not in parts(state)


@pytest.mark.rules("OME-24")
@pytest.mark.parametrize("turn", [1, 5, 30])
def test_alone_all_claims_are_first_claims(turn: int) -> None:
    state = say(table(paper("P H g but HP"), turn=turn), SOLO_ONE, "0 x1 HP")
    assert (parts(state)["colors"], parts(state)["columns"], parts(state)["rows"]) == (5, 2, 5)
    assert state.sheets[0].circled == 3


BANDS = [
    *((120, 1), (91, 1), (90, 2), (85, 2), (84, 3), (79, 3), (78, 4), (74, 4), (73, 5), (70, 5)),
    *((69, 6), (66, 6), (65, 7), (60, 7), (59, 8), (50, 8), (49, 9), (40, 9), (39, 10), (30, 10)),
    *((29, 11), (20, 11), (19, 12), (10, 12), (9, 13), (0, 13), (-24, 13)),
]


@pytest.mark.rules("OME-25")
@pytest.mark.parametrize(("score", "band"), BANDS)
def test_a_solo_score_has_one_of_thirteen_bands(score: int, band: int) -> None:
    """All stars are checked, and the only symbol is used."""
    result = ONE_MORE_ENCORE.result(table(paper("stars", marks=score, used=1)))
    assert (result.scores, result.rating, result.winners) == ((score,), band, ())
