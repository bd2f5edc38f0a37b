"""How processes that serve the same tables hear of each other's appends."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Subscriber = Callable[[str, int], Awaitable[None]]
"""(table, version): this table has at least so many entries now; or is to be read anew (-1)."""


class Bus(Protocol):
    async def publish(self, table: str, version: int) -> None: ...

    def subscribe(self, subscriber: Subscriber) -> None: ...


class LocalBus:
    """One process: whoever listens is here."""

    def __init__(self) -> None:
        self._subscribers: list[Subscriber] = []

    def subscribe(self, subscriber: Subscriber) -> None:
        self._subscribers.append(subscriber)

    async def publish(self, table: str, version: int) -> None:
        for subscriber in self._subscribers:
            await subscriber(table, version)
