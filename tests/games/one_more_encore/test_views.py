"""What a seat may know: nobody sees a choice, of whatever dice, before all have chosen."""

import pytest

from bis.games.one_more_encore import ONE_MORE_ENCORE
from bis.games.one_more_encore.state import State
from tests.games.one_more_encore.positions import bombing, offers, paper, say, table

ROLL = "p g x | 1 2 ? | row"
WATCHERS = (0, 1, 2, None)


def three(turn: int) -> State:
    papers = [paper("HQ"), paper("H"), paper("GP HP")]
    return table(*papers, turn=turn, active=1, roll=ROLL)


def seen(state: State, seat: int | None) -> list[str | None]:
    choices = ONE_MORE_ENCORE.view(state, seat).choices
    return [None if choice is None else str(choice) for choice in choices]


def assert_hidden(state: State, chooser: int) -> None:
    """Whatever a seat chooses, others see the same, and itself what it chose."""
    after = [say(state, f"{chooser} {move}") for move in offers(state, chooser)]
    assert {offer.split()[0] for offer in offers(state, chooser)} >= {"x?", "row", "pass"}
    for watcher in WATCHERS:
        views = {ONE_MORE_ENCORE.view(chosen, watcher) for chosen in after}
        assert len(views) == (len(after) if watcher == chooser else 1)


@pytest.mark.rules("OME-05")
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize("chooser", [0, 1, 2])
def test_on_the_first_three_turns_no_choice_is_seen_by_others(turn: int, chooser: int) -> None:
    assert_hidden(three(turn), chooser)


@pytest.mark.rules("OME-05")
@pytest.mark.parametrize("chooser", [0, 2])
def test_from_turn_four_the_other_players_choices_are_seen_by_nobody_else(chooser: int) -> None:
    assert_hidden(say(three(4), "1 pass"), chooser)


@pytest.mark.rules("OME-05")
@pytest.mark.parametrize("move", ["row GP", "g1 IP", "pass"])
def test_from_turn_four_the_active_players_choice_is_seen_by_all(move: str) -> None:
    state = say(three(4), f"1 {move}")
    for watcher in WATCHERS:
        assert seen(state, watcher) == [None, move, None]
        assert ONE_MORE_ENCORE.view(state, watcher).sheets == state.sheets


def test_when_all_have_chosen_nothing_is_hidden() -> None:
    """A bonus bomb is due: the choices lie open, and so does whose bomb it is."""
    state = table(paper("Q but AQ"), paper(), roll="b x x | 1 2 ? | heart")
    state = say(state, "1 heart", "0 b1 AQ")
    for watcher in (0, 1, None):
        view = ONE_MORE_ENCORE.view(state, watcher)
        assert seen(state, watcher) == ["b1 AQ", "heart"]
        assert view.bombs == (0b10, 0)
        assert view.sheets == state.sheets


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_a_view_shows_the_table_to_everybody(watcher: int | None) -> None:
    state = table(paper("S", hearts=2), paper(), turn=5, active=1, roll=ROLL)
    view = ONE_MORE_ENCORE.view(state, watcher)
    assert (view.seat, view.active, view.turn, view.over) == (watcher, 1, 5, False)
    assert (str(view.roll), view.sheets) == (f"roll {ROLL}", state.sheets)
    assert view.taken_rows == 0b1000
    due = bombing(paper("Q S"), paper("V"), due=("QS", "V"))
    assert ONE_MORE_ENCORE.view(due, watcher).bombs == (0b1010, 0b1000000)
