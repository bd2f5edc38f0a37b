"""Looser players: how often they make which move."""

from collections import Counter
from math import exp

import pytest

from bis.bots import BOTS
from bis.bots.levels import LEVELS, pick, soften
from bis.core.chance import Stream


def picked(worths: list[float], temperature: float, games: int = 20_000) -> list[float]:
    count = Counter(pick(worths, temperature, Stream(7, game).at(0)) for game in range(games))
    return [count[place] / games for place in range(len(worths))]


def test_a_softmax_over_the_worths() -> None:
    wanted = [1.0, exp(-0.5), exp(-2.0)]
    shares = picked([3.0, 2.0, -1.0], 2.0)
    assert shares == pytest.approx([weight / sum(wanted) for weight in wanted], abs=0.012)


def test_a_move_far_from_the_best_is_never_made() -> None:
    assert picked([10.0, 5.9, 6.1], 1.0, games=40_000)[1] == 0


def test_a_cold_player_makes_the_best_move() -> None:
    assert picked([1.0, 1.5, float("-inf")], 1e-6) == [0, 1, 0]


def test_equals_are_made_alike() -> None:
    assert picked([5.0, 5.0], 0.1) == pytest.approx([0.5, 0.5], abs=0.015)


def test_a_bot_of_worths() -> None:
    bot = soften(lambda _view, legal: [len(move) for move in legal], 0.01)
    assert bot(None, ["a", "abc", "ab"], Stream(1, 1).at(0)) == "abc"


@pytest.mark.parametrize("game", BOTS)
def test_every_game_has_every_level_and_lists_them_first(game: str) -> None:
    assert tuple(BOTS[game])[: len(LEVELS)] == LEVELS
