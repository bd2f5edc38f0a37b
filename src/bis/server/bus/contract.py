"""How nodes that serve the same tables hear of each other's appends.

News are only a reason to look: the store has the truth. So they may be lost, doubled or late, and
whoever serves looks from time to time by itself.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

Subscriber = Callable[[str, int], Awaitable[None]]
"""(table, version): this table has at least so many entries now; or one of these."""
Wants = Callable[[str, int], bool]
"""Whether such news are of any use: nearly all that many nodes tell are not."""
ANEW = -1
"""Instead of a version: all of the table is to be read again, if it is still there."""
HERE = -2
"""Somebody came to the table at another node, or is gone."""
JOB = -3
"""There is a job to be done, or one is done; what is named is its key."""

FORGOTTEN = -4
"""Somebody is forgotten, and their sockets close; what is named is their id."""
SPENT = -1000
"""So much, and then as much as somebody took of what is limited; what is named says who."""


def anything(_table: str, _version: int) -> bool:
    return True


class Bus(Protocol):
    async def publish(self, table: str, version: int) -> None: ...

    def subscribe(self, subscriber: Subscriber, wants: Wants = anything) -> None:
        """Who ``wants`` less is woken by that alone."""


def is_well(bus: Bus) -> bool:
    """Whether news come at once; else whoever wants to know looks more often."""
    return bool(getattr(bus, "is_well", True))


class BusError(Exception):
    """There are no news, and why."""


class FarBus(Bus, Protocol):
    """To other processes; it comes back by itself when it was lost."""

    @property
    def is_well(self) -> bool:
        """Whether news come at once; else they are found by looking."""

    async def start(self) -> None:
        """A BusError, with a sentence, if nobody answers."""

    async def close(self) -> None: ...
