"""How much any player of Encore! alone, on the classic sheet, could average at most.

    python -m lab.bound --tapes 1000 --seed 4100 --jobs 2 --out bound.jsonl

One line of JSON per tape. With a file, tapes that are in it are not solved again, however they were
solved (each line is a bound in itself); files of several machines can be put together with cat.
"""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from bis.core.errors import BisError
from lab.bound.solve import need_scipy
from lab.bound.tapes import estimate, read_lines, solve_tapes


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="what no player of Encore! alone can exceed")
    parser.add_argument("--tapes", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1, help="processes at work together")
    parser.add_argument(
        "--seconds-per-tape", type=float, default=0.0, help="to branch; 0 for prices alone"
    )
    parser.add_argument("--free", action="store_true", help="knowing the dice costs nothing")
    parser.add_argument("--out", type=Path, help="lines are added to this file")
    return parser.parse_args()


def main() -> None:
    args = read_arguments()
    need_scipy()
    done = read_lines(args.out, args.seed) if args.out else {}
    games = [game for game in range(args.tapes) if game not in done]
    for line in solve_tapes(args.seed, games, args.seconds_per_tape, args.free, args.jobs):
        done[line.tape] = line
        if args.out:
            with args.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(line)) + "\n")
    if not done:
        raise BisError("there is no tape to look at: --tapes is at least 1")
    mean = estimate(done.values())
    spent = sum(line.seconds for line in done.values()) / len(done)
    print(f"no player averages more than {mean} ({len(done)} tapes, {spent:.1f} s each)")


if __name__ == "__main__":
    try:
        main()
    except BisError as error:
        sys.exit(f"bound: {error}")
