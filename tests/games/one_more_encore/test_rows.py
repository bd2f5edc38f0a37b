"""Rows, their bonuses, and bombs that set off more of them."""

import pytest

from bis.core.seats import TABLE
from bis.games.one_more_encore import ONE_MORE_ENCORE
from tests.games.one_more_encore.positions import (
    ANY_ONE,
    SOLO_ONE,
    bombing,
    heard,
    offers,
    paper,
    parts,
    refusal,
    say,
    squares_of,
    table,
)

BONUSES = [
    *(("P", "die"), ("Q", "bomb"), ("R", "heart"), ("S", "bomb")),
    *(("T", "die"), ("U", "heart"), ("V", "bomb")),
]


def declined(row: str) -> list[str]:
    """What the bomb rows need before a turn is over."""
    return [f"0 bonus {row} pass"] if row in "QSV" else []


# Who gets what


@pytest.mark.rules("OME-15", "OME-16")
@pytest.mark.parametrize(("row", "bonus"), BONUSES)
def test_the_first_to_complete_a_row_gets_five_points_and_its_bonus(row: str, bonus: str) -> None:
    state = table(paper(f"{row} but A{row}"), paper())
    lines = [ANY_ONE, f"0 x1 A{row}", "1 pass"]
    assert heard(state, *lines)[4:] == [f"row_claimed 0 {row} {bonus}"]
    state = say(state, *lines)
    assert parts(state)["rows"] == 5
    sheet = state.sheets[0]
    assert sheet.circled == (2 if bonus == "die" else 1)
    assert sheet.hearts == (1 if bonus == "heart" else 0)
    assert ONE_MORE_ENCORE.to_act(state) == ((0,) if bonus == "bomb" else (TABLE,))


@pytest.mark.rules("OME-15")
@pytest.mark.parametrize("row", "PQRSTUV")
def test_later_completers_get_five_points_and_no_bonus(row: str) -> None:
    almost = paper(f"{row} but A{row}")
    first = [ANY_ONE, f"0 x1 A{row}", "1 pass", *declined(row)]
    state = say(table(almost, almost), *first)
    lines = [ANY_ONE, "0 pass", f"1 x1 A{row}"]
    assert heard(state, *lines)[4:] == [f"row_claimed 1 {row} None"]
    state = say(state, *lines)
    assert parts(state, 1)["rows"] == 5
    assert (state.sheets[1].circled, state.sheets[1].hearts) == (1, 0)
    assert ONE_MORE_ENCORE.to_act(state) == (TABLE,)


@pytest.mark.rules("OME-15")
@pytest.mark.parametrize("turn", [1, 4])
@pytest.mark.parametrize(("row", "circled", "hearts"), [("P", 2, 0), ("U", 1, 1)])
def test_all_who_complete_a_row_on_the_same_turn_get_its_bonus(
    row: str, circled: int, hearts: int, turn: int
) -> None:
    almost = paper(f"{row} but A{row}")
    state = say(table(almost, almost, turn=turn), ANY_ONE, f"0 x1 A{row}", f"1 x1 A{row}")
    for sheet in state.sheets:
        assert (sheet.circled, sheet.hearts) == (circled, hearts)


@pytest.mark.rules("OME-15")
def test_rows_are_claimed_when_everyone_has_finished_marking() -> None:
    state = say(table(paper("U but AU"), paper(), turn=4), ANY_ONE, "0 x1 AU")
    assert squares_of(state, 0).split()[0] == "AU"
    assert state.sheets[0].hearts == 0
    assert heard(state, "1 pass") == ["passed 1", "row_claimed 0 U heart"]


@pytest.mark.rules("OME-15")
def test_a_row_is_claimed_once() -> None:
    state = table(paper("U"), paper())
    assert heard(state, ANY_ONE, "0 x1 HP", "1 pass")[-1] == "passed 1"
    assert parts(state)["rows"] == 5


