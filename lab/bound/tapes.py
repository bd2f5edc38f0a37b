"""Many tapes, one after the other or some at a time, and lines that say what was found."""

import json
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from bis.games.encore.rules import start
from bis.sim.simulate import Estimate, Tally
from lab.bound.dice import tape
from lab.bound.penalty import FREE, learned
from lab.bound.program import Program
from lab.bound.solve import upper_bound


@dataclass(frozen=True, slots=True)
class Line:
    """What was found on one tape."""

    seed: int
    tape: int
    bound: float
    seconds: float


def solve_tape(seed: int, seconds: float, free: bool, game: int) -> Line:
    began = time.monotonic()
    sheet = start({"sheet": "classic"}, 1, 0).sheets[0]
    program = Program(sheet, tape(seed, game), FREE if free else learned())
    bound = upper_bound(program, seconds)
    return Line(seed, game, round(bound, 6) + 1e-6, round(time.monotonic() - began, 2))


def solve_tapes(
    seed: int, games: Iterable[int], seconds: float, free: bool, jobs: int
) -> Iterator[Line]:
    """In whatever order they are done; on fresh processes, so that nothing is shared."""
    solve = partial(solve_tape, seed, seconds, free)
    if jobs == 1:
        yield from map(solve, games)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(solve, games)


def read_lines(path: Path, seed: int) -> dict[int, Line]:
    """The tapes of a seed that are in the file; a line that was cut off is left out."""
    found = {}
    for text in path.read_text("utf-8").splitlines() if path.exists() else []:
        try:
            line = Line(**json.loads(text))
        except (TypeError, ValueError):
            continue
        if line.seed == seed:
            found[line.tape] = line
    return found


def estimate(lines: Iterable[Line]) -> Estimate:
    """The mean over tapes: a bound in itself, with its 95 % interval."""
    tally = Tally()
    tally.add_all([line.bound for line in sorted(lines, key=lambda line: line.tape)])
    return tally.mean()
