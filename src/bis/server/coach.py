"""Hints and reviews: worked out in processes of their own, apart from tables and bots."""

import asyncio
import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib.util import find_spec
from multiprocessing.connection import Connection
from typing import Any, Literal

import msgspec

from bis import __version__, coach
from bis.coach import shape
from bis.core.errors import BisError
from bis.record.record import Transcript
from bis.record.replay import replay
from bis.server import logs
from bis.server.store import Store, StoreError
from bis.server.workers import end_with_the_server
from bis.table.table import Table

VERSION = f"{__version__}/{shape.VERSION}" + ("" if find_spec("numba") else "/learned")
"""Reviews kept under another one are made anew: those by what was learned, once Numba is there."""
ATTEMPTS = 2
"""A process that dies is replaced, and the job is begun again; what kills two is given up."""
NICE = 10
"""Bots and tables go first where the processor is scarce."""
REST = 300.0
"""Seconds without work after which a process ends; the next job starts a new one."""
PATIENCE = 0.5
"""Seconds that a request waits for a review, before it tells how far it is."""
GAVE_UP = "the coach could not work this out; try again later"

Tell = Callable[[float], None]
Work = Callable[..., bytes]


class CoachError(Exception):
    """There is no answer, and why."""


# In the process of a coach


def advise(_tell: Tell, record: str, seat: int) -> bytes:
    """The best moves of a seat, by what the record says and nothing else."""
    return msgspec.json.encode(coach.advise(replay(record.encode()), seat, at_once=True))


def look_back(tell: Tell, record: str) -> bytes:
    """The review of a finished game."""
    return msgspec.json.encode(coach.look_back(replay(record.encode()), tell))


def _work(line: Connection, work: Work) -> None:
    """One job after the other, until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_server()
    if hasattr(os, "nice"):
        os.nice(NICE)
    with suppress(EOFError):
        while True:
            line.send(_answer(line, work, line.recv()))


def _answer(line: Connection, work: Work, job: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return "done", work(lambda done: line.send(("running", done)), *job)
    except BisError as error:
        return "refused", str(error)
    except Exception:
        return "failed", traceback.format_exc()


# In the server


class Coach:
    """A process that does one job after the other, and tells how far it is."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._turn = asyncio.Lock()
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None
        self._rest: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def do(self, *job: Any, tell: Tell = lambda _done: None) -> bytes:
        """The answer to a job; a CoachError if there is none."""
        async with self._turn:
            tell(0.0)
            if self._rest is not None:
                self._rest.cancel()
            for _ in range(ATTEMPTS):
                try:
                    return await self._attempt(job, tell)
                except (EOFError, OSError):
                    logs.log.warning("a coach's process died")
                    self.close()
                except asyncio.CancelledError:
                    self.close()
                    raise
            raise CoachError(GAVE_UP)

    async def _attempt(self, job: tuple[Any, ...], tell: Tell) -> bytes:
        line = self._line or self._begin()
        await asyncio.to_thread(line.send, job)
        kind, told = await asyncio.to_thread(line.recv)
        while kind == "running":
            tell(told)
            kind, told = await asyncio.to_thread(line.recv)
        self._rest = asyncio.get_running_loop().call_later(REST, self._sleep)
        if kind == "failed":
            logs.log.error("a coach failed: %s", told)
            raise CoachError(GAVE_UP)
        if kind == "refused":
            raise CoachError(told)
        answer: bytes = told
        return answer

    def _begin(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._line, there = context.Pipe()
        self._process = context.Process(target=_work, args=(there, self._work), daemon=True)
        self._process.start()
        there.close()
        return self._line

    def _sleep(self) -> None:
        if not self._turn.locked():
            self.close()

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._rest is not None:
            self._rest.cancel()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None


@dataclass
class Job:
    """A review on its way."""

    task: "asyncio.Task[bytes]"
    state: Literal["queued", "running"] = "queued"
    progress: float = 0.0

    def tell(self, done: float) -> None:
        self.state, self.progress = "running", done


class Coaches:
    """What is asked for twice at the same time is worked out once; reviews are kept for good."""

    def __init__(
        self,
        store: Store,
        advise: Work = advise,
        look_back: Work = look_back,
        version: str = VERSION,
    ) -> None:
        self._store = store
        self._version = version
        self.hints = Coach(advise)
        self.reviews = Coach(look_back)
        self._hints: dict[tuple[str, int], asyncio.Task[bytes]] = {}
        self._jobs: dict[str, Job] = {}

    async def hint(self, table: Table, seat: int) -> bytes:
        """The best moves of a seat that is to act; a hint of its own for every position."""
        assert table.transcript is not None
        known = known_record(table.transcript)
        key = known, seat
        if key not in self._hints:
            task = self._hints[key] = _watched(self.hints.do(known, seat))
            task.add_done_callback(lambda _task: self._hints.pop(key))
        return await asyncio.shield(self._hints[key])

    async def find_review(self, table_id: str) -> "bytes | Job | None":
        """The review of a game, or how far it is; nothing if nobody has asked for it."""
        kept = await self._store.review(table_id, self._version)
        return kept if kept is not None else self._jobs.get(table_id)

    async def wait(self, table_id: str, job: "Job") -> "bytes | Job":
        """The review if it is done soon, else how far it is; a CoachError if it failed."""
        await asyncio.wait([job.task], timeout=PATIENCE)
        if not job.task.done():
            return job
        self._jobs.pop(table_id, None)
        return job.task.result()

    def begin_review(self, table: Table) -> "Job":
        assert table.transcript is not None
        job = Job(_watched(self._look_back(table.id, str(table.transcript))))
        self._jobs[table.id] = job
        return job

    async def _look_back(self, table_id: str, record: str) -> bytes:
        body = await self.reviews.do(record, tell=self._jobs[table_id].tell)
        try:
            await self._store.keep_review(table_id, self._version, body)
        except StoreError:
            logs.log.exception("a review was not kept", extra=logs.at(table_id))
        else:
            self._jobs.pop(table_id, None)
        logs.tell("reviewed", table=logs.mark(table_id))
        return body

    def drop(self, table_id: str) -> None:
        """What is on its way speaks of somebody who was forgotten."""
        job = self._jobs.pop(table_id, None)
        if job is not None:
            job.task.cancel()

    def close(self) -> None:
        for task in (*self._hints.values(), *(job.task for job in self._jobs.values())):
            task.cancel()
        self.hints.close()
        self.reviews.close()


def _watched(work: Coroutine[Any, Any, bytes]) -> "asyncio.Task[bytes]":
    """A task whose failure is no news where nobody waits for it any more."""
    task = asyncio.create_task(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task


def known_record(transcript: Transcript) -> str:
    """What everybody knows: no choice that waits for others', and no word about the seed."""
    header = replace(transcript.header, notes=())
    return str(header) + str(transcript).removeprefix(str(transcript.header))
