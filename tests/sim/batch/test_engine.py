"""Many games: the same in any number of threads and any batch size, refused with a sentence."""

import os
import subprocess
import sys
from typing import Any

import numba.cuda
import numpy as np
import pytest

from bis.core.errors import BisError
from bis.games import GAMES
from bis.sim.batch import KITS
from bis.sim.batch import compile as compiling
from bis.sim.batch.engine import Engine


def engine(game: str = "encore", seats: int = 3) -> Engine:
    return Engine(GAMES[game], {}, seats)


@pytest.mark.parametrize("game", KITS)
def test_threads_and_batch_sizes_change_nothing(game: str) -> None:
    table = engine(game)
    policies = ["uniform"] * 3
    whole = table.play(1, 0, 60, policies)
    threads = table.play(1, 0, 60, policies, threads=2)
    parts = [table.play(1, first, 20, policies) for first in (0, 20, 40)]
    for name in ("scores", "ranks", "decisions", "events", "turns", "over"):
        rows: Any = getattr(whole, name)
        assert np.array_equal(rows, getattr(threads, name))
        assert np.array_equal(rows, np.concatenate([getattr(part, name) for part in parts]))


@pytest.mark.parametrize("game", KITS)
def test_a_game_stops_after_so_many_turns(game: str) -> None:
    played = engine(game).play(1, 0, 5, ["uniform"] * 3, limit=2)
    assert (played.turns == 2).all()
    assert not played.over.any()
    assert (engine(game).play(1, 0, 5, ["uniform"] * 3).over == 1).all()


def test_victories_are_shared() -> None:
    wins = engine().play(1, 0, 50, ["uniform"] * 3).wins()
    assert np.allclose(wins.sum(axis=1), 1)


def test_a_long_trace_gets_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    long = str(engine().record(1, 0, ["uniform"] * 3))
    monkeypatch.setattr("bis.sim.batch.engine.TRACE", 10)
    assert str(engine().record(1, 0, ["uniform"] * 3)) == long


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"policies": ["uniform"]}, "3 seats need 3 policies, not 1"),
        ({"policies": ["uniform", "uniform", "clever"]}, "no batch policy 'clever' for encore"),
        ({"device": "abacus"}, "no device 'abacus'; there are cpu, cuda, python"),
        ({"count": -1}, "a series has 0 or more games, not -1"),
        ({"threads": 0}, "at least one thread is needed, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, Any], reason: str) -> None:
    given = {"seed": 1, "first_number": 0, "count": 1, "policies": ["uniform"] * 3, **arguments}
    with pytest.raises(BisError, match=reason):
        engine().play(**given)


def test_no_games_are_no_rows() -> None:
    assert engine().play(1, 0, 0, ["uniform"] * 3).scores.shape == (0, 3)


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(BisError, match=r"pip install 'bis\[fast\]'"):
        engine()


def test_without_a_gpu_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.cuda, "is_available", lambda: False)
    with pytest.raises(BisError, match="needs an NVIDIA GPU"):
        compiling.need_cuda()


SIMULATED = """
from bis.games import GAMES
from bis.sim.batch.engine import Engine
from bis.sim.batch import KITS
for game in KITS:
    engine = Engine(GAMES[game], {}, 2)
    on_gpu = engine.trace(5, 0, 2, ["uniform"] * 2, device="cuda", limit=3)
    on_cpu = engine.trace(5, 0, 2, ["uniform"] * 2, device="python", limit=3)
    assert on_gpu[1] == on_cpu[1] and (on_gpu[0].scores == on_cpu[0].scores).all()
    print(game)
"""


def test_the_kernel_for_gpus_plays_the_same_games_in_the_simulator() -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SIMULATED],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout.split() == list(KITS), ran.stderr
