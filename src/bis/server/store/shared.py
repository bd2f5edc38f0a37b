"""What only several nodes need of a store: who is there at others, keys, turns, and jobs."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from bis.server.store.contract import Job, Present
from bis.server.store.pool import Line, Pool

DB_NOW = "extract(epoch FROM clock_timestamp())::float8"


class SharedRows:
    """By the database's clock, which is the same for every node."""

    pool: Pool
    clock: Callable[[], float] | None

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        return await self.pool.do(lambda line: line.fetch(query, *values), again=True)

    async def _value(self, query: str, *values: Any) -> Any:
        return await self.pool.do(lambda line: line.fetchval(query, *values), again=True)

    async def _execute(self, query: str, *values: Any) -> None:
        await self.pool.do(lambda line: line.execute(query, *values), again=True)

    async def beat(self) -> None:
        await self._execute(
            f"INSERT INTO beats VALUES ('beat', {DB_NOW})"  # noqa: S608
            " ON CONFLICT (id) DO UPDATE SET at = excluded.at"
        )

    # Nodes, and who is there

    async def nodes(self, lapse: float) -> dict[str, str]:
        rows = await self._fetch(
            f"SELECT id, kind FROM owners WHERE is_alive(seen, {DB_NOW}, $1)",  # noqa: S608
            lapse,
        )
        return dict(rows)

    async def set_present(self, node: str, present: Collection[Present], *, anew: bool) -> None:
        here, gone = [who for who in present if who.is_here], [p for p in present if not p.is_here]

        async def job(line: Line) -> None:
            async with line.transaction():
                if anew:
                    await line.execute("DELETE FROM present WHERE node = $1", node)
                await line.execute(
                    "DELETE FROM present USING unnest($2::text[], $3::text[]) AS gone (t, p)"
                    " WHERE node = $1 AND table_id = t AND player = p",
                    node,
                    [who.table for who in gone],
                    [who.player for who in gone],
                )
                await line.execute(
                    "INSERT INTO present SELECT t, p, $1"
                    " FROM unnest($2::text[], $3::text[]) AS here (t, p) ON CONFLICT DO NOTHING",
                    node,
                    [who.table for who in here],
                    [who.player for who in here],
                )

        await self.pool.do(job, again=True)

    async def elsewhere(
        self, node: str, lapse: float, tables: Collection[str]
    ) -> Mapping[str, frozenset[str]]:
        rows = await self._fetch(
            "SELECT table_id, array_agg(player) FROM present JOIN owners ON id = node"  # noqa: S608
            f" WHERE node <> $1 AND table_id = ANY ($3) AND is_alive(seen, {DB_NOW}, $2)"
            " GROUP BY table_id",
            node,
            lapse,
            list(tables),
        )
        return {table: frozenset(players) for table, players in rows}

    async def rewritten(self, lately: float) -> list[tuple[int, str]]:
        rows = await self._fetch(
            f"SELECT number, table_id FROM rewritten WHERE at > {DB_NOW} - $1::float8",  # noqa: S608
            lately,
        )
        return [tuple(row) for row in rows]

    # Keys and turns

    async def keys(self) -> list[tuple[bytes, float]]:
        rows = await self._fetch(
            f"SELECT key, {DB_NOW} - made FROM keys ORDER BY made DESC, key"  # noqa: S608
        )
        return [(key, age) for key, age in rows]

    async def add_key(self, key: bytes, older: int | None = None) -> None:
        """With ``older`` so many of the others stay; else only if there is none yet."""

        async def job(line: Line) -> None:
            async with line.transaction():
                await line.execute("LOCK TABLE keys IN EXCLUSIVE MODE")
                if older is None and await line.fetchval("SELECT 1 FROM keys LIMIT 1"):
                    return
                await line.execute(
                    "DELETE FROM keys WHERE key NOT IN"
                    " (SELECT key FROM keys ORDER BY made DESC, key LIMIT $1)",
                    older or 0,
                )
                await line.execute(f"INSERT INTO keys VALUES ($1, {DB_NOW})", key)  # noqa: S608

        await self.pool.do(job)

    async def take_turn(self, chore: str, owner: str, lapse: float) -> bool:
        row = await self._value(
            f"INSERT INTO turns VALUES ($1, $2, {DB_NOW}) ON CONFLICT (chore) DO UPDATE"  # noqa: S608
            " SET owner = excluded.owner, seen = excluded.seen"
            " WHERE turns.owner = $2 OR turns.seen < excluded.seen - $3::float8 RETURNING 1",
            chore,
            owner,
            lapse,
        )
        return row is not None

    # Jobs

    async def add_job(self, key: str, kind: str, line: str, body: bytes) -> None:
        await self._execute(
            f"INSERT INTO jobs (key, kind, line, body, made) VALUES ($1, $2, $3, $4, {DB_NOW})"  # noqa: S608
            " ON CONFLICT (key) DO NOTHING",
            key,
            kind,
            line,
            body,
        )

    async def take_job(
        self, taker: str, kinds: Sequence[str], lapse: float, tries: int
    ) -> Job | None:
        rows = await self._fetch(
            f"SELECT {_JOB} FROM take_job($1, $2, $3, $4)",  # noqa: S608
            taker,
            list(kinds),
            lapse,
            tries,
        )
        return next((Job(*row) for row in rows), None)

    async def tell_job(self, key: str, taker: str, progress: float) -> bool:
        found = await self._value(
            f"UPDATE jobs SET heard = {DB_NOW}, progress = $3"  # noqa: S608
            " WHERE key = $1 AND taker = $2 AND outcome IS NULL RETURNING 1",
            key,
            taker,
            progress,
        )
        return found is not None

    async def finish_job(self, key: str, taker: str, outcome: str, answer: bytes) -> None:
        await self._execute(
            "UPDATE jobs SET outcome = $3, answer = $4, progress = 1"
            " WHERE key = $1 AND taker = $2 AND outcome IS NULL",
            key,
            taker,
            outcome,
            answer,
        )

    async def give_back_jobs(self, taker: str) -> None:
        await self._execute(
            "UPDATE jobs SET taker = NULL, tries = tries - 1 WHERE taker = $1 AND outcome IS NULL",
            taker,
        )

    async def job(self, key: str, lapse: float) -> Job | None:
        columns = _JOB.replace("taker", f"CASE WHEN heard > {DB_NOW} - $2::float8 THEN taker END")
        rows = await self._fetch(f"SELECT {columns} FROM jobs WHERE key = $1", key, lapse)  # noqa: S608
        return next((Job(*row) for row in rows), None)

    async def drop_job(self, key: str) -> None:
        await self._execute("DELETE FROM jobs WHERE key = $1", key)

    async def tidy(self, older: float) -> None:
        await self._execute(f"DELETE FROM rewritten WHERE at < {DB_NOW} - $1::float8", older)  # noqa: S608
        await self._execute(f"DELETE FROM jobs WHERE made < {DB_NOW} - $1::float8", older)  # noqa: S608
        await self._execute(
            f"SELECT give_up(id) FROM (SELECT id FROM owners WHERE seen < {DB_NOW} - $1::float8"  # noqa: S608
            " ORDER BY id) AS dead",
            older,
        )

    async def waiting(self, kind: str) -> int:
        found: int = await self._value(
            "SELECT count(*) FROM jobs WHERE kind = $1 AND outcome IS NULL", kind
        )
        return found


_JOB = "key, kind, line, body, taker, tries, progress, outcome, answer"