@pytest.mark.rules("OME-15")
def test_fourteen_squares_are_no_row() -> None:
    state = say(table(paper("P but AP OP"), paper()), ANY_ONE, "0 x1 AP", "1 pass")
    assert parts(state)["rows"] == 0
    assert state.sheets[0].circled == 1


@pytest.mark.rules("OME-15")
def test_several_rows_may_be_completed_in_one_turn() -> None:
    """AT BT are orange, and so is AS above them."""
    state = table(paper("S T but AS AT BT"), paper(), roll="o o o | 3 3 3 | heart")
    assert heard(state, "0 o3 AS AT BT", "1 pass")[-2:] == [
        "row_claimed 0 S bomb",
        "row_claimed 0 T die",
    ]
    assert parts(say(state, "0 o3 AS AT BT", "1 pass"))["rows"] == 10


@pytest.mark.rules("OME-16")
@pytest.mark.parametrize(
    ("row", "hearts", "circled", "after"),
    [("R", 4, 1, (5, 1)), ("R", 5, 1, (5, 1)), ("P", 0, 8, (0, 9)), ("T", 0, 9, (0, 9))],
)
def test_there_are_no_more_than_five_hearts_and_nine_symbols(
    row: str, hearts: int, circled: int, after: tuple[int, int]
) -> None:
    state = table(paper(f"{row} but A{row}", hearts=hearts, circled=circled), paper())
    sheet = say(state, ANY_ONE, f"0 x1 A{row}", "1 pass").sheets[0]
    assert (sheet.hearts, sheet.circled) == after


# The bonus bomb

BOMB_OF_Q = ("0 x1 AQ", "1 pass")


@pytest.mark.rules("OME-16")
@pytest.mark.parametrize("squares", ["OV", "AP BP", "NU NV OU OV", "CR DS"])
def test_a_bonus_bomb_goes_off_at_once_as_any_bomb(squares: str) -> None:
    state = table(paper("Q but AQ", used=1), paper())
    lines = [ANY_ONE, *BOMB_OF_Q, f"0 bonus Q {squares}"]
    assert heard(state, *lines)[-1] == f"bonus_used 0 bonus Q {squares}"
    state = say(state, *lines)
    assert set(squares.split()) <= set(squares_of(state, 0).split())
    assert (state.sheets[0].circled, state.sheets[0].used) == (1, 1)
    assert ONE_MORE_ENCORE.to_act(state) == (TABLE,)


@pytest.mark.rules("OME-16")
def test_a_bonus_bomb_may_be_declined() -> None:
    state = say(table(paper("Q but AQ"), paper()), ANY_ONE, *BOMB_OF_Q)
    assert offers(state, 0)[-1] == "bonus Q pass"
    before = squares_of(state, 0)
    state = say(state, "0 bonus Q pass")
    assert squares_of(state, 0) == before
    assert ONE_MORE_ENCORE.to_act(state) == (TABLE,)


@pytest.mark.rules("OME-16")
def test_with_nothing_left_to_check_a_bonus_bomb_is_declined() -> None:
    state = say(table(paper("all but AQ"), paper()), ANY_ONE, *BOMB_OF_Q)
    assert offers(state, 0) == ["bonus Q pass"]
    say(state, "0 bonus Q pass")


@pytest.mark.rules("OME-08", "OME-16")
def test_a_golden_die_bombed_by_a_bonus_circles_a_symbol() -> None:
    state = say(table(paper("Q but AQ"), paper()), ANY_ONE, *BOMB_OF_Q, "0 bonus Q BR")
    assert state.sheets[0].circled == 2


