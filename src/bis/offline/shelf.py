"""A store for one device: the server's promise, kept by a shelf that is handed in."""

from collections.abc import Awaitable, Collection, Sequence
from time import time
from typing import Protocol, TypeVar

import msgspec

from bis.server.shapes import brief_of
from bis.server.store.contract import ConflictError, Held, Lease, Listed, StoreError
from bis.table.summary import Summary, read_brief

T = TypeVar("T")


class Shelf(Protocol):
    """Keeps entries, in a browser by IndexedDB. Lists travel as JSON, so that anybody can keep it.

    Whatever cannot be done is raised.
    """

    def append(self, table: str, version: int, entries: str, brief: str) -> Awaitable[bool]:
        """Whether they stand for good after the ``version`` that are there; else nothing is new.

        At version 0 the table is new. The brief is a `TableBrief`, for whoever lists tables.
        """

    def read(self, table: str, after: int) -> Awaitable[str]:
        """The entries after the first ``after``; none if there is no such table."""

    def versions(self, tables: str) -> Awaitable[str]:
        """How many entries each of these tables has, if there are any."""

    def remove(self, table: str) -> Awaitable[object]: ...


class DeviceStore:
    """What tables ask of a store; nobody else acts here, so a lease is always to be had."""

    def __init__(self, shelf: Shelf, player: str) -> None:
        self._shelf = shelf
        self._player = player

    async def create(
        self, table: str, _code: str, entries: Sequence[bytes], summary: Summary
    ) -> None:
        await self.append(table, 0, entries, summary)

    async def append(
        self,
        table: str,
        version: int,
        entries: Sequence[bytes],
        summary: Summary,
        _fence: int | None = None,
    ) -> None:
        bodies = _write([entry.decode() for entry in entries])
        brief = self._brief(table, summary)
        if not await _done(self._shelf.append(table, version, bodies, brief)):
            raise ConflictError

    def _brief(self, table: str, summary: Summary) -> str:
        found = Listed(table, time(), summary.brief)
        return _write(brief_of(found, read_brief(summary.brief), self._player))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        found = await _done(self._shelf.read(table, after))
        return [body.encode() for body in msgspec.json.decode(found, type=list[str])]

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        found = await _done(self._shelf.versions(_write(list(tables))))
        return msgspec.json.decode(found, type=dict[str, int])

    async def delete(self, table: str) -> None:
        await _done(self._shelf.remove(table))

    async def link(self, player: str, table: str) -> None:
        """All tables are one person's."""

    async def hold(
        self, _owner: str, _lapse: float, want: Collection[str], _drop: Collection[str]
    ) -> Held:
        return Held(time(), False, {table: Lease(1, None) for table in want})

    async def leave(self, owner: str) -> None: ...


async def _done(doing: Awaitable[T]) -> T:
    try:
        return await doing
    except Exception as problem:  # whatever the browser says of it
        raise StoreError(str(problem)) from problem


def _write(value: object) -> str:
    return msgspec.json.encode(value).decode()
