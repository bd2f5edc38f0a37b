"""A store in one file, written by one thread."""

import json
import sqlite3
from collections.abc import Collection, Sequence

from bis.server.store.contract import ConflictError, FencedError, Kept, Times
from bis.server.store.erasing import Erasing, written
from bis.server.store.summaries import Summaries, columns
from bis.table.summary import Summary

BEAT = 20_000
"""Bytes that are written to see that there is room for more than what is there already."""


class SqliteStore(Summaries, Erasing):
    """What a store does, each as one job of the writing thread."""

    async def create(
        self, table: str, code: str, entries: Sequence[bytes], summary: Summary | None = None
    ) -> None:
        def job(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(
                    "INSERT INTO tables (id, code, touched, version, phase, due, brief)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (table, code, self.clock(), len(entries), *columns(summary)),
                )
            except sqlite3.IntegrityError:
                raise ConflictError from None
            _insert(connection, table, 0, entries)

        await self.do(job)

    async def append(
        self,
        table: str,
        version: int,
        entries: Sequence[bytes],
        summary: Summary | None = None,
        fence: int | None = None,
    ) -> None:
        def job(connection: sqlite3.Connection) -> None:
            changed = connection.execute(
                "UPDATE tables SET version = ?, touched = ?, marked = NULL,"
                " phase = ?, due = ?, brief = ?"
                " WHERE id = ? AND version = ? AND fence = coalesce(?, fence)",
                (
                    version + len(entries),
                    self.clock(),
                    *columns(summary),
                    table,
                    version,
                    fence,
                ),
            ).rowcount
            if not changed:
                raise _why_not(connection, table, fence)
            _insert(connection, table, version, entries)

        await self.do(job)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        def job(connection: sqlite3.Connection) -> list[bytes]:
            rows = connection.execute(
                "SELECT body FROM entries WHERE table_id = ? AND version > ? ORDER BY version",
                (table, after),
            )
            return [body for (body,) in rows]

        return await self.do(job)

    async def find(self, code: str) -> str | None:
        def job(connection: sqlite3.Connection) -> str | None:
            row = connection.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
            return row[0] if row else None

        return await self.do(job)

    async def link(self, player: str, table: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR IGNORE INTO players SELECT ?1, ?2 WHERE EXISTS"
                " (SELECT 1 FROM entries WHERE table_id = ?2 AND instr(body, CAST(?1 AS BLOB)))",
                (player, table),
            )

        await self.do(job)

    async def tables_of(self, player: str) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM players JOIN tables ON id = table_id"
                " WHERE player = ? ORDER BY touched DESC LIMIT 50",
                (player,),
            )
            return [table for (table,) in rows]

        return await self.do(job)

    async def review(self, table: str, version: str) -> bytes | None:
        def job(connection: sqlite3.Connection) -> bytes | None:
            row = connection.execute(
                "SELECT body FROM reviews WHERE table_id = ? AND version = ?", (table, version)
            ).fetchone()
            return row[0] if row else None

        return await self.do(job)

    async def keep_review(self, table: str, version: str, body: bytes) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR REPLACE INTO reviews SELECT id, ?, ? FROM tables WHERE id = ?",
                (version, body, table),
            )

        await self.do(job)

    # What is forgotten, and when

    async def times(self) -> Times:
        def job(connection: sqlite3.Connection) -> Times:
            row = connection.execute(
                "SELECT seen, ran, doubted, (SELECT max(touched) FROM tables) FROM times"
            ).fetchone()
            return Times(*row)

        return await self.do(job)

    async def set_times(self, seen: float, ran: float, doubted: float | None) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE times SET seen = ?, ran = ?, doubted = ?", (seen, ran, doubted)
            )

        await self.do(job)

    async def mark(self, before: float, at: float, alive: Collection[str]) -> int:
        def job(connection: sqlite3.Connection) -> int:
            rows = connection.execute(
                "SELECT id FROM tables WHERE marked IS NULL AND touched < ?", (before,)
            )
            idle = [table for (table,) in rows if table not in alive]
            connection.execute("UPDATE tables SET marked = NULL WHERE touched >= ?", (before,))
            connection.executemany(
                "UPDATE tables SET marked = NULL WHERE id = ?", [(table,) for table in alive]
            )
            connection.executemany(
                "UPDATE tables SET marked = ? WHERE id = ?", [(at, table) for table in idle]
            )
            return len(idle)

        return await self.do(job)

    async def marked(self, until: float) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute("SELECT id FROM tables WHERE marked <= ?", (until,))
            return [table for (table,) in rows]

        return await self.do(job)

    async def forget(self, table: str, before: float, kept: Kept | None) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            due = connection.execute(
                "SELECT 1 FROM tables WHERE id = ? AND marked IS NOT NULL AND touched < ?",
                (table, before),
            ).fetchone()
            if due:
                _delete(connection, table)
                if kept is not None:
                    _keep(connection, table, kept)
            return bool(due)

        return await self.do(job)

    async def kept(self, table: str) -> Kept | None:
        def job(connection: sqlite3.Connection) -> Kept | None:
            row = connection.execute(
                "SELECT body, is_open, sitters FROM records WHERE table_id = ?", (table,)
            ).fetchone()
            if row is None:
                return None
            players = connection.execute("SELECT player FROM players WHERE table_id = ?", (table,))
            sitters = None if row[2] is None else tuple(json.loads(row[2]))
            return Kept(row[0], tuple(player for (player,) in players), bool(row[1]), sitters)

        return await self.do(job)

    async def beat(self) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO beats VALUES (zeroblob(?))", (BEAT,))
            connection.execute("DELETE FROM beats")

        await self.do(job)


def _why_not(connection: sqlite3.Connection, table: str, fence: int | None) -> Exception:
    row = connection.execute("SELECT fence FROM tables WHERE id = ?", (table,)).fetchone()
    return FencedError() if fence is not None and row and row[0] != fence else ConflictError()


def _delete(connection: sqlite3.Connection, table: str) -> None:
    for name in ("entries", "reviews", "players"):
        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))  # noqa: S608
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))


def _keep(connection: sqlite3.Connection, table: str, kept: Kept) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?)",
        (table, kept.record, kept.is_open, written(kept)),
    )
    connection.executemany(
        "INSERT OR IGNORE INTO players VALUES (?, ?)", [(player, table) for player in kept.players]
    )


def _insert(
    connection: sqlite3.Connection, table: str, version: int, entries: Sequence[bytes]
) -> None:
    rows = ((table, version + i, body) for i, body in enumerate(entries, start=1))
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
