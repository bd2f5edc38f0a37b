"""How the tests share a machine."""

import os

import pytest

# The nets are small: NumPy's threads wait for each other more than they work.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# Whoever runs the tests may speak another language; the terminal would speak it, too.
os.environ["LC_ALL"] = "C.UTF-8"

LONGEST_FIRST = (
    "tests/fifth/",
    "tests/e2e/",
    "tests/games/test_contract.py",
    "tests/sim/",
    "tests/coach/",
    "tests/cluster/",
    "tests/server/",
    "tests/table/test_pyodide.py",
)
"""What takes long is begun first, so that at the end no worker waits for another: a file's tests
are all run by the same one (Makefile)."""


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: servers and pages are waited for more than worked at."""
    return 1 + (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        found = (i for i, room in enumerate(LONGEST_FIRST) if item.nodeid.startswith(room))
        return next(found, len(LONGEST_FIRST))

    items.sort(key=place)
