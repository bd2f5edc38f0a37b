"""Where two symbols may be written."""

import pytest

from bis.core.errors import IllegalMoveError
from bis.games.criss_cross import CRISS_CROSS
from tests.games.criss_cross.pictures import legal_texts, say, table

EMPTY = "c....\n.....\n.....\n.....\n....."
NARROW = """
    ca.bb
    d.eef
    a.abb
    cccdd
    eeffa
"""


@pytest.mark.rules("CC-03", "CC-04")
def test_legal_placements_go_by_first_square_then_second_then_symbol() -> None:
    assert legal_texts(table(NARROW, "roll d a"), 0) == ["a B2 d B3", "d B2 a B3"]
    assert legal_texts(table(EMPTY, "roll d a"), 0)[:9] == [
        "a A2 d A3",
        "d A2 a A3",
        "a A2 d B2",
        "d A2 a B2",
        "a A3 d A4",
        "d A3 a A4",
        "a A3 d B3",
        "d A3 a B3",
        "a A4 d A5",
    ]


@pytest.mark.rules("CC-04")
@pytest.mark.parametrize(("roll", "count"), [("roll a d", 76), ("roll c c", 38)])
def test_two_symbols_go_side_by_side_anywhere_in_either_order(roll: str, count: int) -> None:
    """A grid of five by five has 40 pairs of squares side by side, 38 without the top left."""
    moves = legal_texts(table(EMPTY, roll), 0)
    assert len(moves) == len(set(moves)) == count


@pytest.mark.rules("CC-04")
@pytest.mark.parametrize("move", ["a D5 d E5", "d E4 a E5", "a C3 d C4", "d B1 a C1"])
def test_symbols_need_not_touch_anything_written_before(move: str) -> None:
    say(table(EMPTY, "roll a d"), f"0 {move}")


@pytest.mark.rules("CC-03", "CC-04")
def test_both_symbols_are_written_each_in_its_square() -> None:
    state, _ = say(table(EMPTY, "roll a d"), "0 d C2 a D2")
    assert str(state.sheets[0]) == "c..../..da./...../...../....."


@pytest.mark.rules("CC-03", "CC-04", "CC-05")
@pytest.mark.parametrize(
    ("move", "rule", "reason"),
    [
        ("a B2 b B3", "CC-03", "the dice show d and a"),
        ("a B2 a B3", "CC-03", "the dice show d and a"),
        ("d B2 d B3", "CC-03", "the dice show d and a"),
        ("a B2 d B3 a C1", "CC-03", "the dice show d and a"),
        ("a A1 d B1", "CC-04", "A1 is not free"),
        ("a B1 d B2", "CC-04", "B1 is not free"),
        ("a B3 d C3", "CC-04", "C3 is not free"),
        ("a B2 d C1", "CC-04", "the boxes are not side by side"),
        ("a B3 d C1", "CC-04", "the boxes are not side by side"),
        ("a B2 d E5", "CC-04", "E5 is not free"),
        ("a B1", "CC-04", "B1 is not free"),
        ("a B2", "CC-05", "one symbol is never written alone"),
        ("pass", "CC-05", "nobody passes with two free boxes side by side"),
    ],
)
def test_an_illegal_placement_names_its_rule(move: str, rule: str, reason: str) -> None:
    state = table(NARROW, "roll d a")
    with pytest.raises(IllegalMoveError) as refusal:
        say(state, f"0 {move}")
    assert (refusal.value.reason, refusal.value.rule) == (reason, rule)
    assert str(refusal.value) == f"illegal move {move!r}: {reason} ({rule})"


@pytest.mark.rules("CC-04")
@pytest.mark.parametrize("squares", ["A5 B1", "B5 C1", "A2 B3", "A3 B2", "A2 A4", "A2 C2", "D4 E5"])
def test_squares_that_touch_at_a_corner_or_not_at_all_are_not_side_by_side(squares: str) -> None:
    first, second = squares.split()
    with pytest.raises(IllegalMoveError, match=r"the boxes are not side by side \(CC-04\)"):
        say(table(EMPTY, "roll a d"), f"0 a {first} d {second}")


@pytest.mark.rules("CC-05")
def test_passing_is_not_among_the_legal_moves() -> None:
    moves = CRISS_CROSS.legal(table(NARROW, "roll d a"), 0)
    assert [move.kind for move in moves] == ["placement", "placement"]
