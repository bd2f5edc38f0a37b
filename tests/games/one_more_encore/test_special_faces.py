"""The special die: what each of its faces checks."""

import pytest

from tests.games.encore.positions import COLUMNS
from tests.games.one_more_encore.positions import (
    ROLL,
    ROWS,
    offers,
    offers_of,
    opening,
    paper,
    refusal,
    say,
    squares_of,
    table,
)

# The sheet, for the reader; golden dice are BR ES FV LT OR:
#    ABCDEFGHIJKLMNO
#  P PPoYYpPGGYyoOOB
#  Q BYYYOOPPBbYYPOO
#  R BYBBBOOoBGGYPPO
#  S ObBgBYYBOOGGgPP
#  T OOPPGBBBYOOPYYy
#  U GGPOGGgYYPPPBbG
#  V yGGOpGGYpPBBBGG


# Bomb


@pytest.mark.rules("OME-09")
def test_a_bomb_goes_off_anywhere_even_on_an_empty_sheet() -> None:
    """Parts of a 2x2 square: 105 single squares, 98 + 90 pairs side by side, 168 at a corner,
    336 corners of three, 84 whole squares.
    """
    bombs = offers_of(opening(2, f"table roll {ROLL}"), 0, "bomb")
    sizes = [len(bomb.split()) for bomb in bombs]
    assert [sizes.count(size) for size in (1, 2, 3, 4)] == [105, 98 + 90 + 168, 336, 84]
    assert len(set(bombs)) == len(bombs)


@pytest.mark.rules("OME-09")
@pytest.mark.parametrize(
    "squares", ["AP", "CQ CR DQ DR", "AP BQ", "AQ BP", "NU NV OV", "OP", "AV", "AU BV", "NP OP OQ"]
)
def test_a_bomb_checks_one_to_four_squares_of_any_colors_without_contact(squares: str) -> None:
    state = opening(2, f"table roll {ROLL}", f"0 bomb {squares}", "1 pass")
    assert squares_of(state, 0) == squares


@pytest.mark.rules("OME-09")
def test_a_bomb_checks_what_is_open_in_its_square() -> None:
    state = table(paper("AP BQ"), paper(), roll=ROLL)
    assert "bomb AQ BP" in offers(state, 0)
    assert squares_of(say(state, "0 bomb AQ BP", "1 pass"), 0) == "AP AQ BP BQ"


@pytest.mark.rules("OME-09")
def test_later_checks_may_start_from_bombed_squares() -> None:
    state = say(table(paper(circled=2), paper(), roll=ROLL), "0 bomb AP", "1 pass")
    state = say(state, "table roll p b y | 1 2 3 | row")
    assert offers_of(state, 0, "p1") == ["BP", "HQ"]
    say(state, "0 row BP CP DP")


def test_every_square_has_a_name() -> None:
    state = opening(2, f"table roll {ROLL}")
    singles = [bomb for bomb in offers_of(state, 0, "bomb") if len(bomb) == 2]
    assert singles == [column + row for column in COLUMNS for row in ROWS]


# Heart


@pytest.mark.rules("OME-10")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (4, 5), (5, 5)])
def test_a_heart_circles_the_next_of_five_hearts(before: int, after: int) -> None:
    state = table(paper("H", hearts=before), paper(), roll="p p x | 1 1 3 | heart")
    sheet = say(state, "0 heart", "1 pass").sheets[0]
    assert (sheet.hearts, sheet.used) == (after, 1)
    assert sheet.checked == state.sheets[0].checked


# Stars


@pytest.mark.rules("OME-11", "OME-14")
@pytest.mark.parametrize(
    ("checked", "stars"),
    [
        pytest.param("", ["HR"], id="column H is an entry"),
        pytest.param("HR", [], id="nothing in reach"),
        pytest.param("HR AU", ["AV"], id="beside a checked square"),
        pytest.param("HR BV", ["AV"], id="beside a checked square to the right"),
        pytest.param("HR BU BT AT", ["BS"], id="diagonal contact does not count"),
        pytest.param(
            "JP",
            ["HR", "HR JQ", "HR KP", "JQ", "JQ KP", "KP", "KP LP"],
            id="LP only after KP beside it",
        ),
        pytest.param("HR MP", ["KP LP", "LP"], id="KP only after LP beside it"),
        pytest.param("all but AV OT", ["AV", "AV OT", "OT"], id="the last two"),
        pytest.param("all", [], id="no star left"),
    ],
)
def test_stars_check_one_or_two_stars_in_column_h_or_beside_a_checked_square(
    checked: str, stars: list[str]
) -> None:
    state = table(paper(checked), paper(), roll="p p x | 1 1 3 | stars")
    assert offers_of(state, 0, "stars") == stars
    for squares in stars:
        after = say(state, f"0 stars {squares}", "1 pass")
        assert set(squares_of(after, 0).split()) == {
            *squares_of(state, 0).split(),
            *squares.split(),
        }


