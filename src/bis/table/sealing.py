"""The dice are sealed: a seed is committed to, shares are promised, then told, and the game begins.

A seal that is opened in mid-game goes the same way, and then the game goes on.
"""

from collections.abc import Iterator
from dataclasses import replace

from bis.record.seal import promise_of
from bis.table.entries import (
    Begun,
    Promised,
    PromisesClosed,
    Resealed,
    SealClosed,
    Sealed,
    Shared,
    What,
)
from bis.table.given import DrawSeed
from bis.table.playing import roll_on
from bis.table.reasons import (
    BAD_PROMISE,
    BAD_SHARE,
    BOT_PLAYS,
    NO_PROMISE_WANTED,
    NO_SHARE_WANTED,
    NOT_PROMISED,
    OTHER_SHARE,
    RefusedError,
)
from bis.table.rights import host_only, lobby_only, own_seat
from bis.table.table import Table

SHARE_DIGITS = 32
PROMISE_DIGITS = 64


def seal(table: Table, player: str, draw_seed: DrawSeed) -> Iterator[What]:
    """The seed is drawn, once nothing can be arranged any more."""
    host_only(table, player)
    lobby_only(table)
    table.game.settle(table.options, len(table.sitters))
    yield Sealed(draw_seed().hex())


def reseal(table: Table, draw_seed: DrawSeed) -> Iterator[What]:
    """Another seed for what is still to come, where the dice are sealed already."""
    if table.phase in ("sealing", "playing"):
        yield Resealed(draw_seed().hex())


def promise(table: Table, player: str, digest: str) -> Iterator[What]:
    """A person settles on a share; when all have, nobody can change theirs for another's."""
    seat = _first_seat(table, player)
    if table.promises.get(seat) == digest:
        return
    if table.step != "promising" or seat in table.promises:
        raise RefusedError(NO_PROMISE_WANTED)
    if seat not in table.sharers():
        raise RefusedError(BOT_PLAYS)
    if not _is_hex(digest, PROMISE_DIGITS):
        raise RefusedError(BAD_PROMISE, digits=PROMISE_DIGITS)
    yield Promised(seat, digest)
    if table.awaited() <= {seat}:
        yield PromisesClosed()


def share(table: Table, player: str, digits: str) -> Iterator[What]:
    """A person's part of the luck; after the last one the game begins, or goes on."""
    seat = _first_seat(table, player)
    if table.shares.get(seat) == digits:
        return
    if table.step is None or seat in table.shares:
        raise RefusedError(NO_SHARE_WANTED)
    if not _is_hex(digits, SHARE_DIGITS):
        raise RefusedError(BAD_SHARE, digits=SHARE_DIGITS)
    if seat not in table.promises:
        raise RefusedError(NOT_PROMISED)
    if table.step == "promising":
        raise RefusedError(NO_SHARE_WANTED)
    if promise_of(digits) != table.promises[seat]:
        raise RefusedError(OTHER_SHARE)
    yield Shared(seat, digits)
    if table.awaited() <= {seat}:
        yield from close(table, {**table.shares, seat: digits})


def _first_seat(table: Table, player: str) -> int:
    """Several seats on one device have one share."""
    own_seat(table, player)
    return table.seats_of(player)[0]


def _is_hex(text: str, digits: int) -> bool:
    return len(text) == digits and not set(text) - set("0123456789abcdef")


def go_on(table: Table) -> Iterator[What]:
    """Those who are away do not hold up the others: the next step comes without them."""
    if table.step == "promising":
        yield PromisesClosed()
    if table.step == "revealing" or not table.promises:
        yield from close(table, table.shares)


def close(table: Table, shares: dict[int, str]) -> Iterator[What]:
    """The game begins with the shares there are; or goes on, if it had begun."""
    if table.transcript is None:
        yield from begin(table, shares)
    else:
        yield SealClosed()


def begin(table: Table, shares: dict[int, str]) -> Iterator[What]:
    """The first player, then the first roll."""
    sealed = replace(table.seal, shares=tuple(sorted(shares.items())))
    seats = len(table.sitters)
    first = sealed.at(0).below(seats) if table.first is None else table.first
    settled = table.game.settle(table.options, seats)
    yield Begun(first, settled)
    yield from roll_on(table, table.game.start(settled, seats, first), sealed)
