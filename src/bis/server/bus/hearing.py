"""What all buses to other processes have in common: words in, and subscribers who hear them."""

import asyncio

from bis.server import logs
from bis.server.bus.contract import Subscriber, Wants, anything


class Hearing:
    """Each piece of news is a task of its own: who is slow holds up nobody else."""

    def __init__(self) -> None:
        self._subscribers: list[tuple[Subscriber, Wants]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def subscribe(self, subscriber: Subscriber, wants: Wants = anything) -> None:
        self._subscribers.append((subscriber, wants))

    def hear(self, words: str) -> None:
        """A name and a number, as `written`; whatever else was said is nothing to us."""
        table, _, version = words.rpartition(" ")
        if not table or not version.removeprefix("-").isdecimal():
            return
        number = int(version)
        for subscriber, wants in self._subscribers:
            if wants(table, number):  # a look costs nothing beside a task
                task = asyncio.create_task(_bring(subscriber, table, number))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def stop_hearing(self) -> None:
        self._subscribers.clear()
        tasks = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def written(table: str, version: int) -> str:
    return f"{table} {version}"


async def _bring(subscriber: Subscriber, table: str, version: int) -> None:
    """What cannot be looked at now is found by the next look."""
    try:
        await subscriber(table, version)
    except Exception as error:
        logs.log.error("news were not looked at: %s", error)
