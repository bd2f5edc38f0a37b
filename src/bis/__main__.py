"""The way in: nothing is imported before an interrupt is taken care of."""

import os
import sys


def main() -> int:
    # The nets are small: NumPy's threads wait for each other more than they work.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from bis.cli import main as run  # noqa: PLC0415

        return run()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
