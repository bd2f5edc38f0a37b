"""`bis check` over a folder or a backup, as anybody would run it."""

import subprocess
import sys
from pathlib import Path


def run(*words: str | Path) -> tuple[int, str]:
    """Any command of bis: its status, and all it said."""
    ran = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "bis", *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, (ran.stdout + ran.stderr).strip()


def check(data: Path) -> str:
    """Its last line, which says how much there is and how many problems."""
    lines = run("check", "--data", data)[1].splitlines()
    return lines[-1] if lines else "said nothing"
