"""A house carried over: from a folder to PostgreSQL, or back; whole and equal, or not at all.

Nobody may serve from either side meanwhile. What was begun to be written is taken back unless every
row there is the one that was here.
"""

import hashlib
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import time
from typing import Any, Protocol

from bis.core.errors import BisError
from bis.server.engines import POSTGRES, Engines
from bis.server.folder import KEYS, held, make_private, write_whole
from bis.server.identity import KEY, keys_in
from bis.server.store import STORE, StoreError
from bis.server.store.addresses import shown
from bis.server.store.schema import open_file

Rows = Sequence[tuple[Any, ...]]
ROWS = {
    "tables": "id, code, touched, marked, version, phase, due, brief, fence, acted",
    "entries": "table_id, version, body",
    "players": "player, table_id",
    "reviews": "table_id, version, body",
    "records": "table_id, body, is_open, sitters",
    "tickets": "mark, player, until",
    "times": "id, seen, ran, doubted",
}
"""What is carried; whose leases there are is not."""
ORDER = {"entries": "1, 2", "players": "1, 2"}
AT_ONCE = 2000
LATELY = 10.0
"""Seconds in which a node that is at work is heard of."""


@dataclass
class Digest:
    """What was carried, so that both sides can be compared."""

    counts: dict[str, int] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)


class Side(Protocol):
    async def open(self) -> None: ...

    def rows(self, name: str) -> AsyncIterator[Rows]: ...

    async def put(self, name: str, rows: Rows) -> None: ...

    async def keys(self) -> list[bytes]: ...

    async def put_keys(self, keys: list[bytes]) -> None: ...

    async def commit(self) -> None: ...

    async def close(self) -> None: ...


async def transfer(source: str, target: str) -> Digest:
    """Everything that is stored, and the keys that sign cookies."""
    return await carry(side(source), side(target), target)


async def carry(here: Side, there: Side, target: str) -> Digest:
    """From one side to the other, which is called ``target``."""
    async with AsyncExitStack() as both:
        for each in (here, there):
            both.push_async_callback(each.close)
            await each.open()
        if any([await _has(there, name) for name in ("tables", "records")]) or await there.keys():
            raise BisError(
                "{target} has tables or keys already; nothing was changed", target=shown(target)
            )
        carried = Digest()
        for name in ROWS:
            async for rows in _noted(here, name, carried):
                await there.put(name, rows)
        await there.put_keys(await here.keys())
        await _compare(there, carried, await here.keys())
        await there.commit()
        return carried


def side(name: str) -> Side:
    return Database(name) if name.startswith(POSTGRES) else Folder(Path(name))


async def _has(there: Side, name: str) -> bool:
    async for rows in there.rows(name):
        return bool(rows)
    return False


async def _noted(here: Side, name: str, digest: Digest) -> AsyncIterator[Rows]:
    mark = hashlib.sha256()
    digest.counts[name] = 0
    async for rows in here.rows(name):
        digest.counts[name] += len(rows)
        for row in rows:
            mark.update(repr(row).encode())
        yield rows
    digest.marks[name] = mark.hexdigest()


async def _compare(there: Side, carried: Digest, keys: list[bytes]) -> None:
    arrived = Digest()
    for name in ROWS:
        async for _ in _noted(there, name, arrived):
            pass
        if arrived.marks[name] != carried.marks[name]:
            raise BisError(
                "{name} arrived otherwise than they were; nothing was changed", name=name
            )
    if await there.keys() != keys:
        raise BisError("keys arrived otherwise than they were; nothing was changed")


