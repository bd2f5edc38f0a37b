"""What is installed from a wheel stands alone: no checkout, no Node, no package of ours."""

import os
import re
import subprocess
import sys
import urllib.request
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.browsers import browsing
from tests.e2e.guests import Guest
from tests.e2e.hands import Mouse
from tests.e2e.playing import take_turn, wait_for_turn
from tests.pythons import pythons
from tests.server.servers import Server, serving

ROOT = Path(__file__).parents[1]
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


@pytest.fixture(scope="module", params=pythons(), ids=lambda path: "/".join(Path(path).parts[-3:]))
def installed(request: pytest.FixtureRequest, wheel: Path) -> Path:
    """The scripts of a fresh environment: the wheel, what it asks for, and nothing else."""
    home = wheel.parent / f"environment-{request.param_index}"
    subprocess.run([request.param, "-m", "venv", "--without-pip", home], check=True)
    scripts = home / "bin"
    pip = [sys.executable, "-m", "pip", "--python", scripts / "python", "install", "--quiet"]
    words = ["--disable-pip-version-check", "--no-compile", "--only-binary", ":all:", wheel]
    subprocess.run([*pip, *words], check=True, timeout=PATIENCE)
    return scripts


def ask(installed: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a script of the fresh environment, away from the checkout."""
    command: list[str | Path] = [installed / words[0], *words[1:]]
    return subprocess.run(
        command, cwd=folder, env=ALONE, capture_output=True, text=True, check=False
    )


def test_the_wheel_is_not_the_checkout(installed: Path, tmp_path: Path) -> None:
    told = ask(installed, tmp_path, "python", "-c", "import bis; print(bis.__file__)")
    assert Path(told.stdout.strip()).is_relative_to(installed.parent), told.stderr


def test_a_game_is_begun_in_the_browser_and_a_move_is_made(installed: Path, tmp_path: Path) -> None:
    """Against a bot: its answer brings the next turn."""
    expect.set_options(timeout=PATIENCE * 1000)
    alone = partial(serving, tmp_path, bis=installed / "bis", cwd=tmp_path, env=ALONE)
    with alone("--bot-delay", "0") as server, browsing() as browser:
        assert "import" in read(server, script_of(server))
        ada = Guest(browser.new_context(locale="en-US"), server, Mouse())
        ada.begin("encore", "Bots")
        assert take_turn(ada, "encore")
        assert wait_for_turn(ada, "encore")
        assert ada.watch.unexpected() == []


def script_of(server: Server) -> str:
    """The address of what the first page runs."""
    found = re.search(r'src="(/assets/[^"]+\.js)"', read(server, "/"))
    assert found
    return found.group(1)


def read(server: Server, path: str) -> str:
    with urllib.request.urlopen(server.url + path, timeout=PATIENCE) as answer:  # noqa: S310
        return str(answer.read().decode())


def test_the_wheel_says_where_peers_are_measured(installed: Path, tmp_path: Path) -> None:
    told = ask(installed, tmp_path, "bis", "bench", "peers")
    assert told.returncode == 2
    assert told.stderr == "bis: other libraries are measured from a checkout of Bis: 'make peers'\n"
