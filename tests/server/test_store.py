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
from bis.server.tables import Settings, Tables
from bis.table import wishes
from bis.table.reasons import RefusedError
from tests.server.stores import NewStore


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


def test_entries_are_appended_at_an_expected_version(new_store: NewStore) -> None:
    async def use() -> None:
        store = new_store()
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


def test_of_many_at_once_one_wins_and_nothing_is_lost(new_store: NewStore) -> None:
    async def use() -> None:
        store = new_store()
        await store.create("t", "CODE", [])
        done = await asyncio.gather(
            *(store.append("t", 0, [b"%d" % i]) for i in range(50)), return_exceptions=True
        )
        assert done.count(None) == 1
        assert all(isinstance(answer, ConflictError) for answer in done if answer is not None)
        assert len(await store.read("t")) == 1
        await store.close()

    asyncio.run(use())


def test_idle_tables_are_swept_and_others_kept(new_store: NewStore) -> None:
    async def use() -> None:
        store = new_store()
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


# Tables


def test_two_processes_serve_one_table(new_store: NewStore) -> None:
    """Two services on one store: a conflict is read up and tried again, and both see the same."""

    async def use() -> None:
        one, other = (Tables(new_store(), LocalBus(), NoWorkers(), Settings()) for _ in range(2))
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
