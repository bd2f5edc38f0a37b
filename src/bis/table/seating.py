"""Sitting down, getting up, and the bots that are called."""

from collections.abc import Iterator

from bis.bots import find_bot
from bis.record.notation import is_name
from bis.table.entries import BotSeated, HostSet, Removed, Sat, What
from bis.table.reasons import BAD_NAME, BEGUN, FULL, NOT_FREE, RefusedError
from bis.table.rights import host_only, lobby_only, own_seat, player_at
from bis.table.sitters import STAND_IN
from bis.table.table import Table
from bis.table.wishes import Sit

MOST_NAME = 40


def sit(table: Table, player: str, wish: Sit) -> Iterator[What]:
    """A new seat before the start; later one's own again, or a bot's.

    Where the host got up and nobody was left, the next who sits down is host.
    """
    if not is_name(wish.name) or len(wish.name) > MOST_NAME:
        raise RefusedError(BAD_NAME, most=MOST_NAME)
    mine = table.seats_of(player)
    if table.phase != "lobby":
        yield from _take_over(table, player, wish, mine)
    elif mine and not wish.another:
        seat = own_seat(table, player, wish.seat)
        if table.sitters[seat].name != wish.name:
            yield Sat(seat, player, wish.name)
    else:
        _room_for_one_more(table)
        yield Sat(len(table.sitters), player, wish.name)
        if table.host is not None and not table.seats_of(table.host):
            yield HostSet(player)


def _take_over(table: Table, player: str, wish: Sit, mine: list[int]) -> Iterator[What]:
    """All one's seats that bots play on at, or a bot's own seat."""
    if wish.another:
        raise RefusedError(BEGUN)
    back = [seat for seat in mine if not table.sitters[seat].is_person]
    if not mine and wish.seat is not None and _is_free(table, wish.seat):
        back = [wish.seat]
    if not back:
        raise RefusedError(NOT_FREE)
    yield from (Sat(seat, player, table.sitters[seat].name) for seat in back)


def _is_free(table: Table, seat: int) -> bool:
    """A bot's seat that is kept for nobody."""
    player_at(table, seat)
    return not table.sitters[seat].is_kept and not table.sitters[seat].is_person


def _room_for_one_more(table: Table) -> None:
    """A seat that the game has, and that fits the options that are set."""
    if len(table.sitters) >= table.game.seats[-1]:
        raise RefusedError(FULL)
    table.settled_for(len(table.sitters) + 1)


def leave(table: Table, player: str) -> Iterator[What]:
    """Get up from all one's seats."""
    own_seat(table, player)
    return _give_up(table, player, table.seats_of(player))


def remove(table: Table, player: str, seat: int) -> Iterator[What]:
    """The host takes a seat away; anybody one of their own."""
    if seat not in table.seats_of(player):
        host_only(table, player)
    return _give_up(table, player_at(table, seat), [seat])


def _give_up(table: Table, player: str | None, seats: list[int]) -> Iterator[What]:
    """Before the start the seats go, later bots play on; the next person is host."""
    for seat in reversed(seats):
        if table.phase == "lobby":
            yield Removed(seat)
        elif table.sitters[seat].bot != STAND_IN:
            yield BotSeated(seat, STAND_IN)
    others = [s.player for s in table.sitters if s.is_person and s.player not in (None, player)]
    gone = set(table.seats_of(player)) <= set(seats)
    if gone and player is not None and player == table.host and others:
        yield HostSet(str(others[0]))


def add_bot(table: Table, player: str, bot: str) -> Iterator[What]:
    host_only(table, player)
    lobby_only(table)
    find_bot(table.game, bot)
    _room_for_one_more(table)
    yield BotSeated(len(table.sitters), bot)
