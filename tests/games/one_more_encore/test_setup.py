"""The sheet, the seventh die, and what everybody starts with."""

import pytest

from bis.core.errors import OptionError
from bis.games.one_more_encore import ONE_MORE_ENCORE
from tests.games.encore.positions import COLUMNS, Always, block_sizes, letters_of, written
from tests.games.one_more_encore.positions import (
    ROWS,
    SHEET,
    dice,
    offers_of,
    opening,
    paper,
    refusal,
    say,
    table,
)


@pytest.mark.rules("OME-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_players_have_the_printed_sheet(seats: int) -> None:
    sheets = opening(seats).sheets
    assert [str(sheet.printed) for sheet in sheets] == [written(SHEET)] * seats


@pytest.mark.rules("OME-01")
@pytest.mark.parametrize("seats", [0, 7])
def test_no_table_without_players_or_with_more_than_six(seats: int) -> None:
    with pytest.raises(OptionError) as refused:
        opening(seats)
    assert str(refused.value) == f"One More Encore! is for 1 to 6 seats, not {seats} (OME-01)"


@pytest.mark.parametrize("sheet", ["pink", "Classic", written(SHEET)])
def test_there_is_one_sheet(sheet: str) -> None:
    with pytest.raises(OptionError, match="is none of classic"):
        ONE_MORE_ENCORE.settle({"sheet": sheet}, 2)


@pytest.mark.rules("OME-01")
def test_every_color_has_blocks_of_one_to_six_and_three_stars_every_column_one() -> None:
    letters = letters_of(str(opening(1).sheets[0].printed))
    for color in "gybpo":
        assert block_sizes(letters, color) == [1, 2, 3, 4, 5, 6]
        assert list(letters.values()).count(color) == 3
    for column in range(15):
        assert sum(letters[column, row].islower() for row in range(7)) == 1


@pytest.mark.rules("OME-01", "OME-08")
def test_five_squares_show_a_golden_die_one_in_each_color() -> None:
    """Bomb every square of an empty sheet, one at a time: five circle a second symbol."""
    golden = []
    state = table(paper(), paper(), roll="g g g | 1 1 1 | bomb")
    for column in COLUMNS:
        for row in ROWS:
            after = say(state, f"0 bomb {column}{row}", "1 pass")
            if after.sheets[0].circled == 2:
                golden.append(column + row)
    assert golden == ["BR", "ES", "FV", "LT", "OR"]
    rows = SHEET.split()
    colors = [rows[ROWS.index(name[1])][COLUMNS.index(name[0])] for name in golden]
    assert colors == ["Y", "B", "G", "P", "O"]


@pytest.mark.rules("OME-03")
@pytest.mark.parametrize("seats", [1, 4])
def test_each_player_starts_with_six_marks_one_circled_symbol_and_no_heart(seats: int) -> None:
    for sheet in opening(seats).sheets:
        assert (sheet.marks, sheet.circled, sheet.used, sheet.hearts) == (6, 1, 0, 0)
        assert (sheet.checked, sheet.rows) == (0, 0)


# Dice


@pytest.mark.rules("OME-02")
def test_the_special_die_has_two_hearts_and_four_other_faces() -> None:
    rolls = [str(ONE_MORE_ENCORE.draw(opening(2), Always(side))) for side in range(6)]
    parted = [roll.removeprefix("roll ").split(" | ") for roll in rolls]
    assert {part[0] for part in parted} == {" ".join([face] * 3) for face in "gybpox"}
    assert {part[1] for part in parted} == {" ".join([face] * 3) for face in "12345?"}
    faces = sorted(part[2] for part in parted)
    assert faces == ["block", "bomb", "heart", "heart", "row", "stars"]


@pytest.mark.rules("OME-02", "OME-24")
@pytest.mark.parametrize(("seats", "count"), [(1, 5), (2, 7), (6, 7)])
def test_every_die_is_rolled_once_and_has_six_sides_alike(seats: int, count: int) -> None:
    source = Always(0)
    ONE_MORE_ENCORE.draw(opening(seats), source)
    assert source.sides == [6] * count


@pytest.mark.rules("OME-02", "OME-04", "OME-24")
@pytest.mark.parametrize(
    ("seats", "roll", "reason"),
    [
        (2, "b b | 1 1 | bomb", "3 color dice and 3 number dice"),
        (2, "b b b | 1 1 | bomb", "3 color dice and 3 number dice"),
        (2, "b b | 1 1 1 | bomb", "3 color dice and 3 number dice"),
        (1, "b b b | 1 1 1 | bomb", "2 color dice and 2 number dice"),
        (1, "b b | 1 1 1 | bomb", "2 color dice and 2 number dice"),
    ],
)
def test_all_seven_dice_are_rolled_alone_five(seats: int, roll: str, reason: str) -> None:
    assert reason in refusal(opening(seats), f"table roll {roll}")[1]


# The rulebook's example, first turn

EXAMPLE = "o g y | 5 2 ? | stars"


@pytest.mark.rules("OME-04")
def test_example_five_orange_two_green_or_two_of_four_yellow_squares() -> None:
    state = opening(3, f"table roll {EXAMPLE}")
    assert offers_of(state, 0, "o5") == ["EQ FQ FR GR HR"]
    assert offers_of(state, 0, "g2") == ["HP IP"]
    assert offers_of(state, 0, "y2") == ["HU HV", "HU IU"]
    assert refusal(state, "0 y5 HU HV IT IU") == ("ENC-11", "the die says 5, the move checks 4")


@pytest.mark.rules("OME-05")
def test_example_from_the_fourth_turn_five_dice_remain() -> None:
    state = table(paper(), paper(), turn=4, roll=EXAMPLE)
    assert dice(state, 0) == {"o5", "o2", "g2", "y2", "o?", "g?", "y?", "stars", "pass"}
    state = say(state, "0 o5 EQ FQ FR GR HR")
    assert dice(state, 1) == {"g2", "y2", "g?", "y?", "stars", "pass"}


@pytest.mark.rules("OME-03", "ENC-18")
@pytest.mark.parametrize(
    ("move", "marks"), [("g2 HP IP", 6), ("x2 HP IP", 5), ("g? HP", 5), ("x? HP", 4), ("pass", 6)]
)
def test_jokers_cost_marks_here_too(move: str, marks: int) -> None:
    state = say(opening(1), "table roll g x | 2 ? | heart", f"0 {move}")
    assert state.sheets[0].marks == marks
