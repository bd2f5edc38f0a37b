"""Whether the server can do its work: something is written, and looked at for how long it takes."""

import asyncio
from time import monotonic

from bis.server import logs
from bis.server.bus import FarBus
from bis.server.store import Store, StoreError

PATIENCE = 1.0
"""Seconds that writing may take."""
FRESH = 1.0
"""Seconds for which an answer holds, so that asking often costs nothing."""


class Health:
    """However many ask at once, one thing is written."""

    def __init__(
        self,
        store: Store,
        bus: FarBus | None = None,
        patience: float = PATIENCE,
        fresh: float = FRESH,
    ) -> None:
        self._store = store
        self._bus = bus
        self._patience = patience
        self._fresh = fresh
        self._looked = -fresh
        self.took = 0.0
        """Seconds that the last write took."""
        self._look: asyncio.Task[bool] | None = None
        self._beat: asyncio.Task[bool] | None = None

    @property
    def hears(self) -> bool:
        """Whether news of other nodes come at once; else they are looked for."""
        return self._bus is None or self._bus.is_well

    async def is_well(self) -> bool:
        if self._look is None or (self._look.done() and monotonic() - self._looked > self._fresh):
            self._looked = monotonic()
            self._look = asyncio.create_task(self._can_write())
        return await asyncio.shield(self._look)

    async def _can_write(self) -> bool:
        """A write that is still waited for is not written again."""
        if self._beat is None or self._beat.done():
            self._beat = asyncio.create_task(self._write())
        done, _ = await asyncio.wait({self._beat}, timeout=self._patience)
        if not done:
            logs.log.error("not well: nothing was written within %s s", self._patience)
        return bool(done) and self._beat.result()

    async def _write(self) -> bool:
        began = monotonic()
        try:
            await self._store.beat()
            self.took = monotonic() - began
        except StoreError as error:
            logs.log.error("not well: %s", error)
            return False
        return True
