"""Which engines keep the tables and bring the news: the folder's own file, or those of many nodes.

`postgresql://…` is a store for as many nodes as there are; the news come from it, too, or from
NATS. Both are in an extra, so they are imported when they are asked for.
"""

import asyncio
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import current_thread, main_thread
from typing import TypeVar

from bis.core.errors import BisError
from bis.server.bus import BusError, FarBus
from bis.server.store import (
    STORE,
    SharedStore,
    SqliteStore,
    Store,
    StoreError,
    UnreachableError,
)

T = TypeVar("T")
POSTGRES = ("postgresql://", "postgres://")
NATS = ("nats://", "tls://")
BY_POSTGRES = "postgresql"
AGAIN = 1.0
"""Seconds until an engine that is not there is tried again."""


@dataclass(frozen=True)
class Engines:
    store: str = ""
    """Nothing: a file in the data folder."""
    bus: str = ""
    """Nothing: what goes with the store."""
    kind: str = "serve"
    """What this node does."""

    def __post_init__(self) -> None:
        if self.store and not self.store.startswith(POSTGRES):
            raise BisError(
                "{store!r} is no store: say postgresql://user@host/database, "
                "or --data for a folder",
                store=self.store,
            )
        if self.bus and not self.store:
            raise BisError("a bus is for several servers, which need --store postgresql://…")
        if self.bus not in ("", BY_POSTGRES) and not self.bus.startswith(NATS):
            raise BisError("{bus!r} is no bus: say postgresql, or nats://host:4222", bus=self.bus)

    @property
    def is_shared(self) -> bool:
        """Whether other nodes may serve the same tables."""
        return bool(self.store)

    def open_store(self, data: Path) -> Store:
        return self.open_shared() if self.is_shared else SqliteStore(data / STORE)

    def open_shared(self) -> SharedStore:
        try:
            from bis.server.store.postgres import PostgresStore  # noqa: PLC0415
        except ImportError:
            raise BisError("PostgreSQL needs more: pip install 'bis[cluster]'") from None
        return PostgresStore(self.store, kind=self.kind, tells=not self.bus.startswith(NATS))

    def open_bus(self, store: Store) -> FarBus:
        try:
            if self.bus.startswith(NATS):
                from bis.server.bus.nats import NatsBus  # noqa: PLC0415

                return NatsBus(self.bus)
            from bis.server.bus.postgres import PostgresBus  # noqa: PLC0415
            from bis.server.store.postgres import PostgresStore  # noqa: PLC0415
        except ImportError:
            raise BisError("a bus needs more: pip install 'bis[cluster]'") from None
        assert isinstance(store, PostgresStore)
        return PostgresBus(store.pool)

    async def open_both(self) -> tuple[SharedStore, FarBus]:
        """As soon as both are there; what is wrong with them for good is a sentence."""
        store = self.open_shared()
        bus = self.open_bus(store)

        async def both() -> None:
            await store.ready()
            await bus.start()

        try:
            await patiently(both)
        except StoreError as error:
            raise BisError(*error.args) from None
        return store, bus

    async def wait(self) -> None:
        """Until both are there."""
        store, bus = await self.open_both()
        await bus.close()
        await store.close()


@contextmanager
def easily_ended() -> Iterator[None]:
    """Who waits for an engine has nobody to say goodbye to: it ends as soon as it is told to.

    A server that runs is told so by uvicorn, which waits until the start is over.
    """
    if current_thread() is not main_thread():
        yield
        return
    before = {told: signal.signal(told, signal.SIG_DFL) for told in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield
    finally:
        for told, does in before.items():
            signal.signal(told, does)


async def patiently(attempt: Callable[[], Awaitable[T]]) -> T:
    """Again and again for as long as an engine is away, which is told."""
    told = ""
    while True:
        try:
            return await attempt()
        except (UnreachableError, BusError) as error:
            if str(error) != told:
                told = str(error)
                print(f"bis: {told}; waiting for it", file=sys.stderr, flush=True)
            await asyncio.sleep(AGAIN)
