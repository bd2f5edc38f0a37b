"""What goes wrong, by a seed: processes in one lane, lines in the other, both at the same time."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import time

from lab.chaos.cluster.links import Link
from lab.chaos.cluster.parts import Cluster, Part, Thinker

PROCESSES = {"kill -9": 5, "SIGTERM": 1, "SIGSTOP": 3, "kill -9 of bots": 1}
LINES = {"cut": 4, "hang": 3, "slow": 2, "lost answers": 3, "lost and doubled news": 4}
"""What happens, and how often of all times."""
DOWN = (0.0, 2.0)
"""Seconds until somebody who was killed is started again,"""
FROZEN = (1.0, 6.0)
"""for which somebody is frozen,"""
BROKEN = (1.0, 6.0)
"""a line is broken,"""
BETWEEN = (0.3, 3.0)
"""and between two faults of a lane."""
SLOW = 0.2
LOST = 1_000_000
"""Answers: all of them."""
DROPS = DOUBLES = 0.3


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is to happen."""

    what: str
    whom: str
    seconds: float
    after: float
    """Seconds of peace before it, in its lane."""


@dataclass
class Happened:
    """Something that has."""

    what: str
    whom: str
    began: float
    ended: float = 0.0


def process_faults(chance: random.Random, parts: Sequence[Part]) -> Iterator[Fault]:
    """Each part is as likely as any other."""
    whom_of = {
        what: [p.name for p in parts if isinstance(p, Thinker) or what != "kill -9 of bots"]
        for what in PROCESSES
    }
    kinds = {what: PROCESSES[what] for what in PROCESSES if whom_of[what]}
    while True:
        what = chance.choices(list(kinds), list(kinds.values()))[0]
        whom = chance.choice(whom_of[what])
        seconds = chance.uniform(*(FROZEN if what == "SIGSTOP" else DOWN))
        yield Fault(what, whom, seconds, chance.uniform(*BETWEEN))


def line_faults(chance: random.Random, links: Sequence[Link]) -> Iterator[Fault]:
    """One line, or all those to the same part."""
    while True:
        what = chance.choices(list(LINES), list(LINES.values()))[0]
        names = [link.name for link in links if link.is_news or what != "lost and doubled news"]
        names += sorted({f"all – {name.partition(' – ')[2]}" for name in names})
        whom = chance.choice(names)
        yield Fault(what, whom, chance.uniform(*BROKEN), chance.uniform(*BETWEEN))


class Storm:
    """Both lanes, for some time; at its end all is whole again."""

    def __init__(self, cluster: Cluster, happened: list[Happened], only: str = "") -> None:
        """With ``only``, what has nothing to do with that does not happen."""
        self.cluster = cluster
        self.happened = happened
        self.only = only

    async def rage(self, seed: str, seconds: float) -> None:
        processes, lines = (random.Random(f"{seed}/{lane}") for lane in ("processes", "lines"))  # noqa: S311
        end = time() + seconds
        await asyncio.gather(
            self._lane(process_faults(processes, self.cluster.parts), end),
            self._lane(line_faults(lines, self.cluster.links), end),
        )

    async def _lane(self, faults: Iterator[Fault], end: float) -> None:
        for fault in faults:
            if self.only not in f"{fault.what}: {fault.whom}":
                continue
            await asyncio.sleep(fault.after)
            if time() > end:
                return
            await self.suffer(fault)

    async def suffer(self, fault: Fault) -> None:
        happened = Happened(named(fault), fault.whom, time())
        self.happened.append(happened)
        if fault.what in PROCESSES:
            (part,) = (part for part in self.cluster.parts if part.name == fault.whom)
            await self._strike(part, fault)
        else:
            far = fault.whom.removeprefix("all – ")
            links = [link for link in self.cluster.links if _is_meant(link, fault.whom, far)]
            await _break(links, fault)
        happened.ended = time()

    async def _strike(self, part: Part, fault: Fault) -> None:
        match fault.what:
            case "kill -9":
                await asyncio.to_thread(part.kill)
            case "SIGTERM":
                await asyncio.to_thread(part.end)
            case "kill -9 of bots":
                assert isinstance(part, Thinker)
                part.kill_bots()
                return
            case _:
                part.freeze()
                await asyncio.sleep(fault.seconds)
                part.thaw()
                return
        await asyncio.sleep(fault.seconds)
        await asyncio.to_thread(part.begin)

    async def roll(self) -> None:
        """Nodes become the other version, one after the other."""
        for part in self.cluster.upgraded():
            happened = Happened("rolling upgrade", part.name, time())
            self.happened.append(happened)
            await asyncio.to_thread(part.end)
            await asyncio.to_thread(part.begin)
            happened.ended = time()


async def _break(links: Sequence[Link], fault: Fault) -> None:
    for link in links:
        match fault.what:
            case "cut":
                link.cut()
            case "hang":
                link.hang()
            case "slow":
                link.delay = SLOW
            case "lost answers":
                link.loses = LOST
            case _:
                link.drops, link.doubles = DROPS, DOUBLES
    if fault.what != "cut":
        await asyncio.sleep(fault.seconds)
    for link in links:
        link.heal()


def _is_meant(link: Link, whom: str, far: str) -> bool:
    return link.name == whom or (whom.startswith("all – ") and link.name.endswith(f" – {far}"))


def named(fault: Fault) -> str:
    """Which kind of fault, whichever of several parts it hits."""
    kinds = ("node", "thinker", "people", "all")
    sides = [
        next((kind for kind in kinds if side.startswith(kind)), side)
        for side in fault.whom.split(" – ")
    ]
    return f"{fault.what}: {' – '.join(sides)}"
