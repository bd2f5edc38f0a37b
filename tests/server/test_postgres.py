"""PostgreSQL as a store, beyond what every store promises: schemas, lost answers, lost servers."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bis.server.bus import LocalBus
from bis.server.engines import Engines, easily_ended
from bis.server.node import Node
from bis.server.store import ConflictError, StoreError, pool
from bis.server.store.addresses import shown
from bis.server.store.postgres import PostgresStore
from bis.server.store.postgres_schema import MIGRATIONS, POSTGRES_VERSION
from bis.server.tables import Settings, Tables
from bis.table import wishes
from lab.chaos.cluster.links import Link
from tests import engines
from tests.server.stores import NewStore, execute
from tests.server.test_store import NoWorkers


@asynccontextmanager
async def proxied(
    server: engines.Postgres, schema: str
) -> AsyncIterator[tuple[PostgresStore, Link]]:
    link = Link("store", lambda: server.port, Random())  # noqa: S311
    await link.open()
    store = PostgresStore(f"postgresql://bis@127.0.0.1:{link.port}/postgres", schema=schema)
    try:
        yield store, link
    finally:
        await store.close()
        await link.close()


def test_an_append_whose_answer_is_lost_is_found_and_not_made_twice(
    postgres: engines.Postgres,
) -> None:
    async def use() -> None:
        async with proxied(postgres, "lost") as (store, proxy):
            tables = Tables(store, LocalBus(), NoWorkers())
            table = await tables.create("flip7")
            proxy.loses = 1
            version = await tables.act(table.id, "ada", wishes.Sit("1", "Ada"))
            assert not proxy.loses, "an answer was lost"
            assert version == 2
            assert len(await store.read(table.id)) == 2
            live = await tables.find(table.id)
            assert live is not None
            assert [sitter.name for sitter in live.table.sitters] == ["Ada"]

    asyncio.run(use())


def test_an_append_that_was_cut_off_has_not_happened(postgres: engines.Postgres) -> None:
    """It waits for a lock when its connection is ended from the other side."""

    async def use() -> None:
        store = PostgresStore(postgres.url, schema="cut")
        await store.create("t", "CODE", [b"1"])
        other = await store.pool.connect()
        async with other.transaction():
            await other.execute("SELECT 1 FROM tables FOR UPDATE")
            appending = asyncio.create_task(store.append("t", 1, [b"2"]))
            ended = 0
            while not ended:
                await other.execute("SELECT pg_stat_clear_snapshot()")  # else it sees no change
                ended = await other.fetchval(
                    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                    " WHERE wait_event_type = 'Lock' AND query LIKE '%append%'"
                )
        with pytest.raises(ConflictError):
            await appending
        assert await store.read("t") == [b"1"]
        await store.append("t", 1, [b"2"])
        await other.close()
        await store.close()

    asyncio.run(use())


def test_who_opens_a_new_schema_at_once_waits_for_the_other(postgres: engines.Postgres) -> None:
    async def use() -> None:
        stores = [PostgresStore(postgres.url, schema="together") for _ in range(4)]
        await asyncio.gather(*(store.ready() for store in stores))
        await stores[0].create("t", "CODE", [b"1"])
        assert await stores[3].read("t") == [b"1"]
        for store in stores:
            await store.close()

    asyncio.run(use())


def test_what_a_newer_bis_has_written_is_refused_and_left_alone(postgres: engines.Postgres) -> None:
    async def use() -> None:
        store = PostgresStore(postgres.url, schema="newer")
        await store.create("t", "CODE", [b"1"])
        await execute(store, "UPDATE about SET version = version + 1")
        await store.close()
        newer = f"newer Bis .version {POSTGRES_VERSION + 1} of its tables"
        with pytest.raises(StoreError, match=newer):
            await store.ready()
        await store.close()

    asyncio.run(use())


def test_an_older_schema_is_brought_up_whole_or_not_at_all(
    postgres: engines.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use() -> None:
        store = PostgresStore(postgres.url, schema="older")
        await store.create("t", "CODE", [b"1"])
        await store.close()
        steps = (*MIGRATIONS, ("CREATE TABLE more ()", "CREATE TABLE nonsense"))
        with monkeypatch.context() as patch:
            patch.setattr(pool, "MIGRATIONS", steps)
            patch.setattr(pool, "POSTGRES_VERSION", len(steps))
            with pytest.raises(StoreError, match="syntax error"):
                await store.ready()
            patch.setattr(pool, "MIGRATIONS", (*MIGRATIONS, ("CREATE TABLE more ()",)))
            assert await store.read("t") == [b"1"]
            await execute(store, "SELECT * FROM more")
        await store.close()

    asyncio.run(use())


def test_a_store_that_is_not_there_is_told_in_a_sentence_without_its_password() -> None:
    async def use() -> None:
        store = PostgresStore(f"postgresql://ada:secret@127.0.0.1:{engines.free_port()}/bis")
        with pytest.raises(StoreError, match=r"ada@127.0.0.1:\d+/bis cannot be reached") as told:
            await store.ready()
        assert "secret" not in str(told.value)

    asyncio.run(use())
    assert shown("postgresql:///bis?host=/run") == "postgresql:///bis?host=/run"


def test_a_store_that_was_there_a_moment_ago_is_waited_for_once_more(
    postgres: engines.Postgres, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """A server begins after it has looked; whoever waits meanwhile can be ended."""

    async def use() -> None:
        link = Link("store", lambda: postgres.port, Random())  # noqa: S311
        await link.open()
        link.loses = 1
        with easily_ended():
            assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
            url = f"postgresql://bis@127.0.0.1:{link.port}/postgres"
            node = await Node.opened(Engines(store=url), tmp_path, Settings())
        assert not link.loses, "an answer was lost"
        await node.close()
        await link.close()

    before = signal.getsignal(signal.SIGTERM)
    asyncio.run(use())
    assert signal.getsignal(signal.SIGTERM) is before
    assert "waiting for it" in capfd.readouterr().err


def test_after_a_restart_of_the_database_a_store_goes_on(new_store: NewStore) -> None:
    """Connections that were ended are opened anew; here all are ended from the other side."""

    async def use() -> None:
        store = new_store()
        await store.create("t", "CODE", [b"1"])
        if isinstance(store, PostgresStore):
            line = await store.pool.connect()
            await line.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND application_name = 'bis'"
            )
            await line.close()
        assert await store.read("t") == [b"1"]
        await store.append("t", 1, [b"2"])
        await store.close()

    asyncio.run(use())
