"""Leases in SQLite: one row for each owner, so that renewing is one row, however many it holds."""

import sqlite3
from collections.abc import Callable, Collection
from pathlib import Path
from time import time

from bis.server.store.contract import Held, Lease
from bis.server.store.writer import Writer


class Leases(Writer):
    """By the store's own clock, which is the same for every owner."""

    def __init__(self, path: Path, clock: Callable[[], float] = time) -> None:
        self.clock = clock
        super().__init__(path)

    async def hold(
        self, owner: str, lapse: float, want: Collection[str], drop: Collection[str]
    ) -> Held:
        def job(connection: sqlite3.Connection) -> Held:
            now = self.clock()
            seen = _seen(connection, owner)
            has_lapsed = not is_alive(seen, now, lapse)
            if has_lapsed:
                _give_up(connection, owner)
            connection.execute("INSERT OR REPLACE INTO owners VALUES (?, ?)", (owner, now))
            connection.executemany(
                "UPDATE tables SET owner = NULL, acted = ? WHERE id = ? AND owner = ?",
                [(now, table, owner) for table in drop],
            )
            leases = {table: _take(connection, table, owner, now, lapse) for table in want}
            taken = {table: lease for table, lease in leases.items() if lease is not None}
            return Held(now, has_lapsed, taken)

        return await self.do(job)

    async def leave(self, owner: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE owners SET seen = ? WHERE id = ?", (self.clock(), owner))
            _give_up(connection, owner)

        await self.do(job)

    async def free(self) -> None:
        def job(connection: sqlite3.Connection) -> None:
            for (owner,) in connection.execute("SELECT id FROM owners").fetchall():
                _give_up(connection, owner)

        await self.do(job)


def is_alive(seen: float | None, now: float, lapse: float) -> bool:
    """A clock that was put back ends leases, too: else nobody could act until it has caught up."""
    return seen is not None and now - lapse < seen <= now


def _seen(connection: sqlite3.Connection, owner: str | None) -> float | None:
    row = connection.execute("SELECT seen FROM owners WHERE id = ?", (owner,)).fetchone()
    return row[0] if row else None


def _give_up(connection: sqlite3.Connection, owner: str) -> None:
    """All its tables; it could act as long as it was heard of."""
    connection.execute(
        "UPDATE tables SET acted = (SELECT seen FROM owners WHERE id = owner), owner = NULL"
        " WHERE owner = ?",
        (owner,),
    )
    connection.execute("DELETE FROM owners WHERE id = ?", (owner,))


def _take(
    connection: sqlite3.Connection, table: str, owner: str, now: float, lapse: float
) -> Lease | None:
    row = connection.execute(
        "SELECT owner, fence, acted FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if row is None:
        return None
    before, fence, acted = row
    if before is not None and before != owner:
        seen = _seen(connection, before)
        if is_alive(seen, now, lapse):
            return None
        acted = seen
    connection.execute(
        "UPDATE tables SET owner = ?, fence = fence + 1 WHERE id = ?", (owner, table)
    )
    return Lease(fence + 1, now if before == owner else acted)
