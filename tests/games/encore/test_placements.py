"""Which squares two dice may check, and what jokers cost."""

import pytest

from bis.games.encore import ENCORE
from tests.games.encore.positions import (
    SHEETS,
    dice,
    offers,
    opening,
    paper,
    refusal,
    say,
    squares_of,
    table,
)

# The classic sheet, for the reader:
#    ABCDEFGHIJKLMNO
#  1 GGGYYYYgBBBoYYY
#  2 OGyGyYOOPbBOOGG
#  3 bGPGGGgPPPYYOGG
#  4 BPPGOoBBGGYYOpB
#  5 POOOOPBBOOOPPPP
#  6 PbBpPPPYyOpBBBo
#  7 YYBBBBPYYYGGgOO

EXAMPLE = "y o b | 5 2 ?"
"""The roll of the rulebook's example, on the first turn."""


def of_dice(offered: list[str], pair: str) -> list[str]:
    return [offer for offer in offered if offer.startswith(f"{pair} ")]


# The rulebook's example


@pytest.mark.rules("ENC-11", "ENC-14")
def test_example_five_yellow_squares_start_in_column_h() -> None:
    offered = offers(opening(3, f"table roll {EXAMPLE}"), 0)
    assert of_dice(offered, "y5") == ["y5 H6 H7 I6 I7 J7"]
    assert "y? H6 H7 I6 I7 J7" in offered


@pytest.mark.rules("ENC-13", "ENC-14")
def test_example_the_orange_pair_is_partly_in_column_h() -> None:
    offered = offers(opening(3, f"table roll {EXAMPLE}"), 0)
    assert of_dice(offered, "o2") == ["o2 G2 H2"]


@pytest.mark.rules("ENC-11", "ENC-14", "ENC-17")
def test_example_there_is_no_room_for_five_orange_squares() -> None:
    offered = offers(opening(3, f"table roll {EXAMPLE}"), 0)
    assert of_dice(offered, "o5") == []
    assert of_dice(offered, "o?") == ["o? H2", "o? G2 H2"]


@pytest.mark.rules("ENC-11", "ENC-14", "ENC-15")
def test_example_two_of_the_four_blue_squares_but_not_four_with_a_five() -> None:
    state = opening(3, f"table roll {EXAMPLE}")
    assert of_dice(offers(state, 0), "b2") == ["b2 G4 H4", "b2 G5 H5", "b2 H4 H5"]
    assert refusal(state, "0 b5 G4 G5 H4 H5") == ("ENC-11", "the die says 5, the move checks 4")


@pytest.mark.rules("ENC-15")
def test_example_the_rest_of_the_blue_block_takes_a_two_or_two_ones() -> None:
    state = table(paper("H4 H5"), paper(), roll="b b b | 1 2 3")
    assert [offer for offer in offers(state, 0) if "G" in offer] == ["b1 G4", "b1 G5", "b2 G4 G5"]


# Numbers, colors, clumps


@pytest.mark.rules("ENC-11")
@pytest.mark.parametrize("number", "12345")
def test_exactly_as_many_squares_as_the_number_says(number: str) -> None:
    state = table(paper("H1 D4 N4"), paper(), roll=f"g y b | {number} {number} {number}")
    placements = [offer.split() for offer in offers(state, 0) if offer != "pass"]
    assert placements
    assert {len(squares) for _, *squares in placements} == {int(number)}


@pytest.mark.rules("ENC-12")
@pytest.mark.parametrize("color", "gybpo")
def test_all_squares_are_of_the_color_and_unchecked(color: str) -> None:
    state = table(paper("H B3 K6"), paper(), roll=f"{color} {color} {color} | 1 2 3")
    rows = SHEETS["classic"].split()
    checked = squares_of(state, 0).split()
    placements = [offer.split()[1:] for offer in offers(state, 0) if offer != "pass"]
    assert placements
    for square in {square for squares in placements for square in squares}:
        assert rows[int(square[1]) - 1]["ABCDEFGHIJKLMNO".index(square[0])].lower() == color
        assert square not in checked


@pytest.mark.rules("ENC-13")
def test_a_number_is_never_split_over_two_blocks() -> None:
    """G2 H2 are an orange block at column H; F4 is the end of another, beside the checked F3."""
    state = table(paper("F3"), paper(), roll="o o o | 3 2 1")
    assert refusal(state, "0 o3 F4 G2 H2") == ("ENC-13", "the squares are not connected")
    assert of_dice(offers(state, 0), "o2") == ["o2 E4 F4", "o2 G2 H2"]
    assert of_dice(offers(state, 0), "o3") == ["o3 E4 E5 F4"]