# Three in a row


@pytest.mark.rules("OME-12", "OME-14")
@pytest.mark.parametrize(
    ("checked", "row", "ways"),
    [
        pytest.param("", "R", [], id="column H is no entry"),
        pytest.param(
            "CQ",
            "R",
            ["AR BR CR", "BR CR", "BR CR DR", "CR", "CR DR", "CR DR ER"],
            id="from above",
        ),
        pytest.param("OT", "T", ["LT MT NT", "MT NT", "NT"], id="from the right end"),
        pytest.param(
            "AR OR",
            "R",
            [
                *("BR", "BR CR", "BR CR DR", "BR CR NR", "BR MR NR", "BR NR"),
                *("LR MR NR", "MR NR", "NR"),
            ],
            id="not next to each other",
        ),
        pytest.param(
            "AR CR",
            "R",
            ["BR", "BR DR", "BR DR ER", "DR", "DR ER", "DR ER FR"],
            id="a checked square between",
        ),
    ],
)
def test_three_in_a_row_checks_one_to_three_squares_each_beside_a_checked_one(
    checked: str, row: str, ways: list[str]
) -> None:
    state = table(paper(checked), paper(), roll="p p x | 1 1 3 | row")
    assert [way for way in offers_of(state, 0, "row") if way[1] == row] == ways
    for squares in ways:
        after = say(state, f"0 row {squares}", "1 pass")
        assert set(squares_of(after, 0).split()) == {*checked.split(), *squares.split()}


@pytest.mark.rules("OME-12", "OME-14")
def test_three_in_a_row_reaches_as_far_as_a_chain_of_three() -> None:
    state = table(paper("CR"), paper(), roll="p p x | 1 1 3 | row")
    assert sorted(offers_of(state, 0, "row")) == sorted(
        [
            *("CQ", "BQ CQ", "CQ DQ", "AQ BQ CQ", "BQ CQ DQ", "CQ DQ EQ"),
            *("BR", "DR", "AR BR", "BR DR", "DR ER", "AR BR DR", "BR DR ER", "DR ER FR"),
            *("CS", "BS CS", "CS DS", "AS BS CS", "BS CS DS", "CS DS ES"),
        ]
    )


@pytest.mark.rules("OME-12")
def test_a_row_ends_at_the_edge_of_the_sheet() -> None:
    """AV is no neighbor of BP, though one follows the other by column, then row."""
    state = table(paper("AV"), paper(), roll="p p x | 1 1 3 | row")
    assert sorted(offers_of(state, 0, "row")) == sorted(
        ["AU", "AU BU", "AU BU CU", "BV", "BV CV", "BV CV DV"]
    )


# Color block


@pytest.mark.rules("OME-13")
@pytest.mark.parametrize(
    ("checked", "blocks"),
    [
        pytest.param("", [], id="column H is no entry"),
        pytest.param("HP", ["GP GQ HQ FP", "IP"], id="beside HP and begun"),
        pytest.param("OV", ["NV OU"], id="begun in the corner"),
        pytest.param("OU", ["MT NT OT", "KV LV MU MV NU", "NV OV"], id="beside three blocks"),
    ],
)
def test_a_block_is_completed_if_it_is_begun_or_beside_a_checked_square(
    checked: str, blocks: list[str]
) -> None:
    state = table(paper(checked), paper(), roll="p p x | 1 1 3 | block")
    sorted_blocks = [" ".join(sorted(block.split())) for block in blocks]
    assert sorted(offers_of(state, 0, "block")) == sorted(sorted_blocks)


@pytest.mark.rules("OME-13")
def test_a_block_of_six_is_checked_at_once() -> None:
    state = table(paper("BR"), paper(), roll="p p x | 1 1 3 | block")
    state = say(state, "0 block BS CR CS DR ER ES", "1 pass")
    assert squares_of(state, 0) == "BR BS CR CS DR ER ES"


@pytest.mark.rules("OME-13")
def test_all_that_a_begun_block_lacks_is_checked_connected_or_not() -> None:
    """BQ BR CQ DP DQ EP are six yellow squares; a bomb in the middle parted them."""
    state = table(paper("DQ"), paper(), roll="p p x | 1 1 3 | block")
    assert "block BQ BR CQ DP EP" in offers(state, 0)
    reason = "the squares are not all that one block still lacks"
    assert refusal(state, "0 block BQ BR CQ") == ("OME-13", reason)
    state = say(state, "0 block BQ BR CQ DP EP", "1 pass")
    assert squares_of(state, 0) == "BQ BR CQ DP DQ EP"
