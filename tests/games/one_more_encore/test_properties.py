"""What holds in every game, whatever is rolled and chosen."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bis.core.game import Events
from bis.games.encore.events import ColorClaimed, ColumnClaimed
from bis.games.one_more_encore import ONE_MORE_ENCORE
from bis.games.one_more_encore.events import HeartsWritten, RowClaimed
from bis.games.one_more_encore.state import State
from tests.games.encore.positions import changes, random_game


def games(seats: int, seed: int) -> Iterator[tuple[State, Events]]:
    return random_game(ONE_MORE_ENCORE, {}, seats, seed)


random_games = st.builds(games, st.integers(1, 6), st.integers(0, 2**32 - 1))


@pytest.mark.rules("OME-03", "OME-07", "OME-08", "OME-10", "OME-21", "OME-24")
@settings(max_examples=15, deadline=None)
@given(random_games)
def test_random_games_end_and_until_then_sheets_only_fill_up(
    game: Iterator[tuple[State, Events]],
) -> None:
    rolls = 0
    for before, after, events in changes(game):
        rolls += events[0].kind == "rolled"
        for old, new in zip(before.sheets, after.sheets, strict=True):
            assert old.checked & ~new.checked == 0
            assert (new.checked & ~old.checked).bit_count() <= 6
            assert 0 <= new.marks <= old.marks <= 6
            assert 1 <= old.circled <= new.circled <= 9
            assert 0 <= old.used <= new.used <= new.circled
            assert 0 <= old.hearts <= new.hearts <= 5
            assert old.rows & ~new.rows == 0
    assert not any(after.bombs)
    colors = max(len(sheet.colors) for sheet in after.sheets)
    assert colors >= 2 or (len(after.sheets) == 1 and rolls == 30)


@pytest.mark.rules("OME-15", "OME-19", "OME-22")
@settings(max_examples=10, deadline=None)
@given(random_games)
def test_the_score_is_what_the_table_announced(game: Iterator[tuple[State, Events]]) -> None:
    claimed: Counter[int] = Counter()
    *_, (last, _) = played = list(game)
    for event in (event for _, events in played for event in events):
        if isinstance(event, ColumnClaimed | ColorClaimed | HeartsWritten):
            claimed[event.seat] += event.points
        if isinstance(event, RowClaimed):
            claimed[event.seat] += 5
    for seat, lines in enumerate(ONE_MORE_ENCORE.result(last).parts):
        line = dict(lines)
        total = line["colors"] + line["columns"] + line["rows"] + line["hearts"]
        assert total == claimed[seat]


@pytest.mark.rules("OME-15")
@settings(max_examples=10, deadline=None)
@given(random_games)
def test_a_row_has_its_bonus_on_one_turn_and_on_no_later_one(
    game: Iterator[tuple[State, Events]],
) -> None:
    won: dict[str, int] = {}
    turn = 0
    for state, events in game:
        for event in events:
            if isinstance(event, RowClaimed):
                assert (event.bonus is not None) == (won.setdefault(event.row, turn) == turn)
        turn = state.turn
