"""What is to be gone from PostgreSQL, and tickets that work once.

What was deleted is overwritten when PostgreSQL itself comes to it (`VACUUM`, and the log it writes
ahead); docs/operations.md says what that means for backups.
"""

from collections.abc import Sequence

from bis.server.store.contract import ConflictError, Kept
from bis.server.store.erasing import OF_A_TABLE, written
from bis.server.store.pool import Line
from bis.server.store.shared import SharedRows


class ErasingRows(SharedRows):
    async def tables_with(self, player: str) -> list[str]:
        rows = await self._fetch(
            "SELECT table_id FROM players WHERE player = $1 UNION SELECT table_id FROM entries"
            " WHERE position(convert_to($1, 'UTF8') IN body) > 0 UNION"
            " SELECT table_id FROM records WHERE strpos(sitters, $1) > 0",
            player,
        )
        return [table for (table,) in rows]

    async def rewrite(self, table: str, bodies: Sequence[bytes], player: str) -> None:
        async def job(line: Line) -> None:
            async with line.transaction():
                version = await line.fetchval(
                    "UPDATE tables SET phase = NULL, due = NULL, brief = NULL WHERE id = $1"
                    " RETURNING version",
                    table,
                )
                if version != len(bodies):
                    raise ConflictError
                await line.execute(
                    "UPDATE entries SET body = anew.body FROM unnest($2::bytea[]) WITH ORDINALITY"
                    " AS anew (body, at) WHERE table_id = $1 AND version = at"
                    " AND entries.body <> anew.body",
                    table,
                    list(bodies),
                )
                await _unlink(line, table, player)

        await self.pool.do(job, again=True)

    async def rewrite_kept(self, table: str, kept: Kept, player: str) -> None:
        async def job(line: Line) -> None:
            async with line.transaction():
                await line.execute(
                    "UPDATE records SET body = $2, sitters = $3 WHERE table_id = $1",
                    table,
                    kept.record,
                    written(kept),
                )
                await _unlink(line, table, player)

        await self.pool.do(job, again=True)

    async def drop_reviews(self, tables: Sequence[str]) -> None:
        await self._execute("DELETE FROM reviews WHERE table_id = ANY ($1)", list(tables))

    async def delete(self, table: str) -> None:
        async def job(line: Line) -> None:
            async with line.transaction():
                await delete_rows(line, table, (*OF_A_TABLE, "present"))

        await self.pool.do(job, again=True)

    # Tickets

    async def add_ticket(self, mark: bytes, player: str, until: float) -> None:
        async def job(line: Line) -> None:
            async with line.transaction():
                await line.execute("DELETE FROM tickets WHERE player = $1", player)
                await line.execute("INSERT INTO tickets VALUES ($1, $2, $3)", mark, player, until)

        await self.pool.do(job)

    async def use_ticket(self, mark: bytes, now: float) -> str | None:
        async def job(line: Line) -> str | None:
            async with line.transaction():
                await line.execute("DELETE FROM tickets WHERE until < $1", now)
                found: str | None = await line.fetchval(
                    "DELETE FROM tickets WHERE mark = $1 RETURNING player", mark
                )
                return found

        return await self.pool.do(job)

    async def drop_tickets(self, player: str) -> None:
        await self._execute("DELETE FROM tickets WHERE player = $1", player)


async def delete_rows(line: Line, table: str, hanging: Sequence[str]) -> None:
    for name in hanging:
        await line.execute(f"DELETE FROM {name} WHERE table_id = $1", table)  # noqa: S608
    await line.execute("DELETE FROM tables WHERE id = $1", table)


async def _unlink(line: Line, table: str, player: str) -> None:
    await line.execute("DELETE FROM reviews WHERE table_id = $1", table)
    await line.execute("DELETE FROM players WHERE player = $1 AND table_id = $2", player, table)
