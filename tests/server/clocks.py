"""Clocks that a test sets, and logs that go by them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from bis.server.bus import Bus, LocalBus
from bis.server.minds import Workers
from bis.server.store import STORE, SqliteStore, Store
from bis.server.tables import Settings, Tables
from tests.server.stores import NewStore
from tests.server.test_store import NoWorkers


class Clock:
    """Stands still until a test sets it."""

    def __init__(self, now: float = 1_000_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def store_in(folder: Path, clock: Clock) -> SqliteStore:
    return SqliteStore(folder / STORE, clock)


Use = Callable[[Store, Clock], Awaitable[None]]


def use_store(new_store: NewStore, test: Use, *tables: str) -> None:
    """A test's run with a store of its own, in which there are these tables."""

    async def use() -> None:
        clock = Clock()
        store = new_store(clock)
        for table in tables:
            await store.create(table, "CODE", [b"1"])
        await test(store, clock)
        await store.close()

    asyncio.run(use())


def log_over(
    store: Store,
    clock: Clock,
    workers: Workers | None = None,
    bus: Bus | None = None,
    settings: Settings | None = None,
) -> Tables:
    """What one server is, but for sockets: with bots that do not pause."""
    known = settings or Settings(bot_delay=0, seal_wait=0)
    return Tables(store, bus or LocalBus(), workers or NoWorkers(), known, clock)
