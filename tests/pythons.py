"""The Pythons of this machine that Bis could be installed into."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

OLDEST, NEWEST = 11, 20
TELL = """
import sys, venv
import ensurepip
assert sys.version_info.releaselevel == "final"
print(sys.version_info.minor)
"""


def candidates() -> Iterator[str]:
    """On the path, and where pyenv keeps those that are not on it."""
    names = [f"python3.{minor}" for minor in range(OLDEST, NEWEST)]
    yield from filter(None, map(shutil.which, names))
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, root.glob("versions/3.*/bin/python3"))


def minor_of(python: str) -> int:
    """The 13 of Python 3.13; 0 for one that cannot make an environment, or is not finished."""
    told = subprocess.run([python, "-c", TELL], capture_output=True, text=True, check=False)
    return int(told.stdout) if told.returncode == 0 else 0


def named_minor(python: str) -> int:
    """The 13 that its path ends with: `python3.13`, `versions/3.13.0/bin/python3`."""
    return int(re.findall(r"3\.(\d+)", python)[-1])


@cache
def pythons() -> tuple[str, ...]:
    """The one that runs here, and the newest if that is another.

    The newest by name is asked first, and the others only if it is not what it is called: to start
    them all takes a second of each test worker.
    """
    newer = [python for python in candidates() if named_minor(python) > sys.version_info.minor]
    for python in sorted(newer, key=named_minor, reverse=True):
        if minor_of(python) == named_minor(python):
            return sys.executable, python
    return (sys.executable,)
