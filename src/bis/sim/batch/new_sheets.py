"""New sheets of Encore! by the hundred: their colors arranged by machine code."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from bis.games.encore import arranging
from bis.games.encore.new_sheets import Runs, new_sheet
from bis.sim.batch.compile import machine_code
from bis.sim.batch.rooms import Rooms


def new_sheets(seeds: range) -> Iterator[str]:
    """Those of `new_sheet`, sooner; a BisError without Numba."""
    for seed in seeds:
        yield new_sheet(seed, _arranged)


def _arranged(inner: int, outer: int) -> Runs | None:
    words = [np.zeros(size, np.int64) for size in (75, 75, 75, 10)]
    steps = _driver()(inner, outer, *words)
    return None if steps < 0 else [int(run) for run in words[2]]


@cache
def _driver() -> Any:
    return machine_code(Rooms((arranging,))).driver(arranging.arrange)
