"""A table in memory, and who listens to it."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from time import time

from bis.table.due import Due
from bis.table.given import Pauses
from bis.table.news import Around, News
from bis.table.reasons import RefusedError
from bis.table.scene import Scene
from bis.table.table import Table

PAUSE = 0.25
"""Seconds between two times that everybody is told who is there."""
FEW = 12
"""So many watchers are counted at once; of a crowd the number is told with the next thing."""
FRESH = 0.1
"""Seconds for which news hold: they tell how much time is left."""


class UnreadableError(RefusedError):
    """A table that is stored, and that this Bis cannot read; it is kept as it is."""


class Listener:
    """Somebody connected to a table; told the newest state whenever it changes."""

    def __init__(self, player: str, tell: Callable[[], object] | None = None) -> None:
        """``tell``: how they are told; else they wait for ``changed``."""
        self.player = player
        self.told = 0
        """The version they know."""
        self.farewell: tuple[int, str] | None = None
        """The code and sentence with which the socket is to close."""
        self.changed = asyncio.Event()
        self.tell = tell or self.changed.set


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
    clock: Callable[[], float] = time
    maker: str = ""
    """The address from which it was set up here."""
    last_watched: float = 0.0
    """When the last listener left."""
    unreadable: UnreadableError | None = None
    """Why the table is set aside."""
    deleted: bool = False
    """Whether nothing is left of it."""
    read_at: float = field(default_factory=time)
    """Since when it is in memory."""
    here: frozenset[str] = frozenset()
    """The players who are connected, worked out when one comes or goes;"""
    local: frozenset[str] = frozenset()
    """those who are so here,"""
    elsewhere: frozenset[str] = frozenset()
    """and those at other nodes."""
    _left_at: dict[str, float] = field(default_factory=dict)
    _away: dict[str, float] = field(default_factory=dict)
    _away_at: int | None = None
    """The version; None if somebody came or went since."""
    _pause: asyncio.TimerHandle | None = None
    _untold: bool = False
    """Whether somebody came or went in the pause."""
    _scene: Scene | None = None
    _scene_at: tuple[int, int] = (-1, -1)
    """The version and the length of the record that are shown."""
    _news: News | None = None
    _news_at: float = 0.0

    def news(self, invite: str, pauses: Pauses) -> News:
        """What is told now, worked out once for all who are told at the same time."""
        now = self.clock()
        if self._news is None or not 0 <= now - self._news_at <= FRESH:
            around = Around(now, self.here, invite, self.away(), pauses)
            self._news = News(self.table, self.scene(), around)
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
            unseen = frozenset(line.actor for line in table.transcript.unrevealed())
            state = table.transcript.state
            self._scene = Scene(table.game, state, before, line=at[1], unseen=unseen)
            self._scene_at = at
        return self._scene

    # Who is there

    def come(self, listener: Listener) -> bool:
        """Whether the others are to hear of it at once; a second window, or a crowd, is no news."""
        is_new = listener.player not in self.here
        self.listeners.add(listener)
        self._left_at.pop(listener.player, None)
        self._look_around()
        return is_new and self._counts(listener.player)

    def go(self, listener: Listener, now: float) -> bool:
        """Whether the others are to hear of it at once."""
        self.listeners.discard(listener)
        self.last_watched = now
        self._look_around()
        is_gone = listener.player not in self.here
        if is_gone and listener.player in self.table.people():
            self._left_at[listener.player] = now
        return is_gone and self._counts(listener.player)

    def hear_of(self, elsewhere: frozenset[str], now: float) -> bool:
        """Who is connected at other nodes; whether that is news."""
        if elsewhere == self.elsewhere:
            return False
        before, self.elsewhere, self.last_watched = self.here, elsewhere, now
        self._look_around()
        for player in (before - self.here) & self.table.people():
            self._left_at[player] = now
        for player in self.here:
            self._left_at.pop(player, None)
        return before != self.here

    def _counts(self, player: str) -> bool:
        """Somebody of this table, or one of few who look on."""
        people = self.table.people()
        return player in people or len(self.here - people) <= FEW

    @property
    def watched(self) -> float:
        """When somebody last looked: now, or the last listener, or whoever did something."""
        return (
            inf if self.listeners or self.elsewhere else max(self.last_watched, self.table.visited)
        )

    def _look_around(self) -> None:
        self.local = frozenset(listener.player for listener in self.listeners)
        self.here = self.local | self.elsewhere
        self._away_at = None
        self._news = None

    def away(self) -> Mapping[str, float]:
        """Since when each player of the table is away; who was never seen, since it was read."""
        if self._away_at != self.table.version:
            gone = self.table.people() - self.here
            self._away = {player: self._left_at.get(player, self.read_at) for player in gone}
            self._away_at = self.table.version
        return self._away

    # News

    def tell_presence(self) -> None:
        """At once, and then no sooner than after a pause, however many come and go in it."""
        self._untold = True
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
        self._news = None
        for listener in self.listeners:
            listener.tell()

    def dismiss(self, code: int, sentence: str, player: str | None = None) -> None:
        """Everybody connected, or one player, has to go."""
        for listener in self.listeners:
            if player in (None, listener.player):
                listener.farewell = (code, sentence)
                listener.changed.set()

    @property
    def is_idle(self) -> bool:
        return not (self.listeners or self.alarms or self.lock.locked())
