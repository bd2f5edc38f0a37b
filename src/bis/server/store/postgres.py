"""A store in PostgreSQL, for as many nodes as there are.

An append is one round trip: a function there raises the version where it is the expected one and
the lease still holds, adds the entries, and tells the news in the same transaction.
"""

import json
from collections.abc import Callable, Collection, Sequence
from typing import Any

import asyncpg

from bis.server.store.contract import (
    ConflictError,
    FencedError,
    Held,
    Kept,
    Lease,
    Listed,
    Times,
)
from bis.server.store.erasing import written
from bis.server.store.pool import Line, LostError, Pool
from bis.server.store.postgres_erasing import ErasingRows, delete_rows
from bis.server.store.summaries import columns
from bis.table.summary import Summary

RETURN = 5.0
"""Seconds that an append whose answer is lost waits for the store, to see what became of it."""
FENCED = 2
NOW = "coalesce($1, extract(epoch FROM clock_timestamp())::float8)"


class PostgresStore(ErasingRows):
    """What a store does, on whichever connection is free."""

    def __init__(
        self,
        url: str,
        clock: Callable[[], float] | None = None,
        *,
        schema: str = "bis",
        kind: str = "serve",
        tells: bool = True,
    ) -> None:
        """With ``tells``, appends tell the news to who listens in PostgreSQL."""
        self.clock = clock
        self.pool = Pool(url, schema)
        self._kind = kind
        self._channel = schema if tells else None

    def _now(self) -> float | None:
        """None: what the database's clock says."""
        return None if self.clock is None else self.clock()

    async def ready(self) -> None:
        await self.pool.ready()

    async def close(self) -> None:
        await self.pool.close()

    # Entries

    async def create(
        self, table: str, code: str, entries: Sequence[bytes], summary: Summary | None = None
    ) -> None:
        async def job(line: Line) -> None:
            async with line.transaction():
                await line.execute(
                    "INSERT INTO tables (id, code, touched, version, phase, due, brief)"  # noqa: S608
                    f" VALUES ($2, $3, {NOW}, $4, $5, $6, $7)",
                    self._now(),
                    table,
                    code,
                    len(entries),
                    *columns(summary),
                )
                await _insert(line, table, entries)

        await self._at_a_version(job, (asyncpg.UniqueViolationError,))

    async def append(
        self,
        table: str,
        version: int,
        entries: Sequence[bytes],
        summary: Summary | None = None,
        fence: int | None = None,
    ) -> None:
        values = (table, version, list(entries), *columns(summary), fence, self._now())

        async def job(line: Line) -> None:
            said = await line.fetchval(
                "SELECT append($1, $2, $3, $4, $5, $6, $7, $8, $9)", *values, self._channel
            )
            if said:
                raise FencedError if said == FENCED else ConflictError

        await self._at_a_version(job)

    async def _at_a_version(
        self, job: Callable[[Line], Any], refused: tuple[type[Exception], ...] = ()
    ) -> None:
        """If the answer is lost, a ConflictError: read on, and see whether it has happened."""

        async def attempt(line: Line) -> None:
            try:
                await job(line)
            except refused:
                raise ConflictError from None

        try:
            await self.pool.do(attempt)
        except LostError:
            if await self.pool.returns(RETURN):
                raise ConflictError from None
            raise

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self._fetch(
            "SELECT body FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version",
            table,
            after,
        )
        return [body for (body,) in rows]

    async def find(self, code: str) -> str | None:
        found: str | None = await self._value("SELECT id FROM tables WHERE code = $1", code)
        return found

    async def link(self, player: str, table: str) -> None:
        await self._execute(
            "INSERT INTO players SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM entries"
            " WHERE table_id = $2 AND position(convert_to($1, 'UTF8') IN body) > 0)"
            " ON CONFLICT DO NOTHING",
            player,
            table,
        )

    async def tables_of(self, player: str) -> list[str]:
        return [listed.table for listed in await self.listed(player)]

    async def review(self, table: str, version: str) -> bytes | None:
        found: bytes | None = await self._value(
            "SELECT body FROM reviews WHERE table_id = $1 AND version = $2", table, version
        )
        return found

    async def keep_review(self, table: str, version: str, body: bytes) -> None:
        await self._execute(
            "INSERT INTO reviews SELECT id, $2, $3 FROM tables WHERE id = $1"
            " ON CONFLICT (table_id) DO UPDATE"
            " SET version = excluded.version, body = excluded.body",
            table,
            version,
            body,
        )

    # What tables add up to

    async def listed(self, player: str) -> list[Listed]:
        rows = await self._fetch(
            "SELECT id, touched, brief FROM players JOIN tables ON id = table_id"
            " WHERE player = $1 ORDER BY touched DESC LIMIT 50",
            player,
        )
        return [Listed(*row) for row in rows]

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        rows = await self._fetch("SELECT id, version FROM tables WHERE id = ANY ($1)", list(tables))
        return dict(rows)

    async def due(self, until: float, lapse: float) -> list[str]:
        rows = await self._fetch(
            "SELECT id FROM tables WHERE due <= $2 AND (owner IS NULL OR NOT EXISTS"  # noqa: S608
            " (SELECT 1 FROM owners WHERE owners.id = tables.owner"
            f" AND is_alive(seen, {NOW}, $3))) ORDER BY due",
            self._now(),
            until,
            lapse,
        )
        return [table for (table,) in rows]

    async def not_summed_up(self, after: str, most: int) -> list[str]:
        rows = await self._fetch(
            "SELECT id FROM tables WHERE phase IS NULL AND id > $1 ORDER BY id LIMIT $2",
            after,
            most,
        )
        return [table for (table,) in rows]

    async def sum_up(self, table: str, version: int, summary: Summary) -> None:
        await self._execute(
            "UPDATE tables SET phase = $3, due = $4, brief = $5 WHERE id = $1 AND version = $2",
            table,
            version,
            *columns(summary),
        )

    # Who acts for seats

    async def hold(
        self, owner: str, lapse: float, want: Collection[str], drop: Collection[str]
    ) -> Held:
        rows = await self._fetch(
            "SELECT * FROM hold($1, $2, $3, $4, $5, $6)",
            owner,
            self._kind,
            lapse,
            list(want),
            list(drop),
            self._now(),
        )
        (_, _, _, now, has_lapsed), *taken = rows
        leases = {table: Lease(fence, acted) for table, fence, acted, _, _ in taken}
        return Held(now, has_lapsed, leases)

    async def leave(self, owner: str) -> None:
        async def job(line: Line) -> None:
            async with line.transaction():
                await line.execute(
                    f"UPDATE owners SET seen = {NOW} WHERE id = $2",  # noqa: S608
                    self._now(),
                    owner,
                )
                await line.execute("SELECT give_up($1)", owner)

        await self.pool.do(job, again=True)

    async def free(self) -> None:
        await self._execute("SELECT give_up(id) FROM (SELECT id FROM owners ORDER BY id) AS o")

    # What is forgotten, and when

    async def times(self) -> Times:
        (row,) = await self._fetch(
            "SELECT seen, ran, doubted, (SELECT max(touched) FROM tables) FROM times"
        )
        return Times(*row)

    async def set_times(self, seen: float, ran: float, doubted: float | None) -> None:
        await self._execute(
            "UPDATE times SET seen = $1, ran = $2, doubted = $3", seen, ran, doubted
        )

    async def mark(self, before: float, at: float, alive: Collection[str]) -> int:
        """Nobody may be connected at any node."""

        async def job(line: Line) -> int:
            async with line.transaction():
                await line.execute(
                    "UPDATE tables SET marked = NULL WHERE marked IS NOT NULL AND (touched >= $1"
                    " OR id = ANY ($2) OR id IN (SELECT table_id FROM present))",
                    before,
                    list(alive),
                )
                found = await line.fetch(
                    "UPDATE tables SET marked = $3 WHERE marked IS NULL AND touched < $1"
                    " AND NOT id = ANY ($2) AND id NOT IN (SELECT table_id FROM present)"
                    " RETURNING 1",
                    before,
                    list(alive),
                    at,
                )
                return len(found)

        return await self.pool.do(job, again=True)

    async def marked(self, until: float) -> list[str]:
        rows = await self._fetch("SELECT id FROM tables WHERE marked <= $1", until)
        return [table for (table,) in rows]

    async def forget(self, table: str, before: float, kept: Kept | None) -> bool:
        async def job(line: Line) -> bool:
            async with line.transaction():
                due = await line.fetchval(
                    "SELECT 1 FROM tables WHERE id = $1 AND marked IS NOT NULL AND touched < $2"
                    " FOR UPDATE",
                    table,
                    before,
                )
                if due:
                    await delete_rows(line, table, ("entries", "reviews", "players", "present"))
                    await _keep(line, table, kept)
                return bool(due)

        return await self.pool.do(job)

    async def kept(self, table: str) -> Kept | None:
        rows = await self._fetch(
            "SELECT body, is_open, sitters, array(SELECT player FROM players"
            " WHERE players.table_id = $1) FROM records WHERE table_id = $1",
            table,
        )
        for body, is_open, sitters, players in rows:
            sat = None if sitters is None else tuple(json.loads(sitters))
            return Kept(body, tuple(players), bool(is_open), sat)
        return None


async def _insert(line: Line, table: str, entries: Sequence[bytes]) -> None:
    await line.execute(
        "INSERT INTO entries SELECT $1, at, body"
        " FROM unnest($2::bytea[]) WITH ORDINALITY AS added (body, at)",
        table,
        list(entries),
    )


async def _keep(line: Line, table: str, kept: Kept | None) -> None:
    if kept is None:
        return
    await line.execute(
        "INSERT INTO records VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) DO UPDATE"
        " SET body = excluded.body, is_open = excluded.is_open, sitters = excluded.sitters",
        table,
        kept.record,
        int(kept.is_open),
        written(kept),
    )
    await line.execute(
        "INSERT INTO players SELECT player, $1 FROM unnest($2::text[]) AS player"
        " ON CONFLICT DO NOTHING",
        table,
        list(kept.players),
    )