@pytest.mark.rules("ENC-13", "ENC-15")
def test_two_single_squares_left_of_a_block_need_two_ones() -> None:
    """I5 J5 K5 J6 without J5 are three single squares."""
    state = table(paper("J5"), paper(), roll="o o o | 1 2 3")
    assert refusal(state, "0 o2 I5 K5") == ("ENC-13", "the squares are not connected")
    state = say(state, "0 o1 I5", "1 pass", "table roll o o o | 1 2 3", "0 o1 K5", "1 pass")
    assert squares_of(state, 0) == "I5 J5 K5"


# Entry


@pytest.mark.rules("ENC-14")
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_first_check_of_a_game_includes_column_h(sheet: str) -> None:
    state = opening(2, "table roll x x x | ? ? ?", sheet=sheet)
    placements = offers(state, 1)[:-1]
    assert {square for offer in placements for square in offer.split() if square[0] == "H"} == {
        f"H{row}" for row in "1234567"
    }
    assert all("H" in offer for offer in placements)


@pytest.mark.rules("ENC-14")
def test_column_h_is_an_entry_for_the_whole_game() -> None:
    state = table(paper("A B C"), paper(), turn=40, roll="p o g | 1 1 2")
    assert of_dice(offers(state, 0), "p1") == ["p1 D6", "p1 H3"]
    say(state, "0 p1 H3")


@pytest.mark.rules("ENC-14")
def test_one_square_beside_a_checked_one_is_enough() -> None:
    """F3 G3 E3 lie in a row; only D2 above D3 touches the checked C2."""
    state = table(paper("C2"), paper(), roll="g g g | 1 4 5")
    assert of_dice(offers(state, 0), "g1") == ["g1 B2", "g1 C1", "g1 D2", "g1 H1"]
    say(state, "0 g4 D2 D3 E3 F3")


@pytest.mark.rules("ENC-14")
@pytest.mark.parametrize(
    ("checked", "square"),
    [
        pytest.param("G2", "y1 F1", id="up left"),
        pytest.param("G2", "g1 F3", id="down left"),
        pytest.param("C2", "g1 B1", id="up left at the edge"),
        pytest.param("I3", "b1 J2", id="up right"),
        pytest.param("A7", "g1 B1", id="below the bottom is not the next top"),
        pytest.param("B1", "y1 A7", id="above the top is not the last bottom"),
        pytest.param("A1", "y1 O1", id="left of the first is not the last column"),
        pytest.param("F6", "y1 D1", id="far away"),
    ],
)
def test_touching_at_a_corner_or_not_at_all_is_no_contact(checked: str, square: str) -> None:
    state = table(paper(checked), paper(), roll="y g b | 1 2 3")
    reason = "no square in column H or beside a checked one"
    assert refusal(state, f"0 {square}") == ("ENC-14", reason)
    assert square not in offers(state, 0)


@pytest.mark.rules("ENC-14")
@pytest.mark.parametrize(
    ("checked", "move"),
    [("G2", "y1 G1"), ("G2", "g1 G3"), ("G2", "y1 F2"), ("A6", "y1 A7"), ("N1", "y1 O1")],
)
def test_above_below_left_or_right_is_contact(checked: str, move: str) -> None:
    state = table(paper(checked), paper(), roll="y g b | 1 2 3")
    assert move in offers(state, 0)
    say(state, f"0 {move}")


@pytest.mark.rules("ENC-14")
def test_a_square_of_the_same_move_is_no_contact() -> None:
    state = opening(2, "table roll g g g | 2 2 2")
    assert refusal(state, "0 g2 A1 B1")[0] == "ENC-14"


# Six squares


@pytest.mark.rules("ENC-16", "ENC-17")
def test_a_block_of_six_takes_two_turns() -> None:
    """D1 E1 E2 F1 F2 G1 are six yellow squares beside H1."""
    state = table(paper("H1"), paper(), roll="y x x | ? 5 1")
    assert max(len(offer.split()) - 1 for offer in offers(state, 0)) == 5
    assert refusal(state, "0 y? D1 E1 E2 F1 F2 G1") == ("ENC-17", "a joker is never more than 5")
    assert refusal(state, "0 x? D1 E1 E2 F1 F2 G1") == ("ENC-17", "a joker is never more than 5")
    assert refusal(state, "0 y5 D1 E1 E2 F1 F2 G1")[0] == "ENC-11"
    state = say(state, "0 y5 E1 E2 F1 F2 G1", "1 pass", "table roll y y y | 1 1 1", "0 y1 D1")
    assert squares_of(say(state, "1 pass"), 0) == "D1 E1 E2 F1 F2 G1 H1"


# Jokers


@pytest.mark.rules("ENC-17")
def test_the_black_cross_stands_for_any_color() -> None:
    state = opening(2, "table roll x x x | 1 1 1")
    assert offers(state, 0) == [
        *("x1 H1", "x1 H6", "x1 H7", "x1 H4", "x1 H5", "x1 H3", "x1 H2"),
        "pass",
    ]


