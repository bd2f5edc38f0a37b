"""Files of earlier versions are brought up to today's schema, whole or not at all."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bis.server.store import SqliteStore, schema

VERSION_1 = """
CREATE TABLE tables (id TEXT PRIMARY KEY, code TEXT UNIQUE, touched REAL NOT NULL);
CREATE TABLE entries (
    table_id TEXT NOT NULL, version INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
CREATE TABLE players (
    player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
CREATE TABLE reviews (table_id TEXT PRIMARY KEY, version TEXT NOT NULL, body BLOB NOT NULL);
INSERT INTO tables VALUES ('t', 'CODE', 5);
INSERT INTO entries VALUES ('t', 1, x'31');
INSERT INTO players VALUES ('ada', 't');
"""


def old_file(path: Path, version: int) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(VERSION_1 + f"PRAGMA user_version={version};")
    connection.close()


@pytest.mark.parametrize("version", [0, 1])
def test_an_older_file_is_brought_up_to_today(version: int, tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "bis.sqlite")
        await store.ready()
        await store.append("t", 1, [b"2"])
        assert await store.read("t") == [b"1", b"2"]
        assert await store.tables_of("ada") == ["t"]
        assert (await store.times()).seen is None
        await store.close()

    old_file(tmp_path / "bis.sqlite", version)
    asyncio.run(use())
    asyncio.run(use_again(tmp_path))


async def use_again(folder: Path) -> None:
    store = SqliteStore(folder / "bis.sqlite")
    assert await store.do(lambda c: c.execute("PRAGMA user_version").fetchone()) == (
        schema.SCHEMA_VERSION,
    )
    await store.close()


def test_an_older_file_is_brought_up_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last step fails: the file is as it was, and a later start brings it up."""
    old_file(tmp_path / "bis.sqlite", 1)
    broken = (*schema.MIGRATIONS[1], "CREATE TABLE nonsense")
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", (schema.MIGRATIONS[0], broken))
        with pytest.raises(sqlite3.Error):
            schema.open_file(tmp_path / "bis.sqlite")
    connection = sqlite3.connect(tmp_path / "bis.sqlite")
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    assert columns == ["id", "code", "touched"]
    connection.close()
    asyncio.run(use_again(tmp_path))
