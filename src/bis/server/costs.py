"""What a table costs: played to its end at a real server, how much memory and disk it took.

One person and three bots at each table; nobody is connected any more when it is looked at. Memory
is the server's own, without the processes of bots and coach.
"""

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bis.server.bench import serving
from bis.server.store import STORE
from bis.server.waits import CalmTable, Notes, Trial

BOT = "greedy"
TOGETHER = 10
"""So many tables play at the same time."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Of one table, in bytes."""

    game: str
    memory: float
    disk: float
    start: int
    """What the server has in memory before the first table."""


def measure(game: str, tables: int) -> Cost:
    with tempfile.TemporaryDirectory() as data:
        with serving("--bot-delay", "0", "--data", data) as (url, pid):
            asyncio.run(_play(url, game, 1))  # so that everything is loaded
            before = resident(pid)
            asyncio.run(_play(url, game, tables))
            after = resident(pid)
        disk = (Path(data) / STORE).stat().st_size
    return Cost(game, (after - before) / tables, disk / (tables + 1), before)


async def _play(url: str, game: str, tables: int) -> None:
    room = asyncio.Semaphore(TOGETHER)

    async def play(number: int) -> None:
        async with room:
            table = CalmTable(url, Trial(game, BOT, tables, 0.0, 0.0), number)
            await table.open()
            await table.finish(Notes(0.0, 0.0))

    await asyncio.gather(*(play(number) for number in range(tables)))


def resident(pid: int) -> int:
    """Bytes of memory a process holds (Linux)."""
    words = Path(f"/proc/{pid}/status").read_text().split()
    return 1024 * int(words[words.index("VmRSS:") + 1])
