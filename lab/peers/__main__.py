"""Bis and its peers, a line for each game: python -m lab.peers --seconds 5."""

import argparse
import sys

from bis.core.errors import BisError
from lab.peers.table import measure_all


def main() -> int:
    parser = argparse.ArgumentParser(description="other libraries, measured beside Bis")
    parser.add_argument("--seconds", type=float, default=3, help="for each line")
    args = parser.parse_args()
    print(f"{'library':18} {'game':16} {'games are played in':20} {'decisions/s per core':>20}")
    for trial in measure_all(args.seconds):
        rate = trial.failed if trial.decisions is None else f"{trial.decisions:20,.0f}"
        print(f"{trial.library:18} {trial.game:16} {trial.loop:20} {rate}", flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BisError as error:
        print(f"bis: {error}", file=sys.stderr)
        sys.exit(2)
