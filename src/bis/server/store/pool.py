"""Connections to PostgreSQL: opened when they are needed, and anew when they were lost."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, TypeVar

import asyncpg

from bis.core.reasons import Sentence
from bis.server import logs
from bis.server.store.addresses import shown
from bis.server.store.contract import StoreError, UnreachableError
from bis.server.store.postgres_schema import MIGRATIONS, POSTGRES_VERSION

T = TypeVar("T")
Line = Any
"""A connection of asyncpg."""
MOST = 8
"""So many are open at once."""
CONNECT = 3.0
"""Seconds that opening one may take,"""
ANSWER = 5.0
"""or an answer."""
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # it was ended while nobody looked
    asyncpg.OperatorInterventionError,  # it is shut down
    asyncpg.TooManyConnectionsError,
    OSError,
    TimeoutError,
)
"""Nobody can say whether what was asked for has happened."""
LOCK = 0x626973
"""While one node brings the schema up to date, the others wait."""


class LostError(UnreachableError):
    """The answer is lost; what was asked for may have happened."""


class Pool:
    """A few connections for all; whoever cannot have one is told so at once."""

    def __init__(self, url: str, schema: str = "bis") -> None:
        self.url = url
        self.schema = schema
        self._pool: asyncpg.Pool[Any] | None = None
        self._opening = asyncio.Lock()

    async def connect(self) -> Line:
        """One of its own, for whoever keeps it."""
        return await asyncpg.connect(self.url, timeout=CONNECT, server_settings=self._settings())

    def _settings(self) -> dict[str, str]:
        return {"search_path": self.schema, "application_name": "bis"}

    async def ready(self) -> None:
        """With today's tables; a StoreError if they are a newer Bis's, or nobody answers."""
        await self._opened()

    async def _opened(self) -> "asyncpg.Pool[Any]":
        if self._pool is None:
            async with self._opening:
                if self._pool is None:
                    self._pool = await self._open()
        return self._pool

    async def _open(self) -> "asyncpg.Pool[Any]":
        try:
            line = await self.connect()
            try:
                await _bring_up(line, self.schema, shown(self.url))
            finally:
                await line.close()
            return await asyncpg.create_pool(
                self.url,
                min_size=0,
                max_size=MOST,
                timeout=CONNECT,
                command_timeout=ANSWER,
                reset=_as_it_is,
                server_settings=self._settings(),
            )
        except LOST as error:
            raise self._unreachable(error) from None
        except (asyncpg.PostgresError, ValueError) as error:
            raise StoreError(
                Sentence("{path} cannot be opened: {why}", path=shown(self.url), why=said(error))
            ) from None

    def _unreachable(self, error: Exception) -> UnreachableError:
        told = Sentence("{url} cannot be reached: {why}", url=shown(self.url), why=said(error))
        return UnreachableError(told)

    async def do(self, job: Callable[[Line], Awaitable[T]], *, again: bool = False) -> T:
        """What a job comes to; with ``again`` it is tried anew on another connection."""
        pool = await self._opened()
        try:
            return await self._attempt(pool, job)
        except LostError:
            if not again:
                raise
        return await self._attempt(pool, job)

    async def _attempt(self, pool: "asyncpg.Pool[Any]", job: Callable[[Line], Awaitable[T]]) -> T:
        try:
            line = await pool.acquire(timeout=ANSWER)
        except (*LOST, asyncpg.PostgresError) as error:
            raise self._unreachable(error) from None
        try:
            return await job(line)
        except LOST as error:
            logs.log.error("an answer of the store is lost: %s", said(error))
            with suppress(asyncpg.InterfaceError):
                line.terminate()  # whatever it is about, nobody asks it again
            raise LostError(f"an answer of the store is lost: {said(error)}") from None
        except asyncpg.PostgresError as error:
            logs.log.error("nothing was stored: %s", said(error))
            raise StoreError(f"nothing was stored: {said(error)}") from None
        finally:
            with suppress(*LOST, asyncpg.PostgresError):
                await pool.release(line)

    async def returns(self, patience: float) -> bool:
        """Whether the store can be asked again, within so many seconds."""
        until = monotonic() + patience
        while monotonic() < until:
            with suppress(StoreError):
                await self.do(lambda line: line.fetchval("SELECT 1"))
                return True
            await asyncio.sleep(0.1)
        return False

    async def close(self) -> None:
        if self._pool is not None:
            self._pool.terminate()
            self._pool = None


async def _as_it_is(_line: Line) -> None:
    """Nothing is ever set on a connection that the next user would have to undo."""


async def _bring_up(line: Line, schema: str, told: str) -> None:
    """Bring an older schema up to today, in one transaction; one node at a time."""
    async with line.transaction():
        await line.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        if not await line.fetchval("SELECT to_regnamespace(quote_ident($1)) IS NOT NULL", schema):
            await line.execute(f'CREATE SCHEMA "{schema}"')
        await line.execute("CREATE TABLE IF NOT EXISTS about (version integer NOT NULL)")
        version = await line.fetchval("SELECT version FROM about") or 0
        if version > POSTGRES_VERSION:
            raise StoreError(
                Sentence(
                    "{path} was written by a newer Bis (version {version} of its tables, "
                    "this Bis knows {known}); nothing was changed",
                    path=told,
                    version=version,
                    known=POSTGRES_VERSION,
                )
            )
        for script in MIGRATIONS[version:]:
            for statement in script:
                await line.execute(statement)
        if version < POSTGRES_VERSION:
            await line.execute("DELETE FROM about")
            await line.execute("INSERT INTO about VALUES ($1)", POSTGRES_VERSION)


def said(error: BaseException) -> str:
    """One line, also of errors that say nothing."""
    return str(error).partition("\n")[0] or type(error).__name__
