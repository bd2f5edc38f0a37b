"""A table in memory, and who listens to it."""

import asyncio
from dataclasses import dataclass, field
from time import time

from bis.table.due import Due
from bis.table.news import Around, News
from bis.table.reasons import RefusedError
from bis.table.scene import Scene
from bis.table.table import Table

FRESH = 0.1
"""Seconds for which news hold: they tell how much time is left."""


class UnreadableError(RefusedError):
    """A table that is stored, and that this Bis cannot read; it is kept as it is."""


class Listener:
    """Somebody connected to a table; told the newest state whenever it changes."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.told = 0
        self.changed = asyncio.Event()


@dataclass(eq=False)
class Live:
    """A table as it is now, who listens to it, and what is about to act for its seats."""

    table: Table
    """Replaced as a whole, and by the log alone."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by the log while it changes the table."""
    listeners: set[Listener] = field(default_factory=set)
    alarms: dict[Due, asyncio.Task[None]] = field(default_factory=dict)
    """At most one for each thing that is due."""
    unreadable: UnreadableError | None = None
    """Why the table is set aside."""
    _scene: Scene | None = None
    _scene_at: tuple[int, int] = (-1, -1)
    """The version and the length of the record that are shown."""
    _news: News | None = None
    _news_at: float = 0.0

    def news(self, invite: str) -> News:
        """What is told now, worked out once for all who are told at the same time."""
        now = time()
        if self._news is None or not 0 <= now - self._news_at <= FRESH:
            self._news = News(self.table, self.scene(), Around(now, self.connected(), invite))
            self._news_at = now
        return self._news

    def scene(self) -> Scene | None:
        """The game as it is shown, worked out once for everybody; nothing before it begins."""
        table = self.table
        if table.transcript is None:
            return None
        at = (table.version, len(table.transcript.lines))
        if at != self._scene_at:
            before = self._scene if at[1] == self._scene_at[1] else None
            self._scene = Scene(table.game, table.transcript.state, before)
            self._scene_at = at
        return self._scene

    def connected(self) -> set[str]:
        return {listener.player for listener in self.listeners}

    def tell(self) -> None:
        """Everybody connected has something new to see."""
        self._news = None
        for listener in self.listeners:
            listener.changed.set()

    @property
    def is_idle(self) -> bool:
        return not (self.listeners or self.alarms or self.lock.locked())
