"""A house of one device: its tables, the lines to them, and what pages ask."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, cast

from bis.bots.players import Forward
from bis.offline.bots import Here
from bis.offline.line import Line
from bis.offline.questions import Answer, answered
from bis.offline.shelf import DeviceStore, Shelf
from bis.server.bus import LocalBus
from bis.server.live import UnreadableError
from bis.server.log import GONE
from bis.server.speech import SET_ASIDE
from bis.server.store.contract import Store, StoreError
from bis.server.tables import Settings, Tables

HERE = "~"
"""With this begins the id of every table that lives on a device; no server's does."""
TRY_LATER = 1013
"""A line closes with this code where nothing can be read or stored."""

Say = Callable[[int, str], object]
Leave = Callable[[int, int], object]


class House:
    """Pages have lines, each with a number: ``say`` and ``leave`` are told which one is meant.

    Without ``forward``, which works out nets, bots go without them.
    """

    def __init__(
        self,
        shelf: Shelf,
        player: str,
        say: Say,
        leave: Leave,
        forward: Forward | None = None,
        *,
        bot_delay: float = 0.7,
    ) -> None:
        self._player = player
        self._say = say
        self._leave = leave
        self._lines: dict[int, Line] = {}
        # Reviews, tickets and what is swept away are asked of a server's store alone.
        store = cast("Store", DeviceStore(shelf, player))
        settings = Settings(bot_delay=bot_delay)
        self._bots = Here(forward)
        self.tables = Tables(store, LocalBus(), self._bots, settings, name=_new_id, apart=_at_once)

    async def open(self, number: int, table_id: str) -> None:
        """A page comes to a table."""
        try:
            live = await self.tables.find(table_id)
        except UnreadableError:
            self._leave(number, SET_ASIDE)
            return
        except StoreError:
            self._leave(number, TRY_LATER)
            return
        if live is None:
            self._leave(number, GONE)
            return
        self._lines[number] = line = Line(
            self.tables,
            live,
            self._player,
            lambda text: self._say(number, text),
            lambda code: self._leave(number, code),
            bots=self._bots,
        )
        line.open()

    async def hear(self, number: int, text: str) -> None:
        """A page wishes something."""
        if line := self._lines.get(number):
            await line.hear(text)

    def close(self, number: int) -> None:
        if line := self._lines.pop(number, None):
            line.close()

    async def ask(self, method: str, path: str, body: str) -> Answer:
        """What a page asks by HTTP; ``path`` begins after `/api/`."""
        return await answered(self.tables, self._player, method, path, body, bots=self._bots)

    async def look(self) -> None:
        """Another window of this device has stored something."""
        await self.tables.log.look()


def _new_id() -> str:
    return HERE + secrets.token_urlsafe(12)


async def _at_once(work: Callable[..., Any], *given: Any) -> Any:
    """There are no threads; what waits gets a turn first."""
    await asyncio.sleep(0)
    return work(*given)
