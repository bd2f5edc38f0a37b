"""The store: durable before anybody is told, at an expected version, or not at all."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from bis.games import GAMES
from bis.record.seal import promise_of
from bis.server.bus import LocalBus
from bis.server.live import Listener, Live
from bis.server.store import ConflictError, SqliteStore, StoreError
from bis.server.store.writer import Asked
from bis.server.tables import Settings, Tables
from bis.table import wishes
from bis.table.reasons import RefusedError


class NoWorkers:
    is_busy = False

    async def choose(self, *_: object) -> str:
        raise AssertionError("no bot sits here")

    def close(self) -> None: ...


class SlowStore(SqliteStore):
    """A real store whose commits wait until they are let through, or fail."""

    def __init__(self, path: Path) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.fail = False
        self.commits = 0
        self.reached = threading.Event()
        super().__init__(path)

    def commit(self, connection: sqlite3.Connection) -> None:
        self.reached.set()
        self.gate.wait()
        self.commits += 1
        if self.fail:
            raise sqlite3.OperationalError("disk I/O error")
        super().commit(connection)


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


def test_entries_are_appended_at_an_expected_version(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "bis.sqlite")
        await store.ready()
        await store.create("t", "CODE", [b"1"])
        await store.append("t", 1, [b"2", b"3"])
        for version in (0, 1, 2, 4):
            with pytest.raises(ConflictError):
                await store.append("t", version, [b"x"])
        assert await store.read("t") == [b"1", b"2", b"3"]
        assert await store.read("t", after=2) == [b"3"]
        assert await store.find("CODE") == "t"
        with pytest.raises(ConflictError):
            await store.create("u", "CODE", [])
        await store.close()

    asyncio.run(use())


def test_of_many_at_once_one_wins_and_nothing_is_lost(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "bis.sqlite")
        await store.create("t", "CODE", [])
        done = await asyncio.gather(
            *(store.append("t", 0, [b"%d" % i]) for i in range(50)), return_exceptions=True
        )
        assert done.count(None) == 1
        assert all(isinstance(answer, ConflictError) for answer in done if answer is not None)
        assert len(await store.read("t")) == 1
        await store.close()

    asyncio.run(use())


def test_idle_tables_are_swept_and_others_kept(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "bis.sqlite")
        await store.create("t", "CODE", [b"ada sat"])
        await store.link("ada", "t")
        await store.link("eve", "t")
        assert await store.tables_of("eve") == [], "who is not known at a table has none"
        assert await store.mark(before=1.0, at=5.0, alive=()) == 0
        assert not await store.forget("t", before=1.0, kept=None)
        assert await store.tables_of("ada") == ["t"]
        assert await store.mark(before=9e12, at=5.0, alive=()) == 1
        assert await store.forget("t", before=9e12, kept=None)
        assert await store.tables_of("ada") == []
        assert await store.read("t") == []
        await store.close()

    asyncio.run(use())


async def new_table(tables: Tables) -> Live:
    live = await tables.find((await tables.create("flip7")).id)
    assert live is not None
    return live


def test_until_a_move_is_durable_nobody_hears_of_it(tmp_path: Path) -> None:
    """The commit blocks: no listener is woken and no version moves; then it goes through."""

    async def use() -> None:
        store = SlowStore(tmp_path / "bis.sqlite")
        tables = Tables(store, LocalBus(), NoWorkers(), Settings())
        live = await new_table(tables)
        listener = Listener("ada")
        live.come(listener)
        store.gate.clear()
        sitting = asyncio.create_task(tables.act(live.table.id, "ada", wishes.Sit("1", "Ada")))
        for _ in range(200):
            await asyncio.sleep(0)
        assert not sitting.done()
        assert not listener.changed.is_set()
        assert (live.table.version, live.table.sitters) == (1, [])
        store.gate.set()
        assert await sitting == 2
        assert listener.changed.is_set()
        assert [sitter.name for sitter in live.table.sitters] == ["Ada"]
        await store.close()

    asyncio.run(use())


def test_if_the_commit_fails_the_sender_is_told_and_the_table_is_unchanged(tmp_path: Path) -> None:
    async def use() -> None:
        store = SlowStore(tmp_path / "bis.sqlite")
        tables = Tables(store, LocalBus(), NoWorkers(), Settings())
        live = await new_table(tables)
        store.fail = True
        with pytest.raises(StoreError, match="disk I/O error"):
            await tables.act(live.table.id, "ada", wishes.Sit("1", "Ada"))
        assert (live.table.version, live.table.sitters) == (1, [])
        store.fail = False
        assert len(await store.read(live.table.id)) == 1
        assert await tables.act(live.table.id, "ada", wishes.Sit("1", "Ada")) == 2
        await store.close()

    asyncio.run(use())


# The writing thread


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


# Tables


def test_two_processes_serve_one_table(tmp_path: Path) -> None:
    """Two services on one file: a conflict is read up and tried again, and both see the same."""

    async def use() -> None:
        path = tmp_path / "bis.sqlite"
        one, other = (
            Tables(SqliteStore(path), LocalBus(), NoWorkers(), Settings()) for _ in range(2)
        )
        table = await one.create("criss_cross")
        seen = await other.find(table.id)
        assert seen is not None
        names = [f"P{i}" for i in range(6)]
        await asyncio.gather(
            *(
                (one if i % 2 else other).act(table.id, name, wishes.Sit("1", name))
                for i, name in enumerate(names)
            )
        )
        await other.act(table.id, "P0", wishes.Sit("2", "Q0"))
        assert sorted(sitter.name for sitter in seen.table.sitters) == [*names[1:], "Q0"]
        for tables in (one, other):
            await tables.store.close()

    asyncio.run(use())


class FirstMove:
    """A worker in this process: the first legal move."""

    is_busy = False

    async def choose(self, game: str, _bot: str, state: str, seat: int, _line: str) -> str:
        rules = GAMES[game]
        return str(rules.legal(rules.load(state), seat)[0])

    def close(self) -> None: ...


def test_when_time_is_up_a_bot_makes_that_one_move(tmp_path: Path) -> None:
    """The clock is put back instead of waited for: the deadline has passed when it is looked at."""

    async def use() -> None:
        store = SqliteStore(tmp_path / "bis.sqlite")
        tables = Tables(store, LocalBus(), FirstMove(), Settings(seal_wait=0))
        table = await tables.create("flip7")
        await tables.act(table.id, "ada", wishes.Sit("1", "Ada"))
        for refused in (4, -1, 10**7):
            with pytest.raises(RefusedError, match="a timer runs for"):
                await tables.act(table.id, "ada", wishes.SetTimer(f"r{refused}", refused))
        await tables.act(table.id, "ada", wishes.SetTimer("2", 5))
        await tables.act(table.id, "ada", wishes.Start("3"))
        await tables.act(table.id, "ada", wishes.Promise("4", promise_of("a" * 32)))
        await tables.act(table.id, "ada", wishes.Share("5", "a" * 32))
        live = await tables.find(table.id)
        assert live is not None
        assert live.table.transcript is not None
        first = live.table.deadline(0)
        assert first is not None
        while not live.alarms:  # the lease is on its way
            await asyncio.sleep(0)
        live.table.waiting_since[0] -= 60
        lines = len(live.table.transcript.lines)
        tables.alarms.watch(live)
        await asyncio.wait_for(asyncio.gather(*live.alarms.values()), 10)
        assert live.table.transcript is not None
        assert [str(line) for line in live.table.transcript.lines[lines:][:1]] == ["0 hit"]
        assert live.table.sitters[0].is_person, "it is still Ada's seat"
        assert live.table.deadline(0) != first
        await store.close()

    asyncio.run(use())
