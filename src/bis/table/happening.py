"""What each kind of entry does to a table: one small function for each."""

from dataclasses import replace
from functools import singledispatch
from typing import TYPE_CHECKING

from bis.core.seats import TABLE
from bis.games import find_game
from bis.record.record import Header, Transcript
from bis.record.seal import Seal
from bis.table import entries
from bis.table.entries import What
from bis.table.requests import MOST_REQUESTS, Request
from bis.table.signs import MOST_KEPT, NUDGE, Sign
from bis.table.sitters import STAND_IN, Sitter, bot_number

if TYPE_CHECKING:
    from bis.table.table import Step, Table


@singledispatch
def happen(what: What, _table: "Table", _at: float) -> None:
    """Let it happen to the table, at a time."""
    raise NotImplementedError(f"nobody knows what {type(what).__name__} does")


@happen.register(entries.Created)
def _created(what: entries.Created, table: "Table", _at: float) -> None:
    table.game, table.code = find_game(what.game), what.code


# Seats


@happen.register(entries.Sat)
def _sat(what: entries.Sat, table: "Table", _at: float) -> None:
    before = table.sitters[what.seat] if what.seat < len(table.sitters) else None
    color = before.color if before and before.player == what.player else ""
    table.sitters[what.seat : what.seat + 1] = [Sitter(what.name, what.player, color=color)]
    table.host = table.host or what.player
    table.owner = table.owner or what.player
    _forget_requests(table, what.player, what.seat)
    table.end_agreed.discard(what.seat)


@happen.register(entries.BotSeated)
def _bot_seated(what: entries.BotSeated, table: "Table", _at: float) -> None:
    if what.seat < len(table.sitters):
        table.sitters[what.seat] = replace(table.sitters[what.seat], bot=what.bot)
    else:
        name = what.name or bot_number(what.bot, table.sitters)
        table.sitters.append(Sitter(name, bot=what.bot))


@happen.register(entries.Renamed)
def _renamed(what: entries.Renamed, table: "Table", _at: float) -> None:
    renamed = replace(table.sitters[what.seat], name=what.name, color=what.color)
    table.sitters[what.seat] = renamed
    if table.transcript is not None:
        names = tuple(sitter.name for sitter in table.sitters)
        table.transcript.header = replace(table.transcript.header, names=names)


@happen.register(entries.Removed)
def _removed(what: entries.Removed, table: "Table", _at: float) -> None:
    del table.sitters[what.seat]
    table.first = None


@happen.register(entries.Banned)
def _banned(what: entries.Banned, table: "Table", _at: float) -> None:
    """Bots play on at their seats, for nobody."""
    seats = table.seats_of(what.player)
    for seat in seats:
        bot = table.sitters[seat].bot or STAND_IN
        table.sitters[seat] = replace(table.sitters[seat], player=None, bot=bot)
    table.banned.add(what.player)
    _forget_requests(table, what.player, *seats)


# What the host arranges


@happen.register(entries.OptionSet)
def _option_set(what: entries.OptionSet, table: "Table", _at: float) -> None:
    table.options[what.key] = what.value


@happen.register(entries.FirstSet)
def _first_set(what: entries.FirstSet, table: "Table", _at: float) -> None:
    table.first = what.seat


@happen.register(entries.WatchingSet)
def _watching_set(what: entries.WatchingSet, table: "Table", _at: float) -> None:
    table.watching = what.allowed


@happen.register(entries.LockSet)
def _lock_set(what: entries.LockSet, table: "Table", _at: float) -> None:
    table.locked = what.locked


@happen.register(entries.TimerSet)
def _timer_set(what: entries.TimerSet, table: "Table", at: float) -> None:
    table.timer, table.timer_at = what.seconds, at


@happen.register(entries.Woken)
def _woken(what: entries.Woken, table: "Table", _at: float) -> None:
    table.waiting_since = table.woken(what.since, what.until)
    table.timer_at = 0.0  # it is counted in these


@happen.register(entries.HostSet)
def _host_set(what: entries.HostSet, table: "Table", _at: float) -> None:
    table.host = what.player
    table.owner = table.owner if what.acting else what.player


# What people without a seat ask for


@happen.register(entries.AskedToSit)
def _asked_to_sit(what: entries.AskedToSit, table: "Table", at: float) -> None:
    _ask(table, Request("seat", table.version + 1, what.seat, what.player, what.name), at)


@happen.register(entries.SeatClaimed)
def _seat_claimed(what: entries.SeatClaimed, table: "Table", at: float) -> None:
    name = table.sitters[what.seat].name
    _ask(table, Request("claim", table.version + 1, what.seat, what.player, name), at)


def _ask(table: "Table", request: Request, at: float) -> None:
    table.requests[request.player] = request
    table.asked_at = [*table.asked_at, at][-MOST_REQUESTS:]


@happen.register(entries.Granted)
def _granted(what: entries.Granted, table: "Table", _at: float) -> None:
    request = table.requests[what.player]
    table.requests[what.player] = replace(request, granted=True)


@happen.register(entries.RequestEnded)
def _request_ended(what: entries.RequestEnded, table: "Table", at: float) -> None:
    del table.requests[what.player]
    table.ended_at[what.player] = at


