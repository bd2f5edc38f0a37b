"""News by PostgreSQL's own LISTEN and NOTIFY: they go out with the transaction that appends."""

import asyncio
from contextlib import suppress

import asyncpg

from bis.server import logs
from bis.server.bus.contract import BusError
from bis.server.bus.hearing import Hearing, written
from bis.server.store import StoreError
from bis.server.store.pool import LOST, Line, Pool, said, shown

AGAIN = 0.3
"""Seconds until a lost line is opened again."""
SILENCE = 3.0
"""Seconds after which a silent line is asked whether it is there."""


class PostgresBus(Hearing):
    def __init__(self, pool: Pool) -> None:
        super().__init__()
        self._pool = pool
        self._line: Line | None = None
        self._lost = asyncio.Event()
        """Set when the line is."""
        self._keeping: asyncio.Task[None] | None = None

    @property
    def is_well(self) -> bool:
        return self._line is not None and not self._lost.is_set()

    async def start(self) -> None:
        await self._listen()
        self._keeping = asyncio.create_task(self._keep_on())

    async def publish(self, table: str, version: int) -> None:
        """An append has told its version itself (`PostgresStore.append`)."""
        if version <= 0:
            words = written(table, version)
            await self._pool.do(
                lambda line: line.execute("SELECT pg_notify($1, $2)", self._pool.schema, words)
            )

    async def _listen(self) -> None:
        try:
            line = await self._pool.connect()
        except (*LOST, asyncpg.PostgresError, StoreError) as error:
            raise BusError(f"{shown(self._pool.url)} cannot be reached: {said(error)}") from None
        self._line, lost = line, asyncio.Event()
        line.add_termination_listener(lambda _line: lost.set())
        await line.add_listener(self._pool.schema, lambda _l, _pid, _name, words: self.hear(words))
        self._lost = lost

    async def _keep_on(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), SILENCE)
            if not await self._answers():
                logs.log.error("news of other nodes are lost: they are looked for")
                await self._again()
                logs.log.warning("news of other nodes come again")

    async def _answers(self) -> bool:
        if self._line is None or self._lost.is_set():
            return False
        try:
            await self._line.fetchval("SELECT 1", timeout=SILENCE)
        except (*LOST, asyncpg.PostgresError):
            return False
        return True

    async def _again(self) -> None:
        self._lost.set()
        if self._line is not None:
            self._line.terminate()
        while True:
            await asyncio.sleep(AGAIN)
            with suppress(BusError, *LOST, asyncpg.PostgresError):
                await self._listen()
                return

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait([self._keeping])
        await self.stop_hearing()
        if self._line is not None:
            self._line.terminate()
