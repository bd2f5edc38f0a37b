"""Many tables at several nodes while something is always broken: python -m lab.chaos.cluster."""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

from bis.core.errors import BisError
from lab.chaos.cluster import afterwards
from lab.chaos.cluster.afterwards import Found, at_clock
from lab.chaos.cluster.parts import HOUSE, PATIENCE, Cluster
from lab.chaos.cluster.storms import Happened, Storm
from lab.chaos.crowd import Crowd, Trouble
from lab.people import Diary

MINUTES, TABLES, NODES, THINKERS = 20.0, 200, 3, 1
RATE = 60.0
"""Moves a second that people make together."""
STORM = 40.0
"""Seconds of faults, after which all tables must go on."""
LONGEST = 5
"""So many pauses are told one by one."""
EASE = 8.0
"""People take so many times as long as the servers do, so that a slow machine is slow and works."""
THREADS = 48
"""People whose request waits hold up nobody else's."""


def main(words: Sequence[str] | None = None) -> int:
    args = _arguments(words)
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        evening = Evening(args, Path(folder))
        asyncio.run(evening.run())
        if args.logs:
            args.logs.mkdir(exist_ok=True)
            for name, said in evening.said.items():
                (args.logs / f"{name}.log").write_text(said)
    return evening.verdict()


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="a cluster of which something is always broken")
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--nodes", type=int, default=NODES)
    parser.add_argument("--thinkers", type=int, default=THINKERS)
    parser.add_argument("--rate", type=float, default=RATE, help="moves of people a second")
    parser.add_argument("--seed", default="17")
    parser.add_argument(
        "--other", type=Path, default=HOUSE, help="the tree of another version, to roll to and back"
    )
    parser.add_argument("--only", default="", help="faults in whose name this stands, e.g. NATS")
    parser.add_argument("--folder", type=Path, help="where files are made, on a real disk")
    parser.add_argument("--logs", type=Path, help="where to keep what all of them wrote")
    return parser.parse_args(words)


class Evening:
    """Storms, and upgrades in between, until it is late; then everything is looked at."""

    def __init__(self, args: argparse.Namespace, folder: Path) -> None:
        self.args = args
        self.cluster = Cluster(folder, args.nodes, args.thinkers, args.seed, args.other.resolve())
        people = 1.8 * args.tables
        pace, diary = people / args.rate, Diary(patience=PATIENCE, ease=EASE)
        self.crowd = Crowd(self.cluster, args.tables, args.seed, pace, diary)
        self.happened: list[Happened] = []
        self.troubles: list[Trouble] = []
        self.found = Found()
        self.problems: list[str] = []
        self.said: dict[str, str] = {}

    async def run(self) -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
        try:
            await self.cluster.open()
            await self.crowd.sit_down()
            await self._storms()
            await self.crowd.finish()
            await self._look_back()
        except BisError as error:  # a table broke: what was seen so far is told all the same
            print(error, flush=True)
            self.problems.append(str(error))
        finally:
            await self.crowd.leave()
            await self.cluster.close()
            self.problems += self.crowd.problems
            self.said = self.cluster.logs()
            self.said["faults"] = "".join(map(_line, self.happened))
            self.problems += filter(None, map(self._tracebacks, self.said))

    def _tracebacks(self, name: str) -> str:
        """Those of another version are its own, and are in what it wrote."""
        other = self.cluster.other
        found = [line for line in self.said[name].splitlines() if "Traceback" in line]
        ours = [line for line in found if other == HOUSE or str(other) not in line]
        return f"{name} wrote {len(ours)} tracebacks" if ours else ""

    async def _storms(self) -> None:
        storm, number = Storm(self.cluster, self.happened, self.args.only), 0
        end = monotonic() + 60 * self.args.minutes
        while (left := end - monotonic()) > 0:
            number += 1
            mark = self.crowd.mark()
            await storm.rage(f"{self.args.seed}/{number}", min(STORM, left))
            await self._go_on(f"storm {number}", mark.acknowledged)
            mark = self.crowd.mark()
            await storm.roll()
            await self._go_on(f"upgrade {number}", mark.acknowledged)

    async def _go_on(self, what: str, acknowledged: int) -> None:
        """Nothing may be missing, and every table has to make a move from now on."""
        trouble = await self.crowd.go_on(what, self.crowd.mark())
        trouble.acknowledged = self.crowd.diary.acknowledged - acknowledged
        self.troubles.append(trouble)
        print(
            f"{what}: {trouble.acknowledged:,} moves acknowledged, {trouble.lost} lost, "
            f"{trouble.went_on} of {trouble.tables} tables went on within {trouble.pause:.1f} s; "
            f"{len(self.happened)} faults so far",
            flush=True,
        )

    async def _look_back(self) -> None:
        played = {
            table: known for circle in self.crowd.circles for table, known in circle.played.items()
        }
        self.found = await afterwards.look(self.cluster.database.engine.url, played)
        self.problems += self.found.problems
        self.problems += await afterwards.compare_records(self.cluster.nodes, played)

    def verdict(self) -> int:
        """1 if anything was lost, was there twice, or stood still."""
        tell(self.found, self.happened, self.crowd)
        for problem in self.problems:
            print(f"NOT SO: {problem}")
        stopped = sum(trouble.tables - trouble.went_on for trouble in self.troubles)
        lost = sum(trouble.lost for trouble in self.troubles)
        bad = bool(self.problems or stopped or lost or self.found.lost or self.found.doubled)
        print("something was lost or stopped" if bad else "nothing was lost, all tables went on")
        return 1 if bad else 0


def _line(one: Happened) -> str:
    return f"{at_clock(one.began)} to {at_clock(one.ended)}: {one.what}, {one.whom}\n"


def tell(found: Found, happened: Sequence[Happened], crowd: Crowd) -> None:
    pauses = afterwards.longest(found, happened)
    times = Counter(one.what for one in happened)
    for pause in sorted(found.pauses, key=lambda pause: -pause.seconds)[:LONGEST]:
        print(f"the table stood still for {pause}")
    print(f"{'fault':42} {'times':>5} {'longest pause around it':>24}")
    for what in sorted(times):
        print(f"{what:42} {times[what]:5} {pauses[what]:22.1f} s")
    print(
        f"{found.moves:,} moves of people and {found.bots:,} of bots in {crowd.games} games that "
        f"were finished and verified; {crowd.diary.acknowledged:,} were acknowledged, "
        f"{len(happened)} faults; moves lost {found.lost}, double moves {found.doubled}, "
        f"longest pause {max(pauses.values()):.1f} s, of quiet times {pauses['']:.1f} s; "
        f"{crowd.diary.put_off} wishes were put off, "
        f"{crowd.diary.lines_lost.total() - crowd.diary.lines_lost['1000 ']} lines lost"
    )


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BisError as error:
        sys.exit(f"chaos: {error}")
