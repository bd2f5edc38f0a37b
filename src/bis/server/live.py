"""A table in memory, and who listens to it."""

import asyncio
from collections import Counter
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from bis.table.due import Due
from bis.table.reasons import RefusedError
from bis.table.scene import Scene
from bis.table.table import Table

PAUSE = 0.25
"""Seconds between two times that everybody is told who is there."""


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
    _windows: Counter[str] = field(default_factory=Counter)
    """How many times each player is connected."""
    _pause: asyncio.TimerHandle | None = None
    _untold: bool = False
    """Whether somebody came or went in the pause."""
    _scene: Scene | None = None
    _scene_at: tuple[int, int] = (-1, -1)
    """The version and the length of the record that are shown."""

    def scene(self) -> Scene | None:
        """The game as it is shown, worked out once for everybody; nothing before it begins."""
        table = self.table
        if table.transcript is None:
            return None
        at = (table.version, len(table.transcript.lines))
        if at != self._scene_at:
            known = self._scene.choices if self._scene and at[1] == self._scene_at[1] else None
            self._scene = Scene(table.game, table.transcript.state, known)
            self._scene_at = at
        return self._scene

    # Who is there

    def connected(self) -> AbstractSet[str]:
        return self._windows.keys()

    def come(self, listener: Listener) -> None:
        """Somebody connects, and is told everything; the others only that a sitter is there."""
        self.listeners.add(listener)
        self._windows[listener.player] += 1
        listener.changed.set()
        if self._windows[listener.player] == 1:
            self._tell_presence(listener.player)

    def go(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._windows[listener.player] -= 1
        if not self._windows[listener.player]:
            del self._windows[listener.player]
            self._tell_presence(listener.player)

    def _tell_presence(self, player: str) -> None:
        """At once, and then no sooner than after a pause, however many come and go in it."""
        self._untold = bool(self._untold or self.table.seats_of(player))
        if self._pause is None:
            self._after_pause()

    def _after_pause(self) -> None:
        self._pause = None
        if self._untold:
            self._untold = False
            self.tell()
            self._pause = asyncio.get_running_loop().call_later(PAUSE, self._after_pause)

    def tell(self) -> None:
        """Everybody connected has something new to see."""
        for listener in self.listeners:
            listener.changed.set()

    @property
    def is_idle(self) -> bool:
        return not (self.listeners or self.alarms or self.lock.locked())
