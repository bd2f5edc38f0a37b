"""News between nodes: brought by either engine, and again after it was lost."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest

from bis.server.bus import ANEW, HERE, BusError, FarBus
from bis.server.bus.nats import NatsBus
from bis.server.bus.postgres import PostgresBus
from bis.server.store import ConflictError
from bis.server.store.pool import Pool
from bis.server.store.postgres import PostgresStore
from tests import engines
from tests.server.servers import PATIENCE


class OwnBus(PostgresBus):
    """With connections of its own, which a store has in a server."""

    async def close(self) -> None:
        await super().close()
        await self._pool.close()


Heard = asyncio.Queue[tuple[str, int]]


@pytest.fixture(scope="module")
def nats() -> Iterator[engines.Nats]:
    with engines.nats() as server:
        yield server


@pytest.fixture(params=["nats", "postgresql"])
def new_bus(request: pytest.FixtureRequest) -> Callable[[], FarBus]:
    if request.param == "nats":
        there: engines.Nats = request.getfixturevalue("nats")
        return lambda: NatsBus(there.url)
    server: engines.Postgres = request.getfixturevalue("postgres")
    return lambda: OwnBus(Pool(server.url, "bus"))


@asynccontextmanager
async def listening(bus: FarBus) -> AsyncIterator[Heard]:
    heard: Heard = asyncio.Queue()

    async def hear(table: str, version: int) -> None:
        await heard.put((table, version))

    bus.subscribe(hear)
    await bus.start()
    try:
        yield heard
    finally:
        await bus.close()


async def until(fits: Callable[[], bool]) -> None:
    while not fits():
        await asyncio.sleep(0.01)


async def next_of(heard: Heard) -> tuple[str, int]:
    return await asyncio.wait_for(heard.get(), PATIENCE)


def test_who_wants_less_is_woken_by_that_alone(new_bus: Callable[[], FarBus]) -> None:
    """Nearly all that many nodes tell is of no use to one, and a task for each would fill it."""

    async def use() -> None:
        one, woken = new_bus(), list[str]()

        async def hear(table: str, _version: int) -> None:
            woken.append(table)

        one.subscribe(hear, lambda table, version: (table, version) == ("mine", HERE))
        async with listening(one) as heard:
            for news in (("mine", ANEW), ("yours", HERE), ("mine", HERE), ("yours", ANEW)):
                await one.publish(*news)
                assert await next_of(heard) == news
            assert woken == ["mine"]

    asyncio.run(use())


def test_news_come_to_all(new_bus: Callable[[], FarBus]) -> None:
    async def use() -> None:
        one, other = new_bus(), new_bus()
        async with listening(one) as here, listening(other) as there:
            for news in (("t", ANEW), ("u-_", HERE)):
                await one.publish(*news)
                assert await next_of(here) == await next_of(there) == news
            assert one.is_well
            assert other.is_well

    asyncio.run(use())


def test_an_append_tells_of_itself(postgres: engines.Postgres) -> None:
    """In its own transaction: what is not stored is not told."""

    async def use() -> None:
        store = PostgresStore(postgres.url, schema="news")
        await store.ready()
        async with listening(PostgresBus(store.pool)) as heard:
            await store.create("t", "CODE", [b"1"])
            with pytest.raises(ConflictError):
                await store.append("t", 5, [b"2", b"3"])
            await store.append("t", 1, [b"2", b"3"])
            assert await next_of(heard) == ("t", 3)
            assert heard.empty()
        await store.close()

    asyncio.run(use())


def test_when_nats_was_gone_news_come_again() -> None:
    async def use() -> None:
        with engines.nats() as server:
            bus = NatsBus(server.url)
            async with listening(bus) as heard:
                server.kill()
                await until(lambda: not bus.is_well)
                await asyncio.to_thread(server.start)
                await until(lambda: bus.is_well)
                await bus.publish("t", 7)
                assert await next_of(heard) == ("t", 7)

    asyncio.run(asyncio.wait_for(use(), PATIENCE))


def test_when_the_line_to_postgresql_was_cut_news_come_again(postgres: engines.Postgres) -> None:
    async def use() -> None:
        pool = Pool(postgres.url, "cut_bus")
        bus = PostgresBus(pool)
        async with listening(bus) as heard:
            await pool.do(
                lambda line: line.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE query LIKE 'LISTEN%cut_bus%'"
                )
            )
            await until(lambda: not bus.is_well)
            await until(lambda: bus.is_well)
            await bus.publish("t", ANEW)
            assert await next_of(heard) == ("t", ANEW)
        await pool.close()

    asyncio.run(asyncio.wait_for(use(), PATIENCE))


def test_a_bus_that_is_not_there_is_told_in_a_sentence() -> None:
    async def use() -> None:
        port = engines.free_port()
        with pytest.raises(BusError, match=rf"^nats://ada@127.0.0.1:{port} cannot be reached: "):
            await NatsBus(f"nats://ada:secret@127.0.0.1:{port}").start()
        with pytest.raises(BusError, match=rf"ada@127.0.0.1:{port}/bis cannot be reached: "):
            await PostgresBus(Pool(f"postgresql://ada:secret@127.0.0.1:{port}/bis")).start()

    asyncio.run(use())
