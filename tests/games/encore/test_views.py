"""What a seat may know: nobody sees a choice before all have chosen."""

import pytest

from bis.games.encore import ENCORE
from bis.games.encore.state import State
from tests.games.encore.positions import offers, paper, say, table

ROLL = "b p x | 1 3 ?"
WATCHERS = (0, 1, 2, None)


def three(turn: int) -> State:
    return table(paper("H4"), paper(), paper("H1 G1"), turn=turn, active=1, roll=ROLL)


def seen(state: State, seat: int | None) -> list[str | None]:
    return [None if choice is None else str(choice) for choice in ENCORE.view(state, seat).choices]


@pytest.mark.rules("ENC-10")
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize("chooser", [0, 1, 2])
def test_on_the_first_three_turns_no_choice_is_seen_by_others(turn: int, chooser: int) -> None:
    """The active player's neither."""
    state = three(turn)
    after = [say(state, f"{chooser} {move}") for move in offers(state, chooser)]
    assert len(after) > 10
    for watcher in WATCHERS:
        views = {ENCORE.view(chosen, watcher) for chosen in after}
        assert len(views) == (len(after) if watcher == chooser else 1)


@pytest.mark.rules("ENC-08", "ENC-10")
@pytest.mark.parametrize("turn", [4, 11])
def test_from_turn_four_the_active_players_choice_is_seen_by_all(turn: int) -> None:
    state = say(three(turn), "1 p1 H3")
    for watcher in WATCHERS:
        assert seen(state, watcher) == [None, "p1 H3", None]
        assert ENCORE.view(state, watcher).sheets == state.sheets


@pytest.mark.rules("ENC-10")
@pytest.mark.parametrize("turn", [4, 11])
@pytest.mark.parametrize("chooser", [0, 2])
def test_from_turn_four_the_other_players_choices_are_seen_by_nobody_else(
    turn: int, chooser: int
) -> None:
    state = say(three(turn), "1 p1 H3")
    after = [say(state, f"{chooser} {move}") for move in offers(state, chooser)]
    assert len(after) > 10
    for watcher in WATCHERS:
        views = {ENCORE.view(chosen, watcher) for chosen in after}
        assert len(views) == (len(after) if watcher == chooser else 1)


@pytest.mark.rules("ENC-10")
def test_all_see_who_has_chosen_and_each_its_own_choice() -> None:
    state = say(three(2), "2 pass", "0 b1 H5")
    for watcher in WATCHERS:
        assert ENCORE.view(state, watcher).chosen == (True, False, True)
    assert seen(state, 0) == ["b1 H5", None, None]
    assert seen(state, 2) == [None, None, "pass"]
    assert seen(state, 1) == seen(state, None) == [None, None, None]


@pytest.mark.rules("ENC-10")
def test_when_all_have_chosen_nothing_is_hidden() -> None:
    """The last turn stays on the table."""
    state = table(paper("y g but H1"), paper(), roll="g b x | 1 3 ?")
    state = say(state, "1 b1 H4", "0 g1 H1")
    for watcher in (0, 1, None):
        view = ENCORE.view(state, watcher)
        assert seen(state, watcher) == ["g1 H1", "b1 H4"]
        assert (view.chosen, view.over, view.sheets) == ((True, True), True, state.sheets)


@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_view_shows_the_table_to_everybody(watcher: int | None) -> None:
    state = three(5)
    view = ENCORE.view(state, watcher)
    assert (view.seat, view.active, view.turn, view.over) == (watcher, 1, 5, False)
    assert str(view.roll) == f"roll {ROLL}"
    assert view.sheets == state.sheets
    assert ENCORE.view(table(paper(), paper()), watcher).choices == ()
