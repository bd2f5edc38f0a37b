"""The special die: when it may be taken, what it costs, what it checks."""

import pytest

from bis.games.one_more_encore import ONE_MORE_ENCORE
from tests.games.encore.positions import COLUMNS
from tests.games.one_more_encore.positions import (
    ROWS,
    dice,
    heard,
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

ROLL = "p p x | 1 1 3 | bomb"
"""On an empty sheet each of these dice can check something."""
PAIRS = {"p1", "p3", "x1", "x3", "pass"}


# Who may take it


@pytest.mark.rules("OME-04")
def test_a_player_takes_a_pair_or_the_special_die_or_passes() -> None:
    state = table(paper(), paper(), paper(), turn=1, roll=ROLL)
    assert dice(state, 0) == {*PAIRS, "bomb"}
    state = say(state, "0 bomb AP", "1 p1 HQ", "2 pass")
    assert [squares_of(state, seat) for seat in range(3)] == ["AP", "HQ", ""]


@pytest.mark.rules("OME-04")
@pytest.mark.parametrize(
    ("shown", "move"),
    [
        ("bomb", "heart"),
        ("heart", "bomb AP"),
        ("row", "stars HR"),
        ("stars", "row AR"),
        ("bomb", "block HP IP"),
    ],
)
def test_the_special_die_does_only_what_it_shows(shown: str, move: str) -> None:
    state = table(paper("H G"), paper(), roll=f"p p x | 1 1 3 | {shown}")
    assert refusal(state, f"0 {move}") == ("OME-04", f"the special die shows {shown}")


@pytest.mark.rules("OME-05")
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize("taken", ["bomb AP", "x3 GP GQ HQ", "pass"])
def test_on_the_first_three_turns_everyone_chooses_among_all_seven(taken: str, turn: int) -> None:
    state = table(paper(), paper(), paper(), turn=turn, roll=ROLL)
    state = say(state, f"0 {taken}")
    assert dice(state, 1) == dice(state, 2) == {*PAIRS, "bomb"}


@pytest.mark.rules("OME-05", "OME-06")
@pytest.mark.parametrize("turn", [4, 9])
@pytest.mark.parametrize(
    ("taken", "left"),
    [
        ("bomb AP", PAIRS),
        ("p3 GP GQ HQ", {"p1", "x1", "bomb", "pass"}),
        ("x3 GP GQ HQ", {"p1", "bomb", "pass"}),
        ("p1 HQ", {*PAIRS, "bomb"}),
        ("pass", {*PAIRS, "bomb"}),
    ],
)
def test_from_turn_four_what_the_active_player_took_is_gone(
    taken: str, left: set[str], turn: int
) -> None:
    """A pass leaves all seven, the special die all six others, a pair the special die."""
    state = say(table(paper(), paper(), paper(), turn=turn, roll=ROLL), f"0 {taken}")
    assert dice(state, 1) == dice(state, 2) == left


@pytest.mark.rules("OME-05")
def test_the_special_die_taken_by_the_active_player_is_refused_to_others() -> None:
    state = say(table(paper(), paper(), turn=4, roll=ROLL), "0 bomb AP")
    assert refusal(state, "1 bomb AP") == ("OME-05", "the active player took the special die")
    assert refusal(say(table(paper(), paper(), turn=4, roll=ROLL), "0 x3 GP GQ HQ"), "1 p3 HQ") == (
        "ENC-08",
        "the active player took the '3'",
    )


@pytest.mark.rules("OME-05")
@pytest.mark.parametrize("turn", [3, 4])
def test_several_players_may_use_the_special_die(turn: int) -> None:
    state = table(paper(), paper(), paper(), turn=turn, roll=ROLL)
    state = say(state, "0 pass", "1 bomb AP", "2 bomb AP")
    assert [squares_of(state, seat) for seat in range(3)] == ["", "AP", "AP"]
    assert [sheet.used for sheet in state.sheets] == [0, 1, 1]


@pytest.mark.rules("OME-10")
def test_a_heart_without_effect_keeps_the_die_from_others() -> None:
    state = table(paper(hearts=5), paper(), turn=4, roll="p p x | 1 1 3 | heart")
    assert "heart" in dice(state, 0)
    state = say(state, "0 heart")
    assert dice(state, 1) == PAIRS
    sheet = state.sheets[0]
    assert (sheet.hearts, sheet.circled, sheet.used) == (5, 1, 1)


# What it costs


@pytest.mark.rules("OME-07")
@pytest.mark.parametrize(
    ("face", "move"),
    [
        ("bomb", "bomb AP"),
        ("heart", "heart"),
        ("stars", "stars HR"),
        ("row", "row JQ"),
        ("block", "block HP"),
    ],
)
def test_each_use_crosses_out_one_circled_symbol(face: str, move: str) -> None:
    state = table(paper("IP IQ", circled=3, used=1), paper(), roll=f"p p x | 1 1 3 | {face}")
    sheet = say(state, f"0 {move}", "1 pass").sheets[0]
    assert (sheet.circled, sheet.used, sheet.marks) == (3, 2, 6)


@pytest.mark.rules("OME-07")
@pytest.mark.parametrize(("circled", "used"), [(1, 1), (5, 5), (9, 9)])
@pytest.mark.parametrize(
    ("face", "move"),
    [
        ("bomb", "bomb AP"),
        ("heart", "heart"),
        ("stars", "stars HR"),
        ("row", "row JQ"),
        ("block", "block HP"),
    ],
)
def test_without_a_circled_symbol_left_the_special_die_cannot_be_chosen(
    face: str, move: str, circled: int, used: int
) -> None:
    state = table(
        paper("IP IQ", circled=circled, used=used), paper(), roll=f"p p x | 1 1 3 | {face}"
    )
    assert dice(state, 0) == PAIRS
    assert refusal(state, f"0 {move}") == ("OME-07", "no circled special-die symbol is left")


@pytest.mark.rules("OME-08")
@pytest.mark.parametrize(
    ("checked", "face", "move", "used"),
    [
        pytest.param("AR", "bomb", "y1 BR", 0, id="dice"),
        pytest.param("AR", "bomb", "bomb AQ BQ BR", 1, id="bomb"),
        pytest.param("AR", "row", "row BR CR DR", 1, id="row"),
        pytest.param("AR BR", "block", "block BS CR CS DR ER ES", 1, id="block"),
    ],
)
def test_a_golden_die_checked_by_whatever_means_circles_one_more_symbol(
    checked: str, face: str, move: str, used: int
) -> None:
    state = table(paper(checked), paper(), roll=f"y y x | 1 1 3 | {face}")
    sheet = say(state, f"0 {move}", "1 pass").sheets[0]
    assert (sheet.circled, sheet.used) == (2, used)


@pytest.mark.rules("OME-08")
def test_a_golden_die_circles_its_symbol_at_once() -> None:
    """The active player on turn 4 marks before the others choose."""
    state = say(table(paper(), paper(), turn=4, roll=ROLL), "0 bomb BR")
    assert state.sheets[0].circled == 2


@pytest.mark.rules("OME-03", "OME-08")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (8, 9), (9, 9)])
def test_there_are_nine_symbols(before: int, after: int) -> None:
    state = table(paper(circled=before, used=before - 1), paper(), roll=ROLL)
    sheet = say(state, "0 bomb BR", "1 pass").sheets[0]
    assert (sheet.circled, sheet.used) == (after, before)


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


