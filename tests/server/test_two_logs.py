"""Two logs over one store, and a bus that cannot be relied on: thousands of moves, one truth.

Bots and people sit at the same tables, people at either log; timers run out at once, and people get
up and sit down again. What the bus does follows from a seed.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from random import Random
from time import time
from zlib import crc32

import pytest

from bis.core.game import AnyGame
from bis.core.seats import TABLE
from bis.games import GAMES
from bis.record.seal import promise_of
from bis.server.bus import LocalBus, Subscriber, Wants, anything
from bis.server.live import Listener, Live
from bis.server.store import FencedError, Store
from bis.server.tables import Settings, Tables
from bis.table import wishes
from bis.table.entries import HostSet, Said, decode
from bis.table.reasons import RefusedError
from bis.table.table import Table
from bis.table.wishes import Wish
from tests.server.clocks import Clock, log_over
from tests.server.servers import PATIENCE
from tests.server.stores import NewStore, fetch
from tests.table.tables import everything

GAMES_PLAYED = ("flip7",) * 10 + ("criss_cross",) * 10 + ("encore",) * 2
PEOPLE = ("ada", "bob")
BOTS = ("greedy", "uniform")
MOST_WHIMS = 30
SEED = 1


class WildBus:
    """News are dropped, doubled, and brought late and out of order."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.subscribers: list[Subscriber] = []
        self.under_way: set[asyncio.Task[None]] = set()

    def subscribe(self, subscriber: Subscriber, _wants: Wants = anything) -> None:
        self.subscribers.append(subscriber)

    async def publish(self, table: str, version: int) -> None:
        for subscriber in self.subscribers:
            for _ in range(self.chance.choice((0, 1, 1, 2))):
                delay = self.chance.randrange(40)
                task = asyncio.create_task(self._bring(subscriber, table, version, delay))
                self.under_way.add(task)
                task.add_done_callback(self.under_way.discard)

    async def _bring(self, subscriber: Subscriber, table: str, version: int, delay: int) -> None:
        await steps(delay)
        await subscriber(table, version)


async def steps(count: int) -> None:
    """Let others go first, so many times."""
    for _ in range(count):
        await asyncio.sleep(0)


def choice(game: AnyGame, state: object, seat: int) -> str:
    """The one move for what a seat sees: one thought of another position seldom fits.

    Who else has chosen is left out: it may change while a seat thinks, and says nothing.
    """
    legal, view = game.legal(state, seat), game.view(state, seat)
    if hasattr(view, "chosen"):
        view = replace(view, chosen=())
    return str(legal[crc32(repr(view).encode()) % len(legal)])


class SlowThinkers:
    """Workers in this process, who take a while."""

    is_busy = False

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.asked: Counter[tuple[str, str, int]] = Counter()
        """By line (each table has its own host), state and seat."""

    async def choose(self, game: str, _bot: str, state: str, seat: int, line: str) -> str:
        self.asked[line, state, seat] += 1
        await steps(self.chance.randrange(60))
        return choice(GAMES[game], GAMES[game].load(state), seat)

    def close(self) -> None: ...


