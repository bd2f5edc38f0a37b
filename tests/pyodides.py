"""Python as browsers have it: Pyodide, in Node. `make test-pyodide` runs all of the contract."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games import contract

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "client" / "node_modules" / "pyodide"
WHEELS = ("made/pyodide/msgspec-*.whl", "made/pyodide-test/hypothesis-*.whl")


def command(*functions: Callable[[], object]) -> list[str]:
    """What runs these functions there, one after the other."""
    wheels = [wheel for pattern in WHEELS for wheel in sorted(ROOT.glob(pattern))]
    assert len(wheels) == len(WHEELS), "`make made/pyodide-test/.ready` fetches what Pyodide needs"
    node = shutil.which(
        "node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    )
    assert node, "Node is missing; `make client` installs it"
    packages = Path(pytest.__file__).parents[1]
    names = (f"{one.__module__}:{one.__name__}" for one in functions)
    script = Path(__file__).with_name("pyodide.mjs")
    return [*map(str, (node, script, PYODIDE, ROOT, packages)), ",".join(map(str, wheels)), *names]


if __name__ == "__main__":
    sys.exit(subprocess.run(command(contract.whole), check=False).returncode)
