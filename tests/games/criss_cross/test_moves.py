"""Everything said at the table has one text form, both ways."""

import pytest

from bis.core.errors import NotationError
from bis.games.criss_cross import CRISS_CROSS
from bis.games.criss_cross.moves import Placement, Start
from bis.games.criss_cross.pieces import Roll
from bis.games.criss_cross.state import Sheet


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("start c", Start("c")),
        ("a A2 d B2", Placement("ad", (1, 6))),
        ("f D5 f E5", Placement("ff", (19, 24))),
        ("b A2", Placement("b", (1,))),
        ("a A2 b B2 c C2", Placement("abc", (1, 6, 11))),
        ("pass", Placement("", ())),
    ],
)
def test_a_move_is_written_as_it_is_read(text: str, move: Start | Placement) -> None:
    assert CRISS_CROSS.parse_move(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is no move: not a box for each symbol"),
        ("start", "'' is no symbol: a b c d e f"),
        ("start g", "'g' is no symbol: a b c d e f"),
        ("start ab", "'ab' is no symbol: a b c d e f"),
        ("start c A1", "'c A1' is no symbol: a b c d e f"),
        ("starts c", "'starts c' is no start symbol"),
        ("Pass pass", "'Pass' is no symbol: a b c d e f"),
        ("g A2 d B2", "'g' is no symbol: a b c d e f"),
        ("A A2 d B2", "'A' is no symbol: a b c d e f"),
        ("a a2 d B2", "'a2' is no square"),
        ("a F1 d F2", "'F1' is no square"),
        ("a A6 d B2", "'A6' is no square"),
        ("a A0 d B2", "'A0' is no square"),
        ("a A22 d B2", "'A22' is no square"),
        ("A2 a B2 d", "'A2' is no symbol: a b c d e f"),
        ("a d A2 B2", "'A2' is no symbol: a b c d e f"),
        ("a A2 d", "'a A2 d' is no move: not a box for each symbol"),
        ("a A2 d B2 ", "'a A2 d B2 ' is no move: not a box for each symbol"),
        ("a  A2 d B2", "'a  A2 d B2' is no move: not a box for each symbol"),
        ("a A2 d A2", "square A2 stands twice"),
        ("a B2 d A2", "square A2 is out of order"),
        ("a A3 d A2", "square A2 is out of order"),
        ("a A2 d B2 c A2", "square A2 stands twice"),
    ],
)
def test_a_move_that_cannot_be_read_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refusal:
        CRISS_CROSS.parse_move(text)
    assert str(refusal.value) == reason


@pytest.mark.parametrize("text", ["roll a d", "roll d a", "roll f f"])
def test_a_roll_is_written_as_it_fell(text: str) -> None:
    assert str(CRISS_CROSS.parse_chance(text)) == text


def test_a_roll_holds_its_symbols() -> None:
    assert CRISS_CROSS.parse_chance("roll d a") == Roll("da")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("roll", "'roll' is no roll"),
        ("", "'' is no roll"),
        ("draw a d", "'draw a d' is no roll"),
        ("roll a g", "'g' is no symbol: a b c d e f"),
        ("roll ad", "'ad' is no symbol: a b c d e f"),
        ("roll a  d", "'' is no symbol: a b c d e f"),
        ("roll a | d", "'|' is no symbol: a b c d e f"),
    ],
)
def test_a_roll_that_cannot_be_read_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refusal:
        CRISS_CROSS.parse_chance(text)
    assert str(refusal.value) == reason


def test_a_sheet_is_written_row_by_row() -> None:
    text = "cab../d..../...../...../....f"
    sheet = Sheet.parse(text)
    assert str(sheet) == text
    assert sheet.columns() == ["cd...", "a....", "b....", ".....", "....f"]


@pytest.mark.parametrize(
    "text",
    [
        "c....",
        "c..../...../...../...../...../.....",
        "c..../...../...../...../....",
        "c..../...../...../...../....g",
    ],
)
def test_a_sheet_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="five rows of five boxes"):
        Sheet.parse(text)
