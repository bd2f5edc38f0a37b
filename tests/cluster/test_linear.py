"""Wishes at two nodes at once, over lines to PostgreSQL that break: could all of it have happened?

Decision 0044 has the proof of what is checked. Here it is asked of whole nodes: what people were
told is done, and what any node then shows them.
"""

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import pytest

from bis.server.bus import LocalBus
from bis.server.bus.postgres import PostgresBus
from bis.server.store import ConflictError, StoreError
from bis.server.store.postgres import PostgresStore
from bis.server.tables import Settings, Tables
from bis.table import wishes
from bis.table.reasons import RefusedError
from bis.table.table import Table
from lab.chaos.cluster.links import HERE, Link
from tests import engines
from tests.server.histories import Call, contradictions
from tests.server.test_store import NoWorkers
from tests.server.test_two_logs import DeafBus

PEOPLE = ("Ada", "Bob", "Cyd", "Dan")
WISHES = 15
TROUBLE = 0.2
"""How often something breaks."""
NUMBERS = itertools.count()


@pytest.fixture(scope="module")
def postgres() -> Iterator[engines.Postgres]:
    with engines.postgres(durable=False) as server:
        yield server


class Node:
    """A node without sockets, and its line to the store."""

    def __init__(self, link: Link, store: PostgresStore, bus: LocalBus | PostgresBus) -> None:
        self.link = link
        self.store = store
        self.bus = bus
        self.tables = Tables(store, bus, NoWorkers(), Settings(lease=60), shared=store)

    async def newest(self, table_id: str) -> Table:
        live = await self.tables.log.find_newest(table_id)
        assert live is not None
        return live.table


class Stale(Node):
    """A bug: people are shown what the node happens to know."""

    async def newest(self, table_id: str) -> Table:
        live = await self.tables.log.find(table_id)
        assert live is not None
        return live.table


class Boastful(PostgresStore):
    """A bug: a conflict is told as stored."""

    async def append(self, *what: Any, **more: Any) -> None:
        with suppress(ConflictError):
            await super().append(*what, **more)


@asynccontextmanager
async def nodes(
    server: engines.Postgres, kind: type[Node], store: type[PostgresStore]
) -> AsyncIterator[list[Node]]:
    schema, opened = f"linear{next(NUMBERS)}", list[Node]()
    for number in range(2):
        link = Link(f"node {number}", lambda: server.port, Random(number))  # noqa: S311
        await link.open()
        kept = store(f"postgresql://bis@{HERE}:{link.port}/postgres", schema=schema)
        await kept.ready()
        bus = DeafBus() if kind is Stale else PostgresBus(kept.pool)
        await bus.start()
        opened.append(kind(link, kept, bus))
    try:
        yield opened
    finally:
        for node in opened:
            await node.bus.close()
            await node.store.close()
            await node.link.close()


class Recorder:
    """People who want to be called otherwise, at whichever node, and look at what they are."""

    def __init__(self, nodes: list[Node], seed: int, trouble: float) -> None:
        self.nodes = nodes
        self.trouble = trouble
        self.calls: list[tuple[str, str, float, float]] = []
        """What was wished by whom, and when: the name, the outcome, began, ended."""
        self.looks: list[tuple[list[str], int, float, float]] = []
        """Names that were seen, in which version, and when."""
        self._ticks = itertools.count()
        self._chance = Random(seed)  # noqa: S311

    async def run(self) -> list[bytes]:
        tables = self.nodes[0].tables
        self.table = (await tables.create("flip7")).id
        for name in PEOPLE:
            await tables.act(self.table, name, wishes.Sit("sit", name))
        await asyncio.gather(*map(self._person, PEOPLE))
        return await self.nodes[0].store.read(self.table)

    async def _person(self, player: str) -> None:
        for turn in range(WISHES):
            node = self._chance.choice(self.nodes)
            if self._chance.random() < self.trouble:
                self._break(node.link)
            with suppress(StoreError, RefusedError):  # it is lost, or too many want it at once
                await (self._look(node) if turn % 3 == 2 else self._wish(node, player, turn))

    def _break(self, link: Link) -> None:
        if self._chance.random() < 0.5:
            link.cut()
        else:
            link.loses = 1

    async def _look(self, node: Node) -> None:
        began = next(self._ticks)
        table = await node.newest(self.table)
        names = [sitter.name for sitter in table.sitters]
        self.looks.append((names, table.version, began, next(self._ticks)))

    async def _wish(self, node: Node, player: str, turn: int) -> None:
        began, outcome = next(self._ticks), "unknown"
        name = f"{player} {turn}"
        try:
            await node.tables.act(self.table, player, wishes.Rename(str(turn), name))
            outcome = "stored"
        finally:
            self.calls.append((name, outcome, began, next(self._ticks)))

    def history(self, log: list[bytes]) -> list[Call]:
        """As the checker wants it: entries stand where the log has them, if it does."""
        first = Call(-2, -1, "stored", 0, tuple(log[: 1 + len(PEOPLE)]))
        told = [first]
        for name, outcome, began, ended in self.calls:
            found = [at for at, body in enumerate(log) if f'"{name}"'.encode() in body]
            assert len(found) < 2, f"{name} is there {len(found)} times"
            at = found[0] if found else len(log)
            entries = (log[at],) if found else (name.encode(),)
            told.append(Call(began, ended, outcome, at, entries))  # type: ignore[arg-type]
        for names, version, began, ended in self.looks:
            seen = [sitter.name for sitter in Table(self.table).read(log[:version]).sitters]
            read = log[:version] if names == seen else [name.encode() for name in names]
            told.append(Call(began, ended, "read", 0, tuple(read)))
        return told


def wrong(
    server: engines.Postgres,
    seed: int,
    kind: type[Node] = Node,
    store: type[PostgresStore] = PostgresStore,
    trouble: float = TROUBLE,
) -> tuple[list[str], Recorder]:
    """What cannot be, of all that was seen."""

    async def use() -> tuple[list[str], Recorder]:
        async with nodes(server, kind, store) as both:
            recorder = Recorder(both, seed, trouble)
            log = await recorder.run()
            return contradictions(recorder.history(log), log), recorder

    return asyncio.run(use())


@pytest.mark.parametrize("seed", range(2))
def test_what_people_saw_at_two_nodes_could_have_happened_one_after_the_other(
    postgres: engines.Postgres, seed: int
) -> None:
    found, seen = wrong(postgres, seed)
    assert found == []
    assert len([outcome for _, outcome, *_ in seen.calls if outcome == "stored"]) > len(PEOPLE)
    assert len(seen.looks) > len(PEOPLE)


def test_a_node_that_shows_what_it_happens_to_know_is_found(postgres: engines.Postgres) -> None:
    found, _ = wrong(postgres, 1, kind=Stale, trouble=0)
    assert any(one.startswith("too old for its time") for one in found), found


def test_a_store_that_tells_conflicts_as_stored_is_found(postgres: engines.Postgres) -> None:
    found, _ = wrong(postgres, 1, store=Boastful, trouble=0)
    assert any(one.startswith("stored, and not there") for one in found), found
