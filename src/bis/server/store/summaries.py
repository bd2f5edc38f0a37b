"""What tables add up to, kept beside their entries, so that nobody has to read these."""

import json
import sqlite3
from collections.abc import Collection

from bis.server.store.contract import Listed
from bis.server.store.leases import Leases
from bis.table.summary import Summary


class Summaries(Leases):
    async def listed(self, player: str) -> list[Listed]:
        def job(connection: sqlite3.Connection) -> list[Listed]:
            rows = connection.execute(
                "SELECT id, touched, brief FROM players JOIN tables ON id = table_id"
                " WHERE player = ? ORDER BY touched DESC LIMIT 50",
                (player,),
            )
            return [Listed(*row) for row in rows]

        return await self.do(job)

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        def job(connection: sqlite3.Connection) -> dict[str, int]:
            rows = connection.execute(
                "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each(?))",
                (json.dumps(list(tables)),),
            )
            return dict(rows.fetchall())

        return await self.do(job)

    async def due(self, until: float, lapse: float) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            now = self.clock()
            rows = connection.execute(
                "SELECT id FROM tables WHERE due <= ? AND (owner IS NULL OR owner NOT IN"
                " (SELECT id FROM owners WHERE seen > ? AND seen <= ?)) ORDER BY due",
                (until, now - lapse, now),
            )
            return [table for (table,) in rows]

        return await self.do(job)

    async def not_summed_up(self, after: str, most: int) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM tables WHERE phase IS NULL AND id > ? ORDER BY id LIMIT ?",
                (after, most),
            )
            return [table for (table,) in rows]

        return await self.do(job)

    async def sum_up(self, table: str, version: int, summary: Summary) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE tables SET phase = ?, due = ?, brief = ? WHERE id = ? AND version = ?",
                (*columns(summary), table, version),
            )

        await self.do(job)


def columns(summary: Summary | None) -> tuple[str | None, float | None, bytes | None]:
    return (summary.phase, summary.due, summary.brief) if summary else (None, None, None)