def _forget_requests(table: "Table", player: str, *seats: int) -> None:
    """Those of a player, and those for seats that are somebody's now."""
    kept = (r for r in table.requests.values() if r.player != player and r.seat not in seats)
    table.requests = {request.player: request for request in kept}


# The dice are sealed


@happen.register(entries.Sealed)
@happen.register(entries.Resealed)
def _sealed(what: entries.Sealed | entries.Resealed, table: "Table", _at: float) -> None:
    """It decides the chance events that are still to come; the first of all is event 0."""
    event = table.chances + 1 if table.transcript is not None else 0
    table.seals += (Seal(bytes.fromhex(what.seed), table.id, (), event=event),)
    table.step = "promising"


@happen.register(entries.Promised)
def _promised(what: entries.Promised, table: "Table", _at: float) -> None:
    _seal_on(table, table.seal.promised(what.seat, what.digest), table.step)


@happen.register(entries.PromisesClosed)
def _promises_closed(_what: entries.PromisesClosed, table: "Table", _at: float) -> None:
    _seal_on(table, table.seal, "revealing")


@happen.register(entries.Shared)
def _shared(what: entries.Shared, table: "Table", _at: float) -> None:
    """In earlier days without a promise."""
    _seal_on(table, table.seal.shared(what.seat, what.share), "revealing")


@happen.register(entries.SealClosed)
def _seal_closed(_what: entries.SealClosed, table: "Table", _at: float) -> None:
    _seal_on(table, table.seal.closed(), None)


def _seal_on(table: "Table", seal: Seal, step: "Step | None") -> None:
    table.seals, table.step = (*table.seals[:-1], seal), step


# The game


@happen.register(entries.Begun)
def _begun(what: entries.Begun, table: "Table", _at: float) -> None:
    _seal_on(table, table.seal.closed(), None)
    table.chose_first = table.first is not None
    _open_game(table, what)


@happen.register(entries.Brought)
def _brought(what: entries.Brought, table: "Table", _at: float) -> None:
    table.device = 0
    _open_game(table, what)


def _open_game(table: "Table", what: entries.Begun | entries.Brought) -> None:
    """By the options of then: a default may have changed since."""
    names = tuple(sitter.name for sitter in table.sitters)
    settled = table.game.settle(what.options or table.options, len(names))
    table.first = what.first
    table.transcript = Transcript(Header(table.game, settled, names, what.first))


@happen.register(entries.Said)
def _said(what: entries.Said, table: "Table", _at: float) -> None:
    assert table.transcript is not None
    game, is_chance = table.game, what.seat == TABLE
    said = game.parse_chance(what.text) if is_chance else game.parse_move(what.text)
    if not is_chance and table.sitters[what.seat].is_stood_in:
        made = sum(line.actor == what.seat for line in table.transcript.lines)
        table.stood_in.append((what.seat, made))
    events = table.transcript.say(what.seat, said)
    table.log += [(table.version + 1, event) for event in events]
    if is_chance:
        table.chances += 1
        if table.device is not None and not table.seals:
            table.device = table.chances
        table.rolled.append((table.version + 1, len(table.transcript.lines), what.text))


@happen.register(entries.Unsaid)
def _unsaid(what: entries.Unsaid, table: "Table", at: float) -> None:
    """Its time runs on from when all began to choose: nobody gains any by changing their mind."""
    assert table.transcript is not None
    table.transcript.take_back(what.seat)
    table.waiting_since[what.seat] = min(table.waiting_since.values(), default=at)


@happen.register(entries.EndWished)
def _end_wished(what: entries.EndWished, table: "Table", _at: float) -> None:
    (table.end_agreed.add if what.agreed else table.end_agreed.discard)(what.seat)


@happen.register(entries.Ended)
def _ended(what: entries.Ended, table: "Table", _at: float) -> None:
    table.ended = what.why


# Afterwards


@happen.register(entries.RematchOpened)
def _rematch_opened(what: entries.RematchOpened, table: "Table", _at: float) -> None:
    table.rematch = what.table


@happen.register(entries.DeletionAgreed)
def _deletion_agreed(what: entries.DeletionAgreed, table: "Table", _at: float) -> None:
    table.deleting.add(what.player)


@happen.register(entries.DeletionTakenBack)
def _deletion_taken_back(what: entries.DeletionTakenBack, table: "Table", _at: float) -> None:
    table.deleting.discard(what.player)


@happen.register(entries.AgainWished)
def _again_wished(what: entries.AgainWished, table: "Table", _at: float) -> None:
    table.again.pop(what.seat, None)
    if what.game:
        table.again[what.seat] = what.game


@happen.register(entries.EveningKept)
def _evening_kept(what: entries.EveningKept, table: "Table", _at: float) -> None:
    table.evening = tuple(what.games)


# Signs


@happen.register(entries.Reacted)
def _reacted(what: entries.Reacted, table: "Table", at: float) -> None:
    _show(table, Sign(table.version + 1, what.seat, what.sign, at))


@happen.register(entries.Nudged)
def _nudged(what: entries.Nudged, table: "Table", at: float) -> None:
    _show(table, Sign(table.version + 1, what.by, NUDGE, at, to=what.seat))


def _show(table: "Table", sign: Sign) -> None:
    table.signs, table.shown = (*table.signs, sign)[-MOST_KEPT:], table.shown + 1
