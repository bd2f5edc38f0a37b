"""Everything said at the table has one text form, both ways."""

import pytest

from bis.core.errors import NotationError
from bis.games.encore.moves import Pass
from bis.games.one_more_encore import ONE_MORE_ENCORE
from bis.games.one_more_encore.moves import Bonus, Move, Placement, Special
from bis.games.one_more_encore.pieces import Roll
from tests.games.encore.positions import area
from tests.games.one_more_encore.positions import words


def squares(names: str) -> int:
    return area(words(), names)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("g2 HP IP", Placement("g", "2", squares("HP IP"))),
        ("x? AV OP", Placement("x", "?", squares("AV OP"))),
        ("bomb CQ CR DQ DR", Special("bomb", squares("CQ CR DQ DR"))),
        ("bomb AP", Special("bomb", squares("AP"))),
        ("heart", Special("heart")),
        ("stars CP HR", Special("stars", squares("CP HR"))),
        ("row BR CR", Special("row", squares("BR CR"))),
        ("block DU DV", Special("block", squares("DU DV"))),
        ("bonus Q EP EQ FP", Bonus("Q", squares("EP EQ FP"))),
        ("bonus V OV", Bonus("V", squares("OV"))),
        ("bonus Q pass", Bonus("Q")),
        ("pass", Pass()),
    ],
)
def test_a_move_is_written_as_it_is_read(text: str, move: Move) -> None:
    assert ONE_MORE_ENCORE.parse_move(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is no color die and number die"),
        ("Pass", "is no color die and number die"),
        ("pass AP", "'pass' stands alone"),
        ("Bomb AP", "is no color die and number die"),
        ("bombs AP", "is no color die and number die"),
        ("star HR", "is no color die and number die"),
        ("die AP", "is no color die and number die"),
        ("g0 HP", "is no color die and number die"),
        ("g6 HP", "is no color die and number die"),
        ("g HP IP", "is no color die and number die"),
        ("g2 H1 I1", "'H1' is no square"),
        ("g2 hp ip", "'hp' is no square"),
        ("g2 HP,IP", "'HP,IP' is no square"),
        ("g2 IP HP", "square HP is out of order"),
        ("g2 HP HP", "square HP stands twice"),
        ("g1 PH", "'PH' is no square"),
        ("g1 HW", "'HW' is no square"),
        ("bomb ap", "'ap' is no square"),
        ("bomb A1", "'A1' is no square"),
        ("bomb AP,AQ", "'AP,AQ' is no square"),
        ("bomb AP  AQ", "'' is no square"),
        ("bomb ", "'' is no square"),
        ("bomb AQ AP", "square AP is out of order"),
        ("bomb AP AP", "square AP stands twice"),
        ("bomb pass", "'pass' is no square"),
        ("heart ", "'' is no square"),
        ("heart 1", "'1' is no square"),
        ("stars HR CP", "square CP is out of order"),
        ("row R", "'R' is no square"),
        ("block DV DU", "square DU is out of order"),
        ("bonus", "is no bonus"),
        ("bonus Q", "is no bonus"),
        ("bonus pass", "is no bonus"),
        ("bonus AP", "is no bonus"),
        ("bonus A AP", "is no bonus"),
        ("bonus q AP", "is no bonus"),
        ("bonus QS AP", "is no bonus"),
        ("bonus 2 AP", "is no bonus"),
        ("bonus  AP", "is no bonus"),
        ("bonus Q ", "'' is no square"),
        ("bonus Q pass AP", "'pass' is no square"),
        ("bonus Q AP pass", "'pass' is no square"),
        ("bonus Q bomb AP", "'bomb' is no square"),
        ("bonus Q AQ AP", "square AP is out of order"),
        ("bonus Q AP AP", "square AP stands twice"),
    ],
)
def test_a_move_that_cannot_be_read_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refusal:
        ONE_MORE_ENCORE.parse_move(text)
    assert reason in str(refusal.value)


@pytest.mark.rules("OME-02")
@pytest.mark.parametrize("special", ["heart", "bomb", "stars", "row", "block"])
def test_a_roll_is_written_as_it_fell(special: str) -> None:
    for colors, numbers in (("g p x", "2 3 ?"), ("x g", "? 1")):
        text = f"roll {colors} | {numbers} | {special}"
        roll = Roll(colors.replace(" ", ""), numbers.replace(" ", ""), special)
        assert ONE_MORE_ENCORE.parse_chance(text) == roll
        assert str(roll) == text


@pytest.mark.rules("OME-02")
@pytest.mark.parametrize(
    "text",
    [
        "roll",
        "roll g p x | 2 3 ?",
        "roll g p x | 2 3 ? |",
        "roll g p x | 2 3 ? | die",
        "roll g p x | 2 3 ? | Bomb",
        "roll g p x | 2 3 ? | b",
        "roll g p x | 2 3 ? | bomb bomb",
        "roll g p x | 2 3 ? | bomb | heart",
        "roll bomb | g p x | 2 3 ?",
        "roll g p x 2 3 ? bomb",
        "roll g p x | 2 3 6 | bomb",
        "roll g p x | 2 3 0 | bomb",
        "roll g p r | 2 3 ? | bomb",
        "roll g p x | 2 3 ? | bomb ",
        "g p x | 2 3 ? | bomb",
    ],
)
def test_a_roll_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        ONE_MORE_ENCORE.parse_chance(text)
