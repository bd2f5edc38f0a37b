"""Clocks that a test sets, and logs that go by them."""

from pathlib import Path

from bis.server.bus import Bus, LocalBus
from bis.server.store import STORE, SqliteStore
from bis.server.tables import Settings, Tables
from bis.server.thinking import Workers
from tests.server.test_store import NoWorkers


class Clock:
    """Stands still until a test sets it."""

    def __init__(self, now: float = 1_000_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def store_in(folder: Path, clock: Clock) -> SqliteStore:
    return SqliteStore(folder / STORE, clock)


def log_over(
    store: SqliteStore,
    clock: Clock,
    workers: Workers | None = None,
    bus: Bus | None = None,
    settings: Settings | None = None,
) -> Tables:
    """What one server is, but for sockets: with bots that do not pause."""
    known = settings or Settings(bot_delay=0, seal_wait=0)
    return Tables(store, bus or LocalBus(), workers or NoWorkers(), known, clock)