# Illegal moves


@pytest.mark.rules("OME-06", "OME-09", "OME-10", "OME-11", "OME-12", "OME-13", "OME-14")
@pytest.mark.parametrize(
    ("move", "rule", "reason"),
    [
        ("bomb", "OME-09", "it checks 1 to 4 squares, not 0"),
        ("bomb AP AQ BP BQ CP", "OME-09", "it checks 1 to 4 squares, not 5"),
        ("bomb CP CQ", "OME-09", "a square is checked already"),
        ("bomb BP CP", "OME-09", "a square is checked already"),
        ("bomb AP AR", "OME-09", "the squares do not fit into a 2×2 square"),
        ("bomb AP BP DP", "OME-09", "the squares do not fit into a 2×2 square"),
        ("bomb AV BP", "OME-09", "the squares do not fit into a 2×2 square"),
        ("bomb AU AV BP BQ", "OME-09", "the squares do not fit into a 2×2 square"),
        ("bomb AP OP", "OME-09", "the squares do not fit into a 2×2 square"),
        ("heart AP", "OME-10", "a heart checks no squares"),
        ("stars", "OME-11", "it checks 1 to 2 squares, not 0"),
        ("stars FP HR KP", "OME-11", "it checks 1 to 2 squares, not 3"),
        ("stars CP", "OME-11", "a square is checked already"),
        ("stars BP", "OME-11", "a square has no star"),
        ("stars HQ", "OME-11", "a square has no star"),
        ("stars HR KP", "OME-11", "a star is neither in column H nor beside a checked square"),
        ("stars KP LP", "OME-11", "a star is neither in column H nor beside a checked square"),
        ("row", "OME-12", "it checks 1 to 3 squares, not 0"),
        ("row AP BP DP EP", "OME-12", "it checks 1 to 3 squares, not 4"),
        ("row BP CP DP", "OME-12", "a square is checked already"),
        ("row BP CQ", "OME-12", "the squares are not in one row"),
        ("row CQ CR", "OME-12", "the squares are not in one row"),
        ("row HP", "OME-12", "a square is not beside a checked one"),
        ("row HP IP JP", "OME-12", "a square is not beside a checked one"),
        ("row BP FP", "OME-12", "a square is not beside a checked one"),
        ("row BQ DQ", "OME-12", "a square is not beside a checked one"),
        ("block", "OME-06", "dice are taken only to check squares"),
        ("block CP", "OME-13", "the squares are not all that one block still lacks"),
        ("block AP", "OME-13", "the squares are not all that one block still lacks"),
        ("block AP BP CP", "OME-13", "the squares are not all that one block still lacks"),
        ("block AP BP HP IP", "OME-13", "the squares are not all that one block still lacks"),
        ("block HP IP", "OME-13", "the block touches no checked square"),
    ],
)
def test_an_illegal_use_of_the_special_die_names_its_rule(
    move: str, rule: str, reason: str
) -> None:
    """Only CP, a star of its own color, is checked; AP BP are the pink pair beside it."""
    state = table(paper("CP"), paper(), roll=f"p p x | 1 1 3 | {move.split(maxsplit=1)[0]}")
    assert refusal(state, f"0 {move}") == (rule, reason)
    assert move not in offers(state, 0)
    with pytest.raises(ValueError) as error:  # noqa: PT011
        ONE_MORE_ENCORE.judge(state, 0, ONE_MORE_ENCORE.parse_move(move))
    assert str(error.value) == f"illegal move {move!r}: {reason} ({rule})"


