"""The log: the one place that applies entries.

What is wished is decided and applied on a copy, stored at the expected version, swapped in, and
only then told. What others have stored is read on in the same place, under the same lock. So an
entry is applied once, and whole, or not at all.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from time import perf_counter, time

from bis.core.errors import BisError
from bis.server import logs
from bis.server.bus import ANEW, Bus
from bis.server.live import Listener, Live, UnreadableError
from bis.server.measures import Measures
from bis.server.reading import LONG, Apart, Reader
from bis.server.reasons import CANNOT_APPLY, DELETED, TOO_BUSY
from bis.server.store.contract import ConflictError, Store
from bis.table.due import RESTS, Rests
from bis.table.entries import Created, Entry, What, encode
from bis.table.reasons import RefusedError
from bis.table.summary import Summary, sum_up
from bis.table.table import Table

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that cannot be mistaken when read out."""
CODE_LENGTH = 6
MOST_RETRIES = 8
GONE = 4404
"""A socket of a table that is not there closes with this code."""

Decide = Callable[[Table], Iterable[What]]
Watcher = Callable[[Live], None]
Rewrite = Callable[[list[bytes]], list[bytes]]
"""All entries of a table, as they are to stand from now on."""


def new_id() -> str:
    """Of a table: whoever knows it may look."""
    return secrets.token_urlsafe(12)


