"""PettingZoo's own tests, and the same games as `bis simulate` plays."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from bis.bots import find_bot
from bis.core.errors import BisError
from bis.envs.aec import SeatsEnv, env
from bis.envs.parallel import AllSeatsEnv, parallel_env
from bis.games import GAMES
from bis.sim.match import play_match
from tests.envs.seatings import SEATINGS, Options

UNWANTED = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",  # it is two: numbers and mask
    "ignore:Action mask numpy array is all zeros:UserWarning",  # of a seat that cannot act any more
)


@UNWANTED
@pytest.mark.parametrize(("game", "seats", "options"), SEATINGS)
def test_pettingzoo_accepts_seats_that_act_in_turn(game: str, seats: int, options: Options) -> None:
    api_test(env(game, seats, options=options), num_cycles=1000)
    seed_test(partial(env, game, seats, options=options), num_cycles=50)


@pytest.mark.parametrize(("game", "seats", "options"), SEATINGS)
@pytest.mark.parametrize("reward", ["score", "gain", "win"])
def test_pettingzoo_accepts_seats_that_act_together(
    game: str, seats: int, options: Options, reward: str
) -> None:
    make = partial(parallel_env, game, seats, options=options, reward=reward)
    parallel_api_test(make(), num_cycles=1000)
    parallel_seed_test(make, num_cycles=50)


def random_game(env: SeatsEnv, seed: int) -> dict[str, float]:
    """What each seat got in a game of uniform moves."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, stopped, _ = env.last()
        got[agent] += reward
        if over or stopped:
            env.step(None)
        else:
            assert seen is not None
            env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
    return got


@pytest.mark.parametrize(("game", "seats", "options"), SEATINGS)
def test_the_game_of_a_seed_has_the_dice_of_bis_simulate(
    game: str, seats: int, options: Options
) -> None:
    rules = GAMES[game]
    bots = [("uniform", find_bot(rules, "uniform"))] * seats
    played = play_match(rules, rules.settle(options, seats), bots, 7, 3)
    table = env(game, seats, options=options)
    table.reset(seed=7, options={"number": 3})
    for line in played.lines:
        if line.actor >= 0:
            number = table.episode.board.kit.number(table.episode.position.state, line.said)
            assert table.agent_selection == f"seat_{line.actor}"
            table.step(number)
    assert table.episode.position.said == tuple(map(str, played.lines))
    scores = rules.result(played.state).scores
    assert list(table.rewards.values()) == list(scores)


@pytest.mark.parametrize(("game", "seats", "options"), SEATINGS)
def test_victory_is_shared_out_and_adds_up_to_nothing(
    game: str, seats: int, options: Options
) -> None:
    got = random_game(env(game, seats, options=options, reward="win"), seed=2)
    assert sum(got.values()) == pytest.approx(0)
    assert max(got.values()) > 0


@pytest.mark.parametrize(("game", "seats", "options"), SEATINGS)
def test_gains_add_up_to_the_score(game: str, seats: int, options: Options) -> None:
    table = env(game, seats, options=options, reward="gain")
    table.reset(seed=4)
    start = table.episode.board.result(table.episode.position).scores
    got = random_game(table, seed=4)
    end = random_game(env(game, seats, options=options, reward="score"), seed=4)
    gained = [total - before for total, before in zip(end.values(), start, strict=True)]
    assert list(got.values()) == gained


def test_a_waiting_choice_is_in_nobody_elses_observation() -> None:
    table = env("criss_cross", 2)
    table.reset(seed=1)
    for symbol in (0, 1):
        table.step(symbol)
    seen = table.observe("seat_1")["observation"]
    legal = table.observe("seat_0")["action_mask"].nonzero()[0]
    after = []
    for choice in legal[:2]:
        here = table.save()
        table.step(int(choice))
        after.append(table.observe("seat_1")["observation"])
        table.restore(here)
    assert (after[0] == after[1]).all()
    assert (after[0] != seen).sum() == 1  # that seat 0 has chosen


def test_a_seat_that_is_not_to_act_waits() -> None:
    table = parallel_env("criss_cross", 2)
    seen, _ = table.reset(seed=1)
    assert seen["seat_1"]["action_mask"].nonzero()[0].tolist() == [table.wait]
    assert seen["seat_0"]["action_mask"][table.wait] == 0
    seen, *_ = table.step({"seat_0": 3, "seat_1": None})
    assert seen["seat_1"]["action_mask"].nonzero()[0].tolist() == [0, 1, 2, 4, 5]


def moves(table: AllSeatsEnv, seen: dict[str, Any], rng: np.random.Generator) -> dict[str, int]:
    masks = {agent: seen[agent]["action_mask"] for agent in table.agents}
    return {agent: int(rng.choice(mask.nonzero()[0])) for agent, mask in masks.items()}


def test_a_restored_game_goes_on_as_before_and_with_another_seed_otherwise() -> None:
    table = parallel_env("encore", 3)
    seen, _ = table.reset(seed=5)
    for _ in range(20):
        seen, *_ = table.step(moves(table, seen, np.random.default_rng(0)))
    here = table.save()

    def go_on(seed: int | None) -> str:
        rng = np.random.default_rng(1)
        seen = table.restore(here, seed)
        while table.agents:
            seen, *_ = table.step(moves(table, seen, rng))
        return table.episode.text()

    assert go_on(None) == go_on(None)
    assert go_on(None) != go_on(99)


@pytest.mark.parametrize("reward", ["score", "win"])
def test_an_illegal_action_ends_the_game(reward: str) -> None:
    table = env("criss_cross", 2, reward=reward)
    table.reset(seed=1)
    table.step(50)
    assert all(table.terminations.values())
    assert table.rewards == {"seat_0": -100.0 if reward == "score" else -1.0, "seat_1": 0.0}
    assert "action mask" in table.infos["seat_0"]["illegal"]


def test_an_illegal_action_is_an_error_if_so_wished() -> None:
    turns = env("criss_cross", 2, illegal="raise")
    turns.reset(seed=1)
    with pytest.raises(BisError, match="action 50 is not legal here"):
        turns.step(50)
    together = parallel_env("criss_cross", 2, illegal="raise")
    together.reset(seed=1)
    with pytest.raises(BisError, match="seat_0 is to act, but has no action"):
        together.step({"seat_1": 3})


def test_a_game_of_too_many_turns_is_truncated() -> None:
    table = env("encore", 2, most_turns=3, reward="score")
    got = random_game(table, seed=1)
    assert table.episode.position.turn == 4
    scores = table.episode.board.result(table.episode.position).scores
    assert tuple(got.values()) == scores


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"reward": "money"}, "none of score, gain, win"),
        ({"illegal": "forgive"}, "none of end, raise"),
        ({"options": {"rules": "odd"}}, "basic, advanced"),
        ({"seats": 9}, "1 to 6 seats, not 9"),
        ({"seats": 1, "reward": "win"}, "two seats or more"),
    ],
)
def test_a_wrong_setting_says_what_to_do(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BisError, match=sentence):
        env("criss_cross", **settings)


def test_an_action_is_one_whole_number() -> None:
    table = env("criss_cross", 2)
    table.reset(seed=1)
    with pytest.raises(BisError, match="one whole number"):
        table.step(1.5)  # type: ignore[arg-type]


def test_a_game_can_be_read_as_its_record() -> None:
    table = env("criss_cross", 2, render_mode="ansi")
    table.reset(seed=1)
    table.step(3)
    assert table.render() == "0 start d"
