"""Who plays the tapes: this process, its threads, or a process on every core."""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool

from bis.core.errors import BisError
from bis.sim.arena.play import Part, play_tapes
from bis.sim.arena.sums import Sums, nothing
from bis.sim.lineup import Lineup
from bis.sim.times import Times

PIECES = 16
"""Parts for each core, since games differ in length."""
MOST = {True: 4096, False: 64}
"""Tapes in one part, so that a progress bar moves: by a batch engine, and by the rules."""


class Ledger:
    """Enters every part once, in whatever order and however often it comes in."""

    def __init__(self, lineup: Lineup, parts: list[range]) -> None:
        self.missing = set(parts)
        self.sums: Sums = nothing(lineup)
        self.times = tuple(Times() for _ in lineup.rivals)

    def enter(self, tapes: range, part: Part) -> bool:
        """Whether it is new."""
        if tapes not in self.missing:
            return False
        assert part.sums.tapes == len(tapes), f"{part.sums.tapes} tapes of {len(tapes)} came in"
        self.missing.remove(tapes)
        self.sums += part.sums
        self.time(part)
        return True

    def time(self, part: Part) -> None:
        for own, more in zip(self.times, part.times, strict=True):
            own.update(more)


def cut(tapes: int, workers: int, fast: bool) -> list[range]:
    """The tapes in parts; the results do not depend on how they are cut."""
    size = min(MOST[fast], max(1, tapes // (workers * PIECES)))
    return [range(first, min(first + size, tapes)) for first in range(0, tapes, size)]


def play_here(
    lineup: Lineup, parts: list[range], fast: bool, cores: int
) -> Iterator[tuple[range, Part]]:
    """Parts as they get ready. Compiled code runs in threads; Python needs a process per core."""
    if cores == 1 or len(parts) == 1:
        yield from ((tapes, play_tapes(lineup, tapes, fast)) for tapes in parts)
        return
    try:
        yield from _play_in(_pool(fast, min(cores, len(parts))), lineup, parts, fast)
    except BrokenProcessPool:
        raise BisError(
            "a process that played games was killed; is there enough memory? Try fewer --cores"
        ) from None


def _pool(fast: bool, workers: int) -> Executor:
    if fast:
        return ThreadPoolExecutor(workers)
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, spawn, _leave_interrupts_to_the_parent)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_in(
    pool: Executor, lineup: Lineup, parts: list[range], fast: bool
) -> Iterator[tuple[range, Part]]:
    try:
        futures = {pool.submit(play_tapes, lineup, tapes, fast): tapes for tapes in parts}
        for future in as_completed(futures):
            yield futures[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)
