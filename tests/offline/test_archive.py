"""What browsers are given to play without a server is enough for it, and asks for nothing else."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from bis.bots.criss_cross.told import net_file
from bis.games import GAMES
from bis.record.fair import verify
from bis.record.replay import check

ROOT = Path(__file__).parents[2]
MADE = """import("./dev/engine.mjs").then((made) => process.stdout.write(made.{what}()))"""
PLAY = """
import asyncio, sys
for missing in ("numpy", "starlette", "prometheus_client", "sqlite3", "multiprocessing"):
    sys.modules[missing] = None
from tests.offline import questions, whole_game
asyncio.run(whole_game.main())
asyncio.run(questions.main())
"""


def made(what: str, folder: Path) -> Path:
    """An archive of what browsers are given, as the client's build makes it."""
    node = shutil.which(
        "node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    )
    assert node, "Node is missing; `make client` installs it"
    ran = subprocess.run(
        [node, "-e", MADE.format(what=what)], cwd=ROOT / "client", capture_output=True, check=True
    )
    (folder / what).write_bytes(ran.stdout)
    return folder / what


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The record of a game of each kind, played from the archive alone."""
    folder = tmp_path_factory.mktemp("archive")
    with tarfile.open(made("archive", folder)) as archive:
        archive.extractall(folder, filter="data")
    shutil.copytree(ROOT / "tests" / "offline", folder / "tests" / "offline")
    (folder / "tests" / "__init__.py").touch()
    surroundings = {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=folder,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    told = [json.loads(line) for line in ran.stdout.splitlines()]
    return {one["game"]: one["offline"] for one in told}


@pytest.mark.parametrize("game", GAMES)
def test_the_archive_plays_a_whole_game(game: str, played: dict[str, str]) -> None:
    assert verify(check(played[game].encode())) > 0


def test_the_nets_beside_it_are_those_that_are_shipped(tmp_path: Path) -> None:
    """Where the Python of the archive looks for them."""
    with tarfile.open(made("nets", tmp_path)) as archive:
        archive.extractall(tmp_path, filter="data")
    shipped = [Path(str(net_file(advanced))) for advanced in (False, True)]
    found = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.npz")}
    assert found == {path.relative_to(ROOT / "src"): path.read_bytes() for path in shipped}
