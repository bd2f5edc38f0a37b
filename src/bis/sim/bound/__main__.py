"""How much any player of Encore! alone, on the classic sheet, could average at most.

    python -m bis.sim.bound --tapes 1000 --seed 4100 --jobs 2 --out bound.jsonl

One line of JSON per tape. With a file, tapes that are in it are not solved again; files of several
machines can be put together with cat.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from bis.core.errors import BisError
from bis.games.encore.rules import start
from bis.sim.bound.dice import tape
from bis.sim.bound.penalty import FREE, learned
from bis.sim.bound.program import Program
from bis.sim.bound.solve import need_scipy, upper_bound
from bis.sim.simulate import Estimate, Tally


@dataclass(frozen=True, slots=True)
class Line:
    """What was found on one tape."""

    seed: int
    tape: int
    bound: float
    seconds: float


def solve_tape(seed: int, seconds: float, free: bool, game: int) -> Line:
    began = time.monotonic()
    sheet = start({"sheet": "classic"}, 1, 0).sheets[0]
    program = Program(sheet, tape(seed, game), FREE if free else learned())
    bound = upper_bound(program, seconds)
    return Line(seed, game, round(bound, 6) + 1e-6, round(time.monotonic() - began, 2))


def solve_tapes(
    seed: int, games: Iterable[int], seconds: float, free: bool, jobs: int
) -> Iterator[Line]:
    """In whatever order they are done; on fresh processes, so that nothing is shared."""
    solve = partial(solve_tape, seed, seconds, free)
    if jobs == 1:
        yield from map(solve, games)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(solve, games)


def read_lines(path: Path, seed: int) -> dict[int, Line]:
    """The tapes of a seed that are in the file; a line that was cut off is left out."""
    found = {}
    for text in path.read_text("utf-8").splitlines() if path.exists() else []:
        try:
            line = Line(**json.loads(text))
        except (TypeError, ValueError):
            continue
        if line.seed == seed:
            found[line.tape] = line
    return found


def estimate(lines: Iterable[Line]) -> Estimate:
    """The mean over tapes: a bound in itself, with its 95 % interval."""
    tally = Tally()
    tally.add_all([line.bound for line in sorted(lines, key=lambda line: line.tape)])
    return tally.mean()


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
