"""What is due at a table: derived from the table and who is away, never stored a second time.

Each thing that is due names the position it belongs to, the seat and the line of the record, or
the people it is about. So what was thought or timed for another position is not due any more, and
is thrown away. Choices of others that wait do not change a seat's position: it cannot see what
they are.

Where nobody watches any more, a table rests: a wait that began too long after somebody last did
is nobody's, and goes on when somebody comes.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import inf
from types import MappingProxyType

from bis.table import deleting, hosting
from bis.table.ending import has_room, why_end
from bis.table.entries import What, Woken
from bis.table.given import Pauses
from bis.table.requests import Request
from bis.table.table import Step, Table, Why

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
class SealStep:
    """The dice are being sealed: the next step comes without those who are away."""

    seal: int
    """Which of the table's seals,"""
    step: Step
    """and how far it is."""
    is_awaited: bool
    """Whether there is anybody to wait for."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The game is to be ended without a result, at once."""

    why: Why


@dataclass(frozen=True, slots=True)
class HostPasses:
    """When this comes, the role of a host who is away passes on."""

    host: str
    heir: str
    at: float


@dataclass(frozen=True, slots=True)
class HostReturns:
    """The one whose role it is is back."""

    owner: str


@dataclass(frozen=True, slots=True)
class SeatGiven:
    """The host has agreed, and no choice of the seat waits any more."""

    request: Request


@dataclass(frozen=True, slots=True)
class RequestLapses:
    """When this comes, nobody is there any more who asked, or whoever was missed is back."""

    player: str
    number: int
    at: float


Due = BotsTurn | Deadline | SealStep | Ending | HostPasses | HostReturns | SeatGiven | RequestLapses

NOBODY: Mapping[str, float] = MappingProxyType({})
USUAL = Pauses()


@dataclass(frozen=True, slots=True)
class Rests:
    """For how many seconds a table goes on after somebody last watched."""

    bots: float = 600.0
    """Bots begin to think,"""
    timers: float = 24 * 3600.0
    """and people's time begins to run."""


RESTS = Rests()


def due(
    table: Table,
    away: Mapping[str, float] = NOBODY,
    pauses: Pauses = USUAL,
    *,
    watched: float = inf,
    rests: Rests = RESTS,
) -> list[Due]:
    """Whose bot thinks about which line, whose time runs out when, a seal, an end; and people.

    ``watched`` is when somebody last looked; by default somebody does.
    """
    why = why_end(table)
    if why is not None:
        return [Ending(why)]
    return [
        *_of_the_game(table, watched, rests),
        *_of_the_host(table, away, pauses),
        *_of_requests(table, away, pauses),
    ]


def _of_the_game(table: Table, watched: float, rests: Rests) -> Iterator[Due]:
    if table.phase == "sealing":
        yield from _seal_steps(table)
    if table.transcript is None:
        return
    line = len(table.transcript.lines)
    for seat, since in table.waiting_since.items():
        bot, deadline = table.sitters[seat].bot, table.deadline(seat)
        if bot is not None and since <= watched + rests.bots:
            yield BotsTurn(seat, line, bot)
        elif deadline is not None and since <= watched + rests.timers:
            yield Deadline(seat, line, deadline)


def _of_the_host(table: Table, away: Mapping[str, float], pauses: Pauses) -> Iterator[Due]:
    """Nothing where nobody else is there to take over, nor when the game is over; nor for ever."""
    if table.host is None or table.phase == "over" or not has_room(table):
        return
    if hosting.is_back(table, away):
        yield HostReturns(str(table.owner))
    elif table.host in away and (heir := hosting.next_person(table, away)) is not None:
        pause = pauses.host_in_lobby if table.phase == "lobby" else pauses.host
        yield HostPasses(table.host, heir, away[table.host] + pause)


def _of_requests(table: Table, away: Mapping[str, float], pauses: Pauses) -> Iterator[Due]:
    for request in table.requests.values():
        asker, number = request.player, request.number
        if request.kind == "claim" and table.sitters[request.seat].player not in away:
            yield RequestLapses(asker, number, 0.0)
        elif asker in away:
            yield RequestLapses(asker, number, away[asker] + pauses.request)
        elif request.granted and not table.has_chosen(request.seat):
            yield SeatGiven(request)


def _seal_steps(table: Table) -> list[Due]:
    """Where the dice are sealed anew, the others are waited for when the first person is there."""
    assert table.step is not None
    awaited = bool(table.awaited())
    again = len(table.seals) > 1 or table.device is not None
    if again and awaited and not table.promises:
        return []
    return [SealStep(len(table.seals) - 1, table.step, awaited)]


def next_due(table: Table, rests: Rests = RESTS) -> float | None:
    """From when on something is to be done where nobody looks."""
    if why_end(table) is not None or deleting.is_agreed(table):
        return table.touched
    things = _of_the_game(table, table.visited, rests)
    return min((_when(table, thing) for thing in things), default=None)


def _when(table: Table, thing: Due) -> float:
    """A deadline has its time; a bot is asked since the table waits for it, a seal since it is."""
    if isinstance(thing, Deadline):
        return thing.at
    return table.waiting_since[thing.seat] if isinstance(thing, BotsTurn) else table.touched


def waking(table: Table, since: float, until: float) -> Iterator[What]:
    """Time in which nobody could act does not count, if anybody's ran meanwhile."""
    timed = [seat for seat in table.waiting_since if table.deadline(seat) is not None]
    if any(abs(until - max(since, table.began(seat))) > SHORT for seat in timed):
        yield Woken(since, until)
