"""The one thread that writes: whatever waits is committed together."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from bis.core.reasons import Sentence
from bis.server import logs
from bis.server.store.contract import StoreError
from bis.server.store.schema import open_file, scrub

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Asked = tuple[Job, "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any, Exception | None]
MOST_AT_ONCE = 256
GATHER = 0.010
"""Seconds for which jobs are gathered while many tables play; one table never waits for it."""
SCRUB_AGAIN = 1.0
"""Seconds until it is tried once more, while somebody reads the file."""


class Writer:
    """Jobs in, answers out. What goes wrong in a job is its asker's to hear, and nobody else's.

    A connection that failed is opened anew for what comes next. Should the thread itself end,
    whoever asks is told so at once.
    """

    def __init__(self, path: Path) -> None:
        self._jobs: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._ended = False
        self._taken: list[Asked] = []
        """What the thread is about, or was about last."""
        self._gathering = threading.Event()
        """Never set: to wait for it cannot fail, while to sleep can, under a clock that is set."""
        self._to_scrub = False
        """Whether what was deleted still stands in the file beside the store."""
        self._loop = asyncio.get_running_loop()
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def ready(self) -> None:
        await self._ready

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """What a job comes to, once it is durable; it may be run twice, and counts once."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, future))
        if self._ended:  # it may have ended before it saw this
            self._refuse_all()
        return await future

    def scrub_after(self, _connection: sqlite3.Connection) -> None:
        """Asked for by a job that deletes: nothing of it may stay on the disk."""
        self._to_scrub = True

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # What may be replaced

    def connect(self, *, again: bool = False) -> sqlite3.Connection:
        """The file is made when it is first opened, and never again."""
        return open_file(self._path, must_exist=again)

    def commit(self, connection: sqlite3.Connection) -> None:
        connection.execute("COMMIT")

    # The thread

    def _run(self) -> None:
        try:
            if self._open():
                while batch := self._next_batch():
                    self._serve(batch)
        except BaseException:
            logs.log.exception("the store's thread has ended")
        finally:
            self._ended = True
            for item in self._taken:
                self._jobs.put(item)  # answered, unless the thread ended before
            self._refuse_all()
            self._close()

    def _open(self) -> bool:
        problem = None
        try:
            self._connection = self.connect()
        except sqlite3.Error as error:
            problem = StoreError(
                Sentence("{path} cannot be opened: {why}", path=self._path, why=error)
            )
        except StoreError as error:
            problem = error
        self._tell([(self._ready, None, problem)])
        return problem is None

    def _close(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
        self._connection = None

    def _next_batch(self) -> list[Asked]:
        """All that waits, at least one job; nothing once the store is closed.

        After a commit of several, more are on their way: they are waited for, shortly.
        """
        is_busy = len(self._taken) > 1
        self._taken = batch = []
        item = self._next_job()
        if is_busy and item is not None:
            self._gathering.wait(GATHER)
        while item is not None:
            batch.append(item)
            if len(batch) == MOST_AT_ONCE or self._jobs.empty():
                return batch
            item = self._jobs.get()
        self._jobs.put(None)
        return batch

    def _next_job(self) -> Asked | None:
        while True:
            try:
                return self._jobs.get(timeout=SCRUB_AGAIN if self._to_scrub else None)
            except queue.Empty:
                self._scrub()

    def _scrub(self) -> None:
        """Whether or not it can be done, what was asked for is stored."""
        try:
            if self._to_scrub and self._connection is not None:
                self._to_scrub = not scrub(self._connection)
        except Exception as error:
            logs.log.error("what was deleted is still on the disk: %s", error)

    def _serve(self, batch: list[Asked]) -> None:
        """Nobody hears of a job before all are durable; if that fails, none has happened."""
        try:
            answers = self._commit(self._connected(), batch)
        except BaseException as error:  # nothing may end the thread
            logs.log.error("nothing was stored: %s", error)
            self._close()
            failed = StoreError(f"nothing was stored: {error}")
            answers = [(future, None, failed) for _, future in batch]
        self._scrub()
        self._tell(answers)

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self.connect(again=True)
        return self._connection

    def _commit(self, connection: sqlite3.Connection, batch: list[Asked]) -> list[Answer]:
        """All jobs, and what each came to.

        Seldom does one fail. If so, everything is taken back and done again, each job by itself.
        """
        connection.execute("BEGIN IMMEDIATE")
        try:
            answers: list[Answer] = [(future, job(connection), None) for job, future in batch]
        except BaseException as error:
            if not connection.in_transaction:
                raise  # SQLite has taken back everything itself
            connection.execute("ROLLBACK")
            if len(batch) == 1:
                return [(batch[0][1], None, _told(error))]
            connection.execute("BEGIN IMMEDIATE")
            answers = [(future, *_attempt(connection, job)) for job, future in batch]
        self.commit(connection)
        return answers

    def _refuse_all(self) -> None:
        ended = StoreError("nothing was stored: the store is closed")
        with suppress(queue.Empty):
            while True:
                item = self._jobs.get_nowait()
                if item is not None:
                    self._tell([(item[1], None, ended)])

    def _tell(self, answers: list[Answer]) -> None:
        """The loop is woken once for all of them."""
        with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            self._loop.call_soon_threadsafe(_settle, answers)


def _settle(answers: list[Answer]) -> None:
    for future, answer, problem in answers:
        if future.done():
            continue
        if problem is None:
            future.set_result(answer)
        else:
            future.set_exception(problem)


def _attempt(connection: sqlite3.Connection, job: Job) -> tuple[Any, Exception | None]:
    """A job's answer, or what is wrong with it alone."""
    connection.execute("SAVEPOINT job")
    try:
        answer = job(connection)
    except BaseException as error:
        if not connection.in_transaction:
            raise  # SQLite has taken back everything, the jobs before it, too
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return None, _told(error)
    connection.execute("RELEASE job")
    return answer, None


def _told(error: BaseException) -> Exception:
    """The error as it can be handed to whoever awaits the job."""
    if isinstance(error, sqlite3.Error):
        return StoreError(f"nothing was stored: {error}")
    if isinstance(error, Exception) and not isinstance(error, StopIteration):
        return error
    return StoreError(f"nothing was stored: {error!r}")
