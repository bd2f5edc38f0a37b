"""The examples run."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_player_learns_criss_cross_and_meets_greedy() -> None:
    told = run("criss_cross_td.py", "--minutes", "0.05", "--games", "50")
    assert "against greedy, 100 games" in told


def test_odds_of_flip7_are_drawn(tmp_path: Path) -> None:
    """Of 0, 1, 2, 3 every line of three is cheap: one more, by any reckoning."""
    told = run("flip7_odds.py", "--most", "3", "--out", str(tmp_path / "odds.svg"))
    assert told.startswith("4 of 4 lines should take one more")
    assert (tmp_path / "odds.svg").read_text(encoding="utf-8").count("<circle") == 4
