"""How processes that serve the same tables hear of each other's appends."""

from bis.server.bus.contract import (
    ANEW,
    FORGOTTEN,
    HERE,
    JOB,
    SPENT,
    Bus,
    BusError,
    FarBus,
    Subscriber,
    Wants,
    anything,
    is_well,
)
from bis.server.bus.local import LocalBus

__all__ = [
    "ANEW",
    "FORGOTTEN",
    "HERE",
    "JOB",
    "SPENT",
    "Bus",
    "BusError",
    "FarBus",
    "LocalBus",
    "Subscriber",
    "Wants",
    "anything",
    "is_well",
]