class Guest:
    """A person who is connected to both logs and asks either of them."""

    def __init__(self, both: tuple[Tables, Tables], player: str, chance: Random) -> None:
        self.both = both
        self.player = player
        self.chance = chance
        self.listener = Listener(player)
        self.said = 0

    async def ask(self, table_id: str, kind: Callable[..., Wish], *values: object) -> None:
        self.said += 1
        wish = kind(str(self.said), *values)
        await self.chance.choice(self.both).act(table_id, self.player, wish)

    async def play(self, table_id: str) -> None:
        seen = [live for tables in self.both if (live := await tables.find(table_id))]
        for live in seen:
            live.come(self.listener)
        with suppress(RefusedError):  # the game begins without those who come late
            await self.ask(table_id, wishes.Promise, promise_of("5e" * 16))
            await self.ask(table_id, wishes.Share, "5e" * 16)
        whims = MOST_WHIMS
        while all(live.table.phase != "over" for live in seen):
            self.listener.changed.clear()
            try:
                if whims and self.chance.random() < 0.1:
                    whims -= 1
                    await self._follow_a_whim(table_id)
                elif not any([await self._move(live) for live in self._shuffled(seen)]):
                    await asyncio.wait_for(self.listener.changed.wait(), PATIENCE)
            except RefusedError:
                pass  # the table went on

    def _shuffled(self, seen: list[Live]) -> list[Live]:
        return self.chance.sample(seen, len(seen))

    async def _move(self, live: Live) -> bool:
        """Whether there was a move to make."""
        table = live.table
        seat = table.seat_of(self.player)
        if table.transcript is None or seat not in table.to_act:
            return False
        assert seat is not None
        if not table.sitters[seat].is_person:
            await self.ask(table.id, wishes.Sit, self.player)
            return True
        move = choice(table.game, table.transcript.state, seat)
        await self.ask(table.id, wishes.Say, move, seat)
        return True

    async def _follow_a_whim(self, table_id: str) -> None:
        kind, *values = self.chance.choice(
            (
                (wishes.SetTimer, 5),
                (wishes.SetTimer, None),
                (wishes.SetWatching, bool(self.chance.randrange(2))),
                (wishes.Leave,),
                (wishes.Sit, self.player),
                (wishes.Sit, self.player),
            )
        )
        await self.ask(table_id, kind, *values)


async def play(both: tuple[Tables, Tables], game: str, chance: Random) -> str:
    """A whole game, with everybody at both logs; its table."""
    one, other = both
    table_id = (await one.create(game)).id
    ada, bob = (Guest(both, player, chance) for player in PEOPLE)
    await one.act(table_id, "ada", wishes.Sit("sit", "Ada"))
    await other.act(table_id, "bob", wishes.Sit("sit", "Bob"))
    await asyncio.gather(*(ada.ask(table_id, wishes.AddBot, bot) for bot in BOTS))
    await other.act(table_id, "ada", wishes.Start("start"))
    await asyncio.gather(ada.play(table_id), bob.play(table_id))
    return table_id


def late() -> float:
    """Every timer has run out."""
    return time() + 3600


def test_whatever_the_bus_does_both_logs_and_the_store_agree(new_store: NewStore) -> None:
    async def use() -> None:
        chance = Random(SEED)  # noqa: S311
        store, bus = new_store(), WildBus(chance)
        thinkers, settings = SlowThinkers(chance), Settings(bot_delay=0, seal_wait=0)
        both = (Tables(store, bus, thinkers, settings), Tables(store, bus, thinkers, settings))
        for one in both:
            one.alarms.clock = late
        found = await asyncio.gather(*(play(both, game, chance) for game in GAMES_PLAYED))
        await asyncio.gather(*bus.under_way)
        tables = [await alike(both, store, table_id) for table_id in found]
        rows = await fetch(store, "SELECT * FROM entries ORDER BY table_id, version")
        check_versions(rows, tables)
        await store.close()

    asyncio.run(use())


async def alike(both: tuple[Tables, Tables], store: Store, table_id: str) -> Table:
    """The table, replayed; both logs have come to the same."""
    fresh = Table(table_id)
    for body in await store.read(table_id):
        fresh.apply(decode(body))
    for tables in both:
        live = await tables.find(table_id)
        assert live is not None
        await tables.log.read_on(live)  # the last news may have been dropped
        assert everything(live.table) == everything(fresh)
        assert live.alarms == {}
    return fresh


def check_versions(rows: list[tuple[str, int, bytes]], tables: list[Table]) -> None:
    """Versions without a gap; each move of a bot is the one for the line it stands on."""
    versions = {table.id: [v for key, v, _ in rows if key == table.id] for table in tables}
    thought = stood_in = 0
    for table in tables:
        assert versions[table.id] == list(range(1, table.version + 1))
        again = Table(table.id)
        for entry in (decode(body) for key, _, body in rows if key == table.id):
            what = entry.what
            if isinstance(what, Said) and what.seat != TABLE and not entry.player:
                assert again.transcript is not None
                assert what.text == choice(again.game, again.transcript.state, what.seat)
                thought += 1
                stood_in += again.sitters[what.seat].is_person
            again.apply(entry)
    assert thought > 1000, "bots were at the table"
    assert stood_in > 20, "and so were timers"


