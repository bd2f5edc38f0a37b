"""Levels of Encore! at tables: careful by what is still at stake."""

import pytest

from bis.bots.encore.learned import levels
from bis.bots.encore.learned.best import first_look
from bis.bots.encore.learned.seated import DECIDED, at_stake
from bis.bots.encore.learned.together import Together
from bis.games.encore import ENCORE
from tests.bots.encore.matches import decisions


def test_whoever_is_far_behind_goes_by_smaller_differences() -> None:
    """`uniform` is as good as lost after some turns: else it would not matter what it does."""
    seen = []
    for state, seat in decisions(ENCORE, ["greedy", "uniform"], 3810, 2, {"sheet": "classic"}):
        if len(ENCORE.legal(state, seat)) > 1:
            seen.append((state.turn, seat, at_stake(ENCORE.view(state, seat), Together)))
    assert min(stake for turn, _, stake in seen if turn == 1) > 0.9
    turn, _, stake = max(row for row in seen if row[1] == 1)
    assert turn > 10
    assert 4 * DECIDED * (1 - DECIDED) <= stake < 0.5


@pytest.mark.parametrize("seats", [1, 2])
def test_levels_have_the_order_of_the_net(seats: int) -> None:
    """What is looser is not worse informed: the best move is the same."""
    for state, seat in decisions(ENCORE, ["greedy"] * seats, 3811, 1, {"sheet": "classic"}):
        legal = list(ENCORE.legal(state, seat))
        if state.turn == 6 and len(legal) > 3:
            view = ENCORE.view(state, seat)
            told, worths = first_look(view, legal), levels.worths(view, legal)
            assert told is not None
            assert worths.index(max(worths)) == int(told.argmax())
            scale = (max(worths) - min(worths)) / float(told.max() - told.min())
            expected = 1 / levels.POINTS if seats == 1 else 1 / at_stake(view, Together)
            assert scale == pytest.approx(expected)
            return
    raise AssertionError("no such decision")
