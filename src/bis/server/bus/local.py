"""News within one process."""

from bis.server.bus.contract import Subscriber, Wants, anything


class LocalBus:
    """One process: whoever listens is here."""

    is_well = True

    def __init__(self) -> None:
        self._subscribers: list[tuple[Subscriber, Wants]] = []

    def subscribe(self, subscriber: Subscriber, wants: Wants = anything) -> None:
        self._subscribers.append((subscriber, wants))

    async def publish(self, table: str, version: int) -> None:
        for subscriber, wants in self._subscribers:
            if wants(table, version):
                await subscriber(table, version)

    async def start(self) -> None: ...

    async def close(self) -> None: ...
