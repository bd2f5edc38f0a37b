"""What holds in every game of either Encore!, whatever is rolled and chosen."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bis.core.game import AnyGame
from bis.core.seats import TABLE
from bis.games.encore import ENCORE
from bis.games.one_more_encore import ONE_MORE_ENCORE
from tests.games.encore.positions import SHEETS, random_game


def states(game: AnyGame, sheet: str, seats: int, seed: int) -> Iterator[Any]:
    options = {"sheet": sheet} if game is ENCORE else {}
    return (state for state, _ in random_game(game, options, seats, seed))


sheets = st.sampled_from(list(SHEETS))
seats = st.integers(1, 6)
seeds = st.integers(0, 2**32 - 1)


@pytest.mark.parametrize("game", [ENCORE, ONE_MORE_ENCORE], ids=["encore", "one_more_encore"])
@settings(max_examples=8, deadline=None)
@given(sheet=sheets, seats=seats, seed=seeds)
def test_saving_changes_nothing(game: AnyGame, sheet: str, seats: int, seed: int) -> None:
    for state in states(game, sheet, seats, seed):
        loaded = game.load(game.save(state))
        assert loaded == state
        assert hash(loaded) == hash(state)


@pytest.mark.parametrize(
    ("game", "each"), [(ENCORE, 1), (ONE_MORE_ENCORE, 5)], ids=["encore", "one_more_encore"]
)
@settings(max_examples=5, deadline=None)
@given(sheet=sheets, seats=seats, seed=seeds)
def test_every_legal_move_is_distinct_accepted_and_written_as_it_is_read(
    game: AnyGame, each: int, sheet: str, seats: int, seed: int
) -> None:
    """In the variant, with its thousands of bombs, of every fifth position."""
    for state in islice(states(game, sheet, seats, seed), 0, None, each):
        for seat in game.to_act(state):
            if seat != TABLE:
                moves = list(game.legal(state, seat))
                assert len(set(moves)) == len(moves)
                assert [game.parse_move(str(move)) for move in moves] == moves
                for move in moves:
                    game.judge(state, seat, move)
