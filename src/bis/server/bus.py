"""How processes that serve the same tables hear of each other's appends."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Listener = Callable[[str, int], Awaitable[None]]
"""(table, version): this table has at least so many entries now."""


class Bus(Protocol):
    async def publish(self, table: str, version: int) -> None: ...

    def subscribe(self, listener: Listener) -> None: ...


class LocalBus:
    """One process: whoever listens is here."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def publish(self, table: str, version: int) -> None:
        for listener in self._listeners:
            await listener(table, version)
