"""Forgetting tables that nobody touched for long: slowly, and never by a clock that jumped.

A table is marked first, and forgotten when it is still untouched after the server *ran* for a grace
time: hours in which it was off, or by which its clock was put on, do not count. When the clock
jumped, nothing is marked or forgotten until the server ran that long with a clock that goes evenly.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from time import monotonic, time
from typing import Protocol

from bis.server import logs
from bis.server.store import Kept, Store, StoreError, Times
from bis.table.table import Table

HOUR = 3600.0
DAY = 24 * HOUR
MOST_AWAY = 10 * DAY
"""So long a server may be off before its clock is rather thought to have jumped ahead."""
MOST_BACK = HOUR
"""So far a clock may be put back."""


@dataclass(frozen=True)
class Keeping:
    """What is kept, and for how long."""

    days: float = 30.0
    """Tables that nobody touched for so long are marked,"""
    grace_days: float = 7.0
    """and forgotten when the server ran for so long since."""
    records: bool = True
    """The records of finished games stay."""


class Memory(Protocol):
    """The tables in memory."""

    def alive(self) -> Collection[str]:
        """Those somebody is connected to, or at which something is going on."""

    def forget(self, table_id: str) -> None: ...


Turn = Callable[[], Awaitable[bool]]
"""Whether it is this node's turn to do what one does for all."""


async def always() -> bool:
    return True


class Sweeper:
    def __init__(
        self,
        store: Store,
        memory: Memory,
        keeping: Keeping,
        clock: Callable[[], float] = time,
        running: Callable[[], float] = monotonic,
        *,
        turn: Turn = always,
    ) -> None:
        self._store = store
        self._memory = memory
        self._keeping = keeping
        self._clock = clock
        self._running = running
        self._turn = turn
        self._ran_until = running()

    async def run(self) -> None:
        """Every hour, the first time when the server has run for one."""
        while True:
            await asyncio.sleep(HOUR)
            try:
                await self.sweep()
            except StoreError as error:
                logs.log.error("not swept: %s", error)

    async def sweep(self) -> list[str]:
        """The tables that were forgotten; of several nodes one does it, and counts the hours."""
        if not await self._turn():
            self._ran_until = self._running()
            return []
        now, times = self._clock(), await self._look_at_the_clock()
        grace = self._keeping.grace_days * DAY
        if times.doubted is not None and times.ran - times.doubted < grace:
            return []
        before = now - self._keeping.days * DAY
        marked = await self._store.mark(before, times.ran, self._memory.alive())
        due = await self._store.marked(times.ran - grace)
        gone = [table for table in due if await self._forget(table, before)]
        logs.tell("swept", marked=marked, forgotten=len(gone))
        return gone

    async def _look_at_the_clock(self) -> Times:
        """How long servers ran here, and whether the clock went on evenly."""
        known, now, running = await self._store.times(), self._clock(), self._running()
        ran = known.ran + running - self._ran_until
        self._ran_until = running
        doubted = known.doubted
        if has_jumped(known, now):
            logs.log.warning("the clock jumped: nothing is forgotten for a while")
            doubted = ran
        await self._store.set_times(now, ran, doubted)
        return Times(now, ran, doubted, known.touched)

    async def _forget(self, table_id: str, before: float) -> bool:
        """What cannot be read is not forgotten either: somebody has to look at it."""
        bodies = await self._store.read(table_id)
        try:
            kept = await asyncio.to_thread(what_stays, table_id, bodies)
        except Exception:
            logs.log.exception("a table cannot be read", extra=logs.at(table_id))
            return False
        if table_id in self._memory.alive():  # since it was marked
            return False
        if not await self._store.forget(table_id, before, kept if self._keeping.records else None):
            return False
        self._memory.forget(table_id)
        return True


def has_jumped(known: Times, now: float) -> bool:
    """Against the last look, or else against what was touched last."""
    last = known.touched if known.seen is None else known.seen
    return last is not None and not last - MOST_BACK <= now <= last + MOST_AWAY


def what_stays(table_id: str, bodies: Collection[bytes]) -> Kept | None:
    """The record of a finished game, for those who could see it."""
    table = Table(table_id).read(bodies)
    if table.phase != "over":
        return None
    sitters = tuple(sitter.player for sitter in table.sitters)
    players = {player for player in sitters if player is not None}
    return Kept(table.record(), tuple(sorted(players)), table.watching, sitters)
