"""Parts of a run: entered once each, sent again when lost, timed."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bis import __version__
from bis.core.errors import BisError
from bis.sim.arena.cluster import TRIES, need_ray, play_part, play_there
from bis.sim.arena.crew import Ledger
from bis.sim.arena.play import Part, play_by_rules
from bis.sim.lineup import line_up
from bis.sim.times import Times, note, quantile, timed

LINEUP = line_up("criss_cross", {}, ["uniform", "uniform"], seed=3)
PARTS = [range(2), range(2, 3), range(3, 5)]


def test_a_part_that_comes_twice_is_entered_once() -> None:
    ledger = Ledger(LINEUP, PARTS)
    for tapes in (PARTS[1], PARTS[0], PARTS[1], PARTS[2], PARTS[0]):
        ledger.enter(tapes, play_by_rules(LINEUP, tapes))
    assert ledger.missing == set()
    assert ledger.sums == play_by_rules(LINEUP, range(5)).sums


def test_a_part_that_is_too_short_is_our_own_mistake() -> None:
    with pytest.raises(AssertionError, match="1 tapes of 2 came in"):
        Ledger(LINEUP, PARTS).enter(PARTS[0], play_by_rules(LINEUP, range(1)))


# A cluster whose workers die


class DeadWorker(Exception):  # noqa: N818
    pass


class Ray:
    """As much of Ray as is used, in this process; ``dies`` says which calls are lost."""

    def __init__(self, dies: Callable[[int], bool]) -> None:
        self.calls = 0
        self._dies = dies
        task_error = type("RayTaskError", (Exception,), {})
        self.exceptions = SimpleNamespace(
            RayError=DeadWorker, RayTaskError=task_error, TaskCancelledError=task_error
        )

    def remote(self, **_: Any) -> Any:
        def wrap(function: Callable[..., Part]) -> Any:
            def send(*arguments: Any) -> Any:
                self.calls += 1
                number = self.calls
                return lambda: self._answer(number, function, arguments)

            return SimpleNamespace(remote=send)

        return wrap

    def _answer(self, number: int, function: Callable[..., Part], arguments: Any) -> Part:
        if self._dies(number):
            raise DeadWorker
        return function(*arguments)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def wait(self, out: list[Any], num_returns: int = 1) -> tuple[list[Any], list[Any]]:
        return out[-num_returns:], out[:-num_returns]

    def get(self, answer: Callable[[], Part]) -> Part:
        return answer()


def test_what_was_lost_with_its_worker_is_played_again() -> None:
    ray = Ray(dies=lambda call: call in (1, 2, 4))
    came = list(play_there(ray, LINEUP, PARTS, fast=False))
    assert sorted(tapes.start for tapes, _ in came) == [0, 2, 3]
    assert ray.calls == len(PARTS) + 3
    ledger = Ledger(LINEUP, PARTS)
    assert all(ledger.enter(tapes, part) for tapes, part in came)
    assert ledger.sums == play_by_rules(LINEUP, range(5)).sums


def test_a_part_that_kills_every_worker_is_given_up_with_a_sentence() -> None:
    ray = Ray(dies=lambda _: True)
    with pytest.raises(BisError, match=f"tapes 0 to 1 were lost {TRIES} times with their worker"):
        list(play_there(ray, LINEUP, PARTS[:1], fast=False))


def test_a_worker_with_another_version_refuses() -> None:
    assert play_part(__version__, LINEUP, range(1), fast=False).sums.tapes == 1
    with pytest.raises(BisError, match="install the same"):
        play_part("0.0.0", LINEUP, range(1), fast=False)


def test_ray_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BisError, match=r"--ray needs bis\[ray\]: pip install"):
        need_ray()


# Times


def test_quantiles_are_true_to_four_percent() -> None:
    times = Times()
    for microseconds in range(1, 101):
        note(times, 1000 * microseconds)
    assert quantile(times, 0.5) == pytest.approx(50e-6, rel=0.04)
    assert quantile(times, 0.95) == pytest.approx(95e-6, rel=0.04)


def test_a_bot_with_a_stopwatch_plays_the_same() -> None:
    times, clock = Times(), iter([100, 1124])
    bot = timed(lambda _view, legal, _source: legal[1], times, clock=lambda: next(clock))
    assert bot("view", "abc", None) == "b"  # type: ignore[arg-type]
    assert times.total() == 1
    assert quantile(times, 0.5) == pytest.approx(1024e-9)


def test_every_move_by_the_rules_is_timed() -> None:
    part = play_by_rules(LINEUP, range(2))
    assert sum(times.total() for times in part.times) == part.sums.moves
