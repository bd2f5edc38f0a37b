"""At which tables this process acts for seats: where it holds a lease.

Leases are taken, renewed and given up together, in one write. Where somebody else holds the lease,
it is asked for again with every round, so it is taken over soon after its owner was last heard of.
People's wishes need none: the version of the table is enough for these.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import time

from bis.server.store.contract import Lease, Store, StoreError

LINGER = 3
"""A lease is kept for so many lapses after something was due, for it will soon be again."""


class Owners:
    def __init__(self, store: Store, lapse: float, clock: Callable[[], float] = time) -> None:
        self.id = secrets.token_hex(8)
        self.lapse = lapse
        self.clock = clock
        self._store = store
        self._held: dict[str, int] = {}
        """The fence of each lease."""
        self._asleep: set[str] = set()
        """Taken, but people have not got back their time yet; nothing acts there before."""
        self._idle: dict[str, float] = {}
        """Since when nothing is due where a lease is held."""
        self._wanted: set[str] = set()
        self._refused: set[str] = set()
        """Wanted, but somebody else has it."""
        self.heard_of = -lapse
        """When the store was last asked, by the clock here."""
        self._turn = asyncio.Lock()

    # Asked by alarms

    def may_act(self, table_id: str, is_due: bool) -> bool:
        """Whether alarms may be set; if not, and something is due, the lease is wanted."""
        held = table_id in self._held
        if not is_due:
            self._wanted.discard(table_id)
            self._refused.discard(table_id)
            if held:
                self._idle.setdefault(table_id, self.clock())
            return True
        self._idle.pop(table_id, None)
        if not held and table_id not in self._refused:
            self._wanted.add(table_id)
        return held and table_id not in self._asleep

    @property
    def is_asking(self) -> bool:
        return bool(self._wanted)

    @property
    def is_fresh(self) -> bool:
        """Whether all that is held was held until now: nobody can have taken it over."""
        return 0.0 <= self.clock() - self.heard_of < self.lapse

    def fence(self, table_id: str) -> int | None:
        return None if table_id in self._asleep else self._held.get(table_id)

    def wake(self, table_id: str) -> None:
        """From now on it may be acted there."""
        self._asleep.discard(table_id)

    def lose(self, table_id: str) -> None:
        """Somebody else has it."""
        self._held.pop(table_id, None)
        self._idle.pop(table_id, None)

    def rest(self, table_id: str) -> None:
        """It is not needed, and given up with the next round."""
        self._idle[table_id] = self.clock() - LINGER * self.lapse

    # Asked of the store

    async def round(self) -> tuple[set[str], dict[str, Lease]]:
        """Renew, give up, take: one write, or none. What was lost, and what was taken."""
        async with self._turn:
            want = self._wanted | self._refused
            if not want and not self._held:
                return set(), {}
            return await self._hold(want)

    async def _hold(self, want: set[str]) -> tuple[set[str], dict[str, Lease]]:
        drop = {table for table, since in self._idle.items() if self._is_long_ago(since)}
        now = self.clock()
        held = await self._store.hold(self.id, self.lapse, want, drop)
        lost = set(self._held) if held.has_lapsed else set()
        for table in drop | lost:
            self.lose(table)
        self._asleep |= held.taken.keys()
        self._held |= {table: lease.fence for table, lease in held.taken.items()}
        self.heard_of = now
        self._wanted -= want
        self._refused = want - held.taken.keys()
        return lost, held.taken

    def _is_long_ago(self, since: float) -> bool:
        return not 0.0 <= self.clock() - since < LINGER * self.lapse

    async def leave(self) -> None:
        self._held.clear()
        self._wanted.clear()
        with suppress(StoreError):
            await self._store.leave(self.id)
