"""What the host arranges: options, who begins, who may watch, how long people may think.

What is as it is wished already is no entry.
"""

from collections.abc import Iterator

from bis.table.entries import FirstSet, LockSet, OptionSet, TimerSet, WatchingSet, What
from bis.table.reasons import BAD_TIMER, RefusedError
from bis.table.rights import host_only, lobby_only, player_at
from bis.table.table import Table

SHORTEST_TIMER, LONGEST_TIMER = 5, 7 * 24 * 3600


def set_option(table: Table, player: str, key: str, value: str) -> Iterator[What]:
    host_only(table, player)
    lobby_only(table)
    seats = max(table.game.seats[0], len(table.sitters))
    in_full = table.game.settle(table.options | {key: value}, seats)[key]
    if table.options.get(key) != in_full:
        yield OptionSet(key, in_full)


def set_first(table: Table, player: str, seat: int | None) -> Iterator[What]:
    host_only(table, player)
    lobby_only(table)
    if seat is not None:
        player_at(table, seat)
    if seat != table.first:
        yield FirstSet(seat)


def set_watching(table: Table, player: str, allowed: bool) -> Iterator[What]:
    host_only(table, player)
    if allowed != table.watching:
        yield WatchingSet(allowed)


def set_timer(table: Table, player: str, seconds: int | None) -> Iterator[What]:
    host_only(table, player)
    if seconds is not None and not SHORTEST_TIMER <= seconds <= LONGEST_TIMER:
        raise RefusedError(BAD_TIMER, shortest=SHORTEST_TIMER, longest=LONGEST_TIMER)
    if seconds != table.timer:
        yield TimerSet(seconds)


def set_lock(table: Table, player: str, locked: bool) -> Iterator[What]:
    host_only(table, player)
    if locked != table.locked:
        yield LockSet(locked)
