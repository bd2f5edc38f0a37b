"""What is to be gone for good, and tickets that work once.

Deleted bytes are overwritten (`secure_delete`), and the file beside the store, in which they would
stay for a while, is emptied after the commit.
"""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from bis.server.store.contract import ConflictError, Kept, StoreError
from bis.server.store.writer import Writer

OF_A_TABLE = ("entries", "reviews", "players", "records")
"""What hangs on a table by its `table_id`."""


class Erasing(Writer):
    async def tables_with(self, player: str) -> list[str]:
        """Beside the thread that writes, since every entry is looked at."""
        await self.do(lambda _connection: None)  # what was asked for before is in the file by now
        try:
            return await asyncio.to_thread(_tables_with, self._path, player)
        except sqlite3.Error as error:
            raise StoreError(f"nothing was read: {error}") from None

    async def rewrite(self, table: str, bodies: Sequence[bytes], player: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            stored = connection.execute(
                "SELECT version FROM entries WHERE table_id = ? ORDER BY version", (table,)
            ).fetchall()
            if len(stored) != len(bodies):
                raise ConflictError
            connection.executemany(
                "UPDATE entries SET body = ?1 WHERE table_id = ?2 AND version = ?3 AND body != ?1",
                [(body, table, at) for (at,), body in zip(stored, bodies, strict=True)],
            )
            connection.execute(
                "UPDATE tables SET phase = NULL, due = NULL, brief = NULL WHERE id = ?", (table,)
            )
            _unlink(connection, table, player)
            self.scrub_after(connection)

        await self.do(job)

    async def rewrite_kept(self, table: str, kept: Kept, player: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE records SET body = ?, sitters = ? WHERE table_id = ?",
                (kept.record, written(kept), table),
            )
            _unlink(connection, table, player)
            self.scrub_after(connection)

        await self.do(job)

    async def drop_reviews(self, tables: Sequence[str]) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "DELETE FROM reviews WHERE table_id = ?", [(table,) for table in tables]
            )
            self.scrub_after(connection)

        await self.do(job)

    async def delete(self, table: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            for name in OF_A_TABLE:
                connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))  # noqa: S608
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))
            self.scrub_after(connection)

        await self.do(job)

    # Tickets

    async def add_ticket(self, mark: bytes, player: str, until: float) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tickets WHERE player = ?", (player,))
            connection.execute("INSERT INTO tickets VALUES (?, ?, ?)", (mark, player, until))

        await self.do(job)

    async def use_ticket(self, mark: bytes, now: float) -> str | None:
        def job(connection: sqlite3.Connection) -> str | None:
            connection.execute("DELETE FROM tickets WHERE until < ?", (now,))
            row = connection.execute(
                "SELECT player FROM tickets WHERE mark = ?", (mark,)
            ).fetchone()
            connection.execute("DELETE FROM tickets WHERE mark = ?", (mark,))
            return row[0] if row else None

        return await self.do(job)

    async def drop_tickets(self, player: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tickets WHERE player = ?", (player,))
            self.scrub_after(connection)

        await self.do(job)


def written(kept: Kept) -> str | None:
    """Who sat where, as it is stored."""
    return None if kept.sitters is None else json.dumps(kept.sitters)


def _tables_with(path: Path, player: str) -> list[str]:
    address = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=10)) as connection:
        rows = connection.execute(
            "SELECT table_id FROM players WHERE player = ?1 UNION"
            " SELECT table_id FROM entries WHERE instr(body, CAST(?1 AS BLOB)) UNION"
            " SELECT table_id FROM records WHERE instr(sitters, ?1)",
            (player,),
        ).fetchall()
    return [table for (table,) in rows]


def _unlink(connection: sqlite3.Connection, table: str, player: str) -> None:
    connection.execute("DELETE FROM reviews WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM players WHERE player = ? AND table_id = ?", (player, table))
