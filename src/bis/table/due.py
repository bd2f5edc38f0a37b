"""What is due at a table: derived from the table itself, never stored a second time.

Each thing that is due names the position it belongs to, the seat and the line of the record. So
what was thought or timed for another position is not due any more, and is thrown away. Choices of
others that wait do not change a seat's position: it cannot see what they are.

Where nobody watches any more, a table rests: a wait that began too long after somebody last did
is nobody's, and goes on when somebody comes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from bis.table.entries import What, Woken
from bis.table.table import Table

SHORT = 1.0
"""Seconds that nobody misses."""


@dataclass(frozen=True, slots=True)
class BotsTurn:
    """A bot is to choose for its own seat, or for somebody who left."""

    seat: int
    line: int
    bot: str


@dataclass(frozen=True, slots=True)
class Deadline:
    """When this comes, a stand-in makes the one move that a person owes."""

    seat: int
    line: int
    at: float


@dataclass(frozen=True, slots=True)
class Beginning:
    """The dice are sealed: the game begins without the shares of those who are away."""

    shares_wanted: bool
    """Whether there is anybody to wait for."""


Due = BotsTurn | Deadline | Beginning


@dataclass(frozen=True, slots=True)
class Rests:
    """For how many seconds a table goes on after somebody last watched."""

    bots: float = 600.0
    """Bots begin to think,"""
    timers: float = 24 * 3600.0
    """and people's time begins to run."""


RESTS = Rests()


def due(table: Table, *, watched: float = inf, rests: Rests = RESTS) -> list[Due]:
    """Whose bot thinks about which line, which seat's time runs out when, and a seal.

    ``watched`` is when somebody last looked; by default somebody does.
    """
    return list(_of_the_game(table, watched, rests))


def _of_the_game(table: Table, watched: float, rests: Rests) -> Iterator[Due]:
    if table.phase == "sealing":
        yield Beginning(bool(table.sharers()))
    if table.transcript is None:
        return
    line = len(table.transcript.lines)
    for seat, since in table.waiting_since.items():
        bot, deadline = table.sitters[seat].bot, table.deadline(seat)
        if bot is not None and since <= watched + rests.bots:
            yield BotsTurn(seat, line, bot)
        elif deadline is not None and since <= watched + rests.timers:
            yield Deadline(seat, line, deadline)


def next_due(table: Table, rests: Rests = RESTS) -> float | None:
    """From when on something is to be done where nobody looks."""
    things = _of_the_game(table, table.visited, rests)
    return min((_when(table, thing) for thing in things), default=None)


def _when(table: Table, thing: Due) -> float:
    """A deadline has its time; a bot, or a seal, is asked since the table waits for it."""
    if isinstance(thing, Deadline):
        return thing.at
    return table.waiting_since[thing.seat] if isinstance(thing, BotsTurn) else table.touched


def waking(table: Table, since: float, until: float) -> Iterator[What]:
    """Time in which nobody could act does not count, if anybody's ran meanwhile."""
    timed = [seat for seat in table.waiting_since if table.deadline(seat) is not None]
    if any(abs(until - max(since, table.began(seat))) > SHORT for seat in timed):
        yield Woken(since, until)
