"""Work that is asked for here and done elsewhere: jobs as rows, taken by nodes that think.

A job has a line, and the lines take turns over all nodes. Whoever takes it says now and then how
far it is; who is not heard of has lost it, and another begins anew. Rows are no truth: where they
are lost, whoever asked asks again, and where nobody takes them, it is worked out here.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

from bis.server import logs
from bis.server.bus import JOB, Bus, is_well
from bis.server.store import Job, SharedStore, StoreError
from bis.server.workers import ATTEMPTS, CrowdedError, NoAnswerError, Room, Tell

LOOK, LOOK_OFTEN = 0.5, 0.1
"""Seconds between two looks without news; and while there are none, since the bus is lost."""
LAPSE = 2.0
"""Seconds after which others do the work of a node that is not heard of."""
UNTAKEN = 3.0
"""Seconds after which a job that nobody takes, or nobody works at any more, is worked out here."""
TRIES = 3
"""So many takers may die over a job."""


class Crew:
    """Which nodes only think, and how much waits for them; looked at with every round."""

    def __init__(self, store: SharedStore, lapse: float = LAPSE) -> None:
        self._store = store
        self._lapse = lapse
        self.processes = 0
        """Of all of them."""
        self.waiting = 0

    async def round(self) -> None:
        kinds = (await self._store.nodes(self._lapse)).values()
        self.processes = sum(int(kind.split()[1]) for kind in kinds if kind.startswith("work "))
        self.waiting = await self._store.waiting("move") if self.processes else 0


class Desk:
    """Where jobs are handed in, and answers waited for."""

    def __init__(self, store: SharedStore, bus: Bus, lapse: float = LAPSE) -> None:
        self._store = store
        self._bus = bus
        self._lapse = lapse
        self._news: dict[str, asyncio.Event] = {}
        bus.subscribe(self._heard, self._concerns)

    def _concerns(self, key: str, version: int) -> bool:
        return version == JOB and key in self._news

    async def _heard(self, key: str, _version: int) -> None:
        if key in self._news:
            self._news[key].set()

    async def ask(
        self,
        asked: Job,
        tell: Tell = lambda _done: None,
        is_manned: Callable[[], bool] = lambda: True,
    ) -> Job | None:
        """The job with its answer; None if nobody works at it, or nobody is there any more.

        How long it may take is known to whoever has taken it, and is heard of meanwhile.
        """
        news = self._news.setdefault(asked.key, asyncio.Event())
        try:
            await self._hand_in(asked)
            until = monotonic() + UNTAKEN
            while True:
                found = await self._look(news, asked)
                if found.outcome is not None:
                    return found
                if found.taker is not None:
                    until = monotonic() + UNTAKEN
                    tell(found.progress)
                if monotonic() > until or not is_manned():
                    return None
        finally:
            self._news.pop(asked.key, None)

    async def _hand_in(self, asked: Job) -> None:
        await self._store.add_job(asked.key, asked.kind, asked.line, asked.body)
        await self._bus.publish(asked.kind, JOB)

    async def _look(self, news: asyncio.Event, asked: Job) -> Job:
        """After news, or a while; a job that was lost with the database's memory is handed in."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_pause(self._bus)):
                await news.wait()
        news.clear()
        found = await self._store.job(asked.key, self._lapse)
        if found is None:
            await self._hand_in(asked)
        return found or asked

    async def drop(self, key: str) -> None:
        await self._store.drop_job(key)