class Folder:
    """A data folder, for us alone."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._held = ExitStack()
        self._keys: list[bytes] | None = None
        """To be written in the end."""

    async def open(self) -> None:
        make_private(self._path)
        self._held.enter_context(held(self._path))
        try:
            self._file = open_file(self._path / STORE)
            self._file.execute("BEGIN IMMEDIATE")
            self._file.execute(
                "UPDATE tables SET acted = (SELECT seen FROM owners WHERE owners.id = owner),"
                " owner = NULL WHERE owner IS NOT NULL"
            )
        except (sqlite3.Error, StoreError) as error:
            raise BisError(
                "{path} cannot be opened: {why}", path=self._path / STORE, why=error
            ) from None

    async def rows(self, name: str) -> AsyncIterator[Rows]:
        cursor = self._file.execute(_select(name))
        while rows := cursor.fetchmany(AT_ONCE):
            yield rows

    async def put(self, name: str, rows: Rows) -> None:
        marks = ", ".join("?" for _ in ROWS[name].split(","))
        self._file.executemany(
            f"INSERT OR REPLACE INTO {name} ({ROWS[name]}) VALUES ({marks})",  # noqa: S608
            rows,
        )

    async def keys(self) -> list[bytes]:
        path = self._path / KEYS
        if self._keys is not None or not path.exists():
            return self._keys or []
        return keys_in(path.read_bytes(), path)

    async def put_keys(self, keys: list[bytes]) -> None:
        self._keys = keys

    async def commit(self) -> None:
        if self._keys:
            write_whole(self._path / KEYS, b"".join(self._keys))
        self._file.execute("COMMIT")

    async def close(self) -> None:
        if hasattr(self, "_file"):
            self._file.close()
        self._held.close()


class Database:
    """A database of PostgreSQL at which no server is at work."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._store: Any = Engines(url).open_shared()
        self._line: Any = None

    async def open(self) -> None:
        try:
            await self._store.ready()
            await self._be_alone()
            self._line = await self._store.pool.connect()
        except StoreError as error:
            raise BisError(*error.args) from None
        self._transaction = self._line.transaction(isolation="repeatable_read")
        await self._transaction.start()

    async def _be_alone(self) -> None:
        nodes = await self._store.nodes(LATELY)
        if nodes:
            raise BisError(
                "{servers} servers are at work with {url}; stop them first",
                servers=len(nodes),
                url=shown(self._url),
            )
        await self._store.free()

    def _select(self, name: str) -> str:
        return _select(name)

    async def rows(self, name: str) -> AsyncIterator[Rows]:
        cursor = await self._line.cursor(self._select(name))
        while rows := await cursor.fetch(AT_ONCE):
            yield [tuple(row) for row in rows]

    async def put(self, name: str, rows: Rows) -> None:
        if name == "times":
            await self._line.execute("DELETE FROM times")
        columns = ROWS[name].split(", ")
        await self._line.copy_records_to_table(name, records=rows, columns=columns)

    async def keys(self) -> list[bytes]:
        rows = await self._line.fetch("SELECT key FROM keys ORDER BY made DESC")
        return [key for (key,) in rows]

    async def put_keys(self, keys: list[bytes]) -> None:
        """The newest first, all of them known for long."""
        rows = [(key, time() - 3600 * (number + 1)) for number, key in enumerate(keys)]
        assert all(len(key) == KEY for key in keys)
        await self._line.copy_records_to_table("keys", records=rows, columns=["key", "made"])

    async def commit(self) -> None:
        await self._transaction.commit()

    async def close(self) -> None:
        """What is not committed is taken back."""
        if self._line is not None:
            await self._line.close()
        await self._store.close()


class Snapshot(Database):
    """A database as it is at one moment, to be read only: servers go on meanwhile."""

    async def _be_alone(self) -> None: ...

    def _select(self, name: str) -> str:
        """Who has a lease now could act until they were last heard of."""
        seen = "coalesce((SELECT seen FROM owners WHERE owners.id = owner), acted)"
        return _select(name).replace(" acted", f" {seen}")


def _select(name: str) -> str:
    return f"SELECT {ROWS[name]} FROM {name} ORDER BY {ORDER.get(name, '1')}"  # noqa: S608
