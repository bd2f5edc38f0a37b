"""Everything said at the table has one text form, both ways."""

import pytest

from bis.core.errors import NotationError
from bis.games.encore import ENCORE
from bis.games.encore.moves import Pass, Placement
from bis.games.encore.pieces import Roll
from tests.games.encore.positions import area, classic_words


@pytest.mark.parametrize(
    ("dice", "squares"),
    [
        ("b3", "G4 H4 H5"),
        ("g1", "H1"),
        ("y5", "H6 H7 I6 I7 J7"),
        ("x?", "G2 H2"),
        ("x2", "G2 H2"),
        ("o?", "A1 O7"),
        ("p4", "A1 A2 A7 B1"),
    ],
)
def test_a_placement_is_written_as_it_is_read(dice: str, squares: str) -> None:
    move = Placement(dice[0], dice[1], area(classic_words(), squares))
    assert ENCORE.parse_move(f"{dice} {squares}") == move
    assert str(move) == f"{dice} {squares}"


def test_a_pass_is_written_as_it_is_read() -> None:
    assert ENCORE.parse_move("pass") == Pass()
    assert str(Pass()) == "pass"


@pytest.mark.parametrize("place", range(105))
def test_squares_are_columns_a_to_o_and_rows_1_to_7(place: int) -> None:
    name = "ABCDEFGHIJKLMNO"[place // 7] + "1234567"[place % 7]
    move = Placement("g", "1", 1 << place)
    assert str(move) == f"g1 {name}"
    assert ENCORE.parse_move(f"g1 {name}") == move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is no color die and number die"),
        ("Pass", "is no color die and number die"),
        ("passed", "is no color die and number die"),
        ("pass ", "'pass' stands alone"),
        ("pass H4", "'pass' stands alone"),
        ("b", "is no color die and number die"),
        ("3 H4", "is no color die and number die"),
        ("b 3 H4", "is no color die and number die"),
        ("3b H4 H5 G4", "is no color die and number die"),
        ("B3 G4 H4 H5", "is no color die and number die"),
        ("X3 G4 H4 H5", "is no color die and number die"),
        ("r3 G4 H4 H5", "is no color die and number die"),
        ("b0 H4", "is no color die and number die"),
        ("b6 H4", "is no color die and number die"),
        ("b7 H4", "is no color die and number die"),
        ("bx H4", "is no color die and number die"),
        ("?3 H4", "is no color die and number die"),
        ("b33 H4", "is no color die and number die"),
        ("b3: H4", "is no color die and number die"),
        (" b1 H4", "is no color die and number die"),
        ("H4", "is no color die and number die"),
        ("b1 h4", "'h4' is no square"),
        ("b1 4H", "'4H' is no square"),
        ("b1 H0", "'H0' is no square"),
        ("b1 H8", "'H8' is no square"),
        ("b1 P4", "'P4' is no square"),
        ("b1 HP", "'HP' is no square"),
        ("b1 H", "'H' is no square"),
        ("b1 H44", "'H44' is no square"),
        ("b2 H4,H5", "'H4,H5' is no square"),
        ("b2 H4, H5", "'H4,' is no square"),
        ("b2 H4H5", "'H4H5' is no square"),
        ("b1 H4 ", "'' is no square"),
        ("b2 H4  H5", "'' is no square"),
        ("b1\tH4", "is no color die and number die"),
        ("b1 H4\n", "is no square"),
        ("b2 H5 H4", "square H4 is out of order"),
        ("b2 H4 G4", "square G4 is out of order"),
        ("b3 G4 H5 H4", "square H4 is out of order"),
        ("b2 H4 H4", "square H4 stands twice"),
        ("b3 G4 H4 G4", "square G4 stands twice"),
    ],
)
def test_a_move_that_cannot_be_read_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refusal:
        ENCORE.parse_move(text)
    assert reason in str(refusal.value)


@pytest.mark.rules("ENC-03", "ENC-25")
@pytest.mark.parametrize(
    ("text", "roll"),
    [
        ("roll b p x | 1 3 ?", Roll("bpx", "13?")),
        ("roll x b b | ? ? 5", Roll("xbb", "??5")),
        ("roll g y o | 2 4 5", Roll("gyo", "245")),
        ("roll x g | ? 4", Roll("xg", "?4")),
    ],
)
def test_a_roll_is_written_as_it_fell(text: str, roll: Roll) -> None:
    assert ENCORE.parse_chance(text) == roll
    assert str(roll) == text


@pytest.mark.rules("ENC-03")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "roll",
        "roll ",
        "b p x | 1 3 ?",
        "draw b p x | 1 3 ?",
        "Roll b p x | 1 3 ?",
        "roll b p x",
        "roll b p x 1 3 ?",
        "roll b p x |",
        "roll | 1 3 ?",
        "roll b p x | 1 3 ? | bomb",
        "roll 1 3 ? | b p x",
        "roll bpx | 13?",
        "roll b, p, x | 1, 3, ?",
        "roll b p r | 1 3 ?",
        "roll b p ? | 1 3 ?",
        "roll B P X | 1 3 ?",
        "roll b p x | 0 3 ?",
        "roll b p x | 1 6 ?",
        "roll b p x | 1 7 ?",
        "roll b p x | 1 3 x",
        "roll b p x| 1 3 ?",
        "roll b p x |1 3 ?",
        "roll b  p x | 1 3 ?",
        "roll b p x  | 1 3 ?",
        "roll  b p x | 1 3 ?",
        "roll b p x | 1 3 ? ",
    ],
)
def test_a_roll_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        ENCORE.parse_chance(text)
