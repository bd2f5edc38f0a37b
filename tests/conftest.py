"""How the tests share a machine."""

import os


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: servers and pages are waited for more than worked at."""
    return 1 + (os.cpu_count() or 1)
