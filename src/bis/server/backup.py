"""A house in one file: the store as it was at one moment, with the keys in a table of its own.

What was rolled after that moment was seen, and may not come again: whoever restores a house opens
a new seal at every table whose dice are still to come.
"""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import reduce
from pathlib import Path
from time import time

from bis.core.errors import BisError
from bis.core.reasons import Sentence
from bis.server.folder import KEYS, held, make_private, settle, write_whole
from bis.server.identity import keys_in
from bis.server.store import STORE, SqliteStore, StoreError
from bis.server.store.schema import refuse_newer
from bis.server.tables import new_seed
from bis.table.entries import Entry, encode
from bis.table.sealing import reseal
from bis.table.summary import sum_up
from bis.table.table import Table


class BrokenError(BisError):
    """What should be a store is none, or not whole."""


BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite may keep beside a file."""


def back_up(folder: Path, file: Path, *, replace: bool = False) -> None:
    """Write everything to one file, also while a server runs; it is checked before it is there."""
    if file.exists() and not replace:
        raise BisError("{file} is there already; --replace writes over it", file=file)
    keys = _read_keys(folder / KEYS)
    with _arriving(file) as coming:
        _copy(folder / STORE, coming)
        _check(coming, file)
        with closing(sqlite3.connect(coming)) as copy, copy:
            copy.execute("CREATE TABLE backup (keys BLOB NOT NULL)")
            copy.execute("INSERT INTO backup VALUES (?)", (keys,))


def restore(file: Path, folder: Path, *, replace: bool = False) -> None:
    """Put a backup into a folder that no server holds."""
    opened(file).close()
    make_private(folder)
    with held(folder):
        there = [name for name in (STORE, KEYS) if (folder / name).exists()]
        if there and not replace:
            raise BisError(
                "{folder} has {files} already; --replace puts the backup in its place",
                folder=folder,
                files=reduce(_both, there),
            )
        with _arriving(folder / STORE) as coming:
            _copy(file, coming)
            _check(coming, file)
            keys = _take_keys(coming, file)
            reseal_all(coming)
            write_whole(folder / KEYS, keys)
            for ending in BESIDE:  # they belong to what is replaced
                (folder / (STORE + ending)).unlink(missing_ok=True)


def _both(one: str, other: str) -> str:
    return Sentence("{one} and {other}", one=one, other=other)


def _read_keys(path: Path) -> bytes:
    try:
        keys = path.read_bytes()
    except OSError as error:
        raise BisError("{path} cannot be read: {why}", path=path, why=error.strerror) from None
    keys_in(keys, path)
    return keys


def _take_keys(path: Path, file: Path) -> bytes:
    """The keys out of a backup, which is a plain store afterwards."""
    with closing(sqlite3.connect(path)) as copy, copy:
        try:
            (keys,) = copy.execute("SELECT keys FROM backup").fetchone()
        except (sqlite3.Error, TypeError):
            raise BisError("{file} is no backup of Bis", file=file) from None
        copy.execute("DROP TABLE backup")
    keys_in(keys, file)
    return bytes(keys)


def reseal_all(path: Path) -> None:
    """A new seal at every table where something is still to be rolled, as its next entry."""

    async def go_through() -> None:
        store = SqliteStore(path)
        try:
            for table_id in await store.do(_tables):
                await _reseal(store, table_id)
        finally:
            await store.close()

    asyncio.run(go_through())


def _tables(connection: sqlite3.Connection) -> list[str]:
    return [table for (table,) in connection.execute("SELECT id FROM tables").fetchall()]


async def _reseal(store: SqliteStore, table_id: str) -> None:
    try:
        table = Table(table_id).read(await store.read(table_id))
    except Exception:  # nobody can play there; `bis check` says why
        return
    version, entries = table.version, [Entry(what, time()) for what in reseal(table, new_seed)]
    for entry in entries:
        table.apply(entry)
    if entries:
        bodies = [encode(entry) for entry in entries]
        await store.append(table_id, version, bodies, sum_up(table))


@contextmanager
def _arriving(path: Path) -> Iterator[Path]:
    """A private file beside ``path`` that gets its name when it is whole and on the disk."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    except OSError as error:
        raise BisError("{path} cannot be written: {why}", path=path, why=error.strerror) from None
    os.close(handle)
    coming = Path(name)
    try:
        yield coming
        settle(coming)
        coming.replace(path)
        settle(path.parent)
    except sqlite3.Error as error:
        raise BisError("{path} cannot be written: {why}", path=path, why=error) from None
    finally:
        for ending in ("", *BESIDE):
            Path(name + ending).unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """All rows as they are at one moment; writers are not held up.

    Rows, not pages: what was deleted may still stand in a page, and is to be gone from here on.
    """
    with closing(opened(source)) as here:
        here.execute("VACUUM INTO ?", (str(target),))


def opened(path: Path) -> sqlite3.Connection:
    """A store to read only, or a sentence why it cannot be."""
    if not path.is_file():
        raise BisError("there is no {path}", path=path)
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=10
    )
    try:
        refuse_newer(connection, path)
    except StoreError as error:
        connection.close()
        raise BisError(*error.args) from None
    except sqlite3.Error as error:
        connection.close()
        raise BrokenError("{path} cannot be read: {why}", path=path, why=error) from None
    return connection


def _check(path: Path, told: Path) -> None:
    with closing(sqlite3.connect(path)) as copy:
        problems = integrity(copy)
    if problems:
        raise BisError(
            "{told} would not be whole: {problem}; nothing was written",
            told=told,
            problem=problems[0],
        )


def integrity(connection: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong with a file."""
    found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
    return [] if found == ["ok"] else found
