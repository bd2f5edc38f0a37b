"""What is said over a line to a table, whatever carries it: wishes in, news and answers out."""

from collections.abc import Callable

import msgspec

from bis.core.reasons import Reason
from bis.server.live import Listener, Live
from bis.server.reasons import BAD_ID, LONG_MESSAGE, NO_WATCHERS, UNREADABLE
from bis.table.given import Pauses
from bis.table.reasons import BANNED, RefusedError
from bis.table.table import Table
from bis.table.told import Refused, Snapshot, Update
from bis.table.wishes import Wish

read: Callable[[str], Wish] = msgspec.json.Decoder(Wish).decode
write = msgspec.json.Encoder().encode

MOST_BYTES = 4096
NOT_FOR_YOU = 4403
"""Whoever may not look is sent away with this code."""
SET_ASIDE = 4503
"""A table that this Bis cannot read closes with this code."""


def read_wish(text: str) -> Wish:
    if len(text) > MOST_BYTES:
        raise RefusedError(LONG_MESSAGE, most=MOST_BYTES)
    try:
        wish = read(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RefusedError(UNREADABLE, problem=error) from None
    if not 1 <= len(wish.id) <= 64:
        raise RefusedError(BAD_ID)
    return wish


def refused(wish_id: str, error: RefusedError) -> Refused:
    return Refused(wish_id, str(error), error.rule, error.id, error.parts)


def newest(live: Live, listener: Listener, invite: str, pauses: Pauses) -> Snapshot | Update:
    """All there is to know, at first; then what is new. A slow reader skips what it missed."""
    news = live.news(invite, pauses)
    player, told = listener.player, listener.told
    return news.update(player, told) if told else news.snapshot(player)


def farewell(live: Live, listener: Listener) -> tuple[int, str] | None:
    """The code and sentence with which a line is to close now."""
    if listener.farewell:
        return listener.farewell
    if live.unreadable:
        return SET_ASIDE, str(live.unreadable)
    table, player = live.table, listener.player
    return None if table.may_look(player) else (NOT_FOR_YOU, why_closed(table, player).template)


def why_closed(table: Table, player: str) -> Reason:
    """Why somebody may not look."""
    return BANNED if player in table.banned else NO_WATCHERS
