"""What is stored becomes a table again; a table that cannot be read is set aside as a whole."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bis.server import logs
from bis.server.live import UnreadableError
from bis.server.reasons import UNREADABLE_TABLE
from bis.table.entries import NewerEntryError
from bis.table.table import Table

LONG = 300
"""So many entries are read beside the event loop: each takes some 20 µs."""

Apart = Callable[..., Awaitable[Any]]
"""Does what takes long, given a function and what it is called with: beside the event loop."""


class Reader:
    """Reads tables, and remembers those that it could not read."""

    def __init__(self, apart: Apart = asyncio.to_thread) -> None:
        self._apart = apart
        self._aside: dict[str, UnreadableError] = {}

    async def read(self, table: Table, bodies: list[bytes], *, apart: bool = False) -> Table:
        """The table with these entries; if one cannot be read, the whole table is set aside."""
        try:
            if apart or len(bodies) > LONG:
                await self._apart(table.read, bodies)
            else:
                table.read(bodies)
        except Exception as problem:
            self._set_aside(table.id, problem)
        self.refuse_aside(table.id)
        return table

    def is_aside(self, table_id: str) -> bool:
        return table_id in self._aside

    def refuse_aside(self, table_id: str) -> None:
        if table_id in self._aside:
            raise self._aside[table_id].with_traceback(None)

    def _set_aside(self, table_id: str, problem: Exception) -> None:
        if table_id not in self._aside:
            self._aside[table_id] = _unreadable(problem)
            logs.log.exception("a table cannot be read", extra=logs.at(table_id))


def _unreadable(problem: Exception) -> UnreadableError:
    if isinstance(problem, NewerEntryError):
        error = UnreadableError(str(problem))
        error.id, error.parts = problem.id, problem.parts
        return error
    return UnreadableError(UNREADABLE_TABLE)