@pytest.mark.rules("OME-16", "OME-17")
@pytest.mark.parametrize(
    ("line", "rule", "reason"),
    [
        ("1 bonus Q AP", "OME-17", "seat 0 detonates or declines the bomb of row Q first"),
        ("1 bonus Q pass", "OME-17", "seat 0 detonates or declines the bomb of row Q first"),
        ("0 bonus S AP", "OME-17", "seat 0 detonates or declines the bomb of row Q first"),
        ("0 bonus S pass", "OME-17", "seat 0 detonates or declines the bomb of row Q first"),
        ("0 pass", "OME-17", "seat 0 detonates or declines the bomb of row Q first"),
        ("1 pass", "OME-17", "seat 0 detonates or declines the bomb of row Q first"),
        ("0 x1 AP", "OME-17", "seat 0 detonates or declines the bomb of row Q first"),
        ("0 heart", "OME-17", "seat 0 detonates or declines the bomb of row Q first"),
        (ANY_ONE, "OME-17", "seat 0 detonates or declines the bomb of row Q first"),
        ("0 bonus Q AQ", "OME-09", "a square is checked already"),
        ("0 bonus Q AP BP BR", "OME-09", "the squares do not fit into a 2×2 square"),
        ("0 bonus Q AV BR", "OME-09", "the squares do not fit into a 2×2 square"),
        ("0 bonus Q AP AR BP BR CP", "OME-09", "it checks 1 to 4 squares, not 5"),
    ],
)
def test_while_a_bonus_bomb_is_due_nothing_else_is_played(
    line: str, rule: str, reason: str
) -> None:
    state = say(table(paper("Q but AQ"), paper()), ANY_ONE, *BOMB_OF_Q)
    assert refusal(state, line) == (rule, reason)
    assert offers(state, 1) == []
    assert all(offer.startswith("bonus Q ") for offer in offers(state, 0))


# Whose bomb is next


@pytest.mark.rules("OME-17")
def test_bonus_bombs_go_off_clockwise_from_the_active_player() -> None:
    almost = paper("Q but AQ")
    state = table(almost, almost, almost, active=1)
    state = say(state, ANY_ONE, "0 x1 AQ", "2 x1 AQ", "1 x1 AQ")
    order: list[int] = []
    while (acting := ONE_MORE_ENCORE.to_act(state)) != (TABLE,):
        order += acting
        state = say(state, f"{acting[0]} bonus Q pass")
    assert order == [1, 2, 0]


@pytest.mark.rules("OME-17")
def test_of_several_bombs_of_one_seat_the_topmost_row_is_first() -> None:
    """MQ MR NR NS OS are five pink squares: with them rows Q and S are complete."""
    state = table(paper("Q S but MQ NS OS"), paper(), roll="p p p | 5 5 5 | heart")
    lines = ["0 p5 MQ MR NR NS OS", "1 pass"]
    assert heard(state, *lines)[-2:] == ["row_claimed 0 Q bomb", "row_claimed 0 S bomb"]
    state = say(state, *lines)
    assert offers(state, 0)[0] == "bonus Q AP"
    assert refusal(state, "0 bonus S pass")[0] == "OME-17"
    state = say(state, "0 bonus Q pass")
    assert offers(state, 0)[0] == "bonus S AP"
    assert ONE_MORE_ENCORE.to_act(say(state, "0 bonus S pass")) == (TABLE,)


@pytest.mark.rules("OME-17")
def test_the_topmost_row_is_looked_up_again_after_each_bomb() -> None:
    """S and V are due; the bomb of S completes Q, whose bomb comes before that of V."""
    state = bombing(paper("Q S V but AQ"), paper(), due=("SV", ""))
    state = say(state, "0 bonus S AQ")
    assert refusal(state, "0 bonus V pass") == (
        "OME-17",
        "seat 0 detonates or declines the bomb of row Q first",
    )
    state = say(state, "0 bonus Q AP", "0 bonus V pass")
    assert ONE_MORE_ENCORE.to_act(state) == (TABLE,)


