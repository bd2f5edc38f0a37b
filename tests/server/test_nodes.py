"""Several nodes over one store: who is there is known everywhere, and nothing stale decides."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count

import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from bis.server.answers import find_table
from bis.server.bus import LocalBus
from bis.server.bus.postgres import PostgresBus
from bis.server.forgetting import forget
from bis.server.identity import COOKIE, KEY, Identity, rotate_shared
from bis.server.limits import PLACES, RATES, Place, TooMuchError
from bis.server.live import Listener, Live
from bis.server.store import Present
from bis.server.store.postgres import PostgresStore
from bis.server.sweep import Keeping, Sweeper
from bis.server.tables import Settings, Tables
from bis.table import wishes
from bis.table.reasons import RefusedError
from tests import engines
from tests.server.servers import PATIENCE
from tests.server.stores import execute
from tests.server.test_store import NoWorkers
from tests.server.test_two_logs import DeafBus

NUMBERS = count()
LAPSE = 60.0


@pytest.fixture
def schema() -> str:
    return f"nodes{next(NUMBERS)}"


async def node(url: str, schema: str, *, hears: bool = True) -> Tables:
    """A node without sockets; its rounds are the test's to make."""
    store = PostgresStore(url, schema=schema)
    await store.ready()
    bus = PostgresBus(store.pool) if hears else DeafBus()
    await bus.start()
    return Tables(store, bus, NoWorkers(), Settings(lease=LAPSE), shared=store)


@asynccontextmanager
async def nodes(url: str, schema: str, *, hear: bool = True) -> AsyncIterator[list[Tables]]:
    both = [await node(url, schema, hears=hear) for _ in range(2)]
    for tables in both:
        await tables.alarms.round()
    try:
        yield both
    finally:
        for tables in both:
            await tables.close()
            bus = tables.log.bus
            assert isinstance(bus, PostgresBus | LocalBus)
            await bus.close()
            await tables.store.close()


async def at(tables: Tables, table_id: str) -> Live:
    live = await tables.find(table_id)
    assert live is not None
    return live


@asynccontextmanager
async def unheard(url: str, schema: str) -> AsyncIterator[tuple[Tables, Tables, Live]]:
    """Two nodes without news of each other, and a table of the one as the other has read it."""
    async with nodes(url, schema, hear=False) as (one, other):
        yield one, other, await at(other, (await one.create("flip7")).id)


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("hear", [True, False], ids=["news", "no news"])
def test_who_is_connected_is_known_at_every_node(
    postgres: engines.Postgres, schema: str, hear: bool
) -> None:
    """By the news at once, or else by the next round; and not for longer than their node lives."""

    async def use() -> None:
        async with nodes(postgres.url, schema, hear=hear) as (one, other):
            table_id = (await one.create("flip7")).id
            here, there = await at(one, table_id), await at(other, table_id)

            async def settled(fits: Callable[[], bool]) -> None:
                async with asyncio.timeout(PATIENCE):
                    while not fits():
                        for tables in () if hear else (one, other):
                            assert tables.presence is not None
                            await tables.presence.round()
                        await asyncio.sleep(0.005)

            ada, bob = Listener("ada"), Listener("bob")
            one.log.come(here, ada)
            await settled(lambda: there.here == {"ada"})
            other.log.come(there, bob)
            await settled(lambda: here.here == {"ada", "bob"})
            assert here.local == {"ada"}
            await one.act(table_id, "ada", wishes.Sit("1", "Ada"))
            await other.act(table_id, "bob", wishes.Sit("1", "Bob"))
            for tables, live in ((one, here), (other, there)):
                await tables.log.read_on(live)
            assert there.away() == {}
            one.log.go(here, ada)
            await settled(lambda: there.here == {"bob"})
            assert list(there.away()) == ["ada"]
            one.log.come(here, ada)
            await settled(lambda: there.here == {"ada", "bob"})
            # the other node dies: what it wrote counts no longer
            await execute(other.store, f"UPDATE owners SET seen = seen - {LAPSE}")  # noqa: S608
            assert one.presence is not None
            await one.presence.round()
            assert here.here == {"ada"}
            assert list(here.away()) == ["bob"]
            # and is heard of again, though all it wrote was taken back
            for tables in (one, other):
                await tables.alarms.round()
                assert tables.presence is not None
                await tables.presence.round()
            await one.presence.round()
            assert here.here == {"ada", "bob"}

    asyncio.run(use())