# One owner


class DeafBus(LocalBus):
    """All news are lost."""

    async def publish(self, table: str, version: int) -> None: ...


async def begin_bots(tables: Tables, game: str, host: str) -> str:
    """A game of bots alone: whoever set it up has left."""
    table_id = (await tables.create(game)).id
    arranged: tuple[Wish, ...] = (
        wishes.Sit("1", host),
        *(wishes.AddBot(bot, bot) for bot in BOTS),
    )
    for wish in (*arranged, wishes.Start("3"), wishes.Leave("4")):
        await tables.act(table_id, host, wish)
    return table_id


async def until(fits: Callable[[], bool]) -> None:
    while not fits():
        await asyncio.sleep(0)


def die(tables: Tables) -> None:
    """All its tasks stop, and nothing is given up."""
    for live in tables.log.live.values():
        for alarm in live.alarms.values():
            alarm.cancel()
        live.alarms.clear()
    tables.log.watchers.clear()


def lines(live: Live) -> int:
    return len(live.table.transcript.lines) if live.table.transcript else 0


async def alive_at(tables: Tables, table_ids: list[str]) -> list[Live]:
    found = [await tables.find(table_id) for table_id in table_ids]
    return [live for live in found if live is not None]


def test_each_move_is_thought_once_and_another_takes_over_when_the_owner_dies(
    new_store: NewStore,
) -> None:
    async def use() -> None:
        chance, clock, bus = Random(SEED), Clock(), LocalBus()  # noqa: S311
        store = new_store(clock)
        thinkers = [SlowThinkers(chance) for _ in range(2)]
        one, other = (log_over(store, clock, each, bus) for each in thinkers)
        games = ("flip7", "criss_cross", "flip7", "criss_cross", "flip7")
        tables = [await begin_bots(one, game, f"{n}") for n, game in enumerate(games)]
        here = await alive_at(one, tables)
        await until(lambda: all(one.owners.fence(table_id) for table_id in tables))
        there = await alive_at(other, tables)
        await until(lambda: all(lines(live) > 20 for live in there))
        assert not thinkers[1].asked
        assert thinkers[0].asked.most_common(1)[0][1] == 1, "each position once"
        old = {live.table.id: one.owners.fence(live.table.id) for live in here}
        die(one)
        clock.now += one.settings.lease - 1
        await other.alarms.round()
        assert not any(live.alarms for live in there), "the owner may only be slow"
        late, before = here[0], sum(map(lines, there))
        clock.now += 1
        await other.alarms.round()
        await until(lambda: all(live.table.phase == "over" for live in there))
        assert sum(map(lines, there)) > before
        both = thinkers[0].asked + thinkers[1].asked
        twice = [asked for asked, count in both.items() if count > 1]
        assert len(twice) <= len(tables) * len(BOTS), "at most what the owner died over"
        assert max(thinkers[1].asked.values()) == 1
        with pytest.raises(FencedError):
            await one.log.append(late, lambda _: [HostSet("late")], fence=old[late.table.id])
        for table_id in tables:
            await alike((one, other), store, table_id)
        await store.close()

    asyncio.run(use())


def test_where_all_news_are_lost_a_look_finds_them(new_store: NewStore) -> None:
    async def use() -> None:
        clock, bus = Clock(), DeafBus()
        store = new_store(clock)
        one, other = (log_over(store, clock, bus=bus) for _ in range(2))
        tables = [(await one.create("flip7")).id for _ in range(3)]
        there = await alive_at(other, tables)
        listener = Listener("bob")
        other.log.come(there[0], listener)
        listener.changed.clear()
        for number, table_id in enumerate(tables[:2]):
            await one.act(table_id, "ada", wishes.Sit("1", f"Ada {number}"))
        assert [live.table.version for live in there] == [1, 1, 1]
        await other.log.look()
        assert [live.table.version for live in there] == [2, 2, 1]
        assert listener.changed.is_set(), "and people are told"
        await store.close()

    asyncio.run(use())
