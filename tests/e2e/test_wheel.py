"""What is installed from a wheel stands alone: no checkout, no Node, no package of ours."""

import os
import re
import subprocess
import sys
import urllib.request
from functools import partial
from pathlib import Path

import pytest

from tests.e2e.conftest import Come
from tests.e2e.playing import take_turn, wait_for_turn
from tests.pythons import pythons
from tests.server.servers import Server, serving

ROOT = Path(__file__).parents[2]
PATIENCE = 300
"""Seconds for what may have to be fetched."""
ALONE = {"PATH": os.defpath, "LANG": "C.UTF-8"}
"""All that is known there of the world around; no folder of ours."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    hatchling = Path(sys.executable).parent / "hatchling"
    subprocess.run([hatchling, "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True)
    (built,) = folder.glob("*.whl")
    return built


def install(wheel: Path, python: str, home: Path) -> Path:
    """The scripts of a fresh environment: the wheel, what it asks for, and nothing else."""
    subprocess.run([python, "-m", "venv", "--without-pip", home], check=True)
    scripts = home / "bin"
    words = ["--disable-pip-version-check", "--no-compile", "--only-binary", ":all:", "--quiet"]
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", scripts / "python", "install"]
    subprocess.run([*pip, *words, wheel], check=True, timeout=PATIENCE)
    return scripts


@pytest.mark.parametrize("python", pythons(), ids=["running here", "newest"][: len(pythons())])
def test_the_wheel_alone_plays_in_the_browser(
    come: Come, wheel: Path, python: str, tmp_path: Path
) -> None:
    """A game is begun and a move made; a bot's answer brings the next turn."""
    scripts = install(wheel, python, tmp_path / "environment")
    assert where_bis_is(scripts, tmp_path).is_relative_to(tmp_path), "it is not the checkout"
    alone = partial(serving, tmp_path, bis=scripts / "bis", cwd=tmp_path, env=ALONE)
    with alone("--bot-delay", "0") as server:
        assert "import" in read(server, script_of(server))
        ada = come(at=server)
        ada.begin_by_hand("encore", "Bots")
        assert take_turn(ada, "encore")
        assert wait_for_turn(ada, "encore")
        ada.context.close()


def where_bis_is(scripts: Path, folder: Path) -> Path:
    told = subprocess.run(
        [scripts / "python", "-c", "import bis; print(bis.__file__)"],
        cwd=folder,
        env=ALONE,
        capture_output=True,
        text=True,
        check=True,
    )
    return Path(told.stdout.strip())


def script_of(server: Server) -> str:
    """The address of what the first page runs."""
    found = re.search(r'src="(/assets/[^"]+\.js)"', read(server, "/"))
    assert found
    return found.group(1)


def read(server: Server, path: str) -> str:
    with urllib.request.urlopen(server.url + path, timeout=PATIENCE) as answer:  # noqa: S310
        return str(answer.read().decode())
