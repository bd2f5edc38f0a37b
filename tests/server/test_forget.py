"""Whoever wants to be forgotten is: in the store, its files, later backups, and at the tables."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from bis.record.fair import verify
from bis.record.replay import check
from bis.record.seal import promise_of
from bis.server.bus import LocalBus
from bis.server.coach import Coaches
from bis.server.forgetting import forget
from bis.server.live import Listener, Live
from bis.server.log import Log
from bis.server.metrics import Metrics
from bis.server.store import STORE, Kept, SqliteStore, Store, StoreError
from bis.server.store.schema import MIGRATIONS
from bis.server.sweep import what_stays
from bis.server.tables import Tables
from bis.table import wishes
from bis.table.entries import decode
from bis.table.sitters import FORGOTTEN
from bis.table.table import Table
from tests.server import works
from tests.server.servers import PATIENCE, Person, Server, serving, share
from tests.server.stores import NewStore, execute
from tests.server.test_backup import bis
from tests.server.test_delete import new_cookie, raw
from tests.server.test_store import NoWorkers
from tests.table.tables import everything

NAME = "Adalgisa"
ADA, BOB = "ada-of-the-tests", "bob-of-the-tests"
"""Ids that do not stand in a seed by chance."""
LEFT = (4410, "you are forgotten here")


def id_of(cookie: str) -> bytes:
    return cookie.split("=")[1].rpartition(".")[0].encode()


def forget_me(server: Server, cookie: str) -> tuple[int, object, str]:
    status, body, given = server.ask("/api/me", method="DELETE", cookie=cookie)
    return status, json.loads(body), given


def test_neither_name_nor_id_is_left_on_the_disk_or_in_a_backup(tmp_path: Path) -> None:
    """A finished game, one that goes on with others, and a lobby."""
    data, file = tmp_path / "data", tmp_path / "it.backup"

    async def live_here() -> tuple[str, str, list[str]]:
        over, ada = server.new_table("criss_cross")
        bob = new_cookie(server)
        async with Person(server, over, ada) as alone:
            await alone.start("greedy", name=NAME)
            await alone.play_on()
        tables = [over]
        for _ in range(2):
            table, _ = server.new_table("criss_cross")
            tables.append(table)
        going, lobby = tables[1:]
        async with Person(server, lobby, ada) as here:
            await here.wish("sit", name=NAME)
        async with Person(server, going, ada) as one, Person(server, going, bob) as other:
            await one.wish("sit", name=NAME)
            await other.wish("sit", name="Bob")
            await one.wish("start")
            await share(one, other)
            await other.until(phase="playing")
            server.ask("/api/me/tickets", method="POST", cookie=ada)
            before = server.record(over)
            status, told, given = await asyncio.to_thread(forget_me, server, ada)
            assert (status, told) == (200, {"tables": 3})
            assert 'bis=""' in given
            assert "Max-Age=0" in given
            assert await one.farewell() == LEFT
            while other.news["table"]["seats"][0]["name"] == NAME:
                await other.hear("update")
            seat = other.news["table"]["seats"][0]
            assert (seat["name"], seat["kind"], seat["kept"]) == ("somebody", "bot", False)
            assert other.news["table"]["host"], "the next person is host"
            await other.play_on()
            assert other.news["table"]["phase"] == "over"
        after = server.record(over)
        assert after == before.replace(NAME.encode(), b"somebody")
        return ada, bob, tables

    with serving(data, "--bot-delay", "0") as server:
        ada, bob, tables = asyncio.run(live_here())
        for found in (id_of(ada), NAME.encode()):
            assert found not in raw(data)
        assert id_of(bob) in raw(data)
        assert bis("backup", file, "--data", data).returncode == 0
        for found in (id_of(ada), NAME.encode()):
            assert found not in file.read_bytes()
        for table in tables[:2]:
            assert verify(check(server.record(table))) > 0
        assert json.loads(server.ask("/api/tables", cookie=ada)[1]) == []
        assert [t["id"] for t in json.loads(server.ask("/api/tables", cookie=bob)[1])] == tables[
            1:2
        ]
    assert bis("check", "--data", data).returncode == 0
    for found in (id_of(ada), NAME.encode()):
        assert found not in raw(data)
    with serving(data, "--bot-delay", "0") as server:
        assert server.record(tables[1]).count(b"seat 0 somebody\n") == 1


def test_bytes_of_an_older_file_are_gone_too(tmp_path: Path) -> None:
    """Where deleted bytes were not overwritten yet: in pages that were split, and free ones."""
    file = sqlite3.connect(tmp_path / STORE)
    for statement in (*MIGRATIONS[0], *MIGRATIONS[1], "PRAGMA user_version=2"):
        file.execute(statement)
    file.execute("PRAGMA secure_delete=OFF")
    body = b'{"what":{"kind":"sat","seat":0,"player":"ada-id","name":"Adalgisa"},"at":1}'
    with file:
        for version in range(3000):
            table = f"t{version % 97:02}"
            file.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, version, body))
    with file:
        file.execute("DELETE FROM entries")
    file.close()
    assert NAME.encode() in raw(tmp_path)

    async def start() -> None:
        store = SqliteStore(tmp_path / STORE)
        await store.ready()
        await store.close()

    asyncio.run(start())
    assert NAME.encode() not in raw(tmp_path)


# In one process


async def sat_down(tables: Tables, *players: str) -> Live:
    table = await tables.create("flip7")
    for player in players:
        await tables.act(
            table.id, player, wishes.Sit(f"sit {player}", player.split("-")[0].title())
        )
    live = await tables.find(table.id)
    assert live is not None
    return live


async def begin(tables: Tables, live: Live, *players: str) -> None:
    await tables.act(live.table.id, players[0], wishes.Start("start"))
    digits = "0" * 32
    for wish in (wishes.Promise("promise", promise_of(digits)), wishes.Share("share", digits)):
        for player in players:
            await tables.act(live.table.id, player, wish)


async def finish(tables: Tables, live: Live) -> None:
    while live.table.to_act:
        seat = live.table.to_act[0]
        player = live.table.sitters[seat].player
        assert player is not None
        assert live.table.transcript is not None
        legal = map(str, live.table.game.legal(live.table.transcript.state, seat))
        number = live.table.version
        wish = wishes.Say(str(number), next(iter(sorted(legal, reverse=number % 3 > 0))), seat)
        await tables.act(live.table.id, player, wish)


Use = Callable[[Store, Tables], Awaitable[None]]


@pytest.fixture
def using(new_store: NewStore) -> Callable[[Use], None]:
    def run(test: Use) -> None:
        async def use() -> None:
            store = new_store()
            await test(store, Tables(store, LocalBus(), NoWorkers()))
            await store.close()

        asyncio.run(use())

    return run


def test_the_table_in_memory_is_the_stored_one_and_everybody_is_told(
    using: Callable[[Use], None],
) -> None:
    async def test(store: Store, tables: Tables) -> None:
        live = await sat_down(tables, ADA, BOB)
        await begin(tables, live, ADA, BOB)
        await finish(tables, live)
        version, listener = live.table.version, Listener(BOB)
        live.listeners.add(listener)
        await forget(tables, "bobby-of-the-tests")
        assert not listener.changed.is_set(), "it is nobody's table"
        await forget(tables, ADA)
        assert listener.changed.is_set()
        assert listener.farewell is None
        stored = Table(live.table.id).read(await store.read(live.table.id))
        assert everything(live.table) == everything(stored)
        assert [sitter.name for sitter in live.table.sitters] == ["somebody", "Bob"]
        assert live.table.version == version + 1, "the host's place was handed on"
        assert live.table.host == BOB

    using(test)


def test_every_table_has_a_stranger_of_its_own(using: Callable[[Use], None]) -> None:
    async def test(_store: Store, tables: Tables) -> None:
        lives = [await sat_down(tables, ADA, BOB) for _ in range(2)]
        for live in lives:
            await begin(tables, live, ADA, BOB)
        assert len(await forget(tables, ADA)) == 2
        strangers = {str(live.table.sitters[0].player) for live in lives}
        assert len(strangers) == 2
        assert all(stranger.startswith(FORGOTTEN) for stranger in strangers)

    using(test)


def test_tables_without_a_link_are_found_too(using: Callable[[Use], None]) -> None:
    """The server was killed between an entry and its link."""

    async def test(store: Store, tables: Tables) -> None:
        live = await sat_down(tables, ADA, BOB)
        await execute(store, "DELETE FROM players")
        assert await forget(tables, ADA) == [live.table.id]
        assert ADA.encode() not in b"".join(await store.read(live.table.id))

    using(test)


def test_a_rematch_that_is_just_opened_is_gone_through_too(using: Callable[[Use], None]) -> None:
    async def test(store: Store, tables: Tables) -> None:
        live = await sat_down(tables, ADA, BOB)
        await begin(tables, live, ADA, BOB)
        await finish(tables, live)
        again = tables.act(live.table.id, BOB, wishes.Rematch("again"))
        await asyncio.gather(again, forget(tables, ADA))
        assert await store.tables_with(ADA) == []
        assert live.table.rematch is not None

    using(test)


def test_a_table_that_cannot_be_read_is_rewritten_as_it_stands(
    using: Callable[[Use], None],
) -> None:
    async def test(store: Store, tables: Tables) -> None:
        live = await sat_down(tables, ADA, BOB)
        newer = b'{"what":{"kind":"unheard_of","player":"%s"},"at":1.0,"v":99}' % ADA.encode()
        await store.append(live.table.id, live.table.version, [newer])
        del tables.log.live[live.table.id]
        await forget(tables, ADA)
        bodies = b"".join(await store.read(live.table.id))
        assert ADA.encode() not in bodies
        assert b'"Ada"' not in bodies
        assert b"unheard_of" in bodies

    using(test)


def test_another_process_hears_of_it(using: Callable[[Use], None]) -> None:
    async def test(store: Store, tables: Tables) -> None:
        others = Log(store, tables.log.bus, Metrics(), 10)
        live = await sat_down(tables, ADA, BOB)
        far = await others.find(live.table.id)
        assert far is not None
        await begin(tables, live, ADA, BOB)
        await forget(tables, ADA)
        assert everything(far.table) == everything(live.table)
        assert far.table.sitters[0].name == "somebody"

    using(test)


def test_what_somebody_agreed_to_goes_on_without_who_was_forgotten(
    using: Callable[[Use], None],
) -> None:
    """Bob wants the table gone; Ada, who was asked, is nobody now."""

    async def test(store: Store, tables: Tables) -> None:
        live = await sat_down(tables, ADA, BOB)
        await begin(tables, live, ADA, BOB)
        await tables.act(live.table.id, BOB, wishes.Delete("d"))
        await forget(tables, ADA)
        async with asyncio.timeout(PATIENCE):
            while await store.read(live.table.id):
                await asyncio.sleep(0)

    using(test)


def test_kept_records_tell_somebody(using: Callable[[Use], None]) -> None:
    async def test(store: Store, tables: Tables) -> None:
        live = await sat_down(tables, ADA, BOB)
        await begin(tables, live, ADA, BOB)
        await finish(tables, live)
        table_id = live.table.id
        kept = what_stays(table_id, await store.read(table_id))
        assert kept is not None
        assert kept.sitters == (ADA, BOB)
        await store.mark(9e12, 1.0, ())
        assert await store.forget(table_id, 9e12, kept)
        tables.log.live.clear()
        await forget(tables, ADA)
        left = await store.kept(table_id)
        assert left is not None
        assert left.record == kept.record.replace("seat 0 Ada", "seat 0 somebody")
        assert verify(check(left.record.encode())) > 0
        assert left.players == (BOB,)
        assert left.sitters is not None
        assert left.sitters[1:] == (BOB,)
        assert left.sitters[0] != ADA
        assert await store.tables_with(ADA) == []

    using(test)


def test_where_it_is_not_known_who_sat_where_all_are_somebody(using: Callable[[Use], None]) -> None:
    async def test(store: Store, tables: Tables) -> None:
        record = "bis 1\ngame flip7\nseat 0 Ada\nseat 1 Bob\nfirst 0\n\n0 hit\n"
        await execute(store, f"INSERT INTO records VALUES ('t', '{record}', 1, NULL)")  # noqa: S608
        await execute(store, f"INSERT INTO players VALUES ('{ADA}', 't')")  # noqa: S608
        assert await forget(tables, ADA) == ["t"]
        expected = record.replace("Ada", "somebody").replace("Bob", "somebody 2")
        assert await store.kept("t") == Kept(expected, (), True)

    using(test)


def test_reviews_that_are_kept_or_on_their_way_go(using: Callable[[Use], None]) -> None:
    """They call people by their names; the next who asks has one made anew."""

    async def test(store: Store, tables: Tables) -> None:
        live = await sat_down(tables, ADA, BOB)
        await begin(tables, live, ADA, BOB)
        await finish(tables, live)
        await store.keep_review(live.table.id, "1", b"Ada")
        await forget(tables, ADA)
        assert await store.review(live.table.id, "1") is None
        coaches = Coaches(store, look_back=works.die)
        job = coaches.begin_review(live.table)
        coaches.drop(live.table.id)
        await asyncio.wait([job.task], timeout=PATIENCE)
        assert job.task.cancelled()
        assert await coaches.find_review(live.table.id) is None
        coaches.close()

    using(test)


class Failing(SqliteStore):
    fails = True

    async def rewrite(self, table: str, bodies: Sequence[bytes], player: str) -> None:
        if self.fails:
            raise StoreError("the disk is full")
        await super().rewrite(table, bodies, player)


def test_what_failed_half_way_can_be_asked_for_again(tmp_path: Path) -> None:
    async def use() -> None:
        store = Failing(tmp_path / STORE)
        tables = Tables(store, LocalBus(), NoWorkers())
        live = await sat_down(tables, ADA, BOB)
        await begin(tables, live, ADA, BOB)
        with pytest.raises(StoreError):
            await forget(tables, ADA)
        assert live.table.sitters[0].name == "Ada"
        assert [decode(body).what for body in await store.read(live.table.id)]
        store.fails = False
        assert await forget(tables, ADA) == [live.table.id]
        assert live.table.sitters[0].name == "somebody"
        await store.close()

    asyncio.run(use())


def test_while_somebody_reads_the_file_it_is_emptied_later(tmp_path: Path) -> None:
    """A backup holds an older page: nobody waits for it, and the bytes go when it is done."""

    async def use() -> None:
        store = SqliteStore(tmp_path / STORE)
        await store.create("t", "CODE", [b"Adalgisa"])
        reader = sqlite3.connect(tmp_path / STORE, isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM entries").fetchone()
        await asyncio.wait_for(store.delete("t"), PATIENCE / 4)
        assert NAME.encode() in raw(tmp_path)
        reader.close()
        await store.beat()
        assert NAME.encode() not in raw(tmp_path)
        await store.close()

    asyncio.run(use())