@pytest.mark.rules("OME-17")
def test_each_seat_finishes_all_of_its_bombs_before_the_next() -> None:
    """The bomb of Q completes S for the first player while the second waits with its own Q."""
    state = bombing(paper("Q S but AS"), paper("Q"), due=("Q", "Q"))
    state = say(state, "0 bonus Q AS")
    assert ONE_MORE_ENCORE.to_act(state) == (0,)
    assert refusal(state, "1 bonus Q pass")[0] == "OME-17"
    state = say(state, "0 bonus S pass")
    assert ONE_MORE_ENCORE.to_act(state) == (1,)
    assert ONE_MORE_ENCORE.to_act(say(state, "1 bonus Q pass")) == (TABLE,)


@pytest.mark.rules("OME-17")
def test_the_active_player_comes_first_whoever_waits() -> None:
    state = bombing(paper("Q"), paper("S"), paper("V"), due=("Q", "S", "V"), active=2)
    assert ONE_MORE_ENCORE.to_act(state) == (2,)
    state = say(state, "2 bonus V pass")
    assert ONE_MORE_ENCORE.to_act(state) == (0,)
    state = say(state, "0 bonus Q pass")
    assert ONE_MORE_ENCORE.to_act(state) == (1,)


# Cascades


@pytest.mark.rules("OME-16", "OME-17")
def test_a_bonus_bomb_may_complete_rows_whose_bonuses_follow() -> None:
    """AQ completes Q; its bomb R and S at once; the bomb of S row T."""
    state = table(paper("Q R S T but AQ AR AS AT"), paper())
    lines = [ANY_ONE, *BOMB_OF_Q, "0 bonus Q AR AS", "0 bonus S AT"]
    assert heard(state, *lines)[2:] == [
        "checked 0 x1 AQ",
        "passed 1",
        "row_claimed 0 Q bomb",
        "bonus_used 0 bonus Q AR AS",
        "row_claimed 0 R heart",
        "row_claimed 0 S bomb",
        "bonus_used 0 bonus S AT",
        "row_claimed 0 T die",
    ]
    state = say(state, *lines)
    assert parts(state)["rows"] == 20
    assert (state.sheets[0].hearts, state.sheets[0].circled) == (1, 2)


@pytest.mark.rules("OME-15", "OME-17")
def test_a_cascade_brings_no_bonus_of_a_row_completed_on_an_earlier_turn() -> None:
    state = table(paper("Q S but AQ AS"), paper("S"))
    lines = [ANY_ONE, *BOMB_OF_Q, "0 bonus Q AS"]
    assert heard(state, *lines)[-1] == "row_claimed 0 S None"
    state = say(state, *lines)
    assert parts(state)["rows"] == 10
    assert ONE_MORE_ENCORE.to_act(state) == (TABLE,)


@pytest.mark.rules("OME-17")
def test_dice_and_anothers_bonus_bomb_complete_a_row_on_the_same_turn() -> None:
    """Seat 1 completes U with dice, seat 0 with the bomb of Q, seat 2 on the next turn."""
    state = table(paper("Q U but AQ AU"), paper("U but AU"), paper("U but AU"))
    state = say(state, ANY_ONE, "0 x1 AQ", "1 x1 AU", "2 pass", "0 bonus Q AU")
    assert [sheet.hearts for sheet in state.sheets] == [1, 1, 0]
    lines = [ANY_ONE, "1 pass", "2 x1 AU", "0 pass"]
    assert heard(state, *lines)[-1] == "row_claimed 2 U None"
    assert [sheet.hearts for sheet in say(state, *lines).sheets] == [1, 1, 0]


@pytest.mark.rules("OME-17")
def test_two_bonus_bombs_complete_a_row_on_the_same_turn() -> None:
    almost = paper("Q V but AQ AV")
    state = table(almost, almost)
    state = say(state, ANY_ONE, "0 x1 AQ", "1 x1 AQ", "0 bonus Q AV", "0 bonus V pass")
    state = say(state, "1 bonus Q AV")
    assert offers(state, 1)[-1] == "bonus V pass"


# Before any column


