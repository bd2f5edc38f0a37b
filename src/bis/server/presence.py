"""Who is connected at other nodes, told to each other by way of the store.

A node writes down who comes to a table there and who goes, and looks at what others wrote. What a
node wrote counts for as long as it is heard of, so that nobody is thought there because their node
died.
"""

import asyncio
from collections.abc import Collection

from bis.server import logs
from bis.server.bus import HERE, Bus
from bis.server.live import Live
from bis.server.log import Log
from bis.server.owners import Owners
from bis.server.store.contract import Present, SharedStore, StoreError

NOBODY: frozenset[str] = frozenset()


class Presence:
    def __init__(self, store: SharedStore, bus: Bus, log: Log, owners: Owners) -> None:
        self._store = store
        self._bus = bus
        self._log = log
        self._owners = owners
        self._told: dict[str, frozenset[str]] = {}
        """Who is connected here, as others know it."""
        self._lapses = -1
        """How often this node was thought dead when that was last told."""
        self._unseen: set[str] = set()
        """Tables that are new here: who is there elsewhere is not known yet."""
        self._seen: set[str] = set()
        self._telling: asyncio.Task[None] | None = None
        self._is_more = False
        log.watchers.append(self.watch)
        bus.subscribe(self._heard, self._concerns)

    def watch(self, live: Live) -> None:
        table = live.table.id
        if table not in self._seen:
            self._seen.add(table)
            self._unseen.add(table)
        if self._unseen or live.local is not self._told.get(table, NOBODY):
            self._soon()

    def _soon(self) -> None:
        self._is_more = True
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_and_look())

    async def _tell_and_look(self) -> None:
        """Until nothing has changed meanwhile."""
        while self._is_more:
            await asyncio.sleep(0)  # whatever else changes now comes along
            self._is_more = False
            try:
                await self._tell()
                unseen, self._unseen = self._unseen, set()
                await self._look(unseen)
            except StoreError as error:
                self._lapses = -1
                logs.log.error("who is there is not known everywhere: %s", error)

    async def close(self) -> None:
        """Nothing more is told: others will not hear of this node any more."""
        self._log.watchers.remove(self.watch)
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    async def round(self) -> None:
        """What was lost on the way, or by a node's death, is found."""
        self._seen &= self._log.live.keys()
        await self._tell()
        await self._look(self._log.live.keys())

    def _concerns(self, table: str, version: int) -> bool:
        return version == HERE and table in self._log.live

    async def _heard(self, table: str, _version: int) -> None:
        await self._look([table])

    # What others are told

    async def _tell(self) -> None:
        now = {table: live.local for table, live in self._log.live.items() if live.local}
        before, lapses = self._told, self._owners.lapses
        anew = lapses != self._lapses
        known = {} if anew else before
        changed = [
            Present(table, player, is_here)
            for table in now.keys() | known.keys()
            for is_here, players in _changes(known.get(table, NOBODY), now.get(table, NOBODY))
            for player in players
        ]
        self._told = now
        if changed or anew:
            try:
                await self._store.set_present(self._owners.id, changed, anew=anew)
            except BaseException:
                self._told = before
                raise
            self._lapses = lapses
            for table in {who.table for who in changed}:
                await self._bus.publish(table, HERE)

    # What others tell

    async def _look(self, tables: Collection[str]) -> None:
        asked = [table for table in tables if table in self._log.live]
        if not asked:
            return
        found = await self._store.elsewhere(self._owners.id, self._owners.lapse, asked)
        for table in asked:
            live = self._log.live.get(table)
            if live is not None and live.hear_of(found.get(table, NOBODY), self._log.clock()):
                self._log.look_around(live, is_news=True)


def _changes(
    before: frozenset[str], after: frozenset[str]
) -> tuple[tuple[bool, frozenset[str]], tuple[bool, frozenset[str]]]:
    return (True, after - before), (False, before - after)
