"""Forgetting tables: marked first, by the time a server ran, and not by a clock that jumped."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bis.record.fair import verify
from bis.record.replay import check
from bis.server.store import STORE, SqliteStore, Store
from bis.server.sweep import DAY, HOUR, Keeping, Sweeper
from bis.table.entries import Created, Entry, encode
from tests.server.servers import Person, Server, serving
from tests.server.stores import NewStore

LOBBY = [encode(Entry(Created("encore", "CODE"), 1.0))]


@dataclass
class House:
    """A store, a clock that the test sets, and a server that runs as long as the test says."""

    store: Store
    keeping: Keeping = field(default_factory=Keeping)
    now: float = 1000 * DAY
    running: float = 0.0
    connected: set[str] = field(default_factory=set)
    dropped: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.start()

    def alive(self) -> set[str]:
        return self.connected

    def forget(self, table_id: str) -> None:
        self.dropped.append(table_id)

    def start(self) -> None:
        self.sweeper = Sweeper(
            self.store, self, self.keeping, lambda: self.now, lambda: self.running
        )

    async def run(self, days: float) -> list[str]:
        """Time goes on, with a sweep every half day."""
        gone: list[str] = []
        for _ in range(round(2 * days)):
            self.now += DAY / 2
            self.running += DAY / 2
            gone += await self.sweeper.sweep()
        return gone

    def off(self, days: float) -> None:
        """The server is off, or its clock is put on: it cannot know which."""
        self.now += days * DAY
        self.start()


Use = Callable[[House], Awaitable[None]]


@asynccontextmanager
async def house_in(new_store: NewStore) -> AsyncIterator[House]:
    house = House(new_store(lambda: house.now))
    yield house
    await house.store.close()


@pytest.fixture
def using(new_store: NewStore) -> Callable[[Use], None]:
    async def use(test: Use) -> None:
        async with house_in(new_store) as house:
            await test(house)

    return lambda test: asyncio.run(use(test))


def test_what_nobody_touches_is_forgotten_after_a_grace_time(using: Callable[[Use], None]) -> None:
    async def test(house: House) -> None:
        await house.store.create("idle", "CODE", LOBBY)
        assert await house.run(36.5) == []
        assert await house.run(1.5) == ["idle"]
        assert house.dropped == ["idle"]
        assert await house.store.read("idle") == []

    using(test)


def test_a_clock_two_months_ahead_forgets_nothing(using: Callable[[Use], None]) -> None:
    """It is put on between two starts, goes on for six days, and is put back."""

    async def test(house: House) -> None:
        await house.store.create("t", "CODE", LOBBY)
        await house.run(1)
        house.off(60)
        assert await house.run(6) == []
        assert await house.store.marked(house.running) == [], "nor is it marked"
        house.off(-60)
        assert await house.run(20) == []
        assert await house.store.read("t") == LOBBY

    using(test)


def test_a_clock_put_on_while_the_server_runs_forgets_nothing(using: Callable[[Use], None]) -> None:
    async def test(house: House) -> None:
        await house.store.create("t", "CODE", LOBBY)
        await house.run(1)
        house.now += 60 * DAY
        assert await house.run(6) == []
        house.now -= 60 * DAY
        assert await house.run(20) == []

    using(test)


def test_a_small_jump_is_outlived_by_the_grace_time(using: Callable[[Use], None]) -> None:
    """Nine days may be a holiday: what is marked for it is unmarked when the clock is put back."""

    async def test(house: House) -> None:
        await house.store.create("t", "CODE", LOBBY)
        await house.run(25)
        house.off(9)
        assert await house.run(4) == []
        assert await house.store.marked(house.running) == ["t"]
        house.off(-9)
        await house.run(0.5)
        assert await house.run(0.5) == []

    using(test)


def test_a_file_of_before_is_not_swept_for_its_age(using: Callable[[Use], None]) -> None:
    """Nobody has looked at the clock yet: it is held against what was touched last."""

    async def test(house: House) -> None:
        await house.store.create("t", "CODE", LOBBY)
        house.off(60)
        assert await house.run(6) == []
        assert await house.run(6) == []
        assert await house.run(4) == ["t"], "the clock went evenly for long enough"

    using(test)


def test_time_off_is_no_time_of_grace(using: Callable[[Use], None]) -> None:
    async def test(house: House) -> None:
        await house.store.create("t", "CODE", LOBBY)
        await house.run(31)
        for _ in range(6):
            house.off(9)
            assert await house.run(0.5) == []

    using(test)


def test_what_is_touched_or_looked_at_is_alive(using: Callable[[Use], None]) -> None:
    async def test(house: House) -> None:
        for number, table in enumerate(("touched", "watched", "idle")):
            await house.store.create(table, str(number), LOBBY)
        await house.run(33)
        await house.store.append("touched", 1, LOBBY)
        house.connected = {"watched"}
        assert await house.run(6) == ["idle"]
        house.connected = set()
        assert await house.run(6) == [], "its grace time begins anew"
        assert await house.run(3) == ["watched"]

    using(test)


@pytest.mark.parametrize("clock", [0, 1033], ids=["clock at zero", "clock as it is"])
def test_what_is_touched_at_the_last_moment_stays(clock: int, using: Callable[[Use], None]) -> None:
    """Between the look at what is due and the forgetting, by whatever clock."""

    async def test(house: House) -> None:
        await house.store.create("t", "CODE", LOBBY)
        await house.run(33)
        assert await house.store.marked(house.running) == ["t"]
        before = house.now - 30 * DAY
        house.now = clock * DAY
        await house.store.append("t", 1, LOBBY)
        assert not await house.store.forget("t", before, None)
        assert len(await house.store.read("t")) == 2

    using(test)


def test_who_comes_at_the_last_moment_finds_the_table(using: Callable[[Use], None]) -> None:
    async def test(house: House) -> None:
        await house.store.create("t", "CODE", LOBBY)
        assert await house.run(37) == []
        answers: list[set[str]] = [set(), {"t"}]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house, "alive", lambda: answers.pop(0))
            assert await house.run(0.5) == []
        assert await house.run(0.5) == ["t"]

    using(test)


def test_what_cannot_be_read_is_not_forgotten(using: Callable[[Use], None]) -> None:
    async def test(house: House) -> None:
        await house.store.create("t", "CODE", [b"not json"])
        assert await house.run(50) == []
        assert await house.store.read("t") == [b"not json"]

    using(test)


# With a real server


def play_criss_cross(server: Server, watching: bool) -> tuple[str, str]:
    async def play() -> tuple[str, str]:
        table, cookie = server.new_table("criss_cross")
        async with Person(server, table, cookie) as ada:
            await ada.start()
            if not watching:
                await ada.wish("set_watching", allowed=False)
            await ada.play_on()
        return table, cookie

    return asyncio.run(play())


async def sweep_away(path: Path, keeping: Keeping) -> list[str]:
    """Forget everything that is in a file, as years of running would."""
    house = House(SqliteStore(path), keeping, now=1e12)
    times = await house.store.times()
    await house.store.set_times(house.now, times.ran, None)
    gone = await house.run(8)
    await house.store.close()
    return gone


def test_the_record_of_a_finished_game_stays_at_its_address(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        (seen, _), (hidden, cookie) = (play_criss_cross(server, it) for it in (True, False))
        lobby, _ = server.new_table("flip7")
        before = server.record(seen)
    assert len(asyncio.run(sweep_away(tmp_path / STORE, Keeping()))) == 3
    with serving(tmp_path) as server:
        assert server.record(seen) == before
        assert verify(check(before)) > 0
        assert server.ask(f"/api/tables/{seen}/positions/0")[0] == 404
        assert server.ask(f"/api/tables/{hidden}/record")[0] == 403
        assert server.ask(f"/api/tables/{hidden}/record", cookie=cookie)[0] == 200
        assert server.ask(f"/api/tables/{lobby}/record")[0] == 404


def test_no_record_is_kept_if_none_is_wanted(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-keep-records") as server:
        table, _ = play_criss_cross(server, watching=True)
    assert asyncio.run(sweep_away(tmp_path / STORE, Keeping(records=False))) == [table]
    with serving(tmp_path) as server:
        assert server.ask(f"/api/tables/{table}/record")[0] == 404


def test_a_server_that_starts_two_months_later_has_everything(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, cookie = play_criss_cross(server, watching=True)
        before = server.record(table)
    store = sqlite3.connect(tmp_path / STORE)
    with store:
        store.execute("UPDATE tables SET touched = touched - ?", (60 * DAY,))
    store.close()
    with serving(tmp_path, "--log", "info") as server:
        assert server.ask("/healthz")[0] == 200
        assert server.record(table) == before
        assert table.encode() in server.ask("/api/tables", cookie=cookie)[1]


def test_nothing_is_swept_before_a_server_has_run_for_an_hour(
    new_store: NewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        raise asyncio.CancelledError

    async def use() -> None:
        async with house_in(new_store) as house:
            monkeypatch.setattr(asyncio, "sleep", wait)
            with pytest.raises(asyncio.CancelledError):
                await house.sweeper.run()
            assert (await house.store.times()).seen is None
        assert waits == [HOUR]

    asyncio.run(use())
