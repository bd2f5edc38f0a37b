"""Bis and its peers side by side in one run: decisions a second on one core."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bis import __version__
from bis.core.errors import BisError
from bis.games import GAMES
from bis.sim import bench
from lab.peers import measure

FOLDER = ".venv-peers"
SEATS = 4


@dataclass(frozen=True, slots=True)
class Trial:
    """A game of a library, played at random."""

    library: str
    game: str
    loop: str
    """Where whole games are played."""
    decisions: float | None
    """Per second and core; none if it could not be measured."""
    failed: str = ""


def measure_all(seconds: float) -> Iterator[Trial]:
    """Ours, then theirs, one after the other."""
    python = find_python()
    yield from ours(seconds)
    yield from theirs(python, seconds)


def find_python() -> Path:
    """The interpreter that `make peers` made: in this folder, or beside our own environment."""
    for root in (Path.cwd(), Path(sys.prefix).parent):
        for name in ("bin/python", "Scripts/python.exe"):
            if (python := root / FOLDER / name).exists():
                return python
    raise BisError(f"there is no {FOLDER} here; run 'make peers' in a checkout of Bis")


def ours(seconds: float) -> Iterator[Trial]:
    trials = [(game, "uniform", SEATS) for game in GAMES]
    for speed in bench.measure(seconds, trials):
        loop = "Numba" if speed.engine == "batch" else "Python"
        yield Trial(f"bis {__version__}", speed.game, loop, speed.decisions)


def theirs(python: Path, seconds: float) -> Iterator[Trial]:
    with subprocess.Popen(  # noqa: S603  # our own script
        [python, measure.__file__, str(seconds)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as script:
        assert script.stdout is not None
        for line in script.stdout:
            yield read(line)
    if script.returncode:
        raise BisError(f"{python} stopped with status {script.returncode}; run 'make peers' again")


def read(line: str) -> Trial:
    told = json.loads(line)
    library = f"{told['library']} {told.get('version', '')}".rstrip()
    failed = told.get("failed", "")
    if failed.startswith("PackageNotFoundError"):
        failed = "not installed"
    return Trial(library, told["game"], told["loop"], told.get("decisions"), failed)
