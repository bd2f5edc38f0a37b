"""Columns and colors, claimed when everyone has finished the turn."""

import pytest

from tests.games.encore.positions import COLUMNS, heard, paper, parts, say, table

ANY_ONE = "table roll x x x | 1 1 1"
UPPER = (5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5)
LOWER = (3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3)


@pytest.mark.rules("ENC-19")
@pytest.mark.parametrize(
    ("column", "upper", "lower"), list(zip(COLUMNS, UPPER, LOWER, strict=True))
)
def test_who_completes_a_column_first_scores_its_upper_value_later_ones_the_lower(
    column: str, upper: int, lower: int
) -> None:
    almost = paper(f"{column} but {column}7")
    state = table(almost, almost)
    first = [ANY_ONE, f"0 x1 {column}7", "1 pass"]
    later = [ANY_ONE, "0 pass", f"1 x1 {column}7"]
    assert heard(state, *first)[-1] == f"column_claimed 0 {column} {upper}"
    state = say(state, *first)
    assert heard(state, *later)[-1] == f"column_claimed 1 {column} {lower}"
    state = say(state, *later)
    assert parts(state, 0)["columns"] == upper
    assert parts(state, 1)["columns"] == lower


@pytest.mark.rules("ENC-19")
@pytest.mark.parametrize("turn", [1, 4])
def test_all_who_complete_a_column_on_the_turn_it_is_first_completed_score_the_upper_value(
    turn: int,
) -> None:
    """On turn 4 the active player has finished before the others choose."""
    almost = paper("B but B7")
    state = table(almost, almost, almost, turn=turn)
    state = say(state, ANY_ONE, "0 x1 B7", "1 pass", "2 x1 B7")
    assert [parts(state, seat)["columns"] for seat in range(3)] == [3, 0, 3]
    state = say(state, ANY_ONE, "1 x1 B7", "0 pass", "2 pass")
    assert [parts(state, seat)["columns"] for seat in range(3)] == [3, 2, 3]


@pytest.mark.rules("ENC-19")
def test_the_lower_value_is_there_for_everyone() -> None:
    almost = paper("O but O7")
    state = table(almost, almost, paper("O", later="O"), paper("O"))
    state = say(state, ANY_ONE, "0 x1 O7", "1 x1 O7", "2 pass", "3 pass")
    assert [parts(state, seat)["columns"] for seat in range(4)] == [3, 3, 3, 5]


@pytest.mark.rules("ENC-19")
def test_claims_are_made_when_everyone_has_finished_the_turn() -> None:
    state = table(paper("A but A7"), paper(), turn=4)
    assert heard(state, ANY_ONE, "0 x1 A7")[1:] == ["checked 0 x1 A7"]
    assert heard(state, ANY_ONE, "0 x1 A7", "1 pass")[2:] == ["passed 1", "column_claimed 0 A 5"]


@pytest.mark.rules("ENC-19")
def test_a_column_is_scored_once() -> None:
    state = table(paper("A"), paper("A", later="A"))
    assert heard(state, ANY_ONE, "0 x1 H4", "1 x1 H4")[1:] == [
        "chose 0",
        "checked 0 x1 H4",
        "checked 1 x1 H4",
    ]


@pytest.mark.rules("ENC-19")
@pytest.mark.parametrize("row", "1234567")
def test_a_column_is_complete_with_all_seven_squares(row: str) -> None:
    """Six are not enough, whichever is missing."""
    state = table(paper(f"D but D{row} D4"), paper("E but E4"))
    told = heard(state, ANY_ONE, "0 x1 D4", "1 pass")
    assert told[-1] == ("column_claimed 0 D 3" if row == "4" else "passed 1")


@pytest.mark.rules("ENC-20")
def test_several_columns_may_be_completed_in_one_turn() -> None:
    """A7 B7 are yellow, C7 D7 E7 F7 blue."""
    state = table(paper("A B but A7 B7"), paper("C D E F but C7 D7 E7 F7"))
    assert heard(state, "table roll y b x | 2 4 ?", "0 y2 A7 B7", "1 b4 C7 D7 E7 F7")[-6:] == [
        "column_claimed 0 A 5",
        "column_claimed 0 B 3",
        "column_claimed 1 C 3",
        "column_claimed 1 D 3",
        "column_claimed 1 E 2",
        "column_claimed 1 F 2",
    ]
    state = say(state, "table roll y b x | 2 4 ?", "0 y2 A7 B7", "1 b4 C7 D7 E7 F7")
    assert [parts(state, seat)["columns"] for seat in (0, 1)] == [8, 10]


@pytest.mark.rules("ENC-19", "ENC-20")
def test_of_two_columns_one_may_be_first_and_one_later() -> None:
    state = table(paper("A B but A7 B7"), paper("B"))
    state = say(state, "table roll y b x | 2 4 ?", "0 y2 A7 B7", "1 pass")
    assert parts(state, 0)["columns"] == 5 + 2


# Colors

LAST_SQUARE = {"g": "H1", "y": "H6", "b": "H4", "p": "H3", "o": "H2"}


@pytest.mark.rules("ENC-21")
@pytest.mark.parametrize(("color", "square"), LAST_SQUARE.items())
def test_who_completes_a_color_first_scores_five_later_ones_three(color: str, square: str) -> None:
    almost = paper(f"{color} but {square}")
    state = table(almost, almost, almost)
    first = [ANY_ONE, f"0 x1 {square}", "1 pass", f"2 x1 {square}"]
    later = [ANY_ONE, f"1 x1 {square}", "0 pass", "2 pass"]
    assert heard(state, *first)[-2:] == [f"color_claimed 0 {color} 5", f"color_claimed 2 {color} 5"]
    state = say(state, *first)
    assert heard(state, *later)[-1] == f"color_claimed 1 {color} 3"
    state = say(state, *later)
    assert [parts(state, seat)["colors"] for seat in range(3)] == [5, 3, 5]


@pytest.mark.rules("ENC-21")
def test_the_active_player_who_finishes_before_the_others_is_not_first_alone() -> None:
    almost = paper("g but H1")
    state = say(table(almost, almost, turn=4), ANY_ONE, "0 x1 H1", "1 x1 H1")
    assert [parts(state, seat)["colors"] for seat in (0, 1)] == [5, 5]


@pytest.mark.rules("ENC-21")
def test_twenty_squares_of_a_color_are_no_bonus() -> None:
    state = say(table(paper("g but H1 A1"), paper()), ANY_ONE, "0 x1 H1", "1 pass")
    assert parts(state, 0)["colors"] == 0


@pytest.mark.rules("ENC-19", "ENC-21")
def test_a_square_may_complete_a_column_and_a_color() -> None:
    state = table(paper("H g but H1"), paper())
    assert heard(state, ANY_ONE, "0 x1 H1", "1 pass")[-2:] == [
        "column_claimed 0 H 1",
        "color_claimed 0 g 5",
    ]
