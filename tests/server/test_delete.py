"""Nothing is left of a table when all who sat there agree."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from bis.server.bus import LocalBus
from bis.server.live import Listener
from bis.server.log import Log
from bis.server.metrics import Metrics
from bis.server.store import STORE, SqliteStore, StoreError
from bis.server.tables import Tables
from bis.table import wishes
from bis.table.entries import Sat
from bis.table.reasons import RefusedError
from tests.server.servers import PATIENCE, Person, Server, serving, share
from tests.server.test_backup import bis
from tests.server.test_store import NoWorkers

ADA = "ada-of-the-tests"
GONE = (4404, "this table was deleted by all who sat there")


def new_cookie(server: Server) -> str:
    return server.ask("/api/tables")[2].split(";")[0]


def raw(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


def test_a_table_is_gone_when_all_agree(tmp_path: Path) -> None:
    """From the store, its files and the next backup; whoever is there is told why."""
    data = tmp_path / "data"
    with serving(data, "--bot-delay", "0") as server:
        table, cookie = asyncio.run(play_two(server))
        assert server.ask(f"/api/tables/{table}/record", cookie=cookie)[0] == 404
        assert json.loads(server.ask("/api/tables", cookie=cookie)[1]) == []
        assert bis("backup", tmp_path / "it.backup", "--data", data).returncode == 0
        for written in (raw(data), (tmp_path / "it.backup").read_bytes()):
            assert table.encode() not in written
            assert b"Adalbert" not in written
            assert b"Bobolink" not in written
    assert bis("check", "--data", data).returncode == 0


async def play_two(server: Server) -> tuple[str, str]:
    table, cookie = server.new_table("criss_cross")
    other = new_cookie(server)
    async with Person(server, table, cookie) as ada, Person(server, table, other) as bob:
        await ada.wish("sit", name="Adalbert")
        await bob.wish("sit", name="Bobolink")
        await ada.wish("start")
        await share(ada, bob)
        assert (await ada.wish("delete"))["type"] == "done"
        await bob.until(deleting=[0])
        assert (await ada.wish("delete", agreed=False))["type"] == "done"
        await bob.until(deleting=[])
        assert (await bob.wish("delete"))["type"] == "done"
        async with Person(server, table, "") as watcher:
            assert watcher.news["table"]["deleting"] == [1]
            assert (await watcher.wish("delete"))["code"] == "table.seatless"
            await ada.wish("delete")
            assert await watcher.farewell() == GONE
        assert await ada.farewell() == await bob.farewell() == GONE
    return table, cookie


def test_in_the_lobby_the_host_alone_may(tmp_path: Path) -> None:
    async def talk() -> None:
        table, cookie = server.new_table("flip7")
        async with (
            Person(server, table, cookie) as ada,
            Person(server, table, new_cookie(server)) as bob,
        ):
            await ada.wish("sit", name="Ada")
            await bob.wish("sit", name="Bob")
            await ada.wish("delete")
            assert await bob.farewell() == GONE

    with serving(tmp_path) as server:
        asyncio.run(talk())


# In one process


async def agreed_on(tables: Tables) -> str:
    """A table at which Ada sits alone, and wants it gone."""
    table = await tables.create("flip7")
    await tables.act(table.id, "ada", wishes.Sit("1", "Ada"))
    await tables.act(table.id, "ada", wishes.Delete("2"))
    return table.id


async def until_gone(store: SqliteStore, table_id: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while await store.read(table_id):
            await asyncio.sleep(0)


def test_reviews_links_codes_and_kept_records_go_with_it(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / STORE)
        tables = Tables(store, LocalBus(), NoWorkers())
        table = await tables.create("flip7")
        await tables.act(table.id, ADA, wishes.Sit("1", "Ada"))
        await store.keep_review(table.id, "1", b"review")
        await tables.act(table.id, ADA, wishes.Delete("2"))
        await until_gone(store, table.id)
        assert await store.find(table.code) is None
        await store.keep_review(table.id, "1", b"a review that was on its way")
        await store.link(ADA, table.id)
        assert await store.review(table.id, "1") is None
        assert await store.tables_with(ADA) == []
        assert await store.read(table.id) == []
        await store.close()

    asyncio.run(use())


class Failing(SqliteStore):
    fails = True

    async def delete(self, table: str) -> None:
        if self.fails:
            raise StoreError("the disk is full")
        await super().delete(table)


def test_what_could_not_be_deleted_is_deleted_after_the_next_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def use() -> None:
        store = Failing(tmp_path / STORE)
        table_id = await agreed_on(Tables(store, LocalBus(), NoWorkers()))
        await asyncio.sleep(0)
        store.fails = False
        await Tables(store, LocalBus(), NoWorkers()).wake_all()
        await until_gone(store, table_id)
        await store.close()

    asyncio.run(use())
    assert "a table was not deleted" in caplog.text


def test_who_comes_too_late_is_told(tmp_path: Path) -> None:
    """A wish that waits for the lock, and one of another process."""

    async def use() -> None:
        store, bus = SqliteStore(tmp_path / STORE), LocalBus()
        tables, others = Tables(store, bus, NoWorkers()), Log(store, bus, Metrics(), 10)
        table_id = (await tables.create("flip7")).id
        live, far = await tables.log.find(table_id), await others.find(table_id)
        assert live is not None
        assert far is not None
        listener = Listener("eve")
        far.listeners.add(listener)
        await tables.act(table_id, "ada", wishes.Sit("1", "Ada"))
        await tables.act(table_id, "ada", wishes.Delete("2"))
        await until_gone(store, table_id)
        async with asyncio.timeout(PATIENCE):
            while not (live.deleted and far.deleted):
                await asyncio.sleep(0)
        assert listener.farewell == GONE
        for log, at in ((tables.log, live), (others, far)):
            with pytest.raises(RefusedError) as refused:
                await log.append(at, lambda _table: [Sat(0, "eve", "Eve")])
            assert refused.value.id == "server.deleted"
            assert await log.find(table_id) is None
            assert at.alarms == {}
        await store.close()

    asyncio.run(use())


def test_what_is_taken_back_at_the_last_moment_stays(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / STORE)
        tables = Tables(store, LocalBus(), NoWorkers())
        table = await tables.create("flip7")
        await tables.act(table.id, "ada", wishes.Sit("1", "Ada"))
        live = await tables.find(table.id)
        assert live is not None
        await tables.log.remove(live, lambda _table: False)
        assert len(await store.read(table.id)) == 2
        assert not live.deleted
        await store.close()

    asyncio.run(use())


def test_a_record_that_was_kept_goes_with_its_table(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / STORE)
        await store.do(
            lambda file: file.execute("INSERT INTO records VALUES ('t', 'bis 1', 1, NULL)")
        )
        await store.delete("t")
        assert await store.kept("t") is None
        await store.close()

    asyncio.run(use())
    with sqlite3.connect(tmp_path / STORE) as file:
        assert file.execute("SELECT count(*) FROM records").fetchone() == (0,)
    file.close()
