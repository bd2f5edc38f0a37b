"""Who is there is worked out once per change, and told when it matters to somebody."""

import asyncio
from pathlib import Path

from bis.server.bus import LocalBus
from bis.server.live import FEW, Listener, Live
from bis.server.store import STORE, SqliteStore
from bis.server.tables import Tables
from bis.table.wishes import Sit
from tests.server.servers import PATIENCE
from tests.server.test_store import NoWorkers


async def full_table(path: Path, people: int) -> tuple[Tables, Live]:
    tables = Tables(SqliteStore(path / STORE), LocalBus(), NoWorkers())
    live = await tables.find((await tables.create("flip7")).id)
    assert live is not None
    for number in range(people):
        await tables.act(live.table.id, f"p{number}", Sit("1", f"P{number}"))
    return tables, live


def told(listeners: list[Listener]) -> int:
    """How many have something new to see, and take it."""
    count = sum(listener.changed.is_set() for listener in listeners)
    for listener in listeners:
        listener.changed.clear()
    return count


def test_a_crowd_of_watchers_comes_and_goes_without_anybody_else_hearing_of_it(
    tmp_path: Path,
) -> None:
    """A few are counted at once; with more the number comes with whatever is told next."""

    async def use() -> None:
        tables, live = await full_table(tmp_path, 2)
        sitters = [Listener("p0"), Listener("p1")]
        for listener in sitters:
            tables.log.come(live, listener)
        watchers = [Listener(f"w{number}") for number in range(100)]
        for watcher in watchers[:FEW]:
            tables.log.come(live, watcher)
        live._after_pause()
        assert told(sitters) == 2, "somebody looks on"
        live._after_pause()
        told(watchers)
        for watcher in watchers[FEW:]:
            tables.log.come(live, watcher)
        assert told(watchers[FEW:]) == 100 - FEW, "each is told everything"
        live._after_pause()
        assert told(sitters) == 0
        for watcher in watchers[FEW + 1 :]:
            tables.log.go(live, watcher)
        live._after_pause()
        assert told(sitters) == 0
        for watcher in watchers[: FEW + 1]:
            tables.log.go(live, watcher)
        live._after_pause()
        assert told(sitters) == 2
        assert live.here == {"p0", "p1"}
        await tables.store.close()

    asyncio.run(use())


def test_a_second_window_is_no_news(tmp_path: Path) -> None:
    async def use() -> None:
        tables, live = await full_table(tmp_path, 2)
        one, two, other = Listener("p0"), Listener("p0"), Listener("p1")
        tables.log.come(live, other)
        tables.log.come(live, one)
        told([one, two, other])
        live._after_pause()
        told([one, two, other])
        tables.log.come(live, two)
        live._after_pause()
        assert told([one, other]) == 0
        assert told([two]) == 1, "it has seen nothing yet"
        tables.log.go(live, one)
        live._after_pause()
        assert told([two, other]) == 0
        assert live.here == {"p0", "p1"}
        tables.log.go(live, two)
        live._after_pause()
        assert told([other]) == 1
        assert live.here == {"p1"}
        await tables.store.close()

    asyncio.run(use())


def test_many_who_come_at_once_are_told_of_together(tmp_path: Path) -> None:
    """Each who came made everybody build the table anew: 36 times 36."""

    async def use() -> None:
        tables, live = await full_table(tmp_path, 36)
        here = Listener("p0")
        tables.log.come(live, here)
        assert told([here]) == 1
        heard = 0
        for number in range(1, 36):
            tables.log.come(live, Listener(f"p{number}"))
            heard += told([here])
        assert heard == 0, "the pause since the first is not over"
        await asyncio.wait_for(here.changed.wait(), PATIENCE)
        assert len(live.here) == 36
        await tables.store.close()

    asyncio.run(use())
