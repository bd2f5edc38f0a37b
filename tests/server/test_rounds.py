"""Leases are taken in rounds, and whoever asked for a round may be stopped meanwhile."""

import asyncio
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from bis.server.store import STORE, Held, SqliteStore
from bis.table import wishes
from tests.server.clocks import Clock, log_over
from tests.server.servers import PATIENCE
from tests.server.test_log import HeldWorkers, begin, last_legal
from tests.server.test_two_logs import DeafBus


class SlowStore(SqliteStore):
    """Leases take a while, and what is stored for who acts waits until it may."""

    def __init__(self, path: Path, clock: Clock) -> None:
        self.own_clock = clock
        self.late = 1.0
        """Seconds from asking for leases until the store has them."""
        self.gate = asyncio.Event()
        self.gate.set()
        self.waiting = asyncio.Event()
        self.leases = asyncio.Event()
        self.leases.set()
        super().__init__(path, clock)

    async def hold(
        self, owner: str, lapse: float, want: Collection[str], drop: Collection[str]
    ) -> Held:
        self.own_clock.now += self.late
        await self.leases.wait()
        return await super().hold(owner, lapse, want, drop)

    async def append(
        self, table: str, version: int, entries: Sequence[bytes], *more: Any, **named: Any
    ) -> None:
        if not self.gate.is_set():
            self.waiting.set()
        await self.gate.wait()
        await super().append(table, version, entries, *more, **named)


def test_a_table_taken_over_goes_on_though_who_asked_for_it_is_stopped(tmp_path: Path) -> None:
    """A bot's move comes late, so leases are renewed first; another table's owner is dead, so that
    one comes along; meanwhile the bot's own table goes on without it.
    """

    async def use() -> None:
        clock, workers = Clock(), HeldWorkers()
        store = SlowStore(tmp_path / STORE, clock)
        dead = log_over(store, clock, HeldWorkers())
        theirs = (await begin(dead, timer=60)).table.id
        tables = log_over(store, clock, workers)
        ours = await begin(tables, "greedy")
        move = await workers.asked.get()
        live = await tables.find(theirs)
        assert live is not None
        await tables.alarms.round()
        clock.now, store.late = tables.owners.heard_of + tables.settings.lease, 0.0
        assert not tables.owners.is_fresh
        store.gate.clear()
        move.set_result(last_legal(ours.table))
        await store.waiting.wait()
        (alarm,) = ours.alarms.values()
        alarm.cancel()  # as `watch` does
        await asyncio.wait([alarm])
        store.gate.set()
        while not live.alarms:
            await asyncio.sleep(0)
        await tables.close()
        await dead.close()
        await store.close()

    asyncio.run(asyncio.wait_for(use(), PATIENCE))


def test_who_leaves_takes_nothing_any_more(tmp_path: Path) -> None:
    """Not even by a round that was under way: else nobody would act until it has lapsed."""

    async def use() -> None:
        clock = Clock()
        store = SlowStore(tmp_path / STORE, clock)
        dead = log_over(store, clock, HeldWorkers())
        table = (await begin(dead, "greedy")).table.id
        await dead.close()
        tables = log_over(store, clock, HeldWorkers())
        store.leases.clear()
        await tables.find(table)
        leaving = asyncio.create_task(tables.close())
        while tables.owners.is_asking:
            await asyncio.sleep(0)
        store.leases.set()
        await leaving
        assert table in (await store.hold("another", 10.0, [table], ())).taken
        await store.close()

    asyncio.run(asyncio.wait_for(use(), PATIENCE))


def test_of_many_news_of_a_table_one_is_read(tmp_path: Path) -> None:
    """Whoever waited while another read on has nothing left to ask for."""

    async def use() -> None:
        clock = Clock()
        store = CountingStore(tmp_path / STORE, clock)
        one, other = (log_over(store, clock, HeldWorkers(), DeafBus()) for _ in range(2))
        table = (await one.create("flip7")).id
        live = await other.find(table)
        assert live is not None
        for number in range(3):
            await one.act(table, f"p{number}", wishes.Sit("1", f"P{number}"))
        store.reads = 0
        await asyncio.gather(*(other.log.heard(table, 4) for _ in range(5)))
        assert (live.table.version, store.reads) == (4, 1)
        for tables in (one, other):
            await tables.close()
        await store.close()

    asyncio.run(asyncio.wait_for(use(), PATIENCE))


class CountingStore(SqliteStore):
    reads = 0

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        self.reads += 1
        return await super().read(table, after)
