"""Sitting down, getting up, and the bots that are called."""

from collections.abc import Iterator

from bis.bots import find_bot
from bis.core.reasons import GAME_OVER
from bis.table import hosting
from bis.table.entries import Banned, BotSeated, HostSet, Removed, Renamed, Sat, What
from bis.table.given import Given
from bis.table.names import MOST_NAME, bot_name, clean, free_name, is_good
from bis.table.reasons import (
    ASK_FIRST,
    BAD_NAME,
    BEGUN,
    FULL,
    LOCKED,
    NO_COLOR,
    NOT_FREE,
    NOT_LONG_AWAY,
    STILL_THERE,
    RefusedError,
)
from bis.table.rights import (
    host_only,
    lobby_only,
    own_seat,
    person_only,
    player_at,
    playing_only,
    welcome,
)
from bis.table.sitters import COLORS, STAND_IN
from bis.table.table import Table
from bis.table.wishes import Rename, Sit

# Sitting down


def sit(table: Table, player: str, wish: Sit) -> Iterator[What]:
    """A new seat before the start; later one's own again.

    Where the host got up and nobody was left, the next who sits down is host.
    """
    welcome(table, player)
    name, mine = good_name(wish.name), table.seats_of(player)
    if table.phase != "lobby":
        yield from _take_back(table, player, wish, mine)
    elif mine and not wish.another:
        yield from _rename(table, player, own_seat(table, player, wish.seat), name)
    else:
        _room_for_one_more(table)
        if table.locked:
            raise RefusedError(LOCKED)
        yield Sat(len(table.sitters), player, free_name(name, names_at(table)))
        if table.host is not None and not table.seats_of(table.host):
            yield HostSet(player)


def good_name(wanted: str) -> str:
    name = clean(wanted)
    if not is_good(name):
        raise RefusedError(BAD_NAME, most=MOST_NAME)
    return name


def names_at(table: Table, but: int | None = None) -> list[str]:
    return [sitter.name for seat, sitter in enumerate(table.sitters) if seat != but]


def _rename(table: Table, player: str, seat: int, name: str) -> Iterator[What]:
    free = free_name(name, names_at(table, but=seat))
    if table.sitters[seat].name != free:
        yield Sat(seat, player, free)


def rename(table: Table, player: str, wish: Rename) -> Iterator[What]:
    """Before the game or in it; what is over keeps its names."""
    seat, name = own_seat(table, player, wish.seat), good_name(wish.name)
    if table.phase == "over":
        raise RefusedError(GAME_OVER)
    if wish.color not in (None, "", *COLORS):
        raise RefusedError(NO_COLOR, colors=", ".join(COLORS))
    sitter = table.sitters[seat]
    color = sitter.color if wish.color is None else wish.color
    free = free_name(name, names_at(table, but=seat))
    if (sitter.name, sitter.color) != (free, color):
        yield Renamed(seat, player, free, color)


def _take_back(table: Table, player: str, wish: Sit, mine: list[int]) -> Iterator[What]:
    """All one's seats that bots play on at."""
    if wish.another:
        raise RefusedError(BEGUN)
    if not mine and wish.seat is not None and is_free(table, wish.seat):
        raise RefusedError(ASK_FIRST)
    back = [seat for seat in mine if not table.sitters[seat].is_person]
    if not back:
        raise RefusedError(NOT_FREE)
    yield from (Sat(seat, player, table.sitters[seat].name) for seat in back)


def is_free(table: Table, seat: int) -> bool:
    """A bot's seat that is kept for nobody."""
    player_at(table, seat)
    return not table.sitters[seat].is_kept and not table.sitters[seat].is_person


def _room_for_one_more(table: Table) -> None:
    """A seat that the game has, and that fits the options that are set."""
    if len(table.sitters) >= table.game.seats[-1]:
        raise RefusedError(FULL)
    table.settled_for(len(table.sitters) + 1)


def add_bot(table: Table, player: str, bot: str) -> Iterator[What]:
    host_only(table, player)
    lobby_only(table)
    find_bot(table.game, bot)
    _room_for_one_more(table)
    yield BotSeated(len(table.sitters), bot, bot_name(names_at(table)))


# Getting up


def leave(table: Table, player: str, given: Given) -> Iterator[What]:
    """Get up from all one's seats."""
    own_seat(table, player)
    return _give_up(table, player, table.seats_of(player), given)


def remove(table: Table, player: str, seat: int, for_good: bool, given: Given) -> Iterator[What]:
    """The host takes a seat away, later that of who is away; anybody one of their own."""
    whose = player_at(table, seat)
    if seat in table.seats_of(player):
        yield from _give_up(table, player, [seat], given)
        return
    host_only(table, player)
    if table.phase != "lobby":
        yield from _replace(table, seat, given)
    else:
        seats = table.seats_of(whose) if for_good and whose else [seat]
        yield from _give_up(table, whose, seats, given)
    if for_good and whose is not None:
        yield from banish(table, whose)


def _give_up(table: Table, player: str | None, seats: list[int], given: Given) -> Iterator[What]:
    """Before the start the seats go, later bots play on; the next person is host."""
    for seat in reversed(seats):
        if table.phase == "lobby":
            yield Removed(seat)
        elif table.sitters[seat].bot != STAND_IN:
            yield BotSeated(seat, STAND_IN)
    if player is not None and set(table.seats_of(player)) <= set(seats):
        yield from hosting.gone(table, player, given.away)


def banish(table: Table, whose: str) -> Iterator[What]:
    """For good; the role of a host who was away is the acting one's from now on."""
    yield Banned(whose)
    if table.phase != "lobby" and whose == table.owner and table.host is not None:
        yield HostSet(table.host)


# Playing on for who is away


def stand_in(table: Table, player: str, seat: int, given: Given) -> Iterator[What]:
    """Anybody who sits calls a bot for somebody who has been away for a while."""
    person_only(table, player)
    return _replace(table, seat, given)


def _replace(table: Table, seat: int, given: Given) -> Iterator[What]:
    """At all seats of that device."""
    playing_only(table)
    whose, sitter = player_at(table, seat), table.sitters[seat]
    if whose is None or not sitter.is_person:
        return
    if whose not in given.away:
        raise RefusedError(STILL_THERE, name=sitter.name)
    if not given.is_away_for(whose, given.pauses.stand_in):
        seconds = round(given.pauses.stand_in)
        raise RefusedError(NOT_LONG_AWAY, name=sitter.name, seconds=seconds)
    for other in table.seats_of(whose):
        if table.sitters[other].is_person:
            yield BotSeated(other, STAND_IN)
