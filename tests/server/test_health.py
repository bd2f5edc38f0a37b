"""A server that cannot store anything says so."""

import asyncio
import sqlite3
from pathlib import Path

from bis.server.health import Health
from bis.server.store import STORE
from tests.server.servers import serving
from tests.server.test_store import SlowStore, SmallDisk


def test_health_writes(tmp_path: Path) -> None:
    async def use() -> None:
        store = SlowStore(tmp_path / STORE)
        health = Health(store, fresh=0)
        assert await health.is_well()
        store.fail = True
        assert not await health.is_well()
        store.fail = False
        assert await health.is_well()
        await store.close()

    asyncio.run(use())


def test_health_does_not_wait_for_ever(tmp_path: Path) -> None:
    async def use() -> None:
        store = SlowStore(tmp_path / STORE)
        await store.ready()
        health = Health(store, patience=0.01, fresh=0)
        store.gate.clear()
        assert not await health.is_well()
        assert not await health.is_well()
        assert store._jobs.qsize() == 0, "what waits already is not written again"
        store.gate.set()
        await store.beat()
        assert await Health(store).is_well()
        await store.close()

    asyncio.run(use())


def test_many_who_ask_at_once_cost_one_write(tmp_path: Path) -> None:
    async def use() -> None:
        store = SlowStore(tmp_path / STORE)
        health = Health(store, fresh=60)
        before = store.commits
        assert all(await asyncio.gather(*(health.is_well() for _ in range(100))))
        assert await health.is_well()
        assert store.commits == before + 1
        await store.close()

    asyncio.run(use())


def test_health_sees_a_full_disk(tmp_path: Path) -> None:
    async def use() -> None:
        store = SmallDisk(tmp_path / STORE)
        health = Health(store, fresh=0)
        await store.ready()
        store.room = 0
        await store.reopen()
        assert not await health.is_well()
        store.room = 1000
        await store.reopen()
        assert await health.is_well()
        await store.close()

    asyncio.run(use())


def test_a_server_whose_database_is_locked_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, "--log", "error") as server:
        assert server.ask("/healthz")[:2] == (200, b"ok")
        other = sqlite3.connect(tmp_path / STORE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        status, body, _ = server.ask("/healthz")
        while status == 200:  # told again for a second
            status, body, _ = server.ask("/healthz")
        assert status == 503
        assert b"server.unwell" in body
        other.execute("ROLLBACK")
        other.close()
        while server.ask("/healthz")[0] != 200:
            pass
