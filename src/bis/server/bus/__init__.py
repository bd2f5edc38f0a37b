"""How processes that serve the same tables hear of each other's appends."""

from bis.server.bus.contract import ANEW, HERE, JOB, Bus, BusError, FarBus, Subscriber
from bis.server.bus.local import LocalBus

__all__ = ["ANEW", "HERE", "JOB", "Bus", "BusError", "FarBus", "LocalBus", "Subscriber"]
