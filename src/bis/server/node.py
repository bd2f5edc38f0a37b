"""One process among those that serve the same tables, or the only one: engines and tables."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

from bis.server.bus import FarBus, LocalBus
from bis.server.coach import REVIEW, Coaches
from bis.server.desk import Crew, Desk, Taker
from bis.server.engines import Engines
from bis.server.identity import Identity
from bis.server.metrics import Metrics
from bis.server.store import SharedStore, Store
from bis.server.sweep import HOUR
from bis.server.tables import Settings, Tables
from bis.server.thinking import Bots

SWEEPS = 2 * HOUR
"""Seconds after which another node sweeps, if the one that did is not heard of."""


@dataclass
class Node:
    data: Path
    store: Store
    shared: SharedStore | None
    bus: FarBus
    bots: Bots
    tables: Tables
    desk: Desk | None = None
    crew: Crew | None = None

    @staticmethod
    async def opened(engines: Engines, data: Path, settings: Settings) -> "Node":
        """Engines that are away are waited for, also if they were there a moment ago."""
        shared, bus = await engines.open_both() if engines.is_shared else (None, LocalBus())
        store: Store = shared or engines.open_store(data)
        await store.ready()
        if shared is None:
            await store.free()  # the folder is ours alone (server/folder.py): nobody else acts here
        bots = Bots()
        tables = Tables(store, bus, bots, settings, shared=shared, metrics=Metrics())
        node = Node(data, store, shared, bus, bots, tables)
        if shared is not None:
            node.desk, node.crew = Desk(shared, bus), Crew(shared)
            bots.share(node.desk, node.crew)
            tables.rounds.append(node.crew.round)
        return node

    async def identity(self) -> Identity:
        """By keys that all nodes share, or those of the folder."""
        if self.shared is None:
            return Identity.in_folder(self.data)
        return await Identity.in_store(self.shared)

    async def sweeps(self) -> bool:
        """Whether it is this one that sweeps for all."""
        if self.shared is None:
            return True
        if not await self.shared.take_turn("sweep", self.tables.owners.id, SWEEPS):
            return False
        await self.shared.tidy(HOUR)
        return True

    def share(self, coaches: Coaches) -> None:
        """What the coach works out may be worked out at other nodes, and for them here."""
        if self.desk is not None and self.crew is not None:
            coaches.share(self.desk, self.crew)

    def chores(self, coaches: Coaches) -> "list[asyncio.Task[None]]":
        chores = [self.tables.run()]
        if self.shared is not None and self.crew is not None:
            crew, owners = self.crew, self.tables.owners
            taker = Taker(self.shared, self.bus, owners.id)
            chores.append(taker.run(REVIEW, coaches.own_reviews, lambda: not crew.processes))
        return [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Others act at once where this one did."""
        await self.tables.close()
        self.bots.close()
        await self.bus.close()
        await self.store.close()
