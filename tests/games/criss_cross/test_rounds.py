"""Rolls, choices made at the same time, and the end."""

import pytest

from bis.core.errors import IllegalMoveError
from bis.core.game import Chose, Ended
from bis.core.seats import TABLE
from bis.games.criss_cross import CRISS_CROSS
from bis.games.criss_cross.events import Finished, Rolled, Wrote
from bis.games.criss_cross.moves import Placement
from bis.games.criss_cross.pieces import Roll
from tests.games.criss_cross.pictures import legal_texts, opening, say, sheets, table

CORNER = """
    a.... b....
    ..... .....
    ..... .....
    ..... .....
    ..... .....
"""
SEAT_1_IS_STUCK = """
    aabba b.cd.
    cd.ef efabc
    cd.ef .bcde
    ab.ab fabcd
    ab.ab bcde.
"""
LAST_ROUND = """
    aabba b.cd.
    cdaef efabc
    cdbef .bcde
    ab.ab fabcd
    ab.ab bcde.
"""


@pytest.mark.rules("CC-03")
def test_both_dice_are_rolled_once_for_everybody() -> None:
    state, events = say(table(CORNER), "table roll c a")
    assert events == (Rolled(Roll("ca")),)
    assert CRISS_CROSS.to_act(state) == (0, 1)
    assert legal_texts(state, 0) == legal_texts(state, 1)


@pytest.mark.rules("CC-03")
def test_a_game_has_twelve_rounds() -> None:
    pairs = ["B1 C1", "D1 E1", *(f"{c}{r} {c}{r + 1}" for c in "ABCDE" for r in (2, 4))]
    state = opening(1, "0 start a")
    assert CRISS_CROSS.view(state, 0).round == 0
    for number, pair in enumerate(pairs, 1):
        first, second = pair.split()
        state, _ = say(state, "table roll b c")
        assert CRISS_CROSS.view(state, 0).round == number
        state, _ = say(state, f"0 b {first} c {second}")
        assert CRISS_CROSS.view(state, 0).round == number
    assert number == 12
    assert CRISS_CROSS.to_act(state) == ()


@pytest.mark.rules("CC-01", "CC-03")
@pytest.mark.parametrize(
    ("before", "line", "reason", "rule"),
    [
        (None, "0 a B1 b C1", "the dice are not rolled yet", "CC-03"),
        (None, "0 start c", "the dice are not rolled yet", "CC-03"),
        ("roll a b", "table roll a b", "both dice are rolled once a round", "CC-03"),
        (None, "table roll a", "a roll is two dice", "CC-03"),
        (None, "table roll a b c", "a roll is two dice", "CC-03"),
        ("roll a b", "2 a B1 b C1", "there is no seat 2", "CC-01"),
        ("roll a b", "-1 a B1 b C1", "there is no seat -1", "CC-01"),
    ],
)
def test_one_roll_a_round_and_one_placement_for_each_seat(
    before: str | None, line: str, reason: str, rule: str
) -> None:
    with pytest.raises(IllegalMoveError) as refusal:
        say(table(CORNER, before), line)
    assert (refusal.value.reason, refusal.value.rule) == (reason, rule)


def test_the_table_announces_a_round_from_the_start_symbols_on() -> None:
    lines = ["0 start a", "1 start b", "table roll c d", "1 c B1 d C1", "0 d A2 c A3"]
    state, told = opening(2), []
    for line in lines:
        state, events = say(state, line)
        told += [event.kind for event in events]
    assert told == ["started", "started", "rolled", "chose", "wrote", "wrote"]


@pytest.mark.rules("CC-06")
def test_a_player_without_two_adjacent_free_squares_is_finished_and_others_go_on() -> None:
    state = table(SEAT_1_IS_STUCK)
    assert CRISS_CROSS.to_act(state) == (TABLE,)
    state, _ = say(state, "table roll c d")
    assert CRISS_CROSS.to_act(state) == (0,)
    assert legal_texts(state, 1) == []
    with pytest.raises(IllegalMoveError, match=r"no two free boxes side by side \(CC-06\)"):
        say(state, "1 c A3 d B1")
    with pytest.raises(IllegalMoveError, match=r"no two free boxes side by side \(CC-06\)"):
        say(state, "1 pass")
    state, events = say(state, "0 c C2 d C3")
    assert events == (Wrote(0, Placement("cd", (11, 12))),)
    assert CRISS_CROSS.to_act(state) == (TABLE,)


@pytest.mark.rules("CC-06")
def test_the_table_hears_who_is_finished() -> None:
    picture = """
        aabba b.cd. c....
        cd.ef ef... .....
        cd.ef .bcde .....
        ababa fabcd .....
        ababb bcde. .....
    """
    state, _ = say(table(picture, "roll c d"), "0 c C2 d C3", "2 c A2 d A3")
    _, events = say(state, "1 d C2 c D2")
    assert [event.kind for event in events] == ["wrote", "wrote", "wrote", "finished"]
    assert events[-1] == Finished(0)


