"""A cluster in bad luck: nodes killed, the bus killed, the database restarted, in mid-game.

What was acknowledged is there, once; each bot's move is there once; people and bots go on within
five seconds; records are valid, and the same at every node.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from time import monotonic, time

import pytest

from bis.record.fair import verify
from bis.record.replay import check
from bis.server.pages.health import LATE
from bis.server.reasons import UNWELL
from bis.server.store.postgres import PostgresStore
from bis.table.entries import Said, decode
from bis.table.table import Table
from tests import engines
from tests.cluster.guests import Guest, Story, ask_once
from tests.cluster.nodes import Cluster
from tests.server.servers import somebody

TABLES = 3
MOVES = 15
"""Of people, between two faults."""
WITHIN = 5.0
"""Seconds."""
GOES_ON = 8
"""After so many entries people and bots alike have made moves."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[engines.Postgres]:
    """What is acknowledged is on the disk."""
    with engines.postgres() as server:
        yield server


@pytest.fixture(scope="module")
def nats() -> Iterator[engines.Nats]:
    with engines.nats() as server:
        yield server


@pytest.fixture(scope="module")
def cluster(postgres: engines.Postgres, nats: engines.Nats) -> Iterator[Cluster]:
    started = Cluster(postgres, nats.url)
    yield started
    started.end()


