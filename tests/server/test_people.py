"""People who go, come back, come late or lose a device, at tables of a real server."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets

from bis.server.bus import LocalBus
from bis.server.live import Listener, Live
from bis.server.store import STORE, SqliteStore
from bis.server.tables import Settings, Tables
from bis.table import wishes
from bis.table.given import Pauses
from bis.table.told import WIRE
from tests.server.servers import Person, Server, begin, serving, somebody
from tests.server.test_store import NoWorkers
from tests.server.test_two_logs import steps

AT_ONCE = Pauses(0.0, 0.0, 0.0, 30.0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Whoever is away has been so for long enough."""
    with serving(tmp_path_factory.mktemp("people"), "--bot-delay", "0", "--away", "0") as server:
        yield server


def tables_of(server: Server, cookie: str) -> list[str]:
    return [table["id"] for table in json.loads(server.ask("/api/tables", cookie=cookie)[1])]


async def request_of(person: Person) -> dict[str, Any]:
    """The first request that is told."""
    while not person.news["table"]["requests"]:
        await person.hear("update")
    found: dict[str, Any] = person.news["table"]["requests"][0]
    return found


async def seat_told(person: Person, seat: int, **wanted: object) -> None:
    while any(person.news["table"]["seats"][seat][key] != value for key, value in wanted.items()):
        await person.hear("update")


def test_the_hosts_role_passes_on_and_comes_back(server: Server) -> None:
    async def play() -> None:
        table, cookie = server.new_table("flip7")
        async with Person(server, table, somebody(server)) as bob:
            async with Person(server, table, cookie) as ada:
                await ada.wish("sit", name="Ada")
                await bob.wish("sit", name="Bob")
                assert (await bob.wish("start"))["code"] == "table.host_only"
            await bob.until(host=True, host_seat=1, acting=True)
            assert (await bob.wish("set_timer", seconds=60))["type"] == "done"
            async with Person(server, table, cookie) as ada:
                await ada.until(host=True, acting=False)
                await bob.until(host=False)

    asyncio.run(play())


def test_a_stand_in_plays_until_its_person_is_back(server: Server) -> None:
    async def play() -> None:
        table, cookie = server.new_table("flip7")
        async with Person(server, table, somebody(server)) as bob:
            async with Person(server, table, cookie) as ada:
                await begin(ada, bob)
                assert (await bob.wish("stand_in", seat=0))["code"] == "table.still_there"
            await seat_told(bob, 0, stand_in=0.0)
            assert (await bob.wish("stand_in", seat=0))["type"] == "done"
            await bob.play_on(1)
            async with Person(server, table, cookie) as ada:
                assert ada.news["table"]["seats"][0]["kept"]
                assert (await ada.wish("sit", name="Ada"))["type"] == "done"
                await seat_told(bob, 0, kind="person")

    asyncio.run(play())


def test_a_lost_device_gets_its_seat_back_and_finds_the_table(server: Server) -> None:
    new = somebody(server)

    async def play() -> tuple[str, str]:
        table, cookie = server.new_table("flip7")
        async with Person(server, table, somebody(server)) as bob:
            async with Person(server, table, cookie) as ada:
                await begin(ada, bob)
            async with Person(server, table, new) as again:
                assert (await again.wish("claim_seat", seat=0))["type"] == "done"
                asked = await request_of(bob)
                assert (asked["kind"], asked["name"]) == ("claim", "Ada")
                await bob.wish("answer", number=asked["number"], yes=True)
                await again.until(you=0, yours=[0], requests=[])
        async with Person(server, table, cookie) as ada:
            assert ada.news["table"]["yours"] == []
        return table, cookie

    table, _ = asyncio.run(play())
    assert table in tables_of(server, new)


def test_a_claim_ends_when_whoever_was_missed_is_back(server: Server) -> None:
    async def play() -> None:
        table, cookie = server.new_table("flip7")
        async with Person(server, table, somebody(server)) as bob:
            async with Person(server, table, cookie) as ada:
                await begin(ada, bob)
            async with Person(server, table, somebody(server)) as eve:
                await eve.wish("claim_seat", seat=0)
                asked = await request_of(bob)
                async with Person(server, table, cookie):
                    await eve.until(requests=[])
                    answer = await bob.wish("answer", number=asked["number"], yes=True)
                    assert answer["code"] == "table.no_request"

    asyncio.run(play())


def test_a_late_seat_is_given_when_its_choice_waits_no_longer(server: Server) -> None:
    """The bot has long chosen when the host says yes; nobody sees what."""
    eves = somebody(server)

    async def play() -> str:
        table, cookie = server.new_table("criss_cross")
        people = (Person(server, table, cookie), Person(server, table, somebody(server)))
        async with people[0] as ada, people[1] as bob, Person(server, table, eves) as eve:
            await begin(ada, bob, "greedy")
            await asyncio.gather(ada.play_on(1), bob.play_on(1))
            await eve.until(phase="playing")
            while eve.news["position"]["chosen"] != [False, False, True]:
                await eve.hear("update")
            assert (await eve.wish("ask_seat", seat=2, name="Eve"))["type"] == "done"
            asked = await request_of(ada)
            await ada.wish("answer", number=asked["number"], yes=True)
            while not (await request_of(eve))["granted"]:
                await eve.hear("update")
            assert eve.news["table"]["you"] is None
            await asyncio.gather(ada.play_on(1), bob.play_on(1))
            await eve.until(you=2)
            assert all(told["position"]["mine"] is None for told in shown(eve))
            assert (await eve.play_on(1)) == 1
        return table

    assert asyncio.run(play()) in tables_of(server, eves)


