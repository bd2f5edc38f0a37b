"""The bound as a command."""

import subprocess
import sys
from pathlib import Path


def test_processes_share_the_tapes_and_the_file_remembers(tmp_path: Path) -> None:
    out = tmp_path / "bound.jsonl"
    command = [sys.executable, "-m", "bis.sim.bound", "--seed", "4", "--out", str(out), "--free"]
    told = [
        subprocess.run([*command, *more], capture_output=True, text=True, check=True).stdout
        for more in (["--tapes", "2", "--jobs", "2"], ["--tapes", "2"])
    ]
    assert told[0] == told[1]
    assert told[0].startswith("no player averages more than ")
    assert len(out.read_text("utf-8").splitlines()) == 2
