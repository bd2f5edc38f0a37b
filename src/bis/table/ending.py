"""Ending a game without a result: everybody agrees, or the table has grown too large."""

from collections.abc import Iterator

from bis.core.reasons import GAME_OVER
from bis.table import wishes
from bis.table.entries import Ended, EndWished, What
from bis.table.reasons import ENDED, NOT_BEGUN, TOO_MANY_CHANGES, RefusedError
from bis.table.rights import playing_seat
from bis.table.table import Table, Why
from bis.table.wishes import Wish

MOST_LINES, MOST_LINES_A_SEAT = 1_000, 500
"""A game whose record has more lines is ended. The longest honest ones have a quarter of it at
most (docs/fairness.md); one in which nobody ever scores would cost more with every move."""
MOST_CHANGES = 3_000
"""So many entries that are no line of the record a table may have; then only the game goes on."""
ALWAYS = (
    wishes.Start,
    wishes.Promise,
    wishes.Share,
    wishes.Say,
    wishes.Leave,
    wishes.StandIn,
    wishes.End,
    wishes.Rematch,
    wishes.Ping,
)
"""What may be wished however much has been changed: none of it can be repeated for ever."""


def most_lines(seats: int) -> int:
    """How long a record may become."""
    return MOST_LINES + MOST_LINES_A_SEAT * seats


def has_room(table: Table) -> bool:
    """Whether anything may still be changed around the game."""
    return table.changes < MOST_CHANGES


def check_room(table: Table, wish: Wish) -> None:
    """No table grows for ever by what is arranged, and arranged again, around the game."""
    taking_back = isinstance(wish, wishes.End) and not wish.agreed
    if not has_room(table) and (taking_back or not isinstance(wish, ALWAYS)):
        raise RefusedError(TOO_MANY_CHANGES)


def agree(table: Table, player: str, agreed: bool) -> Iterator[What]:
    """A person would end the game, or would not any more; with the last who agrees it ends."""
    playing_seat(table, player, None)
    if table.transcript is None:
        raise RefusedError(NOT_BEGUN)
    if table.phase == "over":
        raise RefusedError(ENDED if table.ended else GAME_OVER)
    seat = table.seats_of(player)[0]
    if agreed != (seat in table.end_agreed):
        yield EndWished(seat, agreed)
    if agreed and table.sharers() <= {*table.end_agreed, seat}:
        yield Ended("agreed")


def why_end(table: Table) -> Why | None:
    """Whether a game that goes on is to be ended now."""
    if table.transcript is None or table.phase == "over":
        return None
    if len(table.transcript.lines) >= most_lines(len(table.sitters)):
        return "too_long"
    agreed = bool(table.end_agreed) and table.sharers() <= table.end_agreed
    return "agreed" if agreed and table.sharers() else None


def end(table: Table) -> Iterator[What]:
    """What `due` has asked for."""
    why = why_end(table)
    if why is not None:
        yield Ended(why)
