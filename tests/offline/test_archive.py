"""What browsers are given to play without a server is enough for it, and asks for nothing else."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from bis.games import GAMES
from bis.record.fair import verify
from bis.record.replay import check

ROOT = Path(__file__).parents[2]
ARCHIVE = """import("./dev/engine.mjs").then((made) => process.stdout.write(made.archive()))"""
PLAY = """
import asyncio, sys
for missing in ("numpy", "starlette", "prometheus_client", "sqlite3", "multiprocessing"):
    sys.modules[missing] = None
from tests.offline import questions, whole_game
asyncio.run(whole_game.main())
asyncio.run(questions.main())
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The record of a game of each kind, played from the archive alone."""
    node = shutil.which(
        "node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    )
    assert node, "Node is missing; `make client` installs it"
    folder = tmp_path_factory.mktemp("archive")
    made = subprocess.run(
        [node, "-e", ARCHIVE], cwd=ROOT / "client", capture_output=True, check=True
    )
    (folder / "bis.tgz").write_bytes(made.stdout)
    with tarfile.open(folder / "bis.tgz") as archive:
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
