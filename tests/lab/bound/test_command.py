"""The bound as a command."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_processes_share_the_tapes_and_the_file_remembers(tmp_path: Path) -> None:
    out = tmp_path / "bound.jsonl"
    command = [sys.executable, "-m", "lab.bound", "--seed", "4", "--out", str(out), "--free"]
    told = [
        subprocess.run(
            [*command, *more], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        for more in (["--tapes", "2", "--jobs", "2"], ["--tapes", "2"])
    ]
    assert told[0] == told[1]
    assert told[0].startswith("no player averages more than ")
    assert len(out.read_text("utf-8").splitlines()) == 2