class Evening:
    """Tables at which people of different nodes play with bots, one game after the other."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.story = Story()
        self.tables: list[str] = []
        self.guests: dict[int, list[Guest]] = {}
        self.is_late = False
        self.calm = asyncio.Event()
        """Nobody sets up a table while something is amiss."""
        self.calm.set()

    async def play(self, place: int) -> None:
        while not self.is_late:
            await self.calm.wait()
            guests = await self._set_up(place)
            await asyncio.gather(*(guest.stay() for guest in guests))

    async def _set_up(self, place: int) -> list[Guest]:
        self.guests.pop(place, None)
        one, other = self.cluster.servers
        table, ada = await asyncio.to_thread(one.new_table, "flip7")
        bob = await asyncio.to_thread(somebody, other)
        sit = [{"type": "sit", "name": name} for name in ("Ada", "Bob")]
        await ask_once(one.url, table, ada, sit[0], {"type": "add_bot", "bot": "greedy"})
        await ask_once(other.url, table, bob, sit[1])
        await ask_once(one.url, table, ada, {"type": "start"})
        guests = [Guest(self.cluster.urls, table, cookie, self.story) for cookie in (ada, bob)]
        guests[1].node = 1
        self.tables.append(table)
        self.guests[place] = guests
        return guests

    @property
    def moves(self) -> int:
        return len(self.story.moves)

    async def more(self, moves: int) -> None:
        """Until so many more were acknowledged."""
        wanted = self.moves + moves
        while self.moves < wanted:
            await asyncio.sleep(0.01)

    def everybody(self) -> list[Guest]:
        return [guest for guests in self.guests.values() for guest in guests]

    async def in_full_swing(self) -> None:
        """Until there is a game at every table."""
        while len(self.guests) < TABLES or not all(
            guest.phase == "playing" for guest in self.everybody()
        ):
            await asyncio.sleep(0)

    async def recovered(self) -> None:
        """Until everybody has seen the game go on, bots included."""
        began = monotonic()
        wanted = {
            guest: guest.news["version"] + GOES_ON
            for guest in self.everybody()
            if guest.phase == "playing"
        }
        while any(
            guest.phase == "playing" and guest.news["version"] < version
            for guest, version in wanted.items()
        ):
            await asyncio.sleep(0.01)
            assert monotonic() - began < 4 * WITHIN, "a table stands still"


def test_nothing_is_lost_whatever_dies(
    cluster: Cluster, postgres: engines.Postgres, nats: engines.Nats
) -> None:
    faults: dict[str, float] = {}

    async def suffer(
        evening: Evening,
        what: str,
        happens: Callable[[], None],
        afterwards: Callable[[], None] = lambda: None,
    ) -> None:
        await evening.more(MOVES)
        await evening.in_full_swing()
        evening.calm.clear()
        began = time()
        await asyncio.to_thread(happens)
        faults[what] = time() if what.endswith("back") else began
        await evening.recovered()
        await asyncio.to_thread(afterwards)
        evening.calm.set()

    def restart() -> None:
        postgres.stop()
        began = monotonic()
        while (found := cluster.health(0))[0] == 200:  # for a second it tells what it saw before
            assert monotonic() - began < WITHIN
        assert (found[0], json.loads(found[1])["code"]) == (503, UNWELL.id)
        postgres.start()

    def without_news() -> None:
        assert cluster.health(0) == (200, LATE)

    async def bad_luck(evening: Evening) -> None:
        kill, stop = (lambda: cluster.kill(0)), (lambda: cluster.stop(1))
        await suffer(evening, "a server is killed", kill, lambda: cluster.start(0))
        await suffer(evening, "NATS is killed", nats.kill, without_news)
        await evening.more(MOVES)
        await asyncio.to_thread(nats.start)
        await suffer(evening, "PostgreSQL was restarted and is back", restart)
        await suffer(evening, "a server is told to stop", stop, lambda: cluster.start(1))
        await suffer(evening, "the worker is killed", cluster.worker.kill)
        evening.is_late = True

    async def use() -> Evening:
        evening = Evening(cluster)
        playing = [asyncio.create_task(evening.play(place)) for place in range(TABLES)]
        async with asyncio.timeout(120):
            await asyncio.gather(bad_luck(evening), *playing)
        return evening

    try:
        evening = asyncio.run(use())
    finally:
        print(*cluster.told[-100:], sep="")
    assert not [line for line in cluster.told if "Traceback" in line]
    happened = asyncio.run(nothing_is_lost(postgres, evening))
    records_are_the_same(cluster, evening.tables)
    pauses = {what: longest_pause(happened, at) for what, at in faults.items()}
    print(evening.moves, "moves,", evening.story.lost_lines, "lines lost, pauses", pauses)
    begun_anew = pauses.pop("the worker is killed")  # then servers start processes that think
    assert begun_anew < 2 * WITHIN
    assert max(pauses.values()) < WITHIN, pauses
    assert evening.story.sent_away > 0, "they were told to come back elsewhere"


def longest_pause(happened: list[list[float]], fault: float) -> float:
    """Seconds in which nothing happened at a table that was in mid-game when it came."""
    return max(
        after - max(before, fault)
        for times in happened
        for before, after in pairwise(times)
        if times[0] < fault < times[-1] and fault < after and before < fault + WITHIN
    )


async def nothing_is_lost(postgres: engines.Postgres, evening: Evening) -> list[list[float]]:
    """When moves were made at each table."""
    store, stored, happened = PostgresStore(postgres.url), Counter[str](), []
    for table_id in evening.tables:
        table, thought = Table(table_id), Counter[tuple[int, int]]()
        happened.append(times := list[float]())
        for entry in map(decode, await store.read(table_id)):
            what = entry.what
            if isinstance(what, Said) and what.seat >= 0 and table.transcript is not None:
                times.append(entry.at)
                stored[entry.message] += bool(entry.player)
                thought[what.seat, len(table.transcript.lines)] += not entry.player
            table.apply(entry)
        assert table.phase == "over"
        assert max(thought.values()) == 1, "each bot's move is there once"
    assert set(evening.story.moves) <= stored.keys(), "an acknowledged move is lost"
    assert max(stored.values()) == 1, "a move is there twice"
    await store.close()
    return happened


def records_are_the_same(cluster: Cluster, tables: list[str]) -> None:
    for table in random.sample(tables, len(tables)):
        one, other = (server.record(table) for server in cluster.servers)
        assert one == other
        assert verify(check(one)) > 0
