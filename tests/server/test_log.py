"""The log: an entry is applied once and whole, or not at all; and what acts keeps to its line."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import websockets

from bis.record.seal import promise_of
from bis.server.bus import LocalBus
from bis.server.live import Listener, Live, UnreadableError
from bis.server.store import STORE, SqliteStore
from bis.server.tables import Settings, Tables
from bis.table import playing, wishes
from bis.table.due import Deadline, due
from bis.table.entries import VERSION, Said, Sat, TimerSet, What, decode
from bis.table.reasons import RefusedError
from bis.table.table import Table
from bis.table.told import WIRE
from bis.table.wishes import Wish
from tests.server.servers import PATIENCE, Person, serving
from tests.server.test_store import NoWorkers
from tests.server.test_two_logs import steps
from tests.table.tables import everything

BROKEN = b'{"what":{"kind":"said","seat":0,"text":"hit"},"at":1.0,"v":1}'
"""An entry that can be read and not be applied: nobody can hit before the game."""
NEWER = b'{"what":{"kind":"unheard_of"},"at":1.0,"v":%d}' % (VERSION + 1)


async def live_at(tables: Tables, table_id: str) -> Live:
    live = await tables.find(table_id)
    assert live is not None
    return live


async def begin(tables: Tables, *bots: str, timer: int | None = None) -> Live:
    """A game of Flip 7 with Ada, whose neighbor is to act."""
    table = await tables.create("flip7")
    arranged: list[Wish] = [wishes.Sit("sit", "Ada")]
    arranged += [wishes.AddBot(f"bot {number}", bot) for number, bot in enumerate(bots)]
    arranged += [wishes.SetTimer("timer", timer), wishes.SetFirst("first", 0)]
    luck = (wishes.Promise("promise", promise_of("0" * 32)), wishes.Share("share", "0" * 32))
    for wish in (*arranged, wishes.Start("start"), *luck):
        await tables.act(table.id, "ada", wish)
    return await owned(tables, table.id)


async def owned(tables: Tables, table_id: str) -> Live:
    """The table, once what is due there is under way here."""
    live = await live_at(tables, table_id)
    while due(live.table) and not live.alarms:
        await asyncio.sleep(0)
    return live


async def replayed(store: SqliteStore, table_id: str) -> Table:
    table = Table(table_id)
    for body in await store.read(table_id):
        table.apply(decode(body))
    return table


# Once


class HastyStore(SqliteStore):
    """The news of an append are there before it returns, as from another process."""

    bus: LocalBus | None = None

    async def append(
        self, table: str, version: int, entries: Sequence[bytes], *more: Any, **named: Any
    ) -> None:
        await super().append(table, version, entries, *more, **named)
        if self.bus:
            task = asyncio.create_task(self.bus.publish(table, version + len(entries)))
            await steps(5)
            await self.read(table)  # now who heard of it has read it, too
            await steps(5)
            task.add_done_callback(lambda done: done.result())


def test_news_that_come_before_the_answer_are_not_applied_twice(tmp_path: Path) -> None:
    async def use() -> None:
        store, bus = HastyStore(tmp_path / STORE), LocalBus()
        tables = Tables(store, bus, NoWorkers())
        table = await tables.create("flip7")
        live = await live_at(tables, table.id)
        store.bus = bus
        for number, name in enumerate(("Ada", "Bob", "Cleo")):
            version = await tables.act(table.id, name, wishes.Sit("1", name))
            assert version == live.table.version == number + 2
        assert [sitter.name for sitter in live.table.sitters] == ["Ada", "Bob", "Cleo"]
        assert everything(live.table) == everything(await replayed(store, table.id))
        await store.close()

    asyncio.run(use())


# Whole, or not at all


def bad_half(_table: Table) -> list[Sat | Said]:
    return [Sat(0, "ada", "Ada"), Said(0, "hit")]


def test_entries_that_cannot_be_applied_are_refused_and_not_stored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / STORE)
        tables = Tables(store, LocalBus(), NoWorkers())
        live = await live_at(tables, (await tables.create("flip7")).id)
        before = everything(live.table)
        with pytest.raises(RefusedError) as refused:
            await tables.log.append(live, bad_half)
        assert refused.value.id == "server.cannot_apply"
        assert str(refused.value) == "that cannot be done at this table"
        assert everything(live.table) == before
        assert len(await store.read(live.table.id)) == 1
        assert await tables.act(live.table.id, "ada", wishes.Sit("1", "Ada")) == 2
        await store.close()

    asyncio.run(use())
    assert "entries cannot be applied" in caplog.text


# A table that cannot be read


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (BROKEN, "server.unreadable_table"),
        (b"nonsense", "server.unreadable_table"),
        (NEWER, "table.newer_entry"),
    ],
)
def test_an_unreadable_table_is_set_aside_whole_and_written_down_once(
    body: bytes, code: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / STORE)
        before = Tables(store, LocalBus(), NoWorkers())
        bad, good = [(await before.create("flip7")).id for _ in range(2)]
        await before.act(bad, "ada", wishes.Sit("1", "Ada"))
        await store.append(bad, 2, [body])
        tables = Tables(store, LocalBus(), NoWorkers())
        await tables.wake_all()
        for _ in range(3):
            with pytest.raises(UnreadableError) as refused:
                await tables.find(bad)
            assert refused.value.id == code
            with pytest.raises(UnreadableError):
                await tables.act(bad, "ada", wishes.Leave("2"))
        assert (await live_at(tables, good)).table.phase == "lobby"
        assert len(await store.read(bad)) == 3, "it is kept"
        await store.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(use())
    assert [record.getMessage() for record in caplog.records] == ["a table cannot be read"]


def test_a_table_that_cannot_be_read_on_is_set_aside_and_its_people_are_told(
    tmp_path: Path,
) -> None:
    """Another process, which knows more, has stored something."""

    async def use() -> None:
        store, bus = SqliteStore(tmp_path / STORE), LocalBus()
        tables = Tables(store, bus, NoWorkers())
        live = await begin(tables, timer=60)
        before, listener = everything(live.table), Listener("ada")
        live.come(listener)
        assert live.alarms
        table_id, version = live.table.id, live.table.version
        await store.append(table_id, version, [b'{"what":{"kind":"unheard_of"},"at":1.0}'])
        await bus.publish(table_id, version + 1)
        assert listener.changed.is_set()
        assert live.unreadable is not None
        assert live.alarms == {}, "nothing acts there any more"
        assert everything(live.table) == before, "nothing half"
        with pytest.raises(UnreadableError):
            await tables.act(table_id, "ada", wishes.SetTimer("9", 90))
        await store.close()

    asyncio.run(use())


def test_people_at_an_unreadable_table_are_told_in_a_sentence(tmp_path: Path) -> None:
    sentence = "this table cannot be read by this Bis; it is kept as it is"

    async def sit() -> None:
        async with Person(server, bad, cookie) as ada:
            await ada.wish("sit", name="Ada")

    async def knock() -> tuple[int | None, str | None]:
        address = f"{server.url.replace('http', 'ws')}/api/tables/{bad}/live?wire={WIRE}"
        async with websockets.connect(address, additional_headers={"cookie": cookie}) as socket:
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            return socket.close_code, socket.close_reason

    async def look() -> None:
        async with Person(server, good, cookie) as ada:
            assert (await ada.wish("sit", name="Ada"))["type"] == "done"

    with serving(tmp_path) as server:
        (bad, cookie), (good, _) = server.new_table("flip7"), server.new_table("flip7")
        asyncio.run(sit())
    with sqlite3.connect(tmp_path / STORE) as connection:
        connection.execute("INSERT INTO entries VALUES (?, 3, ?)", (bad, BROKEN))
    with serving(tmp_path) as server:
        for _ in range(2):
            status, body, _ = server.ask(f"/api/tables/{bad}/record", cookie=cookie)
            assert status == 503
            refusal = json.loads(body)
            assert (refusal["reason"], refusal["code"]) == (sentence, "server.unreadable_table")
            assert asyncio.run(knock()) == (4503, sentence)
        asyncio.run(look())
        status, body, _ = server.ask("/api/tables", cookie=cookie)
        assert [told["id"] for told in json.loads(body)] == [good]
        server.kill()  # what it wrote down has the cause in it


# What acts for a seat


class HeldWorkers:
    """Every bot thinks until it is let go; then it says what it is told to."""

    is_busy = False

    def __init__(self) -> None:
        self.asked: asyncio.Queue[asyncio.Future[str]] = asyncio.Queue()

    async def choose(self, *_: object) -> str:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        await self.asked.put(answer)
        return await answer

    def close(self) -> None: ...


def last_legal(table: Table) -> str:
    """To stay, or the last who can get an action card."""
    assert table.transcript is not None
    return str(table.transcript.game.legal(table.transcript.state, table.to_act[0])[-1])


def say_something(table: Table) -> Iterator[What]:
    return playing.say(table, table.to_act[0], last_legal(table))


def test_what_a_bot_thought_about_an_older_line_is_thrown_away(tmp_path: Path) -> None:
    """Another process has moved on, so far that it is the same bot's turn again."""

    async def use() -> None:
        workers, store = HeldWorkers(), SqliteStore(tmp_path / STORE)
        here = Tables(store, LocalBus(), workers, Settings(bot_delay=0))
        there = Tables(store, LocalBus(), HeldWorkers(), Settings(bot_delay=0))
        live = await begin(here, "greedy")
        far = await live_at(there, live.table.id)
        assert live.table.to_act == far.table.to_act == (1,)
        first = await asyncio.wait_for(workers.asked.get(), PATIENCE)
        assert far.table.transcript is not None
        while far.table.to_act != (1,) or len(far.table.transcript.lines) < 4:
            await there.log.append(far, say_something)
        stored = len(await store.read(live.table.id))
        first.set_result("hit")
        second = await asyncio.wait_for(workers.asked.get(), PATIENCE)
        assert len(await store.read(live.table.id)) == stored, "it was thrown away"
        assert everything(live.table) == everything(far.table)
        said = last_legal(live.table)
        second.set_result(said)
        while live.table.version == stored:
            await asyncio.sleep(0)
        assert live.table.transcript is not None
        assert str(live.table.transcript.lines[len(far.table.transcript.lines)]) == f"1 {said}"
        await store.close()

    asyncio.run(use())