def shown(person: Person) -> list[dict[str, Any]]:
    return [told for told in person.heard if told.get("position")]


def test_who_is_removed_for_good_sees_no_more(server: Server) -> None:
    bobs = somebody(server)

    async def play() -> None:
        table, cookie = server.new_table("flip7")
        async with Person(server, table, cookie) as ada, Person(server, table, bobs) as bob:
            await ada.wish("sit", name="Ada")
            await bob.wish("sit", name="Bob")
            await seat_in(ada, 2)
            await ada.wish("remove", seat=1, for_good=True)
            assert await closing(bob) == (4403, "the host does not want you at this table")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                async with Person(server, table, bobs):
                    pass
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
            status, body, _ = server.ask(f"/api/tables/{table}/qr.svg", cookie=bobs)
            assert (status, json.loads(body)["code"]) == (403, "table.banned")
            async with Person(server, table, somebody(server)) as eve:
                assert eve.news["table"]["you"] is None, "others may look"

    asyncio.run(play())


async def seat_in(person: Person, seats: int) -> None:
    while len(person.news["table"]["seats"]) < seats:
        await person.hear("update")


async def closing(person: Person) -> tuple[int, str]:
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await person.hear("nothing else")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


# Pinned


async def two_away(folder: Path) -> tuple[Tables, Live]:
    """Two have sat down, and neither is there."""
    tables = Tables(SqliteStore(folder / STORE), LocalBus(), NoWorkers(), Settings(pauses=AT_ONCE))
    table_id = (await tables.create("flip7")).id
    for player in ("ada", "bob"):
        await tables.act(table_id, player, wishes.Sit("1", player))
    live = await tables.find(table_id)
    assert live is not None
    return tables, live


def test_a_host_who_is_back_in_time_stays_host(tmp_path: Path) -> None:
    """What was due when they were away is not due any more, and no entry is written."""

    async def use() -> None:
        tables, live = await two_away(tmp_path)
        before = live.table.version
        tables.log.come(live, Listener("bob"))
        while not live.alarms:  # the lease is on its way
            await asyncio.sleep(0)
        tables.log.come(live, Listener("ada"))
        assert live.alarms == {}
        await steps(20)
        assert (live.table.host, live.table.version) == ("ada", before)
        await tables.store.close()

    asyncio.run(use())


def test_where_nobody_is_there_nothing_is_due(tmp_path: Path) -> None:
    """A start wakes many tables at which nobody is."""

    async def use() -> None:
        tables, live = await two_away(tmp_path)
        assert live.away().keys() == {"ada", "bob"}
        assert live.is_idle
        await tables.store.close()

    asyncio.run(use())


# Again


def test_it_begins_again_with_one_wish_each_and_says_who_wants_it(server: Server) -> None:
    """Ada and Bob; then the same people at another game, and the score of the evening."""

    async def play() -> None:
        table, cookie = server.new_table("criss_cross")
        other = somebody(server)
        async with Person(server, table, cookie) as ada, Person(server, table, other) as bob:
            await begin(ada, bob)
            for person in (ada, bob):
                await person.wish("end")
            await bob.until(phase="over")
            await ada.wish("rematch", game="flip7")
            await bob.until(again=[{"seat": 0, "game": "flip7"}], rematch=None)
            await bob.wish("rematch", game="flip7")
            while bob.news["table"]["rematch"] is None:
                await bob.hear("update")
            following = bob.news["table"]["rematch"]
        assert following in tables_of(server, other)
        async with Person(server, following, other) as bob:
            info = bob.news["table"]
            assert (info["game"], info["phase"]) == ("flip7", "sealing")
            assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bob"]

    asyncio.run(play())


def test_who_waits_for_nobody_opens_the_next_lobby(server: Server) -> None:
    async def play() -> None:
        table, cookie = server.new_table("flip7")
        async with (
            Person(server, table, cookie) as ada,
            Person(server, table, somebody(server)) as bob,
        ):
            await begin(ada, bob)
            for person in (ada, bob):
                await person.wish("end")
            await ada.until(phase="over")
            await ada.wish("rematch")
            await ada.until(again=[{"seat": 0, "game": "flip7"}], rematch=None)
            await ada.wish("rematch", now=True)
            while ada.news["table"]["rematch"] is None:
                await ada.hear("update")
        async with Person(server, ada.news["table"]["rematch"], cookie) as ada:
            assert (ada.news["table"]["phase"], ada.news["table"]["host"]) == ("lobby", True)

    asyncio.run(play())


def test_those_who_look_on_are_counted(server: Server) -> None:
    async def play() -> None:
        table, cookie = server.new_table("flip7")
        async with Person(server, table, cookie) as ada:
            await ada.wish("sit", name="Ada")
            async with Person(server, table, somebody(server)):
                await ada.until(watchers=1)
            await ada.until(watchers=0)

    asyncio.run(play())


def test_a_television_sees_what_watchers_see_whoever_opens_it(server: Server) -> None:
    async def play() -> None:
        table, cookie = server.new_table("criss_cross")
        async with Person(server, table, cookie) as ada:
            await ada.start()
            assert ada.news["table"]["you"] == 0
            address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live?wire={WIRE}"
            headers = {"cookie": cookie}
            async with websockets.connect(
                f"{address}&watch=1", additional_headers=headers
            ) as television:
                told = json.loads(await television.recv())
                assert (told["table"]["you"], told["table"]["yours"]) == (None, [])
                assert told["position"]["legal"] == []
            await ada.wish("set_watching", allowed=False)
            async with websockets.connect(
                f"{address}&watch=1", additional_headers=headers
            ) as television:
                with pytest.raises(websockets.ConnectionClosed):
                    await television.recv()

    asyncio.run(play())
