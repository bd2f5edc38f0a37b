"""How the tests share a machine."""

import os

# The nets are small: NumPy's threads wait for each other more than they work.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: servers and pages are waited for more than worked at."""
    return 1 + (os.cpu_count() or 1)
