"""Somebody is forgotten at another node: their sockets here close, their tables are read anew.

Tables that were written anew are found though nobody told of it. Their version stays, so it does
not show; the store notes each time, and a name that is to be gone is shown no longer than until the
next round.
"""

from bis.server.bus import ANEW, FORGOTTEN
from bis.server.log import Log
from bis.server.reasons import FORGOTTEN as YOU_ARE_FORGOTTEN
from bis.server.store.contract import SharedStore

LEFT = 4410
"""The sockets of somebody who was forgotten close with this code."""
LATELY = 600.0
"""Seconds; whoever does not come to a round for so long has other worries."""


class Rereading:
    def __init__(self, store: SharedStore, log: Log) -> None:
        self._store = store
        self._log = log
        self._known: set[int] = set()
        log.bus.subscribe(self._heard, lambda _player, version: version == FORGOTTEN)

    async def _heard(self, player: str, _version: int) -> None:
        hang_up(self._log, player)

    async def round(self) -> None:
        found = await self._store.rewritten(LATELY)
        for number, table in found:
            if number not in self._known:
                await self._log.heard(table, ANEW)
        self._known = {number for number, _ in found}


def hang_up(log: Log, player: str) -> None:
    """Whatever they had open here closes."""
    for live in log.live.values():
        live.dismiss(LEFT, YOU_ARE_FORGOTTEN.template, player)
