"""The dice are sealed, people add their shares, and the game begins."""

from collections.abc import Iterator

from bis.record.fair import Seal
from bis.table.entries import Begun, Sealed, Shared, What
from bis.table.given import DrawSeed
from bis.table.playing import roll_on
from bis.table.reasons import BAD_SHARE, NO_SHARE_WANTED, RefusedError
from bis.table.rights import host_only, lobby_only, own_seat
from bis.table.table import Table

SHARE_DIGITS = 32


def seal(table: Table, player: str, draw_seed: DrawSeed) -> Iterator[What]:
    """The seed is drawn, once nothing can be arranged any more."""
    host_only(table, player)
    lobby_only(table)
    table.game.settle(table.options, len(table.sitters))
    yield Sealed(draw_seed().hex())


def share(table: Table, player: str, digits: str) -> Iterator[What]:
    """A person's part of the luck; after the last one the game begins."""
    own_seat(table, player)
    seat = table.seats_of(player)[0]
    if table.phase != "sealing" or seat in table.shares:
        raise RefusedError(NO_SHARE_WANTED)
    if len(digits) != SHARE_DIGITS or set(digits) - set("0123456789abcdef"):
        raise RefusedError(BAD_SHARE, digits=SHARE_DIGITS)
    yield Shared(seat, digits)
    if table.sharers() <= {*table.shares, seat}:
        yield from begin(table, {**table.shares, seat: digits})


def begin(table: Table, shares: dict[int, str]) -> Iterator[What]:
    """The first player, then the first roll."""
    assert table.seed is not None
    sealed = Seal(table.seed, table.id, tuple(sorted(shares.items())))
    seats = len(table.sitters)
    first = sealed.at(0).below(seats) if table.first is None else table.first
    settled = table.game.settle(table.options, seats)
    yield Begun(first, settled)
    yield from roll_on(table, table.game.start(settled, seats, first), sealed)
