"""The thread that writes: jobs that fail, crowds of them, files and disks that are gone."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from bis.server.store import ConflictError, SqliteStore, StoreError, schema
from bis.server.store.writer import Asked
from tests.server.test_store import SlowStore


class SmallDisk(SqliteStore):
    """A real store on a disk with room for so many pages."""

    room = 1000

    def connect(self, *, again: bool = False) -> sqlite3.Connection:
        connection = super().connect(again=again)
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count={max(self.room, pages)}")
        return connection

    async def reopen(self) -> None:
        """As after an error of the disk."""
        with pytest.raises(StoreError):
            await self.do(lambda connection: connection.close())


def test_what_goes_wrong_in_a_job_is_its_askers_and_nobody_elses(tmp_path: Path) -> None:
    """A bug in one job: its asker hears of it, those beside and behind it are served."""

    def stumble(_connection: sqlite3.Connection) -> None:
        raise TypeError("a bug")

    def stop(_connection: sqlite3.Connection) -> None:
        raise SystemExit

    def spoil(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM entries")
        connection.execute("SELECT * FROM nowhere")

    async def use() -> None:
        store = SlowStore(tmp_path / "bis.sqlite")
        await store.create("t", "CODE", [b"1"])
        store.gate.clear()
        first = asyncio.create_task(store.append("t", 1, [b"2"]))
        jobs = [store.do(job) for job in (stumble, stop, spoil, lambda _: next(iter(())))]
        beside = asyncio.gather(*jobs, store.append("t", 2, [b"3"]), return_exceptions=True)
        await asyncio.sleep(0)
        store.gate.set()
        await first
        bug, stopped, spoiled, empty, done = await beside
        assert isinstance(bug, TypeError)
        assert all(isinstance(error, StoreError) for error in (stopped, spoiled, empty))
        assert "nowhere" in str(spoiled)
        assert done is None
        assert await store.read("t") == [b"1", b"2", b"3"]
        await store.close()

    asyncio.run(asyncio.wait_for(use(), 20))


def test_jobs_that_come_in_crowds_are_gathered_and_those_that_do_not_never_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long they are gathered is made so long here that it would be noticed."""

    async def use() -> None:
        monkeypatch.setattr("bis.server.store.writer.GATHER", 1e6)
        store = SlowStore(tmp_path / "bis.sqlite")
        await store.create("t", "CODE", [b"1"])
        for version in range(1, 5):
            await store.append("t", version, [b"2"])
        assert store.commits == 5
        monkeypatch.setattr("bis.server.store.writer.GATHER", 0.5)
        store.gate.clear()
        crowd = [asyncio.create_task(store.do(lambda _: None)) for _ in range(3)]
        await asyncio.sleep(0)
        store.gate.set()
        await asyncio.gather(*crowd)
        before = store.commits
        store.gate.clear()
        store.reached.clear()
        first = asyncio.create_task(store.append("t", 5, [b"3"]))
        is_alone = await asyncio.to_thread(store.reached.wait, 0.1)
        store.gate.set()
        await asyncio.gather(first, store.append("t", 6, [b"4"]))
        assert not is_alone
        assert store.commits == before + 1
        assert (await store.read("t"))[-2:] == [b"3", b"4"]
        await store.close()

    asyncio.run(asyncio.wait_for(use(), 20))


def test_a_job_alone_that_fails_half_way_leaves_nothing(tmp_path: Path) -> None:
    def half(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO beats VALUES (zeroblob(1))")
        raise ConflictError

    def count(connection: sqlite3.Connection) -> int:
        return int(connection.execute("SELECT count(*) FROM beats").fetchone()[0])

    async def use() -> None:
        store = SqliteStore(tmp_path / "bis.sqlite")
        with pytest.raises(ConflictError):
            await store.do(half)
        assert await store.do(count) == 0
        await store.create("t", "CODE", [b"1"])
        assert await store.read("t") == [b"1"]
        await store.close()

    asyncio.run(use())


def test_a_new_file_that_another_is_just_making_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite refuses to change how it writes while another writes, without waiting itself."""
    path = tmp_path / "bis.sqlite"
    another = sqlite3.connect(path, isolation_level=None)
    another.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr(schema, "PATIENCE", 2)
    monkeypatch.setattr(time, "sleep", lambda _: another.execute("ROLLBACK"))
    schema.open_file(path).close()
    assert not another.in_transaction, "nobody was in the way"
    another.close()


def test_a_broken_connection_is_opened_anew(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "bis.sqlite")
        await store.create("t", "CODE", [b"1"])
        with pytest.raises(StoreError, match="closed"):
            await store.do(lambda connection: connection.close())
        await store.append("t", 1, [b"2"])
        assert await store.read("t") == [b"1", b"2"]
        await store.close()

    asyncio.run(asyncio.wait_for(use(), 20))


def test_a_file_that_is_gone_is_not_made_anew(tmp_path: Path) -> None:
    """An empty store would be told to everybody as the truth."""

    async def use() -> None:
        store = SqliteStore(tmp_path / "bis.sqlite")
        await store.create("t", "CODE", [b"1"])
        for path in tmp_path.iterdir():
            path.rename(path.with_name(f"away-{path.name}"))
        with pytest.raises(StoreError):
            await store.do(lambda connection: connection.close())
        with pytest.raises(StoreError, match="unable to open"):
            await store.read("t")
        for path in tmp_path.iterdir():
            path.rename(path.with_name(path.name.removeprefix("away-")))
        assert await store.read("t") == [b"1"]
        await store.close()

    asyncio.run(asyncio.wait_for(use(), 20))


def test_when_the_thread_has_ended_whoever_asks_is_told_at_once(tmp_path: Path) -> None:
    class Ending(SqliteStore):
        def _next_batch(self) -> list[Asked]:
            super()._next_batch()
            raise MemoryError

    async def use() -> None:
        store = Ending(tmp_path / "bis.sqlite")
        await store.ready()
        for _ in range(3):
            with pytest.raises(StoreError, match="the store is closed"):
                await store.beat()
        await store.close()
        with pytest.raises(StoreError, match="the store is closed"):
            await store.read("t")

    asyncio.run(asyncio.wait_for(use(), 20))


def test_what_was_acknowledged_before_the_disk_was_full_is_there_afterwards(tmp_path: Path) -> None:
    """Appends until there is no room: each says whether it was stored, and later ones are."""

    async def use() -> None:
        store = SmallDisk(tmp_path / "bis.sqlite")
        store.room = 60
        await store.create("t", "CODE", [])
        acknowledged: list[bytes] = []

        async def fill() -> None:
            while True:
                body = b"%d" % len(acknowledged) + bytes(5000)
                await store.append("t", len(acknowledged), [body])
                acknowledged.append(body)

        with pytest.raises(StoreError, match="full"):
            await fill()
        assert acknowledged
        assert await store.read("t") == acknowledged
        with pytest.raises(StoreError, match="full"):
            await store.append("t", len(acknowledged), [bytes(50_000)])
        store.room = 1000
        await store.reopen()
        await store.append("t", len(acknowledged), [b"more"])
        assert await store.read("t") == [*acknowledged, b"more"]
        await store.close()

    asyncio.run(asyncio.wait_for(use(), 20))
