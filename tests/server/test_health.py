"""A server that cannot store anything says so."""

import asyncio
import json
import resource
import sqlite3
from pathlib import Path
from time import monotonic

import pytest

from bis.server.health import Health
from bis.server.store import STORE
from tests.server.servers import PATIENCE, Server, serving
from tests.server.test_store import SlowStore
from tests.server.test_writer import SmallDisk


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


def health(server: Server, wanted: int) -> bytes:
    """The first answer of this status; for a second the one before is told again."""
    late = monotonic() + PATIENCE
    while (answer := server.ask("/healthz"))[0] != wanted:
        assert monotonic() < late, answer
    return bytes(answer[1])


def test_a_server_whose_database_is_locked_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, "--log", "error") as server:
        assert server.ask("/healthz")[:2] == (200, b"ok")
        other = sqlite3.connect(tmp_path / STORE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert b"server.unwell" in health(server, 503)
        other.execute("ROLLBACK")
        other.close()
        health(server, 200)


def allow(server: Server, size: int) -> None:
    """Files of the server may have so many bytes from now on."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="this system cannot be made to fill up"
)
def test_a_server_outlives_a_full_disk(tmp_path: Path) -> None:
    """What it said it stored is there after a kill; it says no, and goes on when there is room."""
    acknowledged: list[dict[str, str]] = []
    refused: list[dict[str, str]] = []
    with serving(tmp_path) as server:
        _, cookie = server.new_table("flip7")
        allow(server, (tmp_path / STORE).stat().st_size + 30_000)
        while not refused:
            status, body, _ = server.ask("/api/tables", {"game": "flip7"}, cookie)
            assert status in (201, 503)
            (acknowledged if status == 201 else refused).append(json.loads(body))
        assert {answer["code"] for answer in refused} == {"server.not_stored"}
        allow(server, 1)
        health(server, 503)
        allow(server, resource.RLIM_INFINITY)
        health(server, 200)
        status, body, _ = server.ask("/api/tables", {"game": "flip7"}, cookie)
        assert status == 201
        acknowledged.append(json.loads(body))
        server.kill()
    with serving(tmp_path) as server:
        for answer in acknowledged:
            found = server.ask(f"/api/codes/{answer['code']}")[1]
            assert json.loads(found) == {"id": answer["id"]}
