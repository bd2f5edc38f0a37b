"""Who may ask for what, and when."""

from bis.core.reasons import GAME_OVER
from bis.table.reasons import (
    BANNED,
    BEGUN,
    BOT_PLAYS,
    HINTS_ALONE,
    HINTS_IN_TURN,
    HINTS_PLAYING,
    HOST_ONLY,
    NO_SEAT,
    NOT_BEGUN,
    NOT_YOURS,
    SEATLESS,
    RefusedError,
)
from bis.table.table import Table


def host_only(table: Table, player: str) -> None:
    if player != table.host:
        raise RefusedError(HOST_ONLY)


def lobby_only(table: Table) -> None:
    if table.phase != "lobby":
        raise RefusedError(BEGUN)


def playing_only(table: Table) -> None:
    if table.phase != "playing":
        raise RefusedError(GAME_OVER if table.phase == "over" else NOT_BEGUN)


def welcome(table: Table, player: str) -> None:
    if player in table.banned:
        raise RefusedError(BANNED)


def player_at(table: Table, seat: int) -> str | None:
    """Whose seat it is; a bot's own is nobody's."""
    if not 0 <= seat < len(table.sitters):
        raise RefusedError(NO_SEAT, seat=seat)
    return table.sitters[seat].player


def own_seat(table: Table, player: str, wanted: int | None = None) -> int:
    """The seat wanted, which must be the player's; by default the one shown."""
    seat = table.seat_of(player)
    if seat is None:
        raise RefusedError(SEATLESS)
    if wanted is not None and wanted not in table.seats_of(player):
        raise RefusedError(NOT_YOURS, seat=wanted)
    return seat if wanted is None else wanted


def playing_seat(table: Table, player: str, wanted: int | None) -> int:
    """One's own seat at which no bot plays."""
    seat = own_seat(table, player, wanted)
    if not table.sitters[seat].is_person:
        raise RefusedError(BOT_PLAYS)
    return seat


def is_sitting(table: Table, player: str) -> bool:
    """Whether somebody plays at a seat of theirs, and no bot for them."""
    return any(table.sitters[seat].is_person for seat in table.seats_of(player))


def person_only(table: Table, player: str) -> None:
    own_seat(table, player)
    if not is_sitting(table, player):
        raise RefusedError(BOT_PLAYS)


def check_hint(table: Table, player: str, seat: int) -> None:
    """A RefusedError if no hint may be given to this player for this seat now."""
    playing_seat(table, player, seat)
    if not table.is_practice:
        raise RefusedError(HINTS_ALONE)
    if table.phase != "playing":
        raise RefusedError(HINTS_PLAYING)
    if seat not in table.to_act:
        raise RefusedError(HINTS_IN_TURN)
