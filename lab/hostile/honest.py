"""Honest tables amid the noise: whole games, one after the other, each record looked at."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time

from bis.games import GAMES
from lab.circles import Circle, Seating
from lab.people import Diary
from lab.served import Served

SEATINGS = ((2, ("greedy",)), (3, ()), (1, ("greedy", "greedy")), (2, ()))
"""People and bots. Where all are people, strangers may look on, and do."""

HASTE = 0.05
"""Seconds for a move once the evening is over."""


@dataclass(frozen=True)
class Evening:
    """Who plays, how fast, and for how long."""

    port: int
    data: Path
    tables: int
    seconds: float
    pace: float
    """Seconds a person takes for a move."""
    seed: str
    known: Path
    """Where the tables at which strangers may look on are written down."""


@dataclass
class Played:
    """What came of it."""

    games: int = 0
    moves: int = 0
    wishes: int = 0
    waits: list[float] = field(default_factory=list)
    """Seconds from a move to its `done`, sorted."""
    problems: list[str] = field(default_factory=list)
    lines_lost: Counter[str] = field(default_factory=Counter)
    put_off: int = 0
    cpu: float = 0.0

    def wait(self, share: float) -> float:
        """The wait that such a share of moves does not exceed, in milliseconds."""
        if not self.waits:
            return float("nan")
        return 1000 * self.waits[min(len(self.waits) - 1, int(share * len(self.waits)))]


def play(evening: Evening) -> Played:
    """Runs in a process of its own, so that its clock is not held up by the attackers."""
    return asyncio.run(_play(evening))


async def _play(evening: Evening) -> Played:
    served = Served(evening.data, evening.known)
    served.port = evening.port
    diary, cpu = Diary(), process_time()
    circles = [_circle(evening, served, diary, number) for number in range(evening.tables)]
    end = perf_counter() + evening.seconds
    ended = await asyncio.gather(
        *(_play_on(circle, end) for circle in circles), return_exceptions=True
    )
    problems = [problem for circle in circles for problem in circle.problems]
    problems += [repr(problem) for problem in ended if problem is not None]
    return Played(
        games=sum(circle.finished for circle in circles),
        moves=diary.acknowledged,
        wishes=diary.wishes,
        waits=sorted(diary.waits),
        problems=problems,
        lines_lost=diary.lines_lost,
        put_off=diary.put_off,
        cpu=process_time() - cpu,
    )


def _circle(evening: Evening, served: Served, diary: Diary, number: int) -> Circle:
    games = list(GAMES)
    address = f"198.51.100.{number + 1}"
    people, bots = SEATINGS[number // len(games) % len(SEATINGS)]
    seating = Seating(games[number % len(games)], people, bots, watched=not bots)
    chance = random.Random(f"{evening.seed}/honest/{number}")  # noqa: S311
    circle = Circle(served, seating, diary, chance, pace=evening.pace, address=address)
    if seating.watched:
        circle.opened = lambda table: _write_down(evening.known, table)
    return circle


def _write_down(known: Path, table: str) -> None:
    with known.open("a") as file:
        file.write(f"{table}\n")


async def _play_on(circle: Circle, end: float) -> None:
    """Until the evening is over; the last game is then played to its end without a pause."""
    asyncio.get_running_loop().call_at(
        asyncio.get_running_loop().time() + max(0.0, end - perf_counter()),
        lambda: setattr(circle, "pace", min(circle.pace, HASTE)),
    )
    await circle.play_on(lambda: perf_counter() < end)
