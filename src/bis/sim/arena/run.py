"""A whole run: cut into parts, played somewhere, added up, and reported."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from bis.sim.arena.cluster import cluster_cores, joined, play_there
from bis.sim.arena.crew import Ledger, cut, play_here
from bis.sim.arena.play import Part, check_engine, engine_of, need_numpy
from bis.sim.arena.report import Report, report
from bis.sim.engines import WORTH
from bis.sim.lineup import Lineup

LIMIT = 1000
"""A game is stopped after so many turns, and told of."""
Played = Iterator[tuple[range, Part]]
Crew = Callable[[Lineup, list[range], bool], Played]
Watch = Callable[[Played], Played]
"""Looks on, for a progress bar."""


def run(
    lineup: Lineup, tapes: int, cores: int, ray: str | None = None, watch: Watch = iter
) -> Report:
    need_numpy()
    with _there(ray) if ray else _here(cores) as (crew, workers):
        fast = is_fast(lineup, tapes)
        return run_with(crew, lineup, cut(tapes, workers, fast), fast, watch)


def run_with(
    crew: Crew, lineup: Lineup, parts: list[range], fast: bool, watch: Watch = iter
) -> Report:
    began = perf_counter()
    ledger = Ledger(lineup, parts)
    if fast:
        ledger.time(check_engine(lineup, sum(map(len, parts))))
    for tapes, part in watch(crew(lineup, parts, fast)):
        ledger.enter(tapes, part)
    assert not ledger.missing, f"{len(ledger.missing)} parts did not come in"
    engine = "batch" if fast else "rules"
    return report(lineup, ledger.sums, ledger.times, engine, perf_counter() - began)


def is_fast(lineup: Lineup, tapes: int) -> bool:
    """Whether a batch engine plays; the results are the same."""
    games = tapes * len(lineup.rotations)
    return games >= WORTH and engine_of(lineup) is not None


@contextmanager
def _here(cores: int) -> Iterator[tuple[Crew, int]]:
    yield (lambda lineup, parts, fast: play_here(lineup, parts, fast, cores)), cores


@contextmanager
def _there(address: str) -> Iterator[tuple[Crew, int]]:
    with joined(address) as ray:
        yield (lambda lineup, parts, fast: play_there(ray, lineup, parts, fast)), cluster_cores(ray)
