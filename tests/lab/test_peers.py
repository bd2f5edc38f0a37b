"""Bis beside its peers: whatever is missing is told, and the rest is measured."""

import subprocess
import sys
from pathlib import Path

import pytest

from bis.cli import main
from bis.commands import bench
from bis.core.errors import BisError
from bis.games import GAMES
from bis.sim.batch import KITS
from lab.peers import measure
from lab.peers.table import Trial, find_python, ours, read, theirs


def test_a_library_that_is_missing_is_told_of() -> None:
    line = (
        '{"library": "pgx", "game": "2048", "loop": "XLA", '
        '"failed": "PackageNotFoundError: No package metadata was found for pgx"}'
    )
    assert read(line) == Trial("pgx", "2048", "XLA", None, "not installed")


def test_a_measured_library_is_named_with_its_version() -> None:
    line = '{"library": "pgx", "game": "2048", "loop": "XLA", "version": "2.6", "decisions": 5.0}'
    assert read(line) == Trial("pgx 2.6", "2048", "XLA", 5.0, "")


def test_the_script_needs_nothing_of_ours() -> None:
    """In a bare interpreter no library is there: every trial says so, and none stops the others."""
    ran = subprocess.run(
        [sys.executable, "-I", "-S", measure.__file__, "1"],
        capture_output=True,
        text=True,
        check=True,
    )
    trials = [read(line) for line in ran.stdout.splitlines()]
    assert len(trials) == len(list(measure.trials()))
    assert {trial.failed for trial in trials} == {"not installed"}


def test_an_interpreter_that_fails_is_told_in_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "python"
    broken.write_text("#!/bin/sh\nexit 3\n")
    broken.chmod(0o755)
    with pytest.raises(BisError, match="stopped with status 3; run 'make peers' again"):
        list(theirs(broken, 1))


def test_without_their_environment_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "venv"))
    with pytest.raises(BisError, match="run 'make peers' in a checkout of Bis"):
        find_python()
    python = tmp_path / ".venv-peers" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.touch()
    assert find_python() == python


def test_ours_are_measured_in_both_engines() -> None:
    loops = {(trial.game, trial.loop) for trial in ours(0.01) if (trial.decisions or 0) > 100}
    expected = {(game, "Python") for game in GAMES} | {(game, "Numba") for game in KITS}
    assert loops == expected


def test_a_checkout_measures_them_in_the_lab(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A checkout whose lab says what it was asked, instead of a minute of measuring."""
    peers = tmp_path / "lab" / "peers"
    peers.mkdir(parents=True)
    (peers / "__main__.py").write_text("import sys; print(sys.argv[1:]); sys.exit(3)")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setattr(bench, "CHECKOUT", tmp_path)
    assert main(["bench", "peers", "--seconds", "7"]) == 3
    assert capfd.readouterr().out == "['--seconds', '7']\n"


def test_a_wheel_says_where_they_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "CHECKOUT", tmp_path)
    assert main(["bench", "peers"]) == 2
    told = "bis: other libraries are measured from a checkout of Bis: 'make peers'\n"
    assert capsys.readouterr().err == told
