"""Bis! The same people play again, the same game or another one.

Everybody who is there says so; with the last of them the next table opens, and where nobody of
the old one is missing, its game begins at once.
"""

from collections.abc import Collection, Iterator

from bis.bots import PLAYERS
from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.games import find_game
from bis.table import evening, sealing
from bis.table.ending import has_room
from bis.table.entries import (
    AgainWished,
    Banned,
    BotSeated,
    Created,
    Entry,
    EveningKept,
    HostSet,
    LockSet,
    OptionSet,
    RematchOpened,
    Renamed,
    Sat,
    TimerSet,
    WatchingSet,
    What,
)
from bis.table.given import DrawSeed
from bis.table.names import bot_name, free_name
from bis.table.reasons import NOT_OVER, TOO_MANY_CHANGES, TOO_MANY_FOR, RefusedError
from bis.table.rights import own_seat
from bis.table.sitters import STAND_IN, Sitter
from bis.table.table import Table
from bis.table.wishes import Rematch


def wish(table: Table, player: str, wanted: Rematch) -> Iterator[What]:
    """Somebody would play again, or would not any more."""
    own_seat(table, player)
    if table.phase != "over":
        raise RefusedError(NOT_OVER)
    if table.rematch is not None:
        return
    seat, game = table.seats_of(player)[0], find_game(wanted.game or table.game.id)
    if len(table.sitters) > game.seats[-1]:
        raise RefusedError(TOO_MANY_FOR, game=game.title, most=game.seats[-1])
    said = game.id if wanted.agreed else ""
    if table.again.get(seat, "") == said:
        return
    if seat in table.again and not has_room(table):
        raise RefusedError(TOO_MANY_CHANGES)
    yield AgainWished(seat, said)


def wanted_now(table: Table, away: Collection[str]) -> str | None:
    """The game that all want who are there, if they do."""
    games = {table.again.get(seat) for seat in _asked(table, away)}
    return games.pop() if len(games) == 1 else None


def _asked(table: Table, away: Collection[str]) -> set[int]:
    """Everybody's first seat who played on to the end and is there; who got up need not answer."""
    there = {s.player for s in table.sitters if s.is_person and s.player not in away}
    return {table.seats_of(player)[0] for player in there if player} | table.again.keys()


def is_complete(table: Table, away: Collection[str]) -> bool:
    """Whether nobody who gets a seat is missing."""
    return not any(s.is_person and s.player in away for s in table.sitters)


def next_table(
    table: Table, game_id: str, away: Collection[str], draw_seed: DrawSeed | None
) -> list[What]:
    """What happens at the next table before anybody is sent there: the same seats, and for the
    same game the same options. With a seed to draw it begins, if it can.
    """
    game = find_game(game_id)
    seats = list(_seats(table, game, away))
    happened = [*seats, *_host(table, seats), *_arranged(table, game)]
    if kept := evening.played(table):
        happened.append(EveningKept(list(kept)))
    return [*happened, *_begin(game, happened, draw_seed)] if draw_seed else happened


def _seats(table: Table, game: AnyGame, away: Collection[str]) -> Iterator[What]:
    """Bots keep their names; one sits down for whoever got up and is gone."""
    comes = [s.is_kept and (s.is_person or s.player not in away) for s in table.sitters]
    names = [s.name for s, is_coming in zip(table.sitters, comes, strict=True) if is_coming]
    for seat, (sitter, is_coming) in enumerate(zip(table.sitters, comes, strict=True)):
        if is_coming and sitter.player is not None:
            yield Sat(seat, sitter.player, sitter.name)
            if sitter.color:
                yield Renamed(seat, sitter.player, sitter.name, sitter.color)
        else:
            known = sitter.name if sitter.player is None else bot_name(names)
            names.append(free_name(known, names))
            yield BotSeated(seat, _bot_for(game, sitter), names[-1])


def _bot_for(game: AnyGame, sitter: Sitter) -> str:
    """The same bot, where the game has it."""
    players, bot = PLAYERS[game.id], sitter.bot or STAND_IN
    return bot if players.find(bot) is not None else players.usual[0]


def _host(table: Table, seats: list[What]) -> Iterator[What]:
    """Whose role it really is, if they come; or whoever has it now; or the first who sits."""
    coming = {what.player for what in seats if isinstance(what, Sat)}
    hosts = [player for player in (table.owner, table.host) if player in coming]
    yield from (HostSet(player) for player in hosts[:1] if player is not None)


def _arranged(table: Table, game: AnyGame) -> Iterator[What]:
    yield from (Banned(player) for player in sorted(table.banned))
    if game.id == table.game.id:
        yield from (OptionSet(key, value) for key, value in sorted(table.options.items()))
    yield TimerSet(table.timer)
    yield WatchingSet(table.watching)
    yield LockSet(table.locked)


def _begin(game: AnyGame, happened: list[What], draw_seed: DrawSeed) -> list[What]:
    """The dice are sealed, where so many may play by these options."""
    ready = Table("next")
    for what in (Created(game.id, ""), *happened):
        ready.apply(Entry(what, 0.0))
    try:
        return list(sealing.seal(ready, ready.host or "", draw_seed))
    except BisError:
        return []


def open_next(table: Table, next_id: str) -> Iterator[What]:
    """Everybody is told where; of two who were about to, the first is right."""
    if table.phase == "over" and table.rematch is None:
        yield RematchOpened(next_id)
