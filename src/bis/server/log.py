"""The log: the one place that applies entries.

What is wished is decided and applied on a copy, stored at the expected version, swapped in, and
only then told. What others have stored is read on in the same place, under the same lock. So an
entry is applied once, and whole, or not at all.
"""

import secrets
from collections.abc import Callable, Iterable, Sequence
from time import time

from bis.core.errors import BisError
from bis.server import logs
from bis.server.bus import Bus
from bis.server.live import Listener, Live, UnreadableError
from bis.server.metrics import Metrics
from bis.server.reasons import CANNOT_APPLY, TOO_BUSY, UNREADABLE_TABLE
from bis.server.store import ConflictError, Store
from bis.table.entries import Created, Entry, NewerEntryError, What, encode
from bis.table.reasons import RefusedError
from bis.table.table import Table

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that cannot be mistaken when read out."""
CODE_LENGTH = 6
MOST_RETRIES = 8

Decide = Callable[[Table], Iterable[What]]
Watcher = Callable[[Live], None]


class Log:
    """Tables by id, each the sum of its entries, and who is there."""

    def __init__(self, store: Store, bus: Bus, metrics: Metrics, most_tables: int) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.most_tables = most_tables
        self.live: dict[str, Live] = {}
        """The tables in memory."""
        self.watchers: list[Watcher] = []
        """Called with every table that is new here or has changed, and when people come and go."""
        self._aside: dict[str, UnreadableError] = {}
        bus.subscribe(self._heard)

    # Tables

    async def create(self, game_id: str, happened: Sequence[What] = ()) -> Live:
        """A stored table to which this has happened; a code that is taken is drawn again."""
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            table, now = Table(secrets.token_urlsafe(12)), time()
            entries = [Entry(what, now) for what in (Created(game_id, code), *happened)]
            _apply(table, entries)
            try:
                await self.store.create(table.id, code, [encode(entry) for entry in entries])
            except ConflictError:
                continue
            return self._keep(table)

    async def find(self, table_id: str) -> Live | None:
        """The table, from memory or from the store; an UnreadableError if it is set aside."""
        self._refuse_aside(table_id)
        live = self.live.get(table_id)
        if live is None:
            bodies = await self.store.read(table_id)
            if not bodies:
                return None
            live = self._keep(self._read(Table(table_id), bodies))
            await self.read_on(live)  # what came in between: its news found nobody here
            self._refuse_aside(table_id)
        return live

    def _refuse_aside(self, table_id: str) -> None:
        if table_id in self._aside:
            raise self._aside[table_id].with_traceback(None)

    def _keep(self, table: Table) -> Live:
        """A whole table; of two readers the first is kept."""
        live = self.live.setdefault(table.id, Live(table))
        self._forget_idle(but=table.id)
        self.metrics.tables.set(len(self.live))
        if live.table is table:
            self._changed(live)
        return live

    def _forget_idle(self, but: str) -> None:
        """Make room, but not of the table that is just asked for."""
        while len(self.live) > self.most_tables:
            found = (key for key, live in self.live.items() if live.is_idle and key != but)
            idle = next(found, None)
            if idle is None:
                return
            del self.live[idle]

    # People

    def come(self, live: Live, listener: Listener) -> None:
        self._look_around(live, live.come(listener))

    def go(self, live: Live, listener: Listener) -> None:
        self._look_around(live, live.go(listener, time()))

    def _look_around(self, live: Live, is_news: bool) -> None:
        """Who acts for seats looks at once; the others are told, if it matters to them."""
        if is_news:
            live.tell_presence()
        for watch in self.watchers:
            watch(live)

    # Entries

    async def append(self, live: Live, decide: Decide, player: str = "", mark: str = "") -> int:
        """Let it happen; the version with which it is durable. A conflict is decided again."""
        async with live.lock:
            for _ in range(MOST_RETRIES):
                self._refuse_aside(live.table.id)
                table = live.table
                if mark and mark in table.heard:
                    return table.version
                entries = [Entry(what, time(), player, mark) for what in decide(table)]
                if not entries:
                    return table.version
                after = table.copy()
                _apply(after, entries)
                if await self._store(table, entries):
                    break
                await self._read_on(live)
            else:
                raise RefusedError(TOO_BUSY)
            self._swap(live, after)
        await self._publish(after)
        return after.version

    async def _store(self, table: Table, entries: list[Entry]) -> bool:
        """Durable, or not at all since somebody else was first."""
        try:
            with self.metrics.append_seconds.time():
                await self.store.append(table.id, table.version, [encode(e) for e in entries])
        except ConflictError:
            self.metrics.conflicts.inc()
            return False
        return True

    async def read_on(self, live: Live) -> None:
        """Take in what others have stored."""
        async with live.lock:
            await self._read_on(live)

    async def _read_on(self, live: Live) -> None:
        bodies = await self.store.read(live.table.id, live.table.version)
        if not bodies or live.unreadable:
            return
        try:
            self._swap(live, self._read(live.table.copy(), bodies))
        except UnreadableError as error:
            live.unreadable = error
            self.live.pop(live.table.id, None)
            self._changed(live)

    def _swap(self, live: Live, table: Table) -> None:
        assert table.version > live.table.version
        live.table = table
        self._changed(live)

    def _changed(self, live: Live) -> None:
        live.tell()
        for watch in self.watchers:
            watch(live)

    def _read(self, table: Table, bodies: list[bytes]) -> Table:
        """The table with these entries; if one cannot be read, the whole table is set aside."""
        try:
            table.read(bodies)
        except Exception as problem:
            self._set_aside(table.id, problem)
        self._refuse_aside(table.id)
        return table

    def _set_aside(self, table_id: str, problem: Exception) -> None:
        if table_id not in self._aside:
            self._aside[table_id] = _unreadable(problem)
            logs.log.exception("a table cannot be read", extra=logs.at(table_id))

    # News

    async def _publish(self, table: Table) -> None:
        """It is stored and told here; if others do not hear of it, they find it in the store."""
        try:
            await self.bus.publish(table.id, table.version)
        except Exception:
            logs.log.exception("news were lost", extra=logs.at(table.id))

    async def _heard(self, table_id: str, version: int) -> None:
        """Another process, or this one, has stored something."""
        live = self.live.get(table_id)
        if live is not None and live.table.version < version:
            await self.read_on(live)


def _apply(table: Table, entries: list[Entry]) -> None:
    """Nothing is stored that could not be read again."""
    try:
        for entry in entries:
            table.apply(entry)
    except BisError as error:
        raise RefusedError.by(error) from error
    except Exception as error:
        logs.log.exception("entries cannot be applied", extra=logs.at(table.id))
        raise RefusedError(CANNOT_APPLY) from error


def _unreadable(problem: Exception) -> UnreadableError:
    if isinstance(problem, NewerEntryError):
        error = UnreadableError(str(problem))
        error.id, error.parts = problem.id, problem.parts
        return error
    return UnreadableError(UNREADABLE_TABLE)