@pytest.mark.rules("OME-17", "OME-19")
def test_a_heart_won_by_a_row_counts_for_a_column_completed_on_the_same_turn() -> None:
    state = table(paper("A R but AR", hearts=2), paper())
    lines = [ANY_ONE, "0 x1 AR", "1 pass"]
    assert heard(state, *lines)[4:] == [
        "row_claimed 0 R heart",
        "column_claimed 0 A 5",
        "hearts_written 0 A 3",
    ]
    assert parts(say(state, *lines))["hearts"] == 3


@pytest.mark.rules("OME-17", "OME-19")
def test_a_heart_won_by_a_cascade_counts_too() -> None:
    """AQ completes column A and row Q, whose bomb completes R."""
    state = table(paper("A Q R but AQ OR"), paper())
    state = say(state, ANY_ONE, *BOMB_OF_Q)
    assert parts(state)["columns"] == 0
    assert heard(state, "0 bonus Q OR") == [
        "bonus_used 0 bonus Q OR",
        "row_claimed 0 R heart",
        "column_claimed 0 A 5",
        "hearts_written 0 A 1",
    ]


@pytest.mark.rules("OME-17")
def test_all_row_bonuses_of_all_players_come_before_any_column() -> None:
    """Seat 1 completes column O with dice, seat 0 with the bomb of Q: both are first."""
    state = table(paper("Q O but AQ OV"), paper("O but OV", hearts=1))
    lines = [ANY_ONE, "0 x1 AQ", "1 x1 OV", "0 bonus Q OV"]
    assert heard(state, *lines)[2:] == [
        "checked 0 x1 AQ",
        "checked 1 x1 OV",
        "row_claimed 0 Q bomb",
        "bonus_used 0 bonus Q OV",
        "column_claimed 0 O 5",
        "column_claimed 1 O 5",
        "hearts_written 1 O 1",
    ]


@pytest.mark.rules("OME-17", "OME-21")
def test_a_bonus_bomb_may_complete_colors_and_end_the_game() -> None:
    """Green lacks MS, pink NS beside it."""
    state = table(paper("Q g p but AQ MS NS"), paper())
    lines = [ANY_ONE, *BOMB_OF_Q, "0 bonus Q MS NS"]
    assert heard(state, *lines)[-4:] == [
        "bonus_used 0 bonus Q MS NS",
        "color_claimed 0 g 5",
        "color_claimed 0 p 5",
        "ended",
    ]
    assert ONE_MORE_ENCORE.to_act(say(state, *lines)) == ()


@pytest.mark.rules("OME-17", "OME-21")
def test_bonus_bombs_go_off_before_a_second_color_ends_the_game() -> None:
    state = table(paper("y g but HP"), paper("Q but AQ"))
    state = say(state, ANY_ONE, "0 x1 HP", "1 x1 AQ")
    assert ONE_MORE_ENCORE.to_act(state) == (1,)
    assert heard(state, "1 bonus Q OV")[-2:] == ["color_claimed 0 g 5", "ended"]


@pytest.mark.rules("OME-17", "OME-24")
def test_a_bonus_bomb_of_the_last_solo_roll_goes_off() -> None:
    state = say(table(paper("Q but AQ"), turn=30), SOLO_ONE, "0 x1 AQ")
    assert ONE_MORE_ENCORE.to_act(state) == (0,)
    assert heard(state, "0 bonus Q AP") == ["bonus_used 0 bonus Q AP", "ended"]
    assert refusal(say(state, "0 bonus Q AP"), "0 bonus Q pass")[0] == "OME-16"


def test_a_table_with_bombs_due_is_saved_and_loaded() -> None:
    state = bombing(paper("Q S V but AQ"), paper("A", written="A3"), due=("SV", "Q"))
    loaded = ONE_MORE_ENCORE.load(ONE_MORE_ENCORE.save(state))
    assert loaded == state
    assert offers(loaded, 0) == offers(state, 0)
