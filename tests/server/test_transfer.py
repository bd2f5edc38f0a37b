"""A house carried from a folder to PostgreSQL and back: equal, or nothing has changed."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from bis.cli import main
from bis.core.errors import BisError
from bis.server import transfer as transferring
from bis.server.bus import LocalBus
from bis.server.check import look_at
from bis.server.folder import KEYS, held
from bis.server.identity import Identity, rotate
from bis.server.store import STORE, Kept, SqliteStore
from bis.server.store.postgres import PostgresStore
from bis.server.tables import Tables
from bis.server.transfer import ROWS, Database, Rows, transfer
from bis.table import wishes
from tests import engines
from tests.server.stores import execute
from tests.server.test_store import NoWorkers

NUMBERS = count()


@pytest.fixture
def database(postgres: engines.Postgres) -> str:
    return new_database(postgres)


def new_database(postgres: engines.Postgres) -> str:
    """One of its own, since it is all of a house."""
    name = f"house{next(NUMBERS)}"

    async def make() -> None:
        line = await asyncpg.connect(postgres.url)
        await line.execute(f"CREATE DATABASE {name}")
        await line.close()

    asyncio.run(make())
    return postgres.at(name)


async def fill(folder: Path) -> None:
    """Something in every row that is carried."""
    store = SqliteStore(folder / STORE)
    tables = Tables(store, LocalBus(), NoWorkers())
    for number in range(3):
        table = await tables.create("flip7")
        await tables.act(table.id, "ada", wishes.Sit("1", f"Adà {number}"))
        await store.keep_review(table.id, "1", b"\x00review")
    await store.create("gone", "GONE00", [b"ada"])
    await store.mark(9e12, 1.0, ())
    kept = Kept("bis 1\n", ("ada",), is_open=True, sitters=("ada", None))
    await store.forget("gone", 9e12, kept)
    await store.add_ticket(b"\x00\xff", "ada", 5.0)
    await store.set_times(1.5, 2.5, None)
    await store.hold("somebody", 10.0, [table.id], ())
    await store.close()
    Identity.in_folder(folder)
    rotate(folder)


def rows(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(folder / STORE)) as file:
        return {
            name: file.execute(f"SELECT {ROWS[name]} FROM {name} ORDER BY 1, 2").fetchall()  # noqa: S608
            for name in ROWS
        }


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "house"
    made.mkdir()
    asyncio.run(fill(made))
    return made


def test_there_and_back_again_it_is_the_same(folder: Path, tmp_path: Path, database: str) -> None:
    carried = asyncio.run(transfer(str(folder), database)).counts
    assert carried == {
        "tables": 3,
        "entries": 6,
        "players": 4,
        "reviews": 3,
        "records": 1,
        "tickets": 1,
        "times": 1,
    }
    asyncio.run(transfer(database, str(tmp_path / "back")))
    assert (tmp_path / "back" / KEYS).read_bytes() == (folder / KEYS).read_bytes()
    before, after = rows(folder), rows(tmp_path / "back")
    for name in ROWS:
        if name != "tables":  # the leases of before have ended
            assert after[name] == before[name]
    assert [row[:8] for row in after["tables"]] == [row[:8] for row in before["tables"]]
    assert look_at(tmp_path / "back" / STORE).tables == 3


def test_who_was_known_in_the_folder_is_known_afterwards(folder: Path, database: str) -> None:
    async def use() -> None:
        store = PostgresStore(database)
        there = await Identity.in_store(store)
        assert there.check(Identity.in_folder(folder).sign("ada")) == "ada"
        assert there.sign("ada") == Identity.in_folder(folder).sign("ada")
        tables = Tables(store, LocalBus(), NoWorkers())
        (listed, _), *_ = await tables.listed("ada")
        assert await tables.act(listed.table, "bob", wishes.Sit("1", "Bob")) == 3
        await store.close()

    asyncio.run(transfer(str(folder), database))
    asyncio.run(use())


def test_what_arrives_otherwise_is_taken_back(
    folder: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put = Database.put

    async def put_wrong(self: Database, name: str, rows: Rows) -> None:
        if name == "entries":
            rows = [(table, version, body + b" ") for table, version, body in rows]
        await put(self, name, rows)

    with monkeypatch.context() as patch:
        patch.setattr(transferring.Database, "put", put_wrong)
        with pytest.raises(BisError, match="entries arrived otherwise"):
            asyncio.run(transfer(str(folder), database))
    asyncio.run(transfer(str(folder), database))


def test_nothing_is_written_over_and_nobody_is_disturbed(
    folder: Path, tmp_path: Path, database: str
) -> None:
    with held(folder), pytest.raises(BisError, match="another server is at work in"):
        asyncio.run(transfer(str(folder), database))
    asyncio.run(transfer(str(folder), database))
    with pytest.raises(BisError, match="has tables or keys already"):
        asyncio.run(transfer(str(folder), database))

    async def serve() -> None:
        store = PostgresStore(database)
        await store.hold("node", 10.0, (), ())
        await store.close()

    asyncio.run(serve())
    with pytest.raises(BisError, match="1 servers are at work with postgresql://"):
        asyncio.run(transfer(database, str(tmp_path / "back")))

    async def end() -> None:
        store = PostgresStore(database)
        await execute(store, "DELETE FROM owners")
        await store.close()

    asyncio.run(end())
    asyncio.run(transfer(database, str(tmp_path / "later")))


def test_a_database_is_backed_up_while_servers_are_at_work_and_restored_into_another(
    folder: Path,
    tmp_path: Path,
    database: str,
    postgres: engines.Postgres,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What is said of it is what was said of the folder; the leases of then are ended there."""

    async def be_served(node: str, at: float) -> list[str]:
        store = PostgresStore(database, lambda: at)
        held = await store.hold(node, 10.0, await store.tables_of("ada"), ())
        await store.close()
        return list(held.taken)

    asyncio.run(transfer(str(folder), database))
    served = asyncio.run(be_served("one", 9e9))
    assert len(served) == 3
    before = look_at(folder / STORE)
    assert main(["check", "--store", database]) == 1, "as before: the kept record is none"
    assert capsys.readouterr().out.splitlines()[-1] == str(before)
    file, empty = tmp_path / "it.backup", new_database(postgres)
    assert main(["backup", "--store", database, str(file)]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["house", "it.backup"]
    assert str(look_at(file)) == str(before)
    assert asyncio.run(be_served("other", 9e9 + 1)) == [], "no lease was ended by it"
    assert main(["restore", "--store", empty, "--replace", str(file)]) == 2
    assert main(["restore", "--store", empty, str(file)]) == 0
    assert main(["restore", "--store", empty, str(file)]) == 2, "it has tables by now"
    asyncio.run(transfer(empty, str(tmp_path / "back")))
    after, then = rows(tmp_path / "back"), rows(folder)
    assert {row[-1] for row in after["tables"] if row[0] in served} == {9e9}
    assert [row[:8] for row in after["tables"]] == [row[:8] for row in then["tables"]]
    assert after["entries"] == then["entries"]
    assert (tmp_path / "back" / KEYS).read_bytes() == (folder / KEYS).read_bytes()
