"""The way in: nothing is imported before an interrupt is taken care of."""

import sys


def main() -> int:
    try:
        from bis.cli import main as run  # noqa: PLC0415

        return run()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