def test_a_node_that_leaves_while_it_tells_who_is_there_leaves_in_peace(
    postgres: engines.Postgres, schema: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def use() -> None:
        async with nodes(postgres.url, schema) as (one, _):
            live = await at(one, (await one.create("flip7")).id)
            for number in range(50):
                one.log.come(live, Listener(f"{number}"))
                await asyncio.sleep(0)

    asyncio.run(use())
    assert caplog.text == ""


def test_nothing_is_refused_by_what_is_not_so_any_more(
    postgres: engines.Postgres, schema: str
) -> None:
    """A node that has heard no news for a while is asked for what only became possible since."""

    async def use() -> None:
        async with unheard(postgres.url, schema) as (one, other, there):
            table_id = there.table.id
            await one.act(table_id, "ada", wishes.Sit("1", "Ada"))
            await one.act(table_id, "ada", wishes.SetTimer("2", 60))
            assert there.table.version == 1
            assert await other.act(table_id, "ada", wishes.SetTimer("3", None)) == 4
            assert there.table.timer is None
            with pytest.raises(RefusedError):
                await other.act(table_id, "eve", wishes.SetTimer("4", None))
            found = await other.log.find_newest(table_id)
            assert found is there

    asyncio.run(use())


def test_pages_tell_what_anybody_was_told_at_another_node(
    postgres: engines.Postgres, schema: str
) -> None:
    """Who saw the end of a game asks any node for its record, or for a review of it."""

    async def use() -> None:
        async with unheard(postgres.url, schema) as (one, other, there):
            table_id = there.table.id
            version = await one.act(table_id, "ada", wishes.Sit("1", "Ada"))
            app, identity = Starlette(), Identity(bytes(KEY))
            app.state.tables, app.state.identity = other, identity
            page = {"type": "http", "app": app, "path_params": {"table": table_id}}
            cookie = f"{COOKIE}={identity.sign('ada')}".encode()
            found = await find_table(Request({**page, "headers": [(b"cookie", cookie)]}))
            assert isinstance(found, Live)
            assert found.table.version == version

    asyncio.run(use())


def test_a_table_that_is_gone_is_gone_at_every_node(
    postgres: engines.Postgres, schema: str
) -> None:
    async def use() -> None:
        async with unheard(postgres.url, schema) as (one, other, there):
            await one.store.delete(there.table.id)
            await other.log.look()
            assert there.deleted
            assert there.table.id not in other.log.live

    asyncio.run(use())


def test_keys_are_shared_and_a_new_one_is_known_before_it_signs(
    postgres: engines.Postgres, schema: str
) -> None:
    async def use() -> None:
        store = PostgresStore(postgres.url, schema=schema)
        await store.ready()
        one, other = await asyncio.gather(*(Identity.in_store(store) for _ in range(2)))
        token = one.sign("ada")
        assert other.check(token) == "ada"
        assert await rotate_shared(store) == 1
        later = await Identity.in_store(store)
        assert later.sign("ada") == token, "the others may not know it yet"
        await execute(store, "UPDATE keys SET made = made - 61")
        later = await Identity.in_store(store)
        assert later.sign("ada") != token
        assert later.check(token) == "ada"
        assert await rotate_shared(store, 0) == 0
        assert [len(key) for key, _ in await store.keys()] == [KEY]
        assert (await Identity.in_store(store)).check(token) is None
        await store.close()

    asyncio.run(use())


def test_one_node_sweeps_and_counts_the_hours(postgres: engines.Postgres, schema: str) -> None:
    async def use() -> None:
        store = PostgresStore(postgres.url, schema=schema)
        running = 0.0

        class Nothing:
            def alive(self) -> set[str]:
                return set()

            def forget(self, table_id: str) -> None: ...

        def sweeper(owner: str) -> Sweeper:
            async def turn() -> bool:
                return await store.take_turn("sweep", owner, 5.0)

            return Sweeper(store, Nothing(), Keeping(), running=lambda: running, turn=turn)

        sweepers = [sweeper("one"), sweeper("other")]
        for _ in range(3):
            running += 100.0
            for each in sweepers:
                await each.sweep()
        assert (await store.times()).ran == 300.0, "though both ran"
        await execute(store, "UPDATE turns SET seen = seen - 6")
        running += 100.0
        await sweepers[1].sweep()
        assert (await store.times()).ran == 400.0, "the other took over"
        await store.close()

    asyncio.run(use())


def test_what_a_dead_node_left_behind_is_tidied_up(postgres: engines.Postgres, schema: str) -> None:
    async def use() -> None:
        store = PostgresStore(postgres.url, schema=schema)
        await store.create("t", "CODE", [b"1"])
        await store.hold("dead", LAPSE, ["t"], ())
        await store.set_present("dead", [Present("t", "ada", True)], anew=True)
        await store.add_job("k", "move", "line", b"{}")
        assert await store.nodes(LAPSE) == {"dead": "serve"}
        await store.tidy(60.0)
        assert await store.nodes(LAPSE) == {"dead": "serve"}
        await execute(store, "UPDATE owners SET seen = seen - 61")
        await execute(store, "UPDATE jobs SET made = made - 61")
        await store.tidy(60.0)
        assert await store.nodes(1000.0) == {}
        assert await store.job("k", LAPSE) is None
        assert (await store.hold("next", LAPSE, ["t"], ())).taken["t"].fence == 2
        assert await store.elsewhere("next", LAPSE, ["t"]) == {}
        await store.close()

    asyncio.run(use())


def test_what_somebody_takes_at_one_node_counts_at_the_others(
    postgres: engines.Postgres, schema: str
) -> None:
    """Of those who take little nothing is told."""

    async def use() -> None:
        async with nodes(postgres.url, schema) as (one, other):
            (burst,) = {rate.burst for rate in RATES["hints"]}
            for _ in range(int(burst)):
                one.limits.take("hints", "10.0.0.1")
            one.limits.take("hints", "10.0.0.2")
            with pytest.raises(TooMuchError):
                one.limits.take("hints", "10.0.0.1")
            assert one.limits.spent is not None
            assert set(one.limits.spent) == {("hints", "address", "10.0.0.1")}
            for each in one.rounds:
                await each()

            def left() -> int:
                taken = 0
                with suppress(TooMuchError):
                    while taken < burst:
                        other.limits.check("hints", "10.0.0.1")
                        other.limits.hear_of(("hints", "address", "10.0.0.1"), 1.0)
                        taken += 1
                return taken

            async with asyncio.timeout(PATIENCE):
                await until(lambda: bool(len(other.limits)))
            assert left() <= burst / 2 + 2, "half of it was told"
            for _ in range(int(burst)):
                other.limits.take("hints", "10.0.0.2")

    asyncio.run(use())


def test_sockets_of_one_address_count_at_every_node_while_they_are_open(
    postgres: engines.Postgres, schema: str
) -> None:
    """Of an address with few nothing is told; and a node that is silent is not counted any more."""

    async def use() -> None:
        async with nodes(postgres.url, schema) as (one, other):
            class_room: dict[Place, str] = {"house": "all", "address": "10.0.0.1"}
            home: dict[Place, str] = {"house": "all", "address": "10.0.0.2"}
            now = other.places.clock()
            other.places.clock = lambda: now
            most = PLACES["address"]
            assert all(one.places.enter(class_room) for _ in range(most - 1))
            assert one.places.enter(home)

            async def told() -> None:
                for tables in (other, one):
                    for each in tables.rounds:
                        await each()

            await told()
            await until(lambda: bool(len(other.places)))
            assert len(other.places) == 1, "the class alone, and not the house of the other node"
            assert other.places.enter(class_room)
            assert not other.places.enter(class_room), "there is one place left of all"
            assert other.places.enter(home)
            for _ in range(most - 1):
                one.places.leave(class_room)
            now += LAPSE + 1
            await told()
            assert all(other.places.enter(class_room) for _ in range(most - 1))
            assert not other.places.enter(class_room)

    asyncio.run(use())


@pytest.mark.parametrize("hear", [True, False], ids=["news", "no news"])
def test_who_is_forgotten_is_so_at_every_node(
    postgres: engines.Postgres, schema: str, hear: bool
) -> None:
    async def use() -> None:
        async with nodes(postgres.url, schema, hear=hear) as (one, other):
            table_id = (await one.create("flip7")).id
            await one.act(table_id, "ada-of-the-tests", wishes.Sit("1", "Ada"))
            await one.act(table_id, "bob-of-the-tests", wishes.Sit("1", "Bob"))
            await one.act(table_id, "ada-of-the-tests", wishes.Start("2"))
            there, ada = await at(other, table_id), Listener("ada-of-the-tests")
            other.log.come(there, ada)
            await forget(one, "ada-of-the-tests")
            if not hear:
                for each in (other.log.look, *other.rounds):
                    await each()
            await until(lambda: there.table.sitters[0].name == "somebody")
            if hear:
                await until(lambda: ada.farewell is not None)

    asyncio.run(use())
