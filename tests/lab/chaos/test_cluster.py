"""What breaks a cluster by a seed, and what finds that something was lost."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path

import pytest

from bis.record.seal import promise_of
from bis.server.bus import LocalBus
from bis.server.bus.nats import NatsBus
from bis.server.store import STORE, SqliteStore
from bis.server.tables import Settings, Tables
from bis.table import wishes
from lab.chaos.cluster.afterwards import Found, Pause, longest, look_at
from lab.chaos.cluster.links import HERE, Link, News
from lab.chaos.cluster.parts import Cluster, Part
from lab.chaos.cluster.storms import LINES, PROCESSES, Happened, line_faults, process_faults
from lab.people import SLOWEST, Ack, Diary
from tests import engines
from tests.server.servers import PATIENCE
from tests.server.test_bus import until
from tests.server.test_store import NoWorkers


def by_seed(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311


def link(name: str, *, is_news: bool = False) -> Link:
    return Link(name, lambda: 0, by_seed(0), is_news=is_news)


class Named(Part):
    def __init__(self, name: str) -> None:
        self.name = name


def test_what_breaks_follows_from_the_seed() -> None:
    async def use() -> None:
        links = [link("node 0 – PostgreSQL"), link("node 0 – NATS", is_news=True)]
        one, other = (list(islice(line_faults(by_seed(7), links), 100)) for _ in range(2))
        assert one == other
        assert {fault.what for fault in one} == set(LINES)
        news = [fault.whom for fault in one if fault.what == "lost and doubled news"]
        assert set(news) == {"node 0 – NATS", "all – NATS"}

    asyncio.run(use())
    parts = [Named("PostgreSQL"), Named("node 0")]
    struck = list(islice(process_faults(by_seed(7), parts), 50))
    assert struck == list(islice(process_faults(by_seed(7), parts), 50))
    assert {fault.what for fault in struck} <= set(PROCESSES)


def test_news_are_lost_and_doubled_and_nothing_else_is() -> None:
    said = b"INFO {}\r\nPING\r\n" + b"".join(b"MSG bis.news 1 3\r\n%03d\r\n" % n for n in range(90))
    whole = link("news", is_news=True)
    assert b"".join(_fed(News(whole), said)) == said
    whole.drops = whole.doubles = 0.3
    told = b"".join(_fed(News(whole), said + b"PING\r\n"))
    assert told.startswith(b"INFO {}\r\nPING\r\n")
    assert told.count(b"PING\r\n") == 2
    counts = {told.count(b"\r\n%03d\r\n" % n) for n in range(90)}
    assert counts == {0, 1, 2}


def _fed(news: News, said: bytes) -> Iterator[bytes]:
    """In pieces that end anywhere."""
    for at in range(0, len(said), 7):
        yield from news.feed(said[at : at + 7])


def test_a_line_to_nats_can_be_cut_and_hang_and_news_come_again() -> None:
    async def use() -> None:
        with engines.nats() as server:
            line = Link("news", lambda: server.port, by_seed(0), is_news=True)
            await line.open()
            bus, heard = NatsBus(f"nats://{HERE}:{line.port}"), asyncio.Queue[int]()

            async def hear(_table: str, version: int) -> None:
                heard.put_nowait(version)

            bus.subscribe(hear)
            await bus.start()
            await bus.publish("t", 1)
            assert await heard.get() == 1
            line.cut()
            await until(lambda: not bus.is_well)
            await until(lambda: bus.is_well)
            line.hang()
            await bus.publish("t", 2)
            with suppress(TimeoutError):
                assert not await asyncio.wait_for(heard.get(), 0.1), "nothing comes through"
            line.heal()
            assert await heard.get() == 2
            await bus.close()
            await line.close()

    asyncio.run(asyncio.wait_for(use(), PATIENCE))


# What is stored, held against what people were told


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """Ada alone, who has passed twice: whatever the dice show, one may."""

    async def use() -> list[bytes]:
        store = SqliteStore(tmp_path_factory.mktemp("game") / STORE)
        tables = Tables(store, LocalBus(), NoWorkers(), Settings(bot_delay=0))
        table = await tables.create("encore")
        luck = (wishes.Promise("p", promise_of("0" * 32)), wishes.Share("s", "0" * 32))
        for wish in (wishes.Sit("sit", "Ada"), wishes.Start("start"), *luck):
            await tables.act(table.id, "ada", wish)
        for number in ("h1", "h2"):
            await tables.act(table.id, "ada", wishes.Say(number, "pass", seat=0))
        bodies = await store.read(table.id)
        await tables.close()
        await store.close()
        return bodies

    return asyncio.run(use())


def acks(*marks: str, move: str = "pass") -> list[Ack]:
    return [Ack(0, move, 9, f"ada:{mark}") for mark in marks]


def looked(bodies: Sequence[bytes], told: Sequence[Ack]) -> Found:
    found = Found()
    look_at(found, "t", bodies, told)
    return found


def test_what_is_stored_as_it_was_told_is_all_right(game: list[bytes]) -> None:
    found = looked(game, acks("h1", "h2"))
    assert (found.moves, found.bots, found.lost, found.doubled) == (2, 0, 0, 0)
    assert found.problems == []


@pytest.mark.parametrize(
    "told", [acks("h1", "h2", "h3"), acks("h1", "h2", move="g1 H1")[1:]], ids=["gone", "another"]
)
def test_a_move_that_is_not_there_as_it_was_told_is_lost(
    game: list[bytes], told: list[Ack]
) -> None:
    found = looked(game, told)
    assert found.lost == 1
    assert len(found.problems) == 1


def test_a_move_that_is_there_twice_is_found(game: list[bytes]) -> None:
    again = [body.replace(b"ada:h2", b"ada:h1") for body in game]
    assert looked(again, acks("h1")).doubled == 1


def test_a_pause_belongs_to_the_faults_it_was_felt_in() -> None:
    found = Found(pauses=[Pause(10, 12, 2.0, "t"), Pause(100, 103, 3.0, "t")])
    happened = [Happened("cut", "x", 11, 11), Happened("hang", "x", 1, 6)]
    assert longest(found, happened) == {"cut": 2.0, "hang": 2.0, "": 3.0}


def test_people_are_as_slow_as_what_they_play_at() -> None:
    """So that a slow machine is not flooded by those who wait for it."""
    diary = Diary(ease=8.0)
    assert diary.pace(6.0) == 6.0, "nobody knows yet"
    diary.waits += [0.02] * 99
    assert diary.pace(6.0) == 6.0
    diary.waits += [9.0]
    assert diary.pace(6.0) == 6.0, "one who waited long is no reason"
    diary.waits += [2.0] * 60
    assert diary.pace(6.0) == 16.0
    diary.waits += [60.0] * 100
    assert diary.pace(6.0) == SLOWEST
    diary.waits += [0.02] * 60
    assert diary.pace(6.0) == 6.0, "it is well again"
    assert Diary(waits=[60.0]).pace(0.1) == 0.1, "who is told nothing of it hurries"


def test_every_other_storm_rages_while_two_versions_are_at_work(tmp_path: Path) -> None:
    cluster = Cluster(tmp_path, 3, 1, "17", tmp_path / "other")

    def started_with() -> list[str]:
        houses = [node.house for node in cluster.nodes] + [one.house for one in cluster.thinkers]
        return [house()["PYTHONPATH"] for house in houses]

    try:
        before = started_with()
        assert len({*before}) == 1
        for versions in (2, 1, 2, 1):
            assert len(cluster.upgraded()) == 2
            now = started_with()
            assert len({*now}) == versions
            assert sum(old != new for old, new in zip(before, now, strict=True)) == 2
            before = now
    finally:
        cluster.newsroom.engine.kill()
        cluster.database.engine.remove()
