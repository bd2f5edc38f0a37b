"""Sheets, dice, marks and seats before the first roll."""

import pytest

from bis.core.errors import OptionError
from bis.games.encore import ENCORE
from tests.games.encore.positions import (
    COLUMNS,
    SHEETS,
    Always,
    block_sizes,
    letters_of,
    opening,
    written,
)

CLASSIC = written(SHEETS["classic"])


# Seats


@pytest.mark.rules("ENC-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_players_have_sheets_of_the_same_layout(seats: int) -> None:
    state = opening(seats, sheet="pink")
    assert [str(sheet.printed) for sheet in state.sheets] == [written(SHEETS["pink"])] * seats
    assert all(sheet.checked == 0 for sheet in state.sheets)


@pytest.mark.rules("ENC-01")
@pytest.mark.parametrize("seats", [-1, 0, 7])
def test_no_table_without_players_or_with_more_than_six(seats: int) -> None:
    with pytest.raises(OptionError) as refusal:
        opening(seats)
    assert str(refusal.value) == f"Encore! is for 1 to 6 seats, not {seats} (ENC-01)"


@pytest.mark.rules("ENC-04")
@pytest.mark.parametrize("seats", [1, 4])
def test_each_player_starts_with_eight_exclamation_marks(seats: int) -> None:
    state = opening(seats)
    assert [sheet.marks for sheet in state.sheets] == [8] * seats


# Sheets


@pytest.mark.rules("ENC-02")
@pytest.mark.parametrize("name", SHEETS)
def test_the_seven_printed_sheets_are_those_of_the_paper(name: str) -> None:
    assert str(opening(1, sheet=name).sheets[0].printed) == written(SHEETS[name])


@pytest.mark.rules("ENC-02")
def test_the_classic_sheet_is_taken_if_nobody_chooses() -> None:
    assert ENCORE.settle({}, 3) == {"sheet": "classic"}


@pytest.mark.rules("ENC-02")
@pytest.mark.parametrize("name", SHEETS)
def test_every_color_has_blocks_of_one_to_six_and_three_stars_every_column_one(name: str) -> None:
    letters = letters_of(str(opening(1, sheet=name).sheets[0].printed))
    assert len(letters) == 105
    for color in "gybpo":
        assert block_sizes(letters, color) == [1, 2, 3, 4, 5, 6]
        assert list(letters.values()).count(color) == 3
    for column in range(15):
        assert sum(letters[column, row].islower() for row in range(7)) == 1


@pytest.mark.rules("ENC-02")
def test_a_sheet_written_in_full_is_played_as_written() -> None:
    mirrored = "/".join(row[::-1] for row in CLASSIC.split("/"))
    state = opening(2, "table roll o o o | 2 2 2", sheet=mirrored)
    assert str(state.sheets[1].printed) == mirrored
    assert [str(move) for move in ENCORE.legal(state, 0)] == ["o2 H2 I2", "pass"]


def with_letters(**letters: str) -> str:
    """The classic sheet with other letters on some squares."""
    rows = [list(row) for row in CLASSIC.split("/")]
    for square, letter in letters.items():
        rows[int(square[1]) - 1][COLUMNS.index(square[0])] = letter
    return "/".join("".join(row) for row in rows)


@pytest.mark.rules("ENC-02")
@pytest.mark.parametrize(
    ("sheet", "reason"),
    [
        pytest.param(CLASSIC.rpartition("/")[0], "seven rows of fifteen", id="six rows"),
        pytest.param(CLASSIC + "/" + "G" * 15, "seven rows of fifteen", id="eight rows"),
        pytest.param(CLASSIC[1:], "seven rows of fifteen", id="a short row"),
        pytest.param("G" + CLASSIC, "seven rows of fifteen", id="a long row"),
        pytest.param("/", "seven rows of fifteen", id="no squares"),
        pytest.param(CLASSIC + "/", "seven rows of fifteen", id="a slash too many"),
        pytest.param(with_letters(A1="R"), "'R' is no color", id="red"),
        pytest.param(with_letters(A1="x"), "'x' is no color", id="a joker"),
        pytest.param(with_letters(A1=" "), "' ' is no color", id="a hole"),
        # The single orange square joins the five green ones of A1 B1 B2 B3 C1.
        pytest.param(
            with_letters(A2="G"),
            "blocks of 'g' have sizes [1, 2, 3, 4, 6, 6]",
            id="22 green squares",
        ),
        # A1 A2 B1 C1 without B2 leave B3 alone; H1 is the other single.
        pytest.param(
            with_letters(A2="G", B2="O"),
            "blocks of 'g' have sizes [1, 1, 2, 3, 4, 4, 6]",
            id="21 squares in seven blocks",
        ),
        pytest.param(with_letters(H1="G"), "column H has 0 stars", id="no star in a column"),
        pytest.param(with_letters(A1="g"), "column A has 2 stars", id="two stars in a column"),
        pytest.param(
            with_letters(A1="g", A3="B"), "color 'g' has 4 stars", id="four stars of a color"
        ),
        pytest.param(
            with_letters(H1="G", H7="y"), "color 'g' has 2 stars", id="two stars of a color"
        ),
    ],
)
def test_a_sheet_with_one_defect_is_refused(sheet: str, reason: str) -> None:
    with pytest.raises(OptionError) as refusal:
        ENCORE.settle({"sheet": sheet}, 2)
    assert reason in str(refusal.value)
    assert refusal.value.rule == "ENC-02"


@pytest.mark.parametrize("name", ["", "Classic", "red", "classic ", "classic.txt"])
def test_a_sheet_without_that_name_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match=f"option sheet: {name!r} is none of classic, pink"):
        ENCORE.settle({"sheet": name}, 2)


# Dice


@pytest.mark.rules("ENC-03", "ENC-06")
def test_three_color_dice_and_three_number_dice_have_five_faces_and_a_joker() -> None:
    rolls = [str(ENCORE.draw(opening(2), Always(side))) for side in range(6)]
    dice = [roll.removeprefix("roll ").split(" | ") for roll in rolls]
    assert {colors for colors, _ in dice} == {" ".join([face] * 3) for face in "gybpox"}
    assert {numbers for _, numbers in dice} == {" ".join([face] * 3) for face in "12345?"}


@pytest.mark.rules("ENC-03", "ENC-25")
@pytest.mark.parametrize(("seats", "count"), [(1, 4), (2, 6), (6, 6)])
def test_every_die_is_rolled_once_and_has_six_sides_alike(seats: int, count: int) -> None:
    source = Always(0)
    ENCORE.draw(opening(seats), source)
    assert source.sides == [6] * count
