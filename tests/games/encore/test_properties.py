"""What holds in every game, whatever is rolled and chosen."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bis.core.game import Events
from bis.games.encore import ENCORE
from bis.games.encore.events import ColorClaimed, ColumnClaimed
from bis.games.encore.state import State
from tests.games.encore.positions import SHEETS, changes, random_game


def games(seats: int, seed: int, sheet: str) -> Iterator[tuple[State, Events]]:
    return random_game(ENCORE, {"sheet": sheet}, seats, seed)


random_games = st.builds(
    games, st.integers(1, 6), st.integers(0, 2**32 - 1), st.sampled_from(list(SHEETS))
)


@pytest.mark.rules("ENC-12", "ENC-18", "ENC-22", "ENC-25")
@settings(max_examples=20, deadline=None)
@given(random_games)
def test_random_games_end_and_until_then_checks_only_grow_and_marks_only_shrink(
    game: Iterator[tuple[State, Events]],
) -> None:
    rolls = 0
    for before, after, events in changes(game):
        rolls += events[0].kind == "rolled"
        for old, new in zip(before.sheets, after.sheets, strict=True):
            assert old.checked & ~new.checked == 0
            assert 0 <= new.marks <= old.marks <= 8
            assert (new.checked & ~old.checked).bit_count() <= 5
    assert after.over
    colors = max(len(sheet.colors) for sheet in after.sheets)
    assert colors == 2 or (len(after.sheets) == 1 and rolls == 30)


@pytest.mark.rules("ENC-19", "ENC-21", "ENC-23")
@settings(max_examples=10, deadline=None)
@given(random_games)
def test_the_score_is_what_the_table_announced(game: Iterator[tuple[State, Events]]) -> None:
    claimed: Counter[int] = Counter()
    *_, (last, _) = played = list(game)
    for event in (event for _, events in played for event in events):
        if isinstance(event, ColumnClaimed | ColorClaimed):
            claimed[event.seat] += event.points
    for seat, lines in enumerate(ENCORE.result(last).parts):
        line = dict(lines)
        assert line["colors"] + line["columns"] == claimed[seat]
