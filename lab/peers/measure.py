"""How many decisions other libraries make in a second on one core, all players at random.

Run in their own environment: python measure.py SECONDS. Prints a line of JSON for each trial. It
imports nothing of Bis, and a library that is missing is told of, not a reason to stop.
"""

import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import version
from time import perf_counter
from typing import Any

BATCH = 1024
"""Games that Pgx plays side by side."""
STEPS = 64
"""Of Pgx between two looks at the clock."""
LENGTHS = 30
"""Games of OpenSpiel whose decisions are counted one by one."""

Rate = tuple[str, str, str, Callable[[float], float]]
"""Library, game, loop, and what measures decisions a second for about so many seconds."""


def pace(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second of what returns how many it made; once to warm up."""
    play()
    decisions, began = 0, perf_counter()
    while (spent := perf_counter() - began) < seconds:
        decisions += play()
    return decisions / spent


# OpenSpiel


def open_spiel_python(name: str, seconds: float) -> float:
    game = import_module("pyspiel").load_game(name)
    rng = random.Random(0)  # noqa: S311
    return pace(lambda: _open_spiel_game(game, rng), seconds)


def _open_spiel_game(game: Any, rng: random.Random) -> int:
    """One game, with every step asked for from Python; chance is no decision."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def open_spiel_cpp(name: str, seconds: float) -> float:
    """Games of random bots inside C++; their mean length is that of games played from Python."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    rng = random.Random(0)  # noqa: S311
    length = sum(_open_spiel_game(game, rng) for _ in range(LENGTHS)) / LENGTHS
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def play() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.randrange(2**31))
        return 1

    return length * pace(play, seconds)


# Pgx


def pgx(name: str, seconds: float) -> float:
    jax = import_module("jax")
    env = import_module("pgx").make(name)
    step = import_module("pgx.experimental").auto_reset(env.step, env.init)
    numbers = jax.numpy

    def one(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        states, key = carry
        key, draw, keys = jax.random.split(key, 3)
        logits = numbers.where(states.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(draw, logits, axis=-1)
        return (jax.vmap(step)(states, actions, jax.random.split(keys, BATCH)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, STEPS)[0])
    keys = jax.random.split(jax.random.PRNGKey(0), BATCH)
    carry = (jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(1))

    def play() -> int:
        nonlocal carry
        carry = jax.block_until_ready(many(carry))
        return BATCH * STEPS

    return pace(play, seconds)


# PettingZoo


def pettingzoo(name: str, seconds: float) -> float:
    module = import_module(f"pettingzoo.classic.{name}")
    env = module.env()
    rng = random.Random(0)  # noqa: S311
    return pace(lambda: _pettingzoo_game(env, rng), seconds)


def _pettingzoo_game(env: Any, rng: random.Random) -> int:
    env.reset(seed=rng.randrange(2**31))
    decisions = 0
    for _ in env.agent_iter():
        seen, _, over, stopped, _ = env.last()
        if over or stopped:
            env.step(None)
            continue
        env.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
        decisions += 1
    return decisions


# RLCard


def rlcard(name: str, seconds: float) -> float:
    library = import_module("rlcard")
    agents = import_module("rlcard.agents")
    env = library.make(name)
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions)] * env.num_players)

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(seat) // 2 for seat in trajectories)  # state, action, state, …

    return pace(play, seconds)


# All of them


def trials() -> Iterator[Rate]:
    for name in ("pig", "backgammon", "yacht"):
        yield "open_spiel", name, "C++", partial(open_spiel_cpp, name)
        yield "open_spiel", name, "Python", partial(open_spiel_python, name)
    for name in ("2048", "backgammon"):
        yield "pgx", name, f"XLA, {BATCH} games", partial(pgx, name)
    for name in ("tictactoe_v3", "connect_four_v3"):
        yield "pettingzoo", name, "Python", partial(pettingzoo, name)
    for name in ("uno", "leduc-holdem"):
        yield "rlcard", name, "Python", partial(rlcard, name)


def stay_on_one_core() -> None:
    """Libraries that use all cores of themselves are measured on one, too."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    stay_on_one_core()
    seconds = float(sys.argv[1])
    for library, game, loop, measure in trials():
        told: dict[str, object] = {"library": library, "game": game, "loop": loop}
        try:
            told["version"] = version(library)
            told["decisions"] = measure(seconds)
        except Exception as error:  # a peer's trouble is told, and the others are measured
            told["failed"] = f"{type(error).__name__}: {error}"
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
