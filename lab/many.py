"""`python -m lab.many`: what servers over PostgreSQL and NATS take, beside one with a file.

Both engines come from wheels and are started here, durable as in earnest. What else is said goes to
`bis bench server`. Then what was stored is weighed, and what it takes to hear of tables that are
elsewhere: `python -m lab.scale` computes from all of it what a million players would need.
"""

import asyncio
import subprocess
import sys
from time import thread_time

import asyncpg
import nats

from bis.server.bus.hearing import written
from bis.server.bus.nats import SUBJECT, NatsBus
from bis.server.spent import used
from tests import engines

NEWS = 20_000
SUBSCRIBERS = 6
"""As many as a node has: log, presence, limits, being forgotten, jobs handed in and taken."""
SAID = """SELECT count(*) FROM bis.entries WHERE convert_from(body, 'UTF8') LIKE '%"said"%'
    AND convert_from(body, 'UTF8') NOT LIKE '%"seat":-1%'"""
"""Moves of seats; what dice and deck show comes along."""
EARS = 8
"""Nodes that are told, to see what each costs."""
PATIENCE = 60
KEPT = ("tables", "entries", "players")


def main() -> int:
    with engines.postgres() as postgres, engines.nats() as newsroom:
        command = [sys.executable, "-m", "bis", "bench", "server"]
        over = ["--store", postgres.url, "--bus", newsroom.url]
        whole = [*command, *over, *sys.argv[1:]]
        status = subprocess.run(whole, check=False).returncode  # noqa: S603  # our own
        if status == 0:
            print(asyncio.run(weigh(postgres.url)))
            print(asyncio.run(hear(newsroom.url)))
            print(asyncio.run(bring(newsroom.url, newsroom.process.pid)))
        return status


async def weigh(url: str) -> str:
    """All entries of all tables that were played, with indexes."""
    line = await asyncpg.connect(url)
    try:
        sizes = [
            await line.fetchval(f"SELECT pg_total_relation_size('bis.{name}')") for name in KEPT
        ]
        entries = await line.fetchval("SELECT count(*) FROM bis.entries")
        moves = await line.fetchval(SAID)
    finally:
        await line.close()
    return f"{sum(sizes) / entries:.0f} bytes an entry, {entries / moves:.2f} entries a move"


async def hear(url: str) -> str:
    """What a node takes for news of which it wants to know nothing; they are told by a thread."""
    here, heard = NatsBus(url), asyncio.Event()

    async def listen(_table: str, _version: int) -> None:
        heard.set()

    for _ in range(SUBSCRIBERS):
        here.subscribe(listen, lambda _table, version: version == NEWS)
    await here.start()
    began = thread_time()
    await asyncio.to_thread(say, url)
    await heard.wait()
    took = thread_time() - began
    await here.close()
    return f"{1000 * took / NEWS:.4f} ms to hear of a table that is elsewhere"


async def bring(url: str, pid: int) -> str:
    """What NATS takes for each node more that is told."""
    began = used(pid)
    await asyncio.to_thread(say, url)
    alone = used(pid) - began
    ears = [await nats.connect(url) for _ in range(EARS)]
    for ear in ears:
        await ear.subscribe(SUBJECT)
        await ear.flush()
    began = used(pid)
    await asyncio.to_thread(say, url)
    for ear in ears:
        await ear.flush(PATIENCE)  # whose answer comes behind all news
        await ear.close()
    took = used(pid) - began - alone
    return f"{1000 * took / NEWS / EARS:.4f} ms for NATS to bring it to one node"


def say(url: str) -> None:
    """News of a table, until the last is with NATS."""

    async def all_of_it() -> None:
        mouth = await nats.connect(url)
        for number in range(NEWS):
            await mouth.publish(SUBJECT, written("a-table-elsewhere", number + 1).encode())
        await mouth.flush(PATIENCE)
        await mouth.close()

    asyncio.run(all_of_it())


if __name__ == "__main__":
    sys.exit(main())
