"""Work handed to nodes that think: taken fairly, done once, begun anew when its taker dies."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import pytest

from bis.server.bus.postgres import PostgresBus
from bis.server.desk import TRIES, Crew, Desk, FarRoom, Taker
from bis.server.store import Job
from bis.server.store.postgres import PostgresStore
from bis.server.workers import NoAnswerError, Room, Tell
from tests import engines
from tests.server.servers import PATIENCE
from tests.server.stores import execute

NUMBERS = count()
LAPSE = 60.0


class Hall(Room):
    """A room whose work is done in this process, when the test lets it."""

    patience = 60.0

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.tell: Tell = lambda _done: None

    async def do(
        self, line: str, *job: Any, attempts: int = 1, tell: Tell = lambda _done: None
    ) -> Any:
        del attempts
        self.begun.append(line)
        self.tell = tell
        await self.gate.wait()
        if job[0] == "refuse":
            raise NoAnswerError("there is nothing to say")
        if job[0] == "break":
            raise RuntimeError("something nobody thought of")
        return b"done " + str(job[0]).encode()

    def close(self) -> None: ...


@asynccontextmanager
async def sharing(url: str) -> AsyncIterator[tuple[PostgresStore, PostgresBus]]:
    store = PostgresStore(url, schema=f"desk{next(NUMBERS)}")
    await store.ready()
    bus = PostgresBus(store.pool)
    await bus.start()
    try:
        yield store, bus
    finally:
        await bus.close()
        await store.close()


@asynccontextmanager
async def working(chore: Any) -> AsyncIterator[None]:
    task = asyncio.create_task(chore)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.005)


def far(desk: Desk, here: Hall, *, once: bool = False) -> FarRoom:
    return FarRoom(here, "move", desk, lambda: True, once=once)


def test_a_job_is_done_elsewhere_and_its_answer_comes_back(postgres: engines.Postgres) -> None:
    async def use() -> None:
        async with sharing(postgres.url) as (store, bus):
            here, there = Hall(), Hall()
            room, taker = far(Desk(store, bus), here), Taker(store, bus, "one", LAPSE)
            async with working(taker.run("move", there)):
                assert await room.do("ada", "a") == b"done a"
                with pytest.raises(NoAnswerError, match="there is nothing to say"):
                    await room.do("ada", "refuse")
            assert (there.begun, here.begun) == (["ada", "ada"], [])
            assert await store.waiting("move") == 0

    asyncio.run(use())


def test_what_two_nodes_ask_for_at_once_is_worked_out_once_and_both_hear_how_far_it_is(
    postgres: engines.Postgres,
) -> None:
    async def use() -> None:
        async with sharing(postgres.url) as (store, bus):
            there = Hall()
            there.gate.clear()
            heard: list[float] = []
            taker = Taker(store, bus, "one", 0.2)
            rooms = [far(Desk(store, bus), Hall(), once=True) for _ in range(2)]
            async with working(taker.run("move", there)):
                asking = asyncio.gather(*(room.do("x", "a", tell=heard.append) for room in rooms))
                await until(lambda: bool(there.begun))
                there.tell(0.5)
                await until(lambda: heard.count(0.5) > 1)
                there.gate.set()
                assert await asking == [b"done a"] * 2
            assert there.begun == ["x"]

    asyncio.run(use())


def test_a_job_is_still_heard_of_after_it_told_what_it_has_found(
    postgres: engines.Postgres,
) -> None:
    """A review tells mistakes as well as how far it is; a row of the database takes a number."""

    async def use() -> None:
        async with sharing(postgres.url) as (store, bus):
            there = Hall()
            there.gate.clear()
            heard: list[float] = []
            taker = Taker(store, bus, "one", 0.2)
            room = far(Desk(store, bus), Hall(), once=True)
            async with working(taker.run("move", there)):
                asking = asyncio.create_task(room.do("x", "a", tell=heard.append))
                await until(lambda: bool(there.begun))
                there.tell(0.25)
                there.tell({"verdict": "mistake"})
                await until(lambda: 0.25 in heard)
                there.tell(0.5)
                await until(lambda: 0.5 in heard)
                there.gate.set()
                assert await asking == b"done a"
            assert there.begun == ["x"]

    asyncio.run(use())


def test_lines_take_turns_over_all_nodes(postgres: engines.Postgres) -> None:
    """Who asks for much waits behind nobody but themselves."""

    async def use() -> None:
        async with sharing(postgres.url) as (store, bus):
            for line, number in (*(("many", n) for n in range(4)), ("one", 0), ("two", 0)):
                await store.add_job(f"{line}{number}", "move", line, b'["a"]')
            halls = [Hall() for _ in range(3)]
            for hall in halls:
                hall.gate.clear()
            takers = [Taker(store, bus, f"t{n}", LAPSE) for n in range(3)]
            runs = [taker.run("move", hall) for taker, hall in zip(takers, halls, strict=True)]
            async with working(runs[0]), working(runs[1]), working(runs[2]):
                await until(lambda: all(hall.begun for hall in halls))
                assert {line for hall in halls for line in hall.begun} == {"many", "one", "two"}

    asyncio.run(use())


def test_when_a_taker_is_not_heard_of_another_begins_anew(postgres: engines.Postgres) -> None:
    async def use() -> None:
        async with sharing(postgres.url) as (store, bus):
            dead, alive = Hall(), Hall()
            dead.gate.clear()
            room = far(Desk(store, bus), Hall())
            async with working(Taker(store, bus, "dead", LAPSE).run("move", dead)):
                asking = asyncio.create_task(room.do("ada", "a"))
                await until(lambda: bool(dead.begun))
            await execute(store, f"UPDATE jobs SET heard = heard - {LAPSE}")  # noqa: S608
            async with working(Taker(store, bus, "alive", LAPSE).run("move", alive)):
                assert await asking == b"done a"
            assert alive.begun == ["ada"]
            assert not await store.tell_job("nothing", "dead", 0.5)

    asyncio.run(use())


def test_what_nobody_takes_is_worked_out_here(
    postgres: engines.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bis.server.desk.UNTAKEN", 0.0)

    async def use() -> None:
        async with sharing(postgres.url) as (store, bus):
            here = Hall()
            assert await far(Desk(store, bus), here).do("ada", "a") == b"done a"
            assert here.begun == ["ada"]
            assert await store.waiting("move") == 0, "and nobody else begins with it"

    asyncio.run(use())


def test_what_nobody_works_at_any_more_is_worked_out_here(
    postgres: engines.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many died over it that nobody takes it again, while others who think are there."""
    monkeypatch.setattr("bis.server.desk.UNTAKEN", 0.5)

    async def use() -> None:
        async with sharing(postgres.url) as (store, bus):
            here, dead = Hall(), Hall()
            dead.gate.clear()
            room = far(Desk(store, bus, LAPSE), here)
            async with working(Taker(store, bus, "dead", LAPSE).run("move", dead)):
                asking = asyncio.create_task(room.do("ada", "a"))
                await until(lambda: bool(dead.begun))
            await execute(store, f"UPDATE jobs SET tries = {TRIES}, heard = heard - {LAPSE}")  # noqa: S608
            async with (
                asyncio.timeout(PATIENCE),
                working(Taker(store, bus, "alive", LAPSE).run("move", Hall())),
            ):
                assert await asking == b"done a"
            assert here.begun == ["ada"]

    asyncio.run(use())


