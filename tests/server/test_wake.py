"""A start reads what is due, and nothing else; lists of tables are told without reading them."""

import asyncio
import threading
from collections.abc import Iterable
from pathlib import Path

import pytest

from bis.record.seal import promise_of
from bis.server.live import UnreadableError
from bis.server.reading import LONG
from bis.server.store import STORE, SqliteStore
from bis.server.tables import Tables
from bis.table import wishes
from bis.table.entries import Created, Entry, OptionSet, Sat, encode
from bis.table.summary import Brief, sum_up
from bis.table.table import Table
from tests.server.clocks import Clock, log_over
from tests.server.test_log import BROKEN, HeldWorkers, begin
from tests.table.tables import started

MANY = 5000
LOBBY = [encode(Entry(Created("encore", "CODE"), 1.0))]
ADA = encode(Entry(Sat(0, "ada", "Ada"), 1.0))


class CountingStore(SqliteStore):
    """A real store that counts whose entries are read."""

    def __init__(self, path: Path, clock: Clock) -> None:
        self.was_read: list[str] = []
        super().__init__(path, clock)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if not after:
            self.was_read.append(table)
        return await super().read(table, after)


async def fill(store: SqliteStore, tables: int) -> None:
    """Lobbies at which nothing is due, of which Ada has sat at many."""
    entries = [*LOBBY, ADA]
    summary = sum_up(Table("t").read(entries))
    await asyncio.gather(*(store.create(f"t{n}", f"{n}", entries, summary) for n in range(tables)))
    await asyncio.gather(*(store.link("ada", f"t{n}") for n in range(60)))


def test_a_start_reads_only_the_tables_at_which_something_is_due(tmp_path: Path) -> None:
    async def use() -> None:
        clock = Clock()
        store = CountingStore(tmp_path / STORE, clock)
        await fill(store, MANY)
        before = log_over(store, clock, HeldWorkers())
        bots = (await begin(before, "greedy")).table.id
        timed = (await begin(before, timer=60)).table.id
        await begin(before)
        await before.close()
        store.was_read.clear()
        workers = HeldWorkers()
        after = log_over(store, clock, workers)
        await after.wake_all()
        assert store.was_read == [bots]
        await workers.asked.get()
        clock.now += 60
        await after.wake_all()
        assert store.was_read == [bots, timed]
        store.was_read.clear()
        told = await after.listed("ada")
        assert len(told) == 50
        assert [found.touched for found, _ in told][::49] == [clock.now - 60, clock.now - 60]
        assert store.was_read == []
        await after.close()
        await store.close()

    asyncio.run(use())


def test_what_is_told_of_a_table_is_what_it_adds_up_to(tmp_path: Path) -> None:
    async def use() -> None:
        clock = Clock()
        store = CountingStore(tmp_path / STORE, clock)
        tables = log_over(store, clock)
        table = await tables.create("criss_cross")
        await tables.act(table.id, "ada", wishes.Sit("1", "Ada"))
        assert await brief(tables) == Brief("criss_cross", "lobby", ["Ada"], [])
        await tables.act(table.id, "ada", wishes.Start("2"))
        await tables.act(table.id, "ada", wishes.Promise("3", promise_of("0" * 32)))
        await tables.act(table.id, "ada", wishes.Share("4", "0" * 32))
        assert await brief(tables) == Brief("criss_cross", "playing", ["Ada"], ["ada"])
        live = tables.log.live[table.id]
        while live.table.transcript and live.table.to_act:
            move = live.table.game.legal(live.table.transcript.state, 0)[0]
            await tables.act(table.id, "ada", wishes.Say(str(live.table.version), str(move)))
        assert live.table.transcript is not None
        result = live.table.game.result(live.table.transcript.state)
        scores, winners = list(result.scores), list(result.winners)
        assert await brief(tables) == Brief("criss_cross", "over", ["Ada"], [], scores, winners)
        assert store.was_read == []
        await store.close()

    asyncio.run(use())


async def brief(tables: Tables) -> Brief:
    ((_, found),) = await tables.listed("ada")
    return found


def test_tables_of_earlier_days_are_summed_up_once(tmp_path: Path) -> None:
    """What cannot be read is set aside, and stands in nobody's way."""

    async def use() -> None:
        clock = Clock()
        store = CountingStore(tmp_path / STORE, clock)
        before = log_over(store, clock, HeldWorkers())
        live = await begin(before, "greedy")
        await before.close()
        await store.create("a", "A", [*LOBBY, ADA, BROKEN])
        await store.link("ada", "a")
        await store.do(lambda c: c.execute("UPDATE tables SET phase=NULL, due=NULL, brief=NULL"))
        after = log_over(store, clock, HeldWorkers())
        await after.wake_all()
        assert after.log.live == {}
        await after.sum_up_all()
        assert await store.not_summed_up("", 50) == ["a"]
        await after.wake_all()
        assert list(after.log.live) == [live.table.id]
        assert [found.table for found, _ in await after.listed("ada")] == [live.table.id]
        with pytest.raises(UnreadableError):
            await after.find("a")
        await after.close()
        await store.close()

    asyncio.run(use())


def test_a_long_table_is_read_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    read = Table.read

    def watched(table: Table, bodies: Iterable[bytes]) -> Table:
        threads.append(threading.current_thread())
        return read(table, bodies)

    async def use() -> None:
        store = SqliteStore(tmp_path / STORE)
        more = [encode(Entry(OptionSet("k", str(n)), 1.0)) for n in range(LONG)]
        await store.create("short", "S", LOBBY)
        await store.create("long", "L", [*LOBBY, *more])
        tables = log_over(store, Clock())
        for table_id in ("short", "long"):
            await tables.find(table_id)
        assert [thread is threading.main_thread() for thread in threads] == [True, False]
        await store.close()

    monkeypatch.setattr(Table, "read", watched)
    asyncio.run(use())


def test_a_table_of_which_nothing_is_due_says_so() -> None:
    table = started("flip7")
    assert sum_up(table).due is None
    table.timer = 60
    assert sum_up(table).due == table.deadline(table.to_act[0])
