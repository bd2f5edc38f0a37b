"""Reactions and nudges: seldom enough to be welcome."""

from collections.abc import Iterator

from bis.table.entries import Nudged, Reacted, What
from bis.table.reasons import (
    NO_SIGN,
    NOT_BEGUN,
    NOT_WAITED_FOR,
    NUDGED_ALREADY,
    TOO_MANY_CHANGES,
    TOO_MANY_SIGNS,
    RefusedError,
)
from bis.table.rights import own_seat, person_only, player_at, playing_only
from bis.table.signs import NUDGE, REACTIONS
from bis.table.table import Table

MOST_AT_ONCE, AT_ONCE = 4, 10.0
"""So many reactions a person may show within so many seconds,"""
MOST_SIGNS = 500
"""and so many signs a table sees in all."""
PATIENCE = 30.0
"""Seconds that the table has waited before somebody is nudged, and between two nudges."""


def react(table: Table, player: str, sign: str, now: float) -> Iterator[What]:
    """One of a handful."""
    seat = own_seat(table, player)
    if table.transcript is None:
        raise RefusedError(NOT_BEGUN)
    if sign not in REACTIONS:
        raise RefusedError(NO_SIGN, signs=", ".join(REACTIONS))
    _room_for_a_sign(table)
    mine = table.seats_of(player)
    lately = [s for s in table.signs if s.seat in mine and s.at > now - AT_ONCE and s.to is None]
    if len(lately) >= MOST_AT_ONCE:
        raise RefusedError(TOO_MANY_SIGNS)
    yield Reacted(seat, sign)


def nudge(table: Table, player: str, seat: int, now: float) -> Iterator[What]:
    """Somebody who is a person, and whom all have waited for."""
    person_only(table, player)
    playing_only(table)
    whose = player_at(table, seat)
    since = table.waiting_since.get(seat)
    if whose in (None, player) or not table.sitters[seat].is_person:
        raise RefusedError(NOT_WAITED_FOR, name=table.sitters[seat].name)
    if since is None or now - since < PATIENCE:
        raise RefusedError(NOT_WAITED_FOR, name=table.sitters[seat].name)
    _room_for_a_sign(table)
    if any(s.to == seat and s.sign == NUDGE and s.at > now - PATIENCE for s in table.signs):
        raise RefusedError(NUDGED_ALREADY, name=table.sitters[seat].name)
    yield Nudged(seat, own_seat(table, player))


def _room_for_a_sign(table: Table) -> None:
    if table.shown >= MOST_SIGNS:
        raise RefusedError(TOO_MANY_CHANGES)
