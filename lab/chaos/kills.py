"""Kills −9, by a seed: of the server, of the bots' workers, of the coach."""

import asyncio
import os
import random
import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress

from bis.core.errors import BisError
from lab.chaos.crowd import Crowd, Trouble
from lab.circles import Circle, Seating
from lab.people import Diary
from lab.served import Served

VICTIMS = {"server": 45, "workers": 35, "coach": 20}
"""Who is killed, and how often of a hundred times."""
SOON = 0.3
"""Seconds after a hint was asked for, in which its coach is killed."""


def order(
    kills: int, chance: random.Random, victims: Sequence[str] = tuple(VICTIMS)
) -> Iterator[str]:
    """Who is killed, one after the other; each kind at least once if there is room."""
    first = list(victims[:kills])
    chance.shuffle(first)
    yield from first
    weights = [VICTIMS[victim] for victim in victims]
    for _ in range(kills - len(first)):
        yield chance.choices(victims, weights)[0]


class Killer:
    """Kills while people play, and sees that they go on."""

    def __init__(self, served: Served, crowd: Crowd, chance: random.Random) -> None:
        self.served = served
        self.crowd = crowd
        self.chance = chance
        self.asker = Asker(served)
        self.hints = 0
        """Answers of the coach, in spite of all."""

    async def kill(self, victim: str) -> Trouble:
        await asyncio.sleep(0.1 * self.chance.random())
        if victim == "server":
            return await self._kill_server()
        if victim == "workers":
            return await self._kill_workers()
        return await self._kill_coach()

    async def _kill_server(self) -> Trouble:
        mark = self.crowd.mark()
        self.served.kill()
        await asyncio.to_thread(self.served.start)
        return await self.crowd.go_on("kill -9 of the server", mark)

    async def _kill_workers(self) -> Trouble:
        await self.crowd.until(lambda: bool(self.served.workers()))
        mark = self.crowd.mark()
        _kill(self.served.workers())
        return await self.crowd.go_on("kill -9 of the bots' workers", mark)

    async def _kill_coach(self) -> Trouble:
        """While it works out a hint, which is then answered all the same, or refused in words."""
        hint = asyncio.create_task(self.asker.ask())
        await self.crowd.until(lambda: bool(self.served.coaches()) or hint.done())
        await asyncio.sleep(SOON * self.chance.random())
        mark = self.crowd.mark()
        _kill(self.served.coaches())
        trouble = await self.crowd.go_on("kill -9 of the coach", mark)
        status, body = await hint
        self.hints += status == 200
        if status not in (200, 503) or not body:
            raise BisError(f"a hint was answered with {status}: {body!r}")
        return trouble


def _kill(pids: list[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


class Asker:
    """Somebody at a table with a bot, who never moves and asks for a hint now and then."""

    def __init__(self, served: Served) -> None:
        chance = random.Random(0)  # noqa: S311
        seating = Seating("criss_cross", 1, ("greedy",))
        self._circle = Circle(served, seating, Diary(), chance, pace=0)

    async def ask(self) -> tuple[int, bytes]:
        circle = self._circle
        if not circle.people:
            await circle.open()
            (person,) = circle.people
            while not person.legal:
                await person.until(lambda: person.is_to_act)
                if person.owes_luck:
                    await person.add_luck()
        (person,) = circle.people
        return await circle.ask(f"/api/tables/{circle.table}/hint?seat={person.seat}", person)
