"""All tables of this process: what is wished is judged, stored, and only then told."""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import time

from bis.bots import lighter
from bis.games import find_game
from bis.server import logs
from bis.server.bus import Bus
from bis.server.metrics import Metrics
from bis.server.reasons import NO_TABLE, TOO_BUSY
from bis.server.store import ConflictError, Store
from bis.server.workers import Workers
from bis.table import playing, sealing
from bis.table.decide import decide
from bis.table.entries import (
    BotSeated,
    Created,
    Entry,
    OptionSet,
    Sat,
    TimerSet,
    WatchingSet,
    What,
    decode,
    encode,
)
from bis.table.reasons import RefusedError
from bis.table.scene import Scene
from bis.table.seating import STAND_IN
from bis.table.table import Table
from bis.table.wishes import Rematch, Sit, Wish

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that cannot be mistaken when read out."""
CODE_LENGTH = 6
MOST_RETRIES = 8
RETRY_WAIT = 1.0
DAY = 24 * 3600


@dataclass(frozen=True)
class Settings:
    bot_delay: float = 0.7
    """Seconds a bot takes at least."""
    seal_wait: float = 4.0
    """Seconds that the dice wait for shares of people who are away."""
    keep_days: float = 30.0
    """Tables that nobody touched for so long are forgotten."""
    most_tables: int = 2000
    """So many tables are kept in memory; more are read again when needed."""
    most_sockets: int = 5000
    new_tables: float = 300
    """So many tables may be set up at once from one address,"""
    new_tables_a_second: float = 1
    """and then so many a second."""
    coached: float = 60
    """So many hints and reviews may be asked for at once from one address,"""
    coached_a_second: float = 1
    """and then so many a second."""


class Listener:
    """Somebody connected to a table; told the newest state whenever it changes."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.told = 0
        self.changed = asyncio.Event()


