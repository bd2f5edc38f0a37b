"""News within one process."""

from bis.server.bus.contract import Subscriber


class LocalBus:
    """One process: whoever listens is here."""

    is_well = True

    def __init__(self) -> None:
        self._subscribers: list[Subscriber] = []

    def subscribe(self, subscriber: Subscriber) -> None:
        self._subscribers.append(subscriber)

    async def publish(self, table: str, version: int) -> None:
        for subscriber in self._subscribers:
            await subscriber(table, version)

    async def start(self) -> None: ...

    async def close(self) -> None: ...
