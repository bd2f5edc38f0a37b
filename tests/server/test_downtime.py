"""Time in which nobody could act is not counted; where nobody watches, a table rests."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bis.server.live import Listener, Live
from bis.server.minds import first_legal
from bis.server.store import Store
from bis.server.tables import Settings, Tables
from bis.table import wishes
from bis.table.due import Deadline, due
from bis.table.entries import Said, What, decode
from bis.table.news import Around, table_info
from bis.table.table import GRACE
from tests.server.clocks import Clock, Use, log_over, use_store
from tests.server.stores import NewStore
from tests.server.test_log import begin
from tests.server.test_two_logs import steps

HOUR = 3600.0
DAY = 24 * 3600
TIMER = 300
CALM = Settings(bot_delay=0, seal_wait=0, lease=30 * DAY)
"""Nobody else is there who might act."""


@pytest.fixture
def using(new_store: NewStore) -> Callable[[Use], None]:
    return lambda test: use_store(new_store, test)


class Thinkers:
    """They make the first legal move, after so many seconds by the clock."""

    is_busy = False

    def __init__(self, clock: Clock, takes: float) -> None:
        self.clock = clock
        self.takes = takes
        self.asked = 0

    async def choose(self, game: str, _bot: str, state: str, seat: int, _line: str) -> str:
        self.asked += 1
        self.clock.now += self.takes
        return first_legal(game, state, seat)

    def close(self) -> None: ...


def deadline(live: Live) -> Deadline:
    (thing,) = live.alarms
    assert isinstance(thing, Deadline)
    return thing


def left(live: Live, clock: Clock) -> float:
    """What people are told, which is what the alarm goes by."""
    (told,) = [s.left for s in table_info(live.table, None, Around(clock.now)).seats if s.waiting]
    assert told == deadline(live).at - clock.now
    return told


async def woken(tables: Tables, table_id: str) -> Live:
    """As after a start: what is due is read, and somebody comes back."""
    await tables.wake_all()
    live = tables.log.live[table_id]
    tables.log.come(live, Listener("ada"))
    while not live.alarms:
        await asyncio.sleep(0)
    return live


async def play_for(tables: Tables, clock: Clock, seconds: float) -> None:
    """Time goes by, second by second, with a server that runs."""
    for _ in range(round(seconds)):
        clock.now += 1
        await tables.alarms.round()


async def died(tables: Tables) -> None:
    """Without giving anything up."""
    for live in tables.log.live.values():
        for alarm in live.alarms.values():
            alarm.cancel()
    tables.log.watchers.clear()


async def ended(tables: Tables) -> None:
    await tables.close()


# Downtime


@pytest.mark.parametrize("end", [died, ended])
@pytest.mark.parametrize("down", [60.0, HOUR, 100 * 24 * HOUR])
def test_after_downtime_people_have_the_time_left_that_they_had(
    using: Callable[[Use], None], end: Callable[[Tables], Awaitable[None]], down: float
) -> None:
    async def use(store: Store, clock: Clock) -> None:
        before = log_over(store, clock)
        live = await begin(before, timer=TIMER)
        await play_for(before, clock, 200)
        assert left(live, clock) == 100
        await end(before)
        clock.now += down
        after = log_over(store, clock)
        clock.now = max(clock.now, deadline_in(live))
        live = await woken(after, live.table.id)
        assert left(live, clock) == 100
        await after.close()

    using(use)


def deadline_in(live: Live) -> float:
    at = live.table.deadline(0)
    assert at is not None
    return at


@pytest.mark.parametrize(("timer", "least"), [(TIMER, GRACE), (10, 10.0)])
def test_nobodys_time_runs_out_before_they_can_be_back(
    using: Callable[[Use], None], timer: int, least: float
) -> None:
    """One second was left when the power went."""

    async def use(store: Store, clock: Clock) -> None:
        before = log_over(store, clock)
        live = await begin(before, timer=timer)
        await play_for(before, clock, timer - 1)
        await died(before)
        clock.now += HOUR
        after = log_over(store, clock)
        live = await woken(after, live.table.id)
        assert left(live, clock) == least
        await after.close()

    using(use)


def test_a_short_stop_is_no_entry(using: Callable[[Use], None]) -> None:
    async def use(store: Store, clock: Clock) -> None:
        before = log_over(store, clock)
        live = await begin(before, timer=TIMER)
        version = live.table.version
        await play_for(before, clock, TIMER)
        await before.close()
        after = log_over(store, clock)
        clock.now += 0.5
        live = await woken(after, live.table.id)
        assert live.table.version == version
        await after.close()

    using(use)


@pytest.mark.parametrize("jump", [HOUR, 60 * 24 * HOUR, -60 * 24 * HOUR])
def test_a_process_that_was_stopped_or_a_clock_that_jumps_costs_nobody_their_time(
    using: Callable[[Use], None], jump: float
) -> None:
    """SIGSTOP for an hour; the clock two months on, or back."""

    async def use(store: Store, clock: Clock) -> None:
        tables = log_over(store, clock, Thinkers(clock, takes=0))
        live = await begin(tables, timer=TIMER)
        tables.log.come(live, Listener("ada"))
        await play_for(tables, clock, 200)
        before, lines = deadline(live), live.table.transcript
        clock.now += jump
        ring_at_once(tables, live)
        while not live.alarms or before in live.alarms:
            await asyncio.sleep(0)
            if jump < 0:  # an alarm that waits for two months does not see it: a round does
                await tables.alarms.round()
        assert left(live, clock) == 100
        assert live.table.transcript is not None
        assert live.table.transcript.lines == (lines.lines if lines else None), "nobody moved"
        await tables.close()

    using(use)


def ring_at_once(tables: Tables, live: Live) -> None:
    """Alarms that slept while the clock went on wake up, before anything else is done."""
    for thing, alarm in list(live.alarms.items()):
        alarm.cancel()
        del live.alarms[thing]
    tables.alarms.watch(live)


# Rest


async def at_rest(live: Live) -> None:
    while live.alarms or due(live.table, watched=live.watched):
        await asyncio.sleep(0)


def test_bots_pause_where_nobody_watches_and_go_on_when_somebody_comes(
    using: Callable[[Use], None],
) -> None:
    async def use(store: Store, clock: Clock) -> None:
        thinkers = Thinkers(clock, takes=100)
        tables = log_over(store, clock, thinkers, settings=CALM)
        live = await begin(tables, "greedy", timer=None)
        await tables.act(live.table.id, "ada", wishes.Leave("leave"))
        await at_rest(live)
        asked = thinkers.asked
        assert asked == pytest.approx(CALM.bots_rest / 100, abs=2)
        assert live.is_idle, "so the sweep may forget it"
        assert await store.due(clock.now, 0) == [], "and nobody reads it"
        listener = Listener("eve")
        tables.log.come(live, listener)
        while thinkers.asked < asked + 3:
            await asyncio.sleep(0)
        tables.log.go(live, listener)
        assert live.alarms, "who has just left may come back"
        await at_rest(live)
        await tables.close()

    using(use)


def test_a_table_with_a_timer_rests_when_everybody_is_away_for_long(
    using: Callable[[Use], None],
) -> None:
    """One whose timer is longer than that does not rest before it has run out."""

    async def use(store: Store, clock: Clock) -> None:
        tables = log_over(store, clock, Thinkers(clock, takes=100), settings=CALM)
        live = await begin(tables, timer=7 * DAY)
        while live.alarms:
            clock.now = deadline(live).at
            ring_at_once(tables, live)
            before = live.table.version
            while live.table.version == before:
                await asyncio.sleep(0)
            await steps(3)
        said = [what for what in await happened(store, live) if isinstance(what, Said)]
        assert [what.seat for what in said].count(0) == 1, "the move that was waited for"
        assert live.is_idle
        assert live.table.phase == "playing"
        tables.owners.rest(live.table.id)
        await tables.alarms.round()
        clock.now += 9 * DAY
        tables.log.come(live, Listener("ada"))
        while not live.alarms:
            await asyncio.sleep(0)
        assert left(live, clock) == 7 * DAY, "whoever comes back has their whole time"
        await tables.close()

    using(use)


async def happened(store: Store, live: Live) -> list[What]:
    return [decode(body).what for body in await store.read(live.table.id)]