class Log:
    """Tables by id, each the sum of its entries, and who is there."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        metrics: Measures,
        most_tables: int,
        *,
        rests: Rests = RESTS,
        clock: Callable[[], float] = time,
        is_shared: bool = False,
        name: Callable[[], str] = new_id,
        apart: Apart = asyncio.to_thread,
    ) -> None:
        """``is_shared``: other processes serve the same tables."""
        self.store = store
        self.is_shared = is_shared
        self.bus = bus
        self.metrics = metrics
        self.most_tables = most_tables
        self.rests = rests
        self.clock = clock
        self._new_id = name
        self._apart = apart
        self.reader = Reader(apart)
        self.live: dict[str, Live] = {}
        """The tables in memory."""
        self.watchers: list[Watcher] = []
        """Called with every table that is new here or has changed, and when people come and go."""
        self._telling: set[str] = set()
        """Tables that are written anew here: their news are no news to us."""
        bus.subscribe(self.heard, self._concerns)

    # Tables

    async def create(
        self, game_id: str, happened: Sequence[What] = (), table_id: str | None = None
    ) -> Live:
        """A stored table to which this has happened; a code that is taken is drawn again.

        With an id: the table that has it, if there is one.
        """
        while True:
            if table_id is not None and (found := await self.find(table_id)):
                return found
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            table, now = Table(table_id or self._new_id()), self.clock()
            entries = [Entry(what, now) for what in (Created(game_id, code), *happened)]
            if len(entries) > LONG:
                await self._apart(_apply, table, entries)
            else:
                _apply(table, entries)
            try:
                bodies = [encode(entry) for entry in entries]
                await self.store.create(table.id, code, bodies, sum_up(table, self.rests))
            except ConflictError:
                continue
            return self._keep(table)

    async def find_newest(self, table_id: str) -> Live | None:
        """With all that anybody was told was stored, at whichever node."""
        live = await self.find(table_id)
        if live is not None and self.is_shared:
            await self.read_on(live)
            self.reader.refuse_aside(table_id)
        return live

    async def find(self, table_id: str) -> Live | None:
        """The table, from memory or from the store; an UnreadableError if it is set aside."""
        self.reader.refuse_aside(table_id)
        live = self.live.get(table_id)
        if live is None:
            bodies = await self.store.read(table_id)
            if not bodies:
                return None
            live = self._keep(await self.reader.read(Table(table_id), bodies))
            await self.read_on(live)  # what came in between: its news found nobody here
            self.reader.refuse_aside(table_id)
        return live

    def _keep(self, table: Table) -> Live:
        """A whole table; of two readers the first is kept."""
        live = self.live.setdefault(table.id, Live(table, clock=self.clock, read_at=self.clock()))
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

    def alive(self) -> set[str]:
        """The tables somebody is connected to, or at which something is going on."""
        return {table_id for table_id, live in self.live.items() if not live.is_idle}

    def forget(self, table_id: str) -> None:
        self.live.pop(table_id, None)

    # People

    def come(self, live: Live, listener: Listener) -> None:
        listener.changed.set()
        self.look_around(live, live.come(listener))

    def go(self, live: Live, listener: Listener) -> None:
        self.look_around(live, live.go(listener, self.clock()))

    def look_around(self, live: Live, is_news: bool) -> None:
        """Who acts for seats looks at once; the others are told, if it matters to them."""
        if is_news:
            live.tell_presence()
        for watch in self.watchers:
            watch(live)

    # Entries

    async def append(
        self,
        live: Live,
        decide: Decide,
        player: str = "",
        mark: str = "",
        fence: int | None = None,
    ) -> int:
        """Let it happen; the version with which it is durable. A conflict is decided again.

        What acts for a seat brings the ``fence`` of its lease.
        """
        async with live.lock:
            for _ in range(MOST_RETRIES):
                self.reader.refuse_aside(live.table.id)
                _refuse_deleted(live)
                table = live.table
                if mark and mark in table.heard:
                    return table.version
                try:
                    entries = [Entry(what, self.clock(), player, mark) for what in decide(table)]
                except RefusedError:
                    if await self._was_behind(live):
                        continue
                    raise
                if not entries:
                    if await self._was_behind(live):
                        continue
                    return table.version
                after = table.copy()
                _apply(after, entries)
                if await self._store(table, entries, sum_up(after, self.rests), fence):
                    break
                await self._read_on(live)
            else:
                raise RefusedError(TOO_BUSY)
            self._swap(live, after)
        await self.tell_others(after.id, after.version)
        return after.version

    async def _store(
        self, table: Table, entries: list[Entry], summary: Summary, fence: int | None
    ) -> bool:
        """Durable, or not at all since somebody else was first."""
        bodies, asked = [encode(entry) for entry in entries], perf_counter()
        try:
            await self.store.append(table.id, table.version, bodies, summary, fence)
        except ConflictError:
            self.metrics.conflicts.inc()
            return False
        finally:
            self.metrics.append_seconds.observe(perf_counter() - asked)
        return True

    async def _was_behind(self, live: Live) -> bool:
        """Whether others have stored something that was not known here yet.

        Nothing is refused, or found to be done already, by what is not so any more.
        """
        before = live.table.version
        if self.is_shared:
            await self._read_on(live)
        return live.table.version > before

    async def read_on(self, live: Live) -> None:
        """Take in what others have stored."""
        async with live.lock:
            await self._read_on(live)

    async def _read_on(self, live: Live) -> None:
        bodies = await self.store.read(live.table.id, live.table.version)
        if not bodies or live.unreadable:
            return
        try:
            self._swap(live, await self.reader.read(live.table.copy(), bodies))
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

    # Tables that are not in memory

    async def sum_up(self, table_ids: Collection[str]) -> dict[str, Summary]:
        """What tables of earlier days add up to, from now on kept beside their entries."""
        stored = await asyncio.gather(*map(self.store.read, table_ids))
        found: dict[str, Summary] = {}
        keeping = []
        for table_id, bodies in zip(table_ids, stored, strict=True):
            with suppress(UnreadableError):  # written down
                if bodies:
                    table = await self.reader.read(Table(table_id), bodies, apart=True)
                    found[table_id] = sum_up(table, self.rests)
                    keeping.append(self.store.sum_up(table_id, table.version, found[table_id]))
        await asyncio.gather(*keeping)
        return found

    # What is to be gone

    async def rewrite(self, live: Live, rewrite: Rewrite, player: str) -> None:
        """Entries in which a player is not found any more; the version stays."""
        async with live.lock:
            for _ in range(MOST_RETRIES):
                _refuse_deleted(live)
                bodies = await self.store.read(live.table.id)
                after, table = await self._apart(_rewritten, live.table.id, bodies, rewrite)
                try:
                    await self.store.rewrite(table.id, after, player)
                    await self.store.sum_up(table.id, table.version, sum_up(table, self.rests))
                    break
                except ConflictError:
                    continue
            else:
                raise RefusedError(TOO_BUSY)
            self._replace(live, table)
        await self._publish_anew(table)

    async def rewrite_unread(self, table_id: str, rewrite: Rewrite, player: str) -> None:
        """The same where a table cannot be read: it stays set aside."""
        bodies = rewrite(await self.store.read(table_id))
        await self.store.rewrite(table_id, bodies, player)

    async def remove(self, live: Live, is_wanted: Callable[[Table], bool]) -> None:
        """Nothing is left of a table, and whoever is connected is told so."""
        async with live.lock:
            if not live.deleted and is_wanted(live.table):
                await self.store.delete(live.table.id)
                self._removed(live)
        await self._publish_anew(live.table)

    def _removed(self, live: Live) -> None:
        live.deleted = True
        self.live.pop(live.table.id, None)
        live.dismiss(GONE, DELETED.template)
        self._changed(live)

    def _replace(self, live: Live, table: Table) -> None:
        """Other names, but nothing happened."""
        live.table = table
        self._changed(live)

    async def _read_anew(self, live: Live) -> None:
        async with live.lock:
            bodies = await self.store.read(live.table.id)
            if live.deleted or live.unreadable:
                return
            if not bodies:
                self._removed(live)
            else:
                table = await self.reader.read(Table(live.table.id), bodies, apart=True)
                self._replace(live, table)

    # News

    async def look(self) -> None:
        """Read on wherever news were lost: one question for all tables in memory."""
        asked = list(self.live)
        found = await self.store.versions(asked)
        for table_id in asked:
            await self.heard(table_id, found.get(table_id, ANEW))

    async def _publish_anew(self, table: Table) -> None:
        self._telling.add(table.id)
        await self.tell_others(table.id, ANEW)
        self._telling.discard(table.id)

    async def tell_others(self, table_id: str, version: int) -> None:
        """It is stored and told here; if others do not hear of it, they find it in the store."""
        try:
            await self.bus.publish(table_id, version)
        except Exception:
            logs.log.exception("news were lost", extra=logs.at(table_id))

    def _concerns(self, table_id: str, version: int) -> bool:
        live = self.live.get(table_id)
        return live is not None and (version == ANEW or live.table.version < version)

    async def heard(self, table_id: str, version: int) -> None:
        """Another process, or this one, has stored something."""
        live = self.live.get(table_id)
        if live is not None and version == ANEW and table_id not in self._telling:
            await self._read_anew(live)
        elif live is not None and live.table.version < version:
            async with live.lock:
                if live.table.version < version:  # else who was before us has read it
                    await self._read_on(live)


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


def _refuse_deleted(live: Live) -> None:
    if live.deleted:
        raise RefusedError(DELETED)


def _rewritten(table_id: str, bodies: list[bytes], rewrite: Rewrite) -> tuple[list[bytes], Table]:
    after = rewrite(bodies)
    return after, Table(table_id).read(after)