@dataclass(eq=False)
class Live:
    """A table in memory, who listens to it, and what its bots are thinking about."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    sealing: asyncio.Task[None] | None = None
    timers: dict[tuple[int, float], asyncio.Task[None]] = field(default_factory=dict)
    """By seat and deadline."""
    _scene: Scene | None = None
    _scene_at: tuple[int, int] = (-1, -1)
    """The version and the length of the record that are shown."""

    def scene(self) -> Scene | None:
        """The game as it is shown, worked out once for everybody; nothing before it begins."""
        table = self.table
        if table.transcript is None:
            return None
        at = (table.version, len(table.transcript.lines))
        if at != self._scene_at:
            known = self._scene.choices if self._scene and at[1] == self._scene_at[1] else None
            self._scene = Scene(table.game, table.transcript.state, known)
            self._scene_at = at
        return self._scene

    def connected(self) -> set[str]:
        return {listener.player for listener in self.listeners}

    @property
    def is_idle(self) -> bool:
        busy = self.listeners or self.thinking or self.sealing or self.timers
        return not (busy or self.lock.locked())


Decide = Callable[[Table], Iterable[What]]
new_seed = partial(secrets.token_bytes, 32)
"""The luck of a game: drawn here, since a table has no chance of its own."""


class Tables:
    """Tables by id. A wish becomes entries at an expected version; a conflict is tried again."""

    def __init__(
        self, store: Store, bus: Bus, workers: Workers, settings: Settings | None = None
    ) -> None:
        self.store = store
        self.bus = bus
        self.workers = workers
        self.settings = settings or Settings()
        self.metrics = Metrics()
        self._live: dict[str, Live] = {}
        bus.subscribe(self._heard)

    # Tables

    async def create(self, game_id: str) -> Table:
        """A new table in the lobby, with a code to read out."""
        table_id = await self._create(find_game(game_id).id)
        live = await self.find(table_id)
        assert live is not None
        logs.tell("table made", table=logs.mark(table_id), game=game_id)
        return live.table

    async def _create(self, game_id: str, happened: Sequence[What] = ()) -> str:
        """A stored table to which this has happened; a code that is taken is drawn again."""
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            table_id, now = secrets.token_urlsafe(12), time()
            entries = [encode(Entry(what, now)) for what in (Created(game_id, code), *happened)]
            try:
                await self.store.create(table_id, code, entries)
            except ConflictError:
                continue
            return table_id

    async def find(self, table_id: str) -> Live | None:
        """The table, from memory or from the store."""
        live = self._live.get(table_id)
        if live is None:
            bodies = await self.store.read(table_id)
            if not bodies:
                return None
            live = self._live.setdefault(table_id, Live(Table(table_id)))
            self._catch_up(live, bodies)
            self._forget_idle()
            self.metrics.tables.set(len(self._live))
            self._wake(live)
        return live

    @staticmethod
    def _catch_up(live: Live, bodies: list[bytes], after: int = 0) -> None:
        """Apply what is new; two readers may bring the same."""
        for version, body in enumerate(bodies, start=after + 1):
            if version > live.table.version:
                live.table.apply(decode(body))

    def _forget_idle(self) -> None:
        while len(self._live) > self.settings.most_tables:
            idle = next((key for key, live in self._live.items() if live.is_idle), None)
            if idle is None:
                return
            del self._live[idle]

    async def wake_all(self) -> None:
        """After a start: bots that were thinking think again, also where nobody looks."""
        for table_id in await self.store.all_tables():
            try:
                await self.find(table_id)
            except Exception:
                logs.log.exception("a table cannot be read", extra=logs.at(table_id))

    async def sweep(self) -> int:
        """Forget what nobody touched for long; how many tables that were."""
        swept = await self.store.sweep(time() - self.settings.keep_days * DAY)
        for table_id in [key for key, live in self._live.items() if live.is_idle]:
            del self._live[table_id]
        logs.tell("swept", tables=swept)
        return swept

    @property
    def is_full(self) -> bool:
        return (
            sum(len(live.listeners) for live in self._live.values()) >= self.settings.most_sockets
        )

    # Wishes

    async def act(self, table_id: str, player: str, wish: Wish) -> int:
        """Fulfill a wish; the version with which it is durable. Asking twice does it once."""
        live = await self.find(table_id)
        if live is None:
            raise RefusedError(NO_TABLE)
        ready = await self._prepare_rematch(live) if isinstance(wish, Rematch) else None
        mark = f"{player}:{wish.id}"
        version = await self._append(
            live, lambda table: decide(table, player, wish, new_seed, ready), player, mark
        )
        if isinstance(wish, Sit):
            await self.store.link(player, table_id)
        if isinstance(wish, Rematch) and live.table.rematch is not None:
            for sitter in live.table.sitters:
                if sitter.player is not None:
                    await self.store.link(sitter.player, live.table.rematch)
        return version

    async def _append(self, live: Live, decide: Decide, player: str = "", mark: str = "") -> int:
        async with live.lock:
            for _ in range(MOST_RETRIES):
                table = live.table
                if mark and mark in table.heard:
                    return table.version
                entries = [Entry(what, time(), player, mark) for what in decide(table)]
                if not entries:
                    return table.version
                try:
                    bodies = [encode(entry) for entry in entries]
                    with self.metrics.append_seconds.time():
                        await self.store.append(table.id, table.version, bodies)
                except ConflictError:
                    self.metrics.conflicts.inc()
                    await self._read_on(live)
                    continue
                for entry in entries:
                    table.apply(entry)
                break
            else:
                raise RefusedError(TOO_BUSY)
        await self.bus.publish(table.id, table.version)
        return table.version

    async def _read_on(self, live: Live) -> None:
        after = live.table.version
        self._catch_up(live, await self.store.read(live.table.id, after), after)

    async def _heard(self, table_id: str, version: int) -> None:
        """Another process, or this one, has stored something."""
        live = self._live.get(table_id)
        if live is None:
            return
        if live.table.version < version:
            await self._read_on(live)
        self.tell(live)
        self._wake(live)

    @staticmethod
    def tell(live: Live) -> None:
        """Everybody connected has something new to see."""
        for listener in live.listeners:
            listener.changed.set()

    # What happens by itself

    def _wake(self, live: Live) -> None:
        for seat in live.table.bots_to_act():
            if seat not in live.thinking:
                live.thinking[seat] = asyncio.create_task(self._think(live, seat))
        for seat in live.table.waiting_since:
            deadline = live.table.deadline(seat)
            if deadline is not None and (seat, deadline) not in live.timers:
                task = asyncio.create_task(self._time_out(live, seat, deadline))
                live.timers[seat, deadline] = task
        if live.table.phase == "sealing" and live.sealing is None:
            live.sealing = asyncio.create_task(self._begin_anyway(live))

    async def _think(self, live: Live, seat: int) -> None:
        """One move of a bot, which takes a humane while."""
        try:
            table = live.table
            bot = table.sitters[seat].bot
            if seat in table.bots_to_act() and bot:
                pause = asyncio.sleep(self.settings.bot_delay)
                _, move = await asyncio.gather(pause, self._choose(table, seat, bot))
                await self._append(live, lambda now: self._bot_says(now, seat, move))
        except RefusedError:
            pass  # the table went on without it
        except Exception:
            await self._failed(live, "a bot's move")
        finally:
            del live.thinking[seat]
        self._wake(live)

    async def _choose(self, table: Table, seat: int, bot: str) -> str:
        """A bot's move; its lighter form is asked while many others wait."""
        assert table.transcript is not None
        by = lighter(table.game, bot) if self.workers.is_busy else bot
        self.metrics.bot_moves.labels(bot, by).inc()
        saved = table.game.save(table.transcript.state)
        return await self.workers.choose(table.game.id, by, saved, seat)

    async def _time_out(self, live: Live, seat: int, deadline: float) -> None:
        """When a person's time is up, a bot makes that one move."""
        try:
            await asyncio.sleep(max(0.0, deadline - time()))
            table = live.table
            if table.deadline(seat) == deadline and table.transcript:
                move = await self._choose(table, seat, STAND_IN)
                await self._append(
                    live,
                    lambda now: (
                        list(playing.say(now, seat, move)) if now.deadline(seat) == deadline else []
                    ),
                )
        except RefusedError:
            pass  # the person was faster
        except Exception:
            await self._failed(live, "the move of somebody whose time was up")
        finally:
            del live.timers[seat, deadline]
        self._wake(live)

    @staticmethod
    async def _failed(live: Live, what: str) -> None:
        """Nobody waits for an answer here: write it down, and try again in a while."""
        logs.log.exception("%s failed", what, extra=logs.at(live.table.id))
        await asyncio.sleep(RETRY_WAIT)

    @staticmethod
    def _bot_says(table: Table, seat: int, move: str) -> Iterable[What]:
        return list(playing.say(table, seat, move)) if seat in table.bots_to_act() else []

    async def _begin_anyway(self, live: Live) -> None:
        """People who are away do not hold up the game: it begins with the shares there are."""
        await asyncio.sleep(self.settings.seal_wait if live.table.sharers() else 0)
        try:
            await self._append(live, self._begins)
        except Exception:
            await self._failed(live, "the beginning of a game")
        finally:
            live.sealing = None
        self._wake(live)

    @staticmethod
    def _begins(table: Table) -> Iterable[What]:
        return list(sealing.begin(table, table.shares)) if table.phase == "sealing" else []

    async def _prepare_rematch(self, live: Live) -> str | None:
        """The next table has the same seats and options before anybody is sent there."""
        old = live.table
        if old.phase != "over" or old.rematch is not None:
            return None
        happened: list[What] = []
        for seat, sitter in enumerate(old.sitters):
            if sitter.player is not None:
                happened.append(Sat(seat, sitter.player, sitter.name))
            else:
                happened.append(BotSeated(seat, sitter.bot or STAND_IN))
        happened += [OptionSet(key, value) for key, value in sorted(old.options.items())]
        happened.append(TimerSet(old.timer))
        happened.append(WatchingSet(old.watching))
        return await self._create(old.game.id, happened)
