"""What was acknowledged stays, whatever happens: python -m lab.chaos --kills 1000."""

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from bis.core.errors import BisError
from lab.chaos.crowd import Crowd, Trouble
from lab.chaos.faults import FAULTS, Scene
from lab.chaos.kills import VICTIMS, Killer, order
from lab.chaos.trace import Trace, trace
from lab.checks import check
from lab.served import Served

KILLS, TABLES, TRACED = 1000, 24, 40
TOLD_EVERY = 25


def main(words: Sequence[str] | None = None) -> int:
    args = _arguments(words)
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        troubles, problems = asyncio.run(_run(args, Path(folder)))
        traced = trace(Path(folder) / "traced", args.moves)
    tell(troubles, traced)
    return verdict(troubles, problems, traced)


def verdict(troubles: Sequence[Trouble], problems: Sequence[str], traced: Trace) -> int:
    """1 if anything was lost, stood still, was told too early, or could not be seen."""
    for problem in problems:
        print(f"NOT SO: {problem}")
    lost = sum(trouble.lost for trouble in troubles)
    stopped = sum(trouble.tables - trouble.went_on for trouble in troubles)
    unseen = traced.done > 0 and not traced.stored
    bad = bool(problems or lost or stopped or traced.early or unseen)
    print("something was lost or stopped" if bad else "nothing was lost, and all tables went on")
    return 1 if bad else 0


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="kills and other faults while tables play")
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--victims", default=",".join(VICTIMS), help="who is killed")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", default="15")
    parser.add_argument("--faults", default=",".join(FAULTS), help="after the kills, in this order")
    parser.add_argument("--moves", type=int, default=TRACED, help="whose fsync is traced")
    parser.add_argument("--folder", type=Path, help="where files are made, on a real disk")
    return parser.parse_args(words)


async def _run(args: argparse.Namespace, folder: Path) -> tuple[list[Trouble], list[str]]:
    served = Served(folder / "data", folder / "server.log", "--bot-delay", "0")
    served.start()
    crowd = Crowd(served, args.tables, args.seed)
    troubles: list[Trouble] = []
    try:
        await crowd.sit_down()
        await _kill(args, served, crowd, troubles)
        for name in filter(None, args.faults.split(",")):
            trouble = await FAULTS[name](Scene(served, crowd, folder))
            troubles.append(trouble)
            print(f"{trouble.what}: {trouble.not_tried or 'over'}", flush=True)
        await crowd.finish()
    except BisError as error:  # a table broke: what was seen so far is told all the same
        crowd.problems.append(str(error))
    finally:
        await crowd.leave()
        if served.is_alive:
            served.stop()
    checked = check(served.data)
    print(f"{crowd.games} games were finished and verified; bis check: {checked}")
    return troubles, [*crowd.problems, *([] if checked.endswith("no problem") else [checked])]


async def _kill(
    args: argparse.Namespace, served: Served, crowd: Crowd, troubles: list[Trouble]
) -> None:
    chance = random.Random(args.seed)  # noqa: S311
    killer, began = Killer(served, crowd, chance), perf_counter()
    kills = order(args.kills, chance, args.victims.split(","))
    sums: dict[str, Trouble] = {}
    for number, victim in enumerate(kills, start=1):
        trouble = await killer.kill(victim)
        if trouble.what not in sums:
            sums[trouble.what] = Trouble(trouble.what)
            troubles.append(sums[trouble.what])
        sums[trouble.what].add(trouble)
        if number % TOLD_EVERY == 0:
            lost = sum(one.lost for one in sums.values())
            print(
                f"{perf_counter() - began:5.0f} s: {number} kills, "
                f"{crowd.diary.acknowledged:,} moves acknowledged, {lost} lost, "
                f"{crowd.games} games finished",
                flush=True,
            )


def tell(troubles: Sequence[Trouble], traced: Trace) -> None:
    head = ("fault", "times", "acknowledged", "lost", "tables that go on", "longest pause")
    print(f"{head[0]:44} {head[1]:>5} {head[2]:>12} {head[3]:>5} {head[4]:>17} {head[5]:>13}")
    for trouble in troubles:
        if trouble.not_tried:
            print(f"{trouble.what:44} NOT TRIED: {trouble.not_tried}")
            continue
        share = 100 * trouble.went_on / max(1, trouble.tables)
        print(
            f"{trouble.what:44} {trouble.faults:5} {trouble.acknowledged:12,} {trouble.lost:5} "
            f"{share:15.0f} % {trouble.pause:11.1f} s"
        )
    print(traced)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BisError as error:
        sys.exit(f"chaos: {error}")
