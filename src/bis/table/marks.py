"""What the log tells beside the game: who plays on for whom, whose time ran out, where from."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from bis.core.seats import TABLE
from bis.table.entries import Banned, BotSeated, Entry, Resealed, Said, Sat

if TYPE_CHECKING:
    from bis.table.table import Table


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody got up; a bot plays on."""

    kind: ClassVar[Literal["left"]] = "left"
    seat: int


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot was called for somebody who is away."""

    kind: ClassVar[Literal["stood_in"]] = "stood_in"
    seat: int
    by: int | None


@dataclass(frozen=True, slots=True)
class TookBack:
    """Somebody is back at their own seat."""

    kind: ClassVar[Literal["took_back"]] = "took_back"
    seat: int


@dataclass(frozen=True, slots=True)
class TookOver:
    """Somebody new has the seat of ``name``."""

    kind: ClassVar[Literal["took_over"]] = "took_over"
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class SentAway:
    """Somebody was removed for good; a bot plays on."""

    kind: ClassVar[Literal["sent_away"]] = "sent_away"
    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut:
    """Somebody's time ran out: the next move of this seat is a bot's."""

    kind: ClassVar[Literal["timed_out"]] = "timed_out"
    seat: int


@dataclass(frozen=True, slots=True)
class CameHere:
    """A game begun on a device goes on here: so many rolls or cards before are not proven."""

    kind: ClassVar[Literal["came_here"]] = "came_here"
    points: int


Mark = Left | StoodIn | TookBack | TookOver | SentAway | TimedOut | CameHere


def marks(table: "Table", entry: Entry) -> Iterator[Mark]:
    """What an entry means for who plays, while a game is played; asked before it is applied."""
    if table.transcript is None or table.phase == "over":
        return
    match entry.what:
        case BotSeated(seat=seat):
            yield _bot(table, seat, entry.player)
        case Sat(seat=seat, player=player, name=name):
            yield from _person(table, seat, player, name)
        case Banned(player=player):
            yield from (SentAway(seat) for seat in table.seats_of(player))
        case Resealed() if table.device is not None and not table.seals:
            yield CameHere(table.device)
        case Said(seat=seat) if seat != TABLE and not entry.player and _is_timed(table, seat):
            yield TimedOut(seat)


def _bot(table: "Table", seat: int, by: str) -> Mark:
    if by == table.sitters[seat].player:
        return Left(seat)
    return StoodIn(seat, next(iter(table.seats_of(by)), None))


def _person(table: "Table", seat: int, player: str, name: str) -> Iterator[Mark]:
    """A new device of the same person is that person; a bot's seat keeps its name for a moment."""
    before = table.sitters[seat]
    if before.player is None or name != before.name:
        yield TookOver(seat, before.name)
    elif not before.is_person or player != before.player:
        yield TookBack(seat)


def _is_timed(table: "Table", seat: int) -> bool:
    """Bots need nobody's time; and before there was a timer, nobody noted who moved."""
    return table.timer is not None and table.sitters[seat].is_person