@pytest.mark.rules("ENC-17")
def test_the_question_mark_stands_for_one_to_five() -> None:
    """Of H6 H7 I6 I7 J7, five squares, every connected part with H6 or H7."""
    state = opening(2, "table roll y y y | ? ? ?")
    counts = [len(offer.split()) - 1 for offer in offers(state, 0)[:-1]]
    assert counts == [1] * 2 + [2] * 3 + [3] * 5 + [4] * 4 + [5]


@pytest.mark.rules("ENC-18")
@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("b3 G4 H4 H5", 8),
        ("x3 G4 H4 H5", 7),
        ("b? G4 H4 H5", 7),
        ("x? G4 H4 H5", 6),
        ("pass", 8),
    ],
)
def test_each_joker_used_costs_one_exclamation_mark(move: str, left: int) -> None:
    state = say(opening(2, "table roll b x x | 3 ? ?"), f"0 {move}", "1 pass")
    assert [sheet.marks for sheet in state.sheets] == [left, 8]


@pytest.mark.rules("ENC-18")
@pytest.mark.parametrize(
    ("marks", "usable"),
    [
        (0, {"b3", "pass"}),
        (1, {"b3", "x3", "b?", "pass"}),
        (2, {"b3", "x3", "b?", "x?", "pass"}),
        (8, {"b3", "x3", "b?", "x?", "pass"}),
    ],
)
def test_without_enough_marks_a_joker_cannot_be_used(marks: int, usable: set[str]) -> None:
    state = table(paper(marks=marks), paper(), roll="b b x | 3 3 ?")
    assert dice(state, 0) == usable
    for pair in {"b3", "x3", "b?", "x?"} - usable:
        cost = 1 + (pair == "x?")
        reason = f"the jokers cost {cost}, and {marks} exclamation marks are left"
        assert refusal(state, f"0 {pair} G4 H4 H5") == ("ENC-18", reason)


# Illegal moves


@pytest.mark.rules("ENC-09", "ENC-10", "ENC-11", "ENC-12", "ENC-13", "ENC-14", "ENC-17", "ENC-18")
@pytest.mark.parametrize(
    ("move", "rule", "reason"),
    [
        ("p1 H3", "ENC-10", "no die shows 'p'"),
        ("g2 I4 J4", "ENC-10", "no die shows '2'"),
        ("p2 H3", "ENC-10", "no die shows 'p'"),
        ("x? G1", "ENC-18", "the jokers cost 2, and 1 exclamation marks are left"),
        ("g1", "ENC-09", "dice are taken only to check squares"),
        ("x3", "ENC-09", "dice are taken only to check squares"),
        ("y? D1 E1 E2 F1 F2 G1", "ENC-17", "a joker is never more than 5"),
        ("y3 F1 G1", "ENC-11", "the die says 3, the move checks 2"),
        ("y1 F1 G1", "ENC-11", "the die says 1, the move checks 2"),
        ("g1 H1", "ENC-12", "a square is checked already"),
        ("y1 H2", "ENC-12", "a square is of another color"),
        ("y3 F1 G1 G2", "ENC-12", "a square is of another color"),
        ("x3 F1 G1 G2", "ENC-12", "a square is of another color"),
        ("g? H1 I4", "ENC-12", "a square is checked already"),
        ("y3 E1 F2 G1", "ENC-13", "the squares are not connected"),
        ("y3 G1 H6 H7", "ENC-13", "the squares are not connected"),
        ("g1 A1", "ENC-14", "no square in column H or beside a checked one"),
        ("g3 A1", "ENC-14", "no square in column H or beside a checked one"),
        ("x3 A1 B1 C1", "ENC-14", "no square in column H or beside a checked one"),
        ("g? I4 J4", "ENC-14", "no square in column H or beside a checked one"),
    ],
)
def test_an_illegal_placement_names_its_rule(move: str, rule: str, reason: str) -> None:
    state = table(paper("H1", marks=1), paper(), roll="g y x | 1 3 ?")
    assert refusal(state, f"0 {move}") == (rule, reason)
    with pytest.raises(ValueError) as error:  # noqa: PT011
        ENCORE.judge(state, 0, ENCORE.parse_move(move))
    assert str(error.value) == f"illegal move {move!r}: {reason} ({rule})"


@pytest.mark.rules("ENC-10")
def test_legal_moves_go_by_color_number_and_squares_then_pass() -> None:
    state = opening(2, "table roll b g b | 2 2 1")
    assert offers(state, 0) == [
        *("g1 H1", "b1 H4", "b1 H5", "b2 G4 H4", "b2 G5 H5", "b2 H4 H5"),
        "pass",
    ]
