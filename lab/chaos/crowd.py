"""People and bots at many tables who play on through everything, and what they were told."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from bis.core.errors import BisError
from bis.games import GAMES
from lab.circles import Circle, Seating
from lab.people import Diary
from lab.served import Door

SEATINGS = ((1, ("greedy",)), (2, ()), (2, ("greedy", "uniform")), (1, ("uniform",)), (3, ()))
"""People and bots at a table."""
PACE, HASTE = 0.08, 0.03
"""Seconds for a move, and when all are to end."""
BETWEEN = 50
"""Acknowledged moves between two faults, at least."""
AT_ONCE = 16
"""Tables that are opened together: all of them would be a flood before anybody plays."""
TICK = 0.02


@dataclass
class Trouble:
    """One fault, or many of a kind, and what became of the tables."""

    what: str
    faults: int = 0
    acknowledged: int = 0
    """Moves that were acknowledged from one fault to the next."""
    lost: int = 0
    went_on: int = 0
    """Tables that went on after a fault,"""
    tables: int = 0
    """and those that were to."""
    pause: float = 0.0
    """The longest that a table stood still after a fault, in seconds."""
    not_tried: str = ""

    def add(self, other: "Trouble") -> None:
        self.faults += other.faults
        self.acknowledged += other.acknowledged
        self.lost += other.lost
        self.went_on += other.went_on
        self.tables += other.tables
        self.pause = max(self.pause, other.pause)


class Crowd:
    """All tables, each with people of its own, who begin anew when a game is over."""

    def __init__(
        self,
        served: Door,
        tables: int,
        seed: str,
        pace: float = PACE,
        diary: Diary | None = None,
    ) -> None:
        self.served = served
        self.pace = pace
        self.diary = diary or Diary()
        self.problems: list[str] = []
        self._turn = asyncio.Semaphore(AT_ONCE)
        self.circles = [self._circle(number, seed) for number in range(tables)]
        self._ends = False
        self._tasks: list[asyncio.Task[None]] = []

    def _circle(self, number: int, seed: str) -> Circle:
        games = list(GAMES)
        people, bots = SEATINGS[number // len(games) % len(SEATINGS)]
        seating = Seating(games[number % len(games)], people, bots)
        chance = random.Random(f"{seed}/{number}")  # noqa: S311
        address = f"198.51.100.{number + 1}"
        return Circle(
            self.served,
            seating,
            self.diary,
            chance,
            pace=self.pace,
            address=address,
            turn=self._turn,
        )

    async def sit_down(self) -> None:
        self._tasks = [
            asyncio.create_task(circle.play_on(lambda: not self._ends)) for circle in self.circles
        ]
        for circle in self.circles:  # one after the other, so that only who stands still is late
            await self.until(partial(_has_begun, circle))

    async def finish(self) -> None:
        """All games are played to their end, and every record is looked at as a whole."""
        self._ends = True
        for circle in self.circles:
            circle.pace = HASTE
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        self.problems += [repr(problem) for problem in ended if problem is not None]
        self.problems += [problem for circle in self.circles for problem in circle.problems]

    async def leave(self) -> None:
        """Who is stopped just as an answer comes goes on (`asyncio.wait_for` of Python 3.11)."""
        left = {task for task in self._tasks if not task.done()}
        while left:
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=1.0)

    async def pause(self) -> None:
        """Until nobody moves, and everything that was sent is answered."""
        for circle in self.circles:
            circle.gate.clear()
        await self.until(lambda: all(circle.is_at_rest for circle in self.circles))

    def resume(self) -> None:
        for circle in self.circles:
            circle.gate.set()

    @property
    def games(self) -> int:
        return sum(circle.finished for circle in self.circles)

    async def until(self, fits: Callable[[], bool]) -> bool:
        """Whether it came to be in time."""
        end = perf_counter() + self.diary.patience
        while not fits():
            if perf_counter() > end:
                return False
            for task in self._tasks:
                if task.done() and not task.cancelled() and task.exception():
                    raise BisError(f"a table broke: {task.exception()!r}")
            await asyncio.sleep(TICK)
        return True

    def mark(self) -> "Mark":
        """How far everybody is, just before something happens."""
        steps = tuple(circle.steps for circle in self.circles)
        return Mark(perf_counter(), self.diary.acknowledged, steps)

    async def go_on(self, what: str, mark: "Mark") -> Trouble:
        """Records are compared at once; then until all tables went on, and enough is played."""
        trouble = Trouble(what, faults=1, tables=len(self.circles))
        trouble.lost = await self.count_lost()
        waiting = set(range(len(self.circles)))

        def has_gone_on() -> bool:
            for number in [n for n in waiting if self.circles[n].steps > mark.steps[n]]:
                waiting.discard(number)
                trouble.pause = perf_counter() - mark.at
            return not waiting and self.diary.acknowledged - mark.acknowledged >= BETWEEN

        await self.until(has_gone_on)
        trouble.went_on = len(self.circles) - len(waiting)
        trouble.acknowledged = self.diary.acknowledged - mark.acknowledged
        return trouble

    async def count_lost(self) -> int:
        """Acknowledged moves that are not at their place, in the games that go on."""
        found = await asyncio.gather(*(circle.lost() for circle in self.circles))
        problems = [problem for lost in found for problem in lost]
        self.problems += problems
        return len(problems)


def _has_begun(circle: Circle) -> bool:
    return circle.steps > 0


@dataclass(frozen=True, slots=True)
class Mark:
    """How far everybody was, and when."""

    at: float
    acknowledged: int
    steps: tuple[int, ...]
