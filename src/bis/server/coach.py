"""Hints and reviews: worked out in processes of their own, apart from tables and bots."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from time import monotonic
from typing import Any, Literal

import msgspec

from bis import __version__, coach
from bis.coach import shape
from bis.coach.verdicts import ACCUSATIONS
from bis.record.record import Transcript
from bis.record.replay import replay
from bis.server import logs
from bis.server.desk import Crew, Desk, FarRoom
from bis.server.live import Live
from bis.server.reasons import COACH_GAVE_UP
from bis.server.store import Store, StoreError
from bis.server.workers import NoAnswerError, Room, Rules, Tell, Work, Works
from bis.table.table import Table

VERSION = f"{__version__}/{shape.VERSION}" + ("" if find_spec("numba") else "/learned")
"""Reviews kept under another one are made anew: those by what was learned, once Numba is there."""
HINTS = Rules(patience=60.0, nice=10, rest=300.0, most=8)
REVIEWS = Rules(patience=600.0, nice=10, rest=300.0, most=8)
"""A review tells how far it is, and that it goes on, with each game that is interpreted; compiling
games may come first: half a minute of a core, of which a busy machine gives little."""
PATIENCE = 0.5
"""Seconds that a request waits for a review, before it tells how far it is."""
NOBODY = -1
"""Who asks for nothing: the coach gets ready."""
SOON = 2.0
"""Seconds after somebody is seen to practice, in which the coach gets ready."""
HINT, REVIEW = "hint", "review"
"""What jobs are called that other nodes may do."""
GAVE_UP = COACH_GAVE_UP.template


class CoachError(Exception):
    """There is no answer, and why."""


# In the process of a coach


def advise(_tell: Tell, record: str, seat: int, move: str = "") -> bytes:
    """The best moves of a seat, or what a move would cost, by what the record says alone."""
    if seat == NOBODY:
        coach.get_ready(replay(record.encode()))
        return b""
    if move:
        return msgspec.json.encode(coach.weigh(replay(record.encode()), seat, move))
    return msgspec.json.encode(coach.advise(replay(record.encode()), seat, at_once=True))


def look_back(tell: Tell, record: str) -> bytes:
    """The review of a finished game; mistakes are told as they are found."""

    def found(decision: shape.Decision) -> None:
        if decision.verdict in ACCUSATIONS:
            tell(decision)

    return msgspec.json.encode(coach.look_back(replay(record.encode()), tell, found=found))


# In the server


@dataclass
class Job:
    """A review on its way."""

    task: "asyncio.Task[bytes]"
    state: Literal["queued", "running"] = "queued"
    progress: float = 0.0
    found: list[shape.Decision] = field(default_factory=list)
    """The mistakes so far."""
    began: float | None = None

    @property
    def seconds(self) -> float:
        """How long it has been looked at, also where it began anew."""
        return 0.0 if self.began is None else monotonic() - self.began

    def tell(self, news: float | shape.Decision) -> None:
        self.state = "running"
        if self.began is None:
            self.began = monotonic()
        if isinstance(news, shape.Decision):
            self.found.append(news)
            return
        self.progress = news
        if not news:  # it begins, perhaps anew
            self.found.clear()


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
        self.own_hints = Room(advise, 1, HINTS)
        self.own_reviews = Room(look_back, 1, REVIEWS)
        self.hints: Works = self.own_hints
        self.reviews: Works = self.own_reviews
        self._hints: dict[tuple[str | int, ...], asyncio.Task[bytes]] = {}
        self._jobs: dict[str, Job] = {}
        self._ready: set[str] = set()
        """Games whose coach is loaded, or is about to be,"""
        self._coming: set[str] = set()
        """and those for which it was not asked yet."""
        self._closed = False

    def share(self, desk: Desk, crew: Crew) -> None:
        """Where there are nodes that think, they do it; a review is made once for all nodes."""
        self.hints = FarRoom(self.own_hints, HINT, desk, lambda: crew.processes > 0)
        self.reviews = FarRoom(self.own_reviews, REVIEW, desk, lambda: True, once=True)

    def watch(self, live: Live) -> None:
        """Where somebody practices, their first hint need not wait for a process to start."""
        table = live.table
        if table.phase != "playing" or not table.is_practice or not live.here:
            return
        if not self.hints.pids:
            self._ready &= self._coming
        if table.game.id not in self._ready:
            self._ready.add(table.game.id)
            self._coming.add(table.game.id)
            asyncio.get_running_loop().call_later(SOON, self._get_ready, table)

    def _get_ready(self, table: Table) -> None:
        self._coming.discard(table.game.id)
        if table.transcript is not None and not self._closed:
            _watched(_ask(self.hints.do("", known_record(table.transcript), NOBODY)))

    async def hint(self, table: Table, seat: int, line: str = "", move: str = "") -> bytes:
        """The best moves of a seat that is to act, or what one move would cost; for every position
        its own.

        Those who ask in one ``line`` wait for each other.
        """
        assert table.transcript is not None
        known = known_record(table.transcript)
        key: tuple[str | int, ...] = (known, seat, move) if move else (known, seat)
        if key not in self._hints:
            task = self._hints[key] = _watched(_ask(self.hints.do(line, *key)))
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

    def ahead(self, job: "Job") -> int:
        """How many reviews that were asked for here before this one are still on their way.

        One who asks for many lets others in between: it may be its turn earlier.
        """
        jobs = list(self._jobs.values())
        before = jobs[: jobs.index(job)] if job in jobs else []
        return sum(not other.task.done() for other in before)

    def begin_review(self, table: Table, line: str = "") -> "Job":
        assert table.transcript is not None
        job = Job(_watched(self._look_back(table.id, str(table.transcript), line)))
        self._jobs[table.id] = job
        return job

    async def _look_back(self, table_id: str, record: str, line: str) -> bytes:
        body = await _ask(self.reviews.do(line, record, tell=self._jobs[table_id].tell))
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
        self._closed = True
        for task in (*self._hints.values(), *(job.task for job in self._jobs.values())):
            task.cancel()
        self.hints.close()
        self.reviews.close()


async def _ask(work: Coroutine[Any, Any, bytes]) -> bytes:
    try:
        return await work
    except NoAnswerError as error:
        raise CoachError(str(error) or GAVE_UP) from None


def _watched(work: Coroutine[Any, Any, bytes]) -> "asyncio.Task[bytes]":
    """A task whose failure is no news where nobody waits for it any more."""
    task = asyncio.create_task(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task


def known_record(transcript: Transcript) -> str:
    """What everybody knows: no choice that waits for others', and no word about the seed."""
    header = replace(transcript.header, notes=())
    return str(header) + str(transcript).removeprefix(str(transcript.header))
