"""Gymnasium's own tests for games alone, and many of them at once."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from bis.core.errors import BisError
from bis.envs.solo import SoloEnv
from bis.envs.vector import SoloVectorEnv
from bis.sim.batch import KITS
from tests.envs.seatings import ALONE, Options


@pytest.mark.parametrize(("game", "options"), ALONE)
@pytest.mark.parametrize("reward", ["score", "gain"])
def test_gymnasium_accepts_a_solo_game(game: str, options: Options, reward: str) -> None:
    check_env(SoloEnv(game, options, reward=reward), skip_render_check=True)


@pytest.mark.parametrize("game", [game for game, options in ALONE if not options])
def test_gymnasium_makes_a_solo_game_by_name(game: str) -> None:
    env = gymnasium.make(f"bis.envs.solo:bis/{game}-v0", reward="score")
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)


def choose(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(mask.nonzero()[0]))


def solo_game(env: SoloEnv, seed: int, number: int) -> tuple[list[Any], list[float]]:
    """Observations and rewards of one game of uniform moves."""
    rng = np.random.default_rng(number)
    seen, _ = env.reset(seed=seed, options={"number": number})
    everything, rewards, over = [seen], [], False
    while not over:
        seen, reward, over, _, _ = env.step(choose(seen["action_mask"], rng))
        everything.append(seen)
        rewards.append(reward)
    return everything, rewards


@pytest.mark.parametrize(("game", "options"), ALONE)
def test_many_games_at_once_are_the_same_games(game: str, options: Options) -> None:
    count = 3
    games = SoloVectorEnv(count, game, options)
    wanted = [solo_game(SoloEnv(game, options), 8, number) for number in range(count)]
    rngs = [np.random.default_rng(number) for number in range(count)]
    seen, _ = games.reset(seed=8)
    over = np.zeros(count, dtype=np.bool_)
    for step in range(max(len(rewards) for _, rewards in wanted)):
        for i, (everything, _) in enumerate(wanted):
            if step < len(everything):
                assert (seen["observation"][i] == everything[step]["observation"]).all()
                assert (seen["action_mask"][i] == everything[step]["action_mask"]).all()
        chosen = [
            choose(mask, rng) if mask.any() else 0
            for mask, rng in zip(seen["action_mask"], rngs, strict=True)
        ]
        seen, paid, over, stopped, _ = games.step(np.array(chosen))
        for i, (_, rewards) in enumerate(wanted):
            if step < len(rewards):
                assert paid[i] == rewards[step]
                assert over[i] == (step + 1 == len(rewards))
        assert not stopped.any()


@pytest.mark.parametrize(("game", "options"), ALONE)
def test_a_vector_keeps_to_its_spaces_and_begins_anew(game: str, options: Options) -> None:
    games = SoloVectorEnv(4, game, options, reward="score")
    assert games.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, info = games.reset(seed=1)
    games.action_space.seed(1)
    assert info == {}
    done = np.zeros(4, dtype=np.bool_)
    for _ in range(60):
        before = done
        seen, paid, over, stopped, _ = games.step(games.action_space.sample())
        done = over | stopped
        assert games.observation_space.contains(seen)
        assert paid.shape == over.shape == stopped.shape == (4,)
        assert (paid[before] == 0).all()
        assert not done[before].any()


def test_a_vector_can_be_saved_and_restored() -> None:
    games = SoloVectorEnv(8, "criss_cross")
    games.reset(seed=3)
    here = games.save()

    def go_on() -> tuple[Any, ...]:
        seen = games.restore(here)
        rng = np.random.default_rng(0)
        for _ in range(40):
            chosen = [choose(mask, rng) if mask.any() else 0 for mask in seen["action_mask"]]
            seen, paid, *_ = games.step(np.array(chosen))
        return seen["observation"].tolist(), paid.tolist()

    assert go_on() == go_on()


def test_a_vector_refuses_in_a_sentence() -> None:
    games = SoloVectorEnv(2, "criss_cross", illegal="raise")
    games.reset(seed=1)
    with pytest.raises(BisError, match="game 1: action 99 is not legal"):
        games.step(np.array([0, 99]))
    with pytest.raises(BisError, match="2 games need a row of 2 whole numbers"):
        games.step(np.array([0.5, 1.0]))


def test_an_illegal_action_ends_one_game_of_many() -> None:
    games = SoloVectorEnv(2, "criss_cross")
    games.reset(seed=1)
    _, paid, over, _, info = games.step(np.array([0, 99]))
    assert paid.tolist() == [0.0, -100.0]
    assert over.tolist() == [False, True]
    assert info["illegal"].tolist() == [False, True]


def test_a_solo_game_can_be_saved_and_restored() -> None:
    env = SoloEnv("criss_cross", render_mode="ansi")
    env.reset(seed=1)
    env.step(2)
    here = env.save()
    text = env.render()
    env.step(choose(env.action_masks(), np.random.default_rng(0)))
    env.restore(here)
    assert env.render() == text


def test_a_game_that_is_over_must_be_reset() -> None:
    env = SoloEnv("criss_cross")
    env.reset(seed=1)
    env.step(99)
    with pytest.raises(BisError, match="reset first"):
        env.step(0)


def test_every_solo_game_is_registered() -> None:
    assert {f"bis/{game}-v0" for game in KITS} <= set(gymnasium.registry)