@pytest.mark.rules("OME-04", "OME-06")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("y1 EP", "ENC-10"),
        ("p2 AP BP", "ENC-10"),
        ("p1", "ENC-09"),
        ("x? AP", "ENC-10"),
        ("p3 AP BP", "ENC-11"),
        ("p1 CP", "ENC-12"),
        ("p1 HP", "ENC-12"),
        ("p3 AP BP FP", "ENC-13"),
        ("p1 AP", "ENC-14"),
        ("x1 HP", "ENC-18"),
    ],
)
def test_a_placement_is_judged_by_the_rules_of_encore(move: str, rule: str) -> None:
    state = table(paper("CP", marks=0), paper(), roll=ROLL)
    assert refusal(state, f"0 {move}")[0] == rule


@pytest.mark.rules("OME-05")
@pytest.mark.parametrize(
    ("turn", "lines", "line", "rule", "reason"),
    [
        (1, [], "0 bomb AP", "ENC-06", "the dice are not rolled yet"),
        (1, [f"table roll {ROLL}"], "2 bomb AP", "ENC-01", "there is no seat 2"),
        (1, [f"table roll {ROLL}", "0 pass"], "0 bomb AP", "ENC-10", "seat 0 has chosen already"),
        (4, [f"table roll {ROLL}"], "1 bomb AP", "ENC-08", "seat 0 chooses first"),
        (4, [f"table roll {ROLL}"], f"table roll {ROLL}", "ENC-06", "the dice are rolled once"),
        (1, [], "0 bonus Q AP", "OME-16", "no bonus bomb is due"),
        (1, [f"table roll {ROLL}"], "0 bonus Q pass", "OME-16", "no bonus bomb is due"),
        (4, [f"table roll {ROLL}", "0 pass"], "1 bonus Q AP", "OME-16", "no bonus bomb is due"),
    ],
)
def test_a_move_at_the_wrong_time_names_its_rule(
    turn: int, lines: list[str], line: str, rule: str, reason: str
) -> None:
    broken, said = refusal(say(table(paper(), paper(), turn=turn), *lines), line)
    assert broken == rule
    assert reason in said


def test_legal_moves_are_placements_then_the_special_die_by_squares_then_pass() -> None:
    state = table(paper("all but AP AQ BP OV"), paper(), roll="p b p | 1 2 1 | bomb")
    assert offers(state, 0) == [
        *("b1 AQ", "p1 BP", "p2 AP BP"),
        *("bomb AP", "bomb AP AQ", "bomb AP AQ BP", "bomb AP BP"),
        *("bomb AQ", "bomb AQ BP", "bomb BP", "bomb OV"),
        "pass",
    ]


# What the table announces


@pytest.mark.rules("OME-04", "OME-05")
def test_the_table_announces_who_used_the_special_die() -> None:
    state = table(paper(), paper(), paper(), active=2)
    lines = [f"table roll {ROLL}", "1 p1 HQ", "2 bomb AP", "0 pass"]
    assert heard(state, *lines) == [
        "rolled roll p p x | 1 1 3 | bomb",
        "chose 1",
        "chose 2",
        "special_used 2 bomb AP",
        "passed 0",
        "checked 1 p1 HQ",
    ]


def test_every_square_has_a_name() -> None:
    state = opening(2, f"table roll {ROLL}")
    singles = [bomb for bomb in offers_of(state, 0, "bomb") if len(bomb) == 2]
    assert singles == [column + row for column in COLUMNS for row in ROWS]