class FarRoom:
    """A room whose work is done by nodes that think, if there are any; else here."""

    def __init__(
        self,
        here: Room,
        kind: str,
        desk: Desk,
        is_manned: Callable[[], bool],
        *,
        once: bool = False,
    ) -> None:
        """With ``once``, what several nodes ask for at the same time is worked out once."""
        self._here = here
        self._kind = kind
        self._desk = desk
        self._is_manned = is_manned
        self._once = once

    @property
    def pids(self) -> list[int]:
        return self._here.pids

    async def do(
        self, line: str, *job: Any, attempts: int = ATTEMPTS, tell: Tell = lambda _done: None
    ) -> Any:
        if self._is_manned():
            done = await self._ask_far(line, job, tell)
            if done is not None:
                return answer_of(done)
        return await self._here.do(line, *job, attempts=attempts, tell=tell)

    async def _ask_far(self, line: str, job: tuple[Any, ...], tell: Tell) -> Job | None:
        body = msgspec.json.encode(job)
        own = hashlib.sha256(body).hexdigest() if self._once else secrets.token_hex(8)
        key = f"{self._kind}-{own}"
        try:
            asked = Job(key, self._kind, line, body)
            done = await self._desk.ask(asked, tell, self._is_manned)
            if not self._once or (done and done.outcome != "done"):
                await self._desk.drop(key)
        except StoreError as error:
            logs.log.error("nobody elsewhere was asked: %s", error)
            return None
        return done

    def close(self) -> None:
        self._here.close()


def answer_of(done: Job) -> Any:
    if done.outcome == "done":
        return msgspec.msgpack.decode(done.answer or b"")
    raise NoAnswerError((done.answer or b"").decode())


class Taker:
    """Takes jobs of a kind, as many at once as there are workers here."""

    def __init__(self, store: SharedStore, bus: Bus, owner: str, lapse: float = LAPSE) -> None:
        self._store = store
        self._bus = bus
        self._owner = owner
        self._lapse = lapse
        self._news: dict[str, asyncio.Event] = {}
        bus.subscribe(self._heard, self._concerns)

    def _concerns(self, kind: str, version: int) -> bool:
        return version == JOB and kind in self._news

    async def _heard(self, kind: str, _version: int) -> None:
        self._news[kind].set()

    async def run(
        self, kind: str, room: Room, is_wanted: Callable[[], bool] = lambda: True
    ) -> None:
        """One job after the other; several of these run side by side."""
        news = self._news.setdefault(kind, asyncio.Event())
        while True:
            job = await self._next(kind) if is_wanted() else None
            if job is not None:
                await self._try(job, room)
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(_pause(self._bus)):
                    await news.wait()
            news.clear()

    async def _next(self, kind: str) -> Job | None:
        try:
            return await self._store.take_job(self._owner, [kind], self._lapse, TRIES)
        except StoreError:
            await asyncio.sleep(LOOK)
            return None

    async def _try(self, job: Job, room: Room) -> None:
        """Whatever becomes of it, the next job is taken; and another may take this one."""
        try:
            await self._work(job, room)
        except Exception:
            logs.log.exception("a job failed")

    async def _work(self, job: Job, room: Room) -> None:
        told = Progress()
        renewing = asyncio.create_task(self._renew(job, told))
        outcome, answer = "failed", b""
        try:
            done = await room.do(job.line, *msgspec.json.decode(job.body), tell=told.tell)
            outcome, answer = "done", msgspec.msgpack.encode(done)
        except NoAnswerError as error:
            outcome, answer = "refused", str(error).encode()
        except CrowdedError:
            logs.log.error("more jobs than workers")
        finally:
            renewing.cancel()
        await self._finish(job, outcome, answer)

    async def _finish(self, job: Job, outcome: str, answer: bytes) -> None:
        """If it cannot be told, another takes the job when this one is not heard of."""
        try:
            await self._store.finish_job(job.key, self._owner, outcome, answer)
            await self._bus.publish(job.key, JOB)
        except StoreError as error:
            logs.log.error("an answer was not handed in: %s", error)

    async def _renew(self, job: Job, told: "Progress") -> None:
        while True:
            await asyncio.sleep(self._lapse / 4)
            try:
                await self._store.tell_job(job.key, self._owner, told.done)
            except StoreError as error:
                logs.log.error("a job was not renewed: %s", error)


class Progress:
    """How far something is. What else is told on the way comes with the answer."""

    done = 0.0

    def tell(self, news: Any) -> None:
        if isinstance(news, float):
            self.done = news


def _pause(bus: Bus) -> float:
    return LOOK if is_well(bus) else LOOK_OFTEN
