"""The special die: who may take it, what it costs, what the table hears of it."""

import pytest

from tests.games.one_more_encore.positions import (
    ROLL,
    dice,
    heard,
    offers,
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

each_face = pytest.mark.parametrize(
    ("face", "move"),
    [
        ("bomb", "bomb AP"),
        ("heart", "heart"),
        ("stars", "stars HR"),
        ("row", "row JQ"),
        ("block", "block HP"),
    ],
)


@pytest.mark.rules("OME-07")
@each_face
def test_each_use_crosses_out_one_circled_symbol(face: str, move: str) -> None:
    state = table(paper("IP IQ", circled=3, used=1), paper(), roll=f"p p x | 1 1 3 | {face}")
    sheet = say(state, f"0 {move}", "1 pass").sheets[0]
    assert (sheet.circled, sheet.used, sheet.marks) == (3, 2, 6)


@pytest.mark.rules("OME-07")
@pytest.mark.parametrize(("circled", "used"), [(1, 1), (5, 5), (9, 9)])
@each_face
def test_without_a_circled_symbol_left_the_special_die_cannot_be_chosen(
    face: str, move: str, circled: int, used: int
) -> None:
    state = table(
        paper("IP IQ", circled=circled, used=used), paper(), roll=f"p p x | 1 1 3 | {face}"
    )
    assert dice(state, 0) == PAIRS
    assert refusal(state, f"0 {move}") == (
        "OME-07",
        "no golden die is left to pay for the special die",
    )


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


# What is offered and told


def test_legal_moves_are_placements_then_the_special_die_by_squares_then_pass() -> None:
    state = table(paper("all but AP AQ BP OV"), paper(), roll="p b p | 1 2 1 | bomb")
    assert offers(state, 0) == [
        *("b1 AQ", "p1 BP", "p2 AP BP"),
        *("bomb AP", "bomb AP AQ", "bomb AP AQ BP", "bomb AP BP"),
        *("bomb AQ", "bomb AQ BP", "bomb BP", "bomb OV"),
        "pass",
    ]


@pytest.mark.rules("OME-04", "OME-05")
def test_the_table_announces_who_used_the_special_die() -> None:
    state = table(paper(), paper(), paper(), active=2)
    lines = [f"table roll {ROLL}", "1 p1 HQ", "2 bomb AP", "0 pass"]
    assert heard(state, *lines) == [
        "rolled 2 roll p p x | 1 1 3 | bomb",
        "chose 1",
        "chose 2",
        "special_used 2 bomb AP",
        "passed 0",
        "checked 1 p1 HQ",
    ]


@pytest.mark.rules("OME-04", "OME-07")
@pytest.mark.parametrize(
    ("face", "used", "told"),
    [("bomb", 0, "passed"), ("bomb", 1, "stuck"), ("heart", 0, "passed"), ("block", 0, "stuck")],
)
def test_a_pass_tells_whether_the_special_die_fitted(face: str, used: int, told: str) -> None:
    """The colors are of no use on an empty sheet: blue is not in column H."""
    state = table(paper(marks=0, used=used), roll=f"x x | 1 1 | {face}")
    assert heard(state, "0 pass") == [f"{told} 0"]
