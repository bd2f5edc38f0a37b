"""Who rolls, who chooses when, among which dice."""

import pytest

from bis.core.game import Ended
from bis.core.seats import TABLE
from bis.games.encore import ENCORE
from tests.games.encore.positions import (
    dice,
    heard,
    opening,
    paper,
    refusal,
    say,
    squares_of,
    table,
)
from tests.games.saying import say_line

ROLL = "b b x | 1 1 3"
"""On an empty sheet each of these dice can check something of the blue block at H4."""
ALL_DICE = {"b1", "b3", "x1", "x3", "pass"}


@pytest.mark.rules("ENC-05")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(1, 0, [0, 0, 0]), (2, 1, [1, 0, 1, 0, 1]), (3, 2, [2, 0, 1, 2, 0]), (6, 4, [4, 5, 0, 1, 2])],
)
def test_the_active_role_passes_clockwise_from_the_start_player(
    seats: int, first: int, order: list[int]
) -> None:
    state = opening(seats, first=first)
    for active in order:
        assert state.active == active
        assert ENCORE.to_act(state) == (TABLE,)
        state = say(state, f"table roll {ROLL if seats > 1 else 'b x | 1 3'}")
        while (acting := ENCORE.to_act(state)) != (TABLE,):
            state = say(state, f"{acting[0]} pass")


@pytest.mark.rules("ENC-03", "ENC-06", "ENC-25")
@pytest.mark.parametrize(
    ("seats", "lines", "roll", "rule", "reason"),
    [
        (2, [f"table roll {ROLL}"], ROLL, "ENC-06", "the dice are rolled once"),
        (2, [f"table roll {ROLL}", "0 pass"], ROLL, "ENC-06", "the dice are rolled once"),
        (2, [], "b b | 1 1", "ENC-03", "3 color dice and 3 number dice"),
        (2, [], "b b b | 1 1", "ENC-03", "3 color dice and 3 number dice"),
        (2, [], "b b | 1 1 1", "ENC-03", "3 color dice and 3 number dice"),
        (2, [], "b b b b | 1 1 1", "ENC-03", "3 color dice and 3 number dice"),
        (1, [], ROLL, "ENC-25", "2 color dice and 2 number dice"),
        (1, [], "b b x | 1 1", "ENC-25", "2 color dice and 2 number dice"),
        (1, [], "b b | 1 1 3", "ENC-25", "2 color dice and 2 number dice"),
    ],
)
def test_all_dice_are_rolled_once_a_turn(
    seats: int, lines: list[str], roll: str, rule: str, reason: str
) -> None:
    broken, said = refusal(opening(seats, *lines), f"table roll {roll}")
    assert broken == rule
    assert reason in said


# Turns 1 to 3, and from turn 4 on


@pytest.mark.rules("ENC-07", "ENC-08", "ENC-10")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_active_player_chooses_first_from_the_fourth_turn_of_the_game_on(seats: int) -> None:
    state = opening(seats)
    together = []
    for _ in range(6):
        state = say(state, f"table roll {ROLL}")
        together.append(len(ENCORE.to_act(state)))
        while (acting := ENCORE.to_act(state)) != (TABLE,):
            state = say(state, f"{acting[0]} pass")
    assert together == [seats, seats, seats, 1, 1, 1]


@pytest.mark.rules("ENC-07")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_on_the_first_three_turns_nobody_removes_dice(turn: int) -> None:
    state = table(paper(), paper(), paper(), turn=turn, roll=ROLL)
    assert ENCORE.to_act(state) == (0, 1, 2)
    state = say(state, "0 x3 G4 H4 H5")
    assert dice(state, 1) == dice(state, 2) == ALL_DICE
    state = say(state, "2 x3 G4 H4 H5", "1 x3 G4 H4 H5")
    assert [sheet.checked.bit_count() for sheet in state.sheets] == [3, 3, 3]


@pytest.mark.rules("ENC-08")
@pytest.mark.parametrize("turn", [4, 5, 30])
@pytest.mark.parametrize(
    ("taken", "left"),
    [
        ("b1 H4", {"b1", "b3", "x1", "x3", "pass"}),
        ("b3 G4 H4 H5", {"b1", "x1", "pass"}),
        ("x1 H4", {"b1", "b3", "pass"}),
        ("x1 H1", {"b1", "b3", "pass"}),
        ("x3 G4 H4 H5", {"b1", "pass"}),
    ],
)
def test_from_turn_four_the_two_dice_taken_are_gone(taken: str, left: set[str], turn: int) -> None:
    state = table(paper(), paper(), paper(), turn=turn, roll=ROLL)
    assert dice(state, 0) == ALL_DICE
    state = say(state, f"0 {taken}")
    assert dice(state, 1) == dice(state, 2) == left