@pytest.mark.rules("CC-07")
def test_all_players_write_at_the_same_time() -> None:
    state = table(CORNER, "roll a b")
    state, events = say(state, "0 a B1 b C1")
    assert events == (Chose(0),)
    assert state.sheets == sheets(CORNER)
    assert CRISS_CROSS.to_act(state) == (1,)
    state, events = say(state, "1 b D5 a E5")
    assert events == (Wrote(0, Placement("ab", (5, 10))), Wrote(1, Placement("ba", (19, 24))))
    assert state == table(
        """
        aab.. b....
        ..... .....
        ..... .....
        ..... .....
        ..... ...ba
        """
    )


@pytest.mark.rules("CC-07")
def test_whoever_chooses_first_the_sheets_are_the_same_in_the_end() -> None:
    state = table(CORNER, "roll a b")
    forward, told_forward = say(state, "0 a B1 b C1", "1 b D5 a E5")
    backward, told_backward = say(state, "1 b D5 a E5", "0 a B1 b C1")
    assert (forward, told_forward) == (backward, told_backward)


@pytest.mark.rules("CC-07")
def test_a_seat_chooses_once_a_round() -> None:
    state, _ = say(table(CORNER, "roll a b"), "0 a B1 b C1")
    assert legal_texts(state, 0) == []
    with pytest.raises(IllegalMoveError, match=r"seat 0 has chosen already this round \(CC-07\)"):
        say(state, "0 a B1 b C1")


@pytest.mark.rules("CC-07")
def test_a_choice_is_seen_by_its_seat_alone_until_all_have_chosen() -> None:
    state, _ = say(table(CORNER, "roll a b"), "0 a B1 b C1")
    choice = Placement("ab", (5, 10))
    assert CRISS_CROSS.view(state, 0).choices == (choice, None)
    for watcher in (1, None):
        view = CRISS_CROSS.view(state, watcher)
        assert view.choices == (None, None)
        assert view.chosen == (True, False)
        assert str(choice) not in repr(view)
        assert view.sheets == sheets(CORNER)


@pytest.mark.rules("CC-07")
def test_a_view_is_the_same_whatever_another_seat_has_chosen() -> None:
    state = table(CORNER, "roll a b")
    views = {CRISS_CROSS.view(say(state, f"0 {move}")[0], 1) for move in legal_texts(state, 0)}
    assert len(views) == 1


@pytest.mark.rules("CC-07")
def test_sheets_are_open_to_all() -> None:
    state = table(SEAT_1_IS_STUCK, "roll a b", rules="advanced")
    for watcher in (0, 1, None):
        view = CRISS_CROSS.view(state, watcher)
        assert view.sheets == sheets(SEAT_1_IS_STUCK)
        assert (view.seat, view.roll, view.advanced, view.over) == (
            watcher,
            Roll("ab"),
            True,
            False,
        )


@pytest.mark.rules("CC-08")
def test_the_game_ends_when_sheets_are_full_or_have_only_isolated_free_squares() -> None:
    state = table(LAST_ROUND, "roll e f")
    state, events = say(state, "0 e C4 f C5")
    assert events == (Wrote(0, Placement("ef", (13, 14))), Finished(0), Ended())
    assert CRISS_CROSS.to_act(state) == ()
    assert CRISS_CROSS.view(state, 0).over
    for line in ("table roll a b", "0 a A2 b A3", "1 a A2 b A3", "0 start a"):
        with pytest.raises(IllegalMoveError, match=r"the game is over \(CC-08\)"):
            say(state, line)


@pytest.mark.rules("CC-08")
@pytest.mark.parametrize(
    ("picture", "over"),
    [
        ("abcde bcdea cdeab deabc eabcd", True),
        ("abcde bcdea cdeab deabc eabc.", True),
        ("abcde bcdea cdeab deab. eab..", False),
        ("a.c.e .c.e. c.e.b .e.b. e.b.d", True),
        ("ab.de bc.ea cdeab deabc eabcd", False),
        ("abcde bcdea cdeab ..abc eabcd", False),
        ("abcd. bcdea cdeab deabc eabc.", True),
        ("abcde ..... eabcd deabc eabcd", False),
        ("abcd. .cdea cdeab deabc eabcd", True),
        ("abcde bcde. .deab deabc eabcd", True),
    ],
)
def test_only_two_free_squares_side_by_side_are_room(picture: str, over: bool) -> None:
    state = table("\n".join(picture.split()))
    assert CRISS_CROSS.to_act(state) == (() if over else (TABLE,))


@pytest.mark.rules("CC-08")
def test_the_game_goes_on_while_anybody_has_room() -> None:
    state, events = say(table(SEAT_1_IS_STUCK, "roll a b"), "0 a C4 b C5")
    assert Ended() not in events
    assert CRISS_CROSS.to_act(state) == (TABLE,)