def test_a_table_has_one_alarm_however_often_its_timer_is_set(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / STORE)
        tables = Tables(store, LocalBus(), NoWorkers())
        live = await begin(tables, timer=60)
        await steps(2)
        running = len(asyncio.all_tasks())
        for seconds in range(100, 120):
            await tables.act(live.table.id, "ada", wishes.SetTimer(f"t{seconds}", seconds))
        await steps(2)
        assert len(asyncio.all_tasks()) == running
        (alarm,) = live.alarms
        assert isinstance(alarm, Deadline)
        assert alarm.at == live.table.timer_at + 119
        await tables.act(live.table.id, "ada", wishes.SetTimer("off", None))
        await steps(2)
        assert live.alarms == {}
        assert len(asyncio.all_tasks()) == running - 1
        await store.close()

    asyncio.run(use())


def test_a_wish_without_a_change_is_done_at_the_present_version(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / STORE)
        tables = Tables(store, LocalBus(), NoWorkers())
        live = await begin(tables, timer=60)
        version = live.table.version
        for number in range(3):
            wish = wishes.SetTimer(f"again {number}", 60)
            assert await tables.act(live.table.id, "ada", wish) == version
        stored = [decode(body).what for body in await store.read(live.table.id)]
        assert stored.count(TimerSet(60)) == 1
        await store.close()

    asyncio.run(use())