@pytest.mark.rules("ENC-08")
def test_one_of_two_dice_with_the_same_face_is_left() -> None:
    state = table(paper(), paper(), turn=4, roll="b b b | 1 1 1")
    assert dice(say(state, "0 b1 H4"), 1) == {"b1", "pass"}
    state = table(paper(), paper(), turn=4, roll="b g g | 1 2 2")
    assert refusal(say(state, "0 b1 H4"), "1 g1 H1") == (
        "ENC-08",
        "the active player took the '1'",
    )
    assert refusal(say(state, "0 b2 H4 H5"), "1 b2 H4 H5") == (
        "ENC-08",
        "the active player took the 'b'",
    )
    say(state, "0 b2 H4 H5", "1 g1 H1")


@pytest.mark.rules("ENC-08")
def test_several_players_may_use_the_same_dice() -> None:
    state = table(paper(), paper(), paper(), turn=4, roll=ROLL)
    state = say(state, "0 x3 G4 H4 H5", "1 b1 H4", "2 b1 H4")
    assert [squares_of(state, seat) for seat in range(3)] == ["G4 H4 H5", "H4", "H4"]


@pytest.mark.rules("ENC-09")
@pytest.mark.parametrize("turn", [1, 4])
def test_anyone_may_always_pass(turn: int) -> None:
    state = table(paper("all", marks=0), paper(marks=0), turn=turn, roll="x x x | ? ? ?")
    assert dice(state, 0) == {"pass"}
    state = say(state, "0 pass")
    assert dice(state, 1) == {"pass"}


@pytest.mark.rules("ENC-09", "ENC-18")
def test_to_pass_costs_and_checks_nothing() -> None:
    before = table(paper("H4"), paper(marks=3), turn=4, roll=ROLL)
    after = say(before, "0 pass", "1 pass")
    assert after.sheets == before.sheets


@pytest.mark.rules("ENC-09")
def test_if_the_active_player_passes_the_others_choose_among_all_six_dice() -> None:
    state = say(table(paper(), paper(), turn=4, roll=ROLL), "0 pass")
    assert dice(state, 1) == ALL_DICE


# At the same time


@pytest.mark.rules("ENC-10")
def test_a_choice_made_at_the_same_time_is_marked_when_all_have_chosen() -> None:
    state = table(paper(), paper(), paper(), turn=2, active=1, roll=ROLL)
    state = say(state, "2 b1 H4", "1 x1 H1")
    assert [squares_of(state, seat) for seat in range(3)] == ["", "", ""]
    assert [sheet.marks for sheet in state.sheets] == [8, 8, 8]
    assert ENCORE.to_act(state) == (0,)
    state = say(state, "0 pass")
    assert [squares_of(state, seat) for seat in range(3)] == ["", "H1", "H4"]
    assert [sheet.marks for sheet in state.sheets] == [8, 7, 8]


@pytest.mark.rules("ENC-08", "ENC-10")
def test_from_turn_four_the_active_player_marks_at_once_and_the_others_together() -> None:
    state = say(table(paper(), paper(), paper(), turn=4, active=2, roll=ROLL), "2 x3 G4 H4 H5")
    assert squares_of(state, 2) == "G4 H4 H5"
    assert ENCORE.to_act(state) == (0, 1)
    state = say(state, "1 b1 H5")
    assert squares_of(state, 1) == ""
    state = say(state, "0 b1 H4")
    assert [squares_of(state, seat) for seat in range(3)] == ["H4", "H5", "G4 H4 H5"]


@pytest.mark.rules("ENC-10")
@pytest.mark.parametrize("turn", [1, 4])
def test_in_whatever_order_they_choose_the_turn_is_the_same(turn: int) -> None:
    state = table(paper(), paper(), paper(), turn=turn, roll=ROLL)
    state = say(state, "0 x3 G4 H4 H5")
    one = say_line(ENCORE, say(state, "1 b1 H4"), "2 b1 H5")
    other = say_line(ENCORE, say(state, "2 b1 H5"), "1 b1 H4")
    assert one == other


# Wrong time


@pytest.mark.rules("ENC-01", "ENC-06", "ENC-08", "ENC-10", "ENC-22")
@pytest.mark.parametrize(
    ("turn", "lines", "line", "rule", "reason"),
    [
        (1, [], "0 b1 H4", "ENC-06", "the dice are not rolled yet"),
        (4, [], "0 pass", "ENC-06", "the dice are not rolled yet"),
        (1, [f"table roll {ROLL}", "0 pass"], "0 pass", "ENC-10", "seat 0 has chosen already"),
        (1, [f"table roll {ROLL}", "1 b1 H4"], "1 b1 H4", "ENC-10", "seat 1 has chosen already"),
        (4, [f"table roll {ROLL}", "0 b1 H4"], "0 b1 H5", "ENC-10", "seat 0 has chosen already"),
        (4, [f"table roll {ROLL}"], "1 b1 H4", "ENC-08", "seat 0 chooses first"),
        (4, [f"table roll {ROLL}"], "1 pass", "ENC-08", "seat 0 chooses first"),
        (1, [f"table roll {ROLL}"], "2 pass", "ENC-01", "there is no seat 2"),
        (1, [f"table roll {ROLL}"], "-1 pass", "ENC-01", "there is no seat -1"),
        (4, [f"table roll {ROLL}", "0 pass"], "7 b1 H4", "ENC-01", "there is no seat 7"),
    ],
)
def test_a_move_at_the_wrong_time_names_its_rule(
    turn: int, lines: list[str], line: str, rule: str, reason: str
) -> None:
    state = say(table(paper(), paper(), turn=turn), *lines)
    broken, said = refusal(state, line)
    assert broken == rule
    assert reason in said
    seat, _, move = line.partition(" ")
    with pytest.raises(ValueError, match=f"illegal move '{move}': .*{reason}"):
        ENCORE.judge(state, int(seat), ENCORE.parse_move(move))


