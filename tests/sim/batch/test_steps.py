"""Many games one step at a time."""

import numpy as np
import pytest

from bis.core.errors import BisError
from bis.games import GAMES
from bis.sim.batch import KITS
from bis.sim.batch.engine import Engine
from bis.sim.batch.steps import Steps


def steps(game: str = "encore", count: int = 4, chance: bool = True) -> Steps:
    return Steps(Engine(GAMES[game], {}, 2), count, chance=chance)


@pytest.mark.parametrize("game", KITS)
def test_any_masked_moves_lead_to_the_end(game: str) -> None:
    games = steps(game)
    source = np.random.default_rng(1)
    while (games.actors() >= 0).any():
        mask = games.mask()
        assert ((mask.sum(axis=1) > 0) == (games.actors() >= 0)).all()
        games.step((source.random(mask.shape) * mask).argmax(axis=1))
    result = games.result()
    assert result.over.all()
    assert (result.decisions > 0).all()


@pytest.mark.parametrize("game", KITS)
def test_moves_and_chance_from_a_trace_give_the_same_scores(game: str) -> None:
    games = steps(game, 1, chance=False)
    games.reset(seed=8, first_number=3)
    played, (trace,) = games.engine.trace(8, 3, 1, ["uniform"] * 2)
    for actor, said in zip(trace[::2], trace[1::2], strict=True):
        assert games.actors().tolist() == [actor]
        games.step([said])
    assert games.result().scores.tolist() == played.scores.tolist()


@pytest.mark.parametrize("game", KITS)
def test_with_chance_drawn_inside_the_dice_are_those_of_the_seed(game: str) -> None:
    games = steps(game, 1)
    games.reset(seed=8, first_number=3)
    played, (trace,) = games.engine.trace(8, 3, 1, ["uniform"] * 2)
    for actor, said in zip(trace[::2], trace[1::2], strict=True):
        if actor >= 0:
            assert games.actors().tolist() == [actor]
            games.step([said])
    assert games.result().scores.tolist() == played.scores.tolist()


@pytest.mark.parametrize("game", KITS)
def test_games_can_be_saved_copied_and_gone_back_to(game: str) -> None:
    games = steps(game, 2)
    games.reset(seed=2)
    saved, twin = games.save(), games.copy()
    before = games.observe()
    for played in (games, twin):
        played.step(played.mask().argmax(axis=1))
    assert np.array_equal(games.observe(), twin.observe())
    assert not np.array_equal(games.observe(), before)
    games.restore(saved)
    assert np.array_equal(games.observe(), before)


def test_an_observation_has_a_name_for_each_number() -> None:
    games = steps()
    names = games.engine.kit.observation
    assert games.observe().shape == (4, len(names)) == (4, len(set(names)))


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ([0, 0, 0], "4 games need a row of 4 whole numbers"),
        ([[0, 0, 0, 0]], "4 games need a row of 4 whole numbers"),
        ([0.0, 0.0, 0.0, 0.0], "4 games need a row of 4 whole numbers"),
        ([0, 0, -1, 0], "game 2: -1 is not legal here"),
        ([0, 10**9, 0, 0], "game 1: 1000000000 is not legal here"),
    ],
)
def test_a_step_that_cannot_be_is_refused_and_changes_nothing(said: list[int], reason: str) -> None:
    games = steps()
    before = games.states.copy()
    with pytest.raises(BisError, match=reason):
        games.step(said)
    assert np.array_equal(games.states, before)


def test_there_is_no_view_of_a_seat_that_does_not_exist() -> None:
    with pytest.raises(BisError, match="seats are numbered from 0 to 1"):
        steps().observe([0, 0, 0, 2])


@pytest.mark.parametrize("game", KITS)
def test_policies_choose_step_by_step_what_they_do_in_whole_games(game: str) -> None:
    games = steps(game, 2)
    policies = ["greedy", "uniform"]
    games.reset(seed=6, first_number=2)
    while games.actors().max() >= 0:
        games.step(games.choose(policies, seed=6, first_number=2))
    played = games.engine.play(6, 2, games.count, policies)
    assert np.array_equal(games.result().scores, played.scores)


def test_some_games_can_begin_anew_while_others_go_on() -> None:
    games, fresh = steps(), steps()
    games.reset(seed=1)
    games.step(games.mask().argmax(axis=1))
    before = games.states.copy()
    games.renew(np.array([1, 3]), seed=9, first_number=5)
    fresh.reset(seed=9, first_number=5)
    assert np.array_equal(games.states[[0, 2]], before[[0, 2]])
    assert np.array_equal(games.states[[1, 3]], fresh.states[[0, 1]])
