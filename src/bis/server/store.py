"""Where tables are kept: an append-only list of entries for each, at an expected version."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from time import time
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]


class ConflictError(Exception):
    """Somebody else appended first; read on and try again."""


class StoreError(Exception):
    """Nothing was stored."""


class Store(Protocol):
    """An append is durable when it returns, or has not happened at all."""

    async def create(self, table: str, code: str, entries: Sequence[bytes]) -> None: ...

    async def append(self, table: str, version: int, entries: Sequence[bytes]) -> None:
        """Add entries after the ``version`` that are there; a ConflictError if there are more."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table after the first ``after``; none if there is no such table."""

    async def find(self, code: str) -> str | None:
        """The table with this short code."""

    async def link(self, player: str, table: str) -> None:
        """Remember that a player sat at a table."""

    async def tables_of(self, player: str) -> list[str]:
        """A player's tables, the last touched first."""

    async def all_tables(self) -> list[str]: ...

    async def review(self, table: str, version: str) -> bytes | None:
        """The review of a table's game, if it was kept under this version."""

    async def keep_review(self, table: str, version: str, body: bytes) -> None:
        """Keep a review instead of an older one."""

    async def sweep(self, before: float) -> int:
        """Forget tables not touched since; how many there were."""

    async def close(self) -> None: ...


STORE = "bis.sqlite"
"""The file in the data folder."""
SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, code TEXT UNIQUE, touched REAL NOT NULL);
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL, version INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS players (
    player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reviews (
    table_id TEXT PRIMARY KEY, version TEXT NOT NULL, body BLOB NOT NULL
);
"""
SCHEMA_VERSION = 1
"""Kept as SQLite's `user_version`; files without a number have the same tables."""
FULL = 2
MOST_AT_ONCE = 256


class SqliteStore:
    """One file, one writing thread; whatever waits is committed together."""

    def __init__(self, path: Path) -> None:
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def ready(self) -> None:
        await self._ready

    # The writing thread

    def _run(self) -> None:
        try:
            connection = self.connect()
        except sqlite3.Error as error:
            self._tell(self._ready, None, StoreError(f"{self._path} cannot be opened: {error}"))
            return
        except StoreError as error:
            self._tell(self._ready, None, error)
            return
        self._tell(self._ready, None, None)
        while batch := self._next_batch():
            self._commit(connection, batch)
        connection.close()

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, timeout=10)
        refuse_newer(connection, self._path)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (FULL,)
        connection.executescript(SCHEMA)
        connection.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        return connection

    def _next_batch(self) -> list[tuple[Job, asyncio.Future[Any]]]:
        """All that waits, at least one job; nothing once the store is closed."""
        batch = []
        item = self._jobs.get()
        while item is not None:
            batch.append(item)
            if len(batch) == MOST_AT_ONCE or self._jobs.empty():
                return batch
            item = self._jobs.get()
        self._jobs.put(None)
        return batch

    def _commit(
        self, connection: sqlite3.Connection, batch: list[tuple[Job, asyncio.Future[Any]]]
    ) -> None:
        """Run jobs in one transaction; nobody hears of one before all are durable."""
        answers: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job, future in batch:
                answers.append((future, *self._attempt(connection, job)))
            self.commit(connection)
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            failed = StoreError(f"nothing was stored: {error}")
            answers = [(future, None, failed) for _, future in batch]
        for future, answer, problem in answers:
            self._tell(future, answer, problem)

    def commit(self, connection: sqlite3.Connection) -> None:
        connection.execute("COMMIT")

    @staticmethod
    def _attempt(connection: sqlite3.Connection, job: Job) -> tuple[Any, Exception | None]:
        connection.execute("SAVEPOINT job")
        try:
            answer = job(connection)
        except ConflictError as conflict:
            connection.execute("ROLLBACK TO job")
            return None, conflict
        finally:
            if connection.in_transaction:
                connection.execute("RELEASE job")
        return answer, None

    def _tell(self, future: asyncio.Future[Any], answer: Any, problem: Exception | None) -> None:
        def settle() -> None:
            if future.done():
                return
            if problem is None:
                future.set_result(answer)
            else:
                future.set_exception(problem)

        self._loop.call_soon_threadsafe(settle)

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # What a store does

    async def create(self, table: str, code: str, entries: Sequence[bytes]) -> None:
        def job(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("INSERT INTO tables VALUES (?, ?, ?)", (table, code, time()))
            except sqlite3.IntegrityError:
                raise ConflictError from None
            _insert(connection, table, 0, entries)

        await self._do(job)

    async def append(self, table: str, version: int, entries: Sequence[bytes]) -> None:
        def job(connection: sqlite3.Connection) -> None:
            row = connection.execute(
                "SELECT coalesce(max(version), 0) FROM entries WHERE table_id = ?", (table,)
            ).fetchone()
            if row != (version,):
                raise ConflictError
            _insert(connection, table, version, entries)
            connection.execute("UPDATE tables SET touched = ? WHERE id = ?", (time(), table))

        await self._do(job)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        def job(connection: sqlite3.Connection) -> list[bytes]:
            rows = connection.execute(
                "SELECT body FROM entries WHERE table_id = ? AND version > ? ORDER BY version",
                (table, after),
            )
            return [body for (body,) in rows]

        return await self._do(job)

    async def find(self, code: str) -> str | None:
        def job(connection: sqlite3.Connection) -> str | None:
            row = connection.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
            return row[0] if row else None

        return await self._do(job)

    async def link(self, player: str, table: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR IGNORE INTO players VALUES (?, ?)", (player, table))

        await self._do(job)

    async def tables_of(self, player: str) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM players JOIN tables ON id = table_id"
                " WHERE player = ? ORDER BY touched DESC LIMIT 50",
                (player,),
            )
            return [table for (table,) in rows]

        return await self._do(job)

    async def all_tables(self) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            return [
                table
                for (table,) in connection.execute("SELECT id FROM tables ORDER BY touched DESC")
            ]

        return await self._do(job)

    async def review(self, table: str, version: str) -> bytes | None:
        def job(connection: sqlite3.Connection) -> bytes | None:
            row = connection.execute(
                "SELECT body FROM reviews WHERE table_id = ? AND version = ?", (table, version)
            ).fetchone()
            return row[0] if row else None

        return await self._do(job)

    async def keep_review(self, table: str, version: str, body: bytes) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR REPLACE INTO reviews SELECT id, ?, ? FROM tables WHERE id = ?",
                (version, body, table),
            )

        await self._do(job)

    async def sweep(self, before: float) -> int:
        def job(connection: sqlite3.Connection) -> int:
            old = [
                table
                for (table,) in connection.execute(
                    "SELECT id FROM tables WHERE touched < ?", (before,)
                )
            ]
            for table in old:
                connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
                connection.execute("DELETE FROM reviews WHERE table_id = ?", (table,))
                connection.execute("DELETE FROM players WHERE table_id = ?", (table,))
                connection.execute("DELETE FROM tables WHERE id = ?", (table,))
            return len(old)

        return await self._do(job)


def refuse_newer(connection: sqlite3.Connection, path: Path) -> None:
    """A StoreError, before anything is changed, for a file that a newer Bis has written."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA_VERSION:
        connection.close()
        raise StoreError(
            f"{path} was written by a newer Bis (version {version} of its tables, "
            f"this Bis knows {SCHEMA_VERSION}); nothing was changed"
        )


def _insert(
    connection: sqlite3.Connection, table: str, version: int, entries: Sequence[bytes]
) -> None:
    rows = ((table, version + i, body) for i, body in enumerate(entries, start=1))
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
