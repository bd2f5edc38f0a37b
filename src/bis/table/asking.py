"""What people without a seat ask for in a running game, and who answers them.

A bot's seat is given by the host's word, and never while a choice of that seat waits for others':
nobody sees what a bot has chosen. A seat from a lost device is given back by the word of another
person who sits here, and only while nobody is there with the old one.
"""

from collections.abc import Iterator
from math import inf

from bis.table.entries import (
    AskedToSit,
    Granted,
    HostSet,
    Renamed,
    RequestEnded,
    Sat,
    SeatClaimed,
    What,
)
from bis.table.given import Given
from bis.table.names import free_name
from bis.table.reasons import (
    ASKED_ALREADY,
    LOCKED,
    NO_REQUEST,
    NO_WITNESS,
    NOT_A_PERSON,
    NOT_BEGUN,
    NOT_FREE,
    SEATED,
    STILL_THERE,
    TOO_MANY_REQUESTS,
    RefusedError,
)
from bis.table.requests import MOST_REQUESTS, Request
from bis.table.rights import host_only, is_sitting, person_only, player_at, playing_only, welcome
from bis.table.seating import banish, good_name, is_free, names_at
from bis.table.table import Table
from bis.table.wishes import Answer, AskSeat


def ask_seat(table: Table, player: str, wish: AskSeat, given: Given) -> Iterator[What]:
    """A bot's seat, in a running game."""
    playing_only(table)
    _may_ask(table, player, given)
    if table.locked:
        raise RefusedError(LOCKED)
    if not is_free(table, wish.seat):
        raise RefusedError(NOT_FREE)
    name = free_name(good_name(wish.name), names_at(table))
    if not _is_asked(table, player, "seat", wish.seat):
        yield AskedToSit(wish.seat, player, name)


def claim_seat(table: Table, player: str, seat: int, given: Given) -> Iterator[What]:
    """That is me: a person's seat, whose device is away."""
    if table.phase not in ("playing", "over"):
        raise RefusedError(NOT_BEGUN)
    _may_ask(table, player, given)
    whose = player_at(table, seat)
    if whose is None or not table.sitters[seat].is_kept:
        raise RefusedError(NOT_A_PERSON)
    if whose not in given.away:
        raise RefusedError(STILL_THERE, name=table.sitters[seat].name)
    if not any(s.is_person and s.player != whose for s in table.sitters):
        raise RefusedError(NO_WITNESS)
    if not _is_asked(table, player, "claim", seat):
        yield SeatClaimed(seat, player)


def _may_ask(table: Table, player: str, given: Given) -> None:
    """Who has no seat, has not just asked, and is not one of many: strangers fill no table."""
    welcome(table, player)
    if table.seats_of(player):
        raise RefusedError(SEATED)
    since = given.now - given.pauses.request
    if table.ended_at.get(player, -inf) > since:
        raise RefusedError(ASKED_ALREADY)
    recent = sum(at > since for at in table.asked_at)
    if max(recent, len(table.requests)) >= MOST_REQUESTS and player not in table.requests:
        raise RefusedError(TOO_MANY_REQUESTS)


def _is_asked(table: Table, player: str, kind: str, seat: int) -> bool:
    """Whether just that is asked for already; for something else the first must end."""
    known = table.requests.get(player)
    if known is not None and (known.kind, known.seat) != (kind, seat):
        raise RefusedError(ASKED_ALREADY)
    return known is not None


def withdraw(table: Table, player: str) -> Iterator[What]:
    if player in table.requests:
        yield RequestEnded(player)


# Answers


def to_answer(table: Table, player: str | None) -> list[Request]:
    """What a player is asked: the host about late seats, people about each other's devices."""
    if not table.requests or player is None:
        return []
    sits = is_sitting(table, player)
    return [
        request
        for request in table.requests.values()
        if (player == table.host if request.kind == "seat" else sits)
    ]


def answer(table: Table, player: str, wish: Answer, given: Given) -> Iterator[What]:
    found = (r for r in table.requests.values() if r.number == wish.number)
    request = next(found, None)
    if request is None:
        raise RefusedError(NO_REQUEST)
    if request.kind == "seat" or wish.for_good:
        host_only(table, player)
    else:
        person_only(table, player)
    if wish.yes:
        yield from _agree(table, request, given)
    else:
        yield RequestEnded(request.player)
    if wish.for_good and not wish.yes:
        yield from banish(table, request.player)


def _agree(table: Table, request: Request, given: Given) -> Iterator[What]:
    if request.kind == "claim":
        yield from _hand_over(table, request, given)
    elif not request.granted:
        yield Granted(request.player)
        yield from seat_granted(table, request)


def seat_granted(table: Table, request: Request) -> Iterator[What]:
    """The seat is theirs, and from now on it has their name."""
    seat, player = request.seat, request.player
    if not table.has_chosen(seat):
        yield Sat(seat, player, table.sitters[seat].name)
        yield Renamed(seat, player, free_name(request.name, names_at(table, but=seat)))


def _hand_over(table: Table, request: Request, given: Given) -> Iterator[What]:
    """All seats of the lost device, and the host's role if it had that."""
    lost = table.sitters[request.seat].player
    if lost not in given.away:
        raise RefusedError(STILL_THERE, name=request.name)
    for seat in table.seats_of(lost):
        yield Sat(seat, request.player, table.sitters[seat].name)
    if lost in (table.host, table.owner):
        yield HostSet(request.player, acting=lost != table.owner)