def test_who_works_at_it_may_take_longer_than_others_wait_for_somebody(
    postgres: engines.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bis.server.desk.UNTAKEN", 0.5)
    monkeypatch.setattr("bis.server.desk.LOOK", 0.1)

    async def use() -> None:
        async with sharing(postgres.url) as (store, bus):
            there = Hall()
            there.gate.clear()
            heard: list[float] = []
            await store.add_job("move-k", "move", "ada", b'["a"]')
            async with working(Taker(store, bus, "one", LAPSE).run("move", there)):
                await until(lambda: bool(there.begun))
                desk = Desk(store, bus, LAPSE)
                asking = asyncio.create_task(
                    desk.ask(Job("move-k", "move", "ada", b'["a"]'), heard.append)
                )
                await until(lambda: len(heard) > 6)
                there.gate.set()
                done = await asking
            assert done is not None
            assert done.outcome == "done"

    asyncio.run(use())


def test_who_fails_at_a_job_takes_the_next_one(postgres: engines.Postgres) -> None:
    async def use() -> None:
        async with sharing(postgres.url) as (store, bus):
            there = Hall()
            await store.add_job("broken", "move", "ada", b'["break"]')
            async with working(Taker(store, bus, "one", LAPSE).run("move", there)):
                await until(lambda: bool(there.begun))
                room = far(Desk(store, bus), Hall())
                async with asyncio.timeout(PATIENCE):
                    assert await room.do("ada", "a") == b"done a"
            assert there.begun == ["ada", "ada"]

    asyncio.run(use())


def test_load_is_judged_over_all_nodes_that_think(postgres: engines.Postgres) -> None:
    async def use() -> None:
        async with sharing(postgres.url) as (store, _bus):
            crew = Crew(store, LAPSE)
            await crew.round()
            assert crew.processes == 0
            for kind in ("serve", "work 3", "work 2"):
                node = PostgresStore(store.pool.url, schema=store.pool.schema, kind=kind)
                await node.hold(kind, LAPSE, (), ())
                await node.close()
            await store.add_job("k", "move", "line", b"[]")
            await crew.round()
            assert (crew.processes, crew.waiting) == (5, 1)

    asyncio.run(use())