@pytest.mark.rules("ENC-06")
@pytest.mark.parametrize("turn", [1, 4])
def test_whoever_is_not_to_act_has_no_legal_move(turn: int) -> None:
    state = table(paper(), paper(), turn=turn)
    assert dice(state, 0) == dice(state, 1) == set()
    state = say(state, f"table roll {ROLL}", "0 pass")
    assert dice(state, 0) == set()
    assert dice(state, 1) == ALL_DICE
    assert dice(state, 2) == set()


@pytest.mark.rules("ENC-06")
def test_the_table_itself_never_moves() -> None:
    """Seat -1 stands for the dice: it is to act before a roll, but has no moves."""
    state = table(paper(), paper())
    assert refusal(state, f"{TABLE} pass")[0] in ("ENC-01", "ENC-06")
    assert refusal(state, f"{TABLE} b1 H4")[0] in ("ENC-01", "ENC-06")
    assert dice(state, TABLE) == set()


# What the table announces


@pytest.mark.rules("ENC-10")
def test_the_table_announces_a_turn_on_which_all_choose_together() -> None:
    state = table(paper(), paper(), paper(), active=1)
    lines = [f"table roll {ROLL}", "0 b3 G4 H4 H5", "2 pass", "1 x1 H1"]
    assert heard(state, *lines) == [
        "rolled 1 roll b b x | 1 1 3",
        "chose 0",
        "chose 2",
        "checked 1 x1 H1",
        "passed 2",
        "checked 0 b3 G4 H4 H5",
    ]


@pytest.mark.rules("ENC-08", "ENC-10", "ENC-19", "ENC-21", "ENC-22")
def test_the_table_announces_the_last_turn_of_a_game() -> None:
    """Green lacks H1, and blue is claimed; column A lacks A7 and is taken; blue lacks H4."""
    state = table(
        paper("b g but H1", later="b"), paper("A but A7"), paper("b but H4"), paper("A"), turn=9
    )
    lines = ["table roll g x b | 1 1 1", "0 g1 H1", "2 b1 H4", "3 pass", "1 x1 A7"]
    assert heard(state, *lines) == [
        "rolled 0 roll g x b | 1 1 1",
        "checked 0 g1 H1",
        "chose 2",
        "chose 3",
        "checked 1 x1 A7",
        "checked 2 b1 H4",
        "passed 3",
        "column_claimed 1 A 3",
        "color_claimed 0 g 5",
        "color_claimed 2 b 3",
        "ended",
    ]
    assert say_line(ENCORE, say(state, *lines[:-1]), lines[-1])[1][-1] == Ended()


# Passing


@pytest.mark.rules("ENC-09", "ENC-10")
@pytest.mark.parametrize(
    ("turn", "told"),
    [(1, ["chose 1", "stuck 1", "passed 0"]), (4, ["stuck 1", "passed 0"])],
)
def test_a_pass_tells_whether_anything_fitted_once_it_is_seen(turn: int, told: list[str]) -> None:
    """Green 1 is H1 for whoever has no cross yet, and nothing where all green is crossed off."""
    state = table(paper(), paper("g"), turn=turn, roll="g g g | 1 1 1", active=1)
    assert heard(state, "1 pass", "0 pass") == told


@pytest.mark.rules("ENC-08", "ENC-09")
def test_what_the_active_player_took_fits_nobody_else() -> None:
    rolled = table(paper(), paper(), paper(), turn=4, roll="g b b | 1 5 5")
    said = heard(rolled, "0 g1 H1", "1 pass", "2 pass")
    assert said[-2:] == ["stuck 1", "stuck 2"]
    assert heard(rolled, "0 pass", "1 pass", "2 pass") == [
        "passed 0",
        "chose 1",
        "passed 1",
        "passed 2",
    ]


@pytest.mark.rules("ENC-18")
@pytest.mark.parametrize(("marks", "told"), [(0, "stuck"), (1, "passed")])
def test_a_joker_fits_whoever_can_pay_for_it(marks: int, told: str) -> None:
    state = table(paper(marks=marks), roll="x x | 1 1")
    assert heard(state, "0 pass") == [f"{told} 0"]
