"""What happens to a table, one entry after the other: the stored truth everything is rebuilt from.

Entries are private to the server: they hold the sealed seed and choices not yet revealed.
"""

from typing import Literal

import msgspec

from bis.core.errors import BisError
from bis.table.reasons import NEWER_ENTRY

VERSION = 3
"""Counts up when an entry is written that this code could not read; 0 had no number yet."""


class NewerEntryError(BisError):
    """Written by a newer Bis."""


class Happening(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One thing that happened."""


class Created(Happening, tag="created", frozen=True):
    game: str
    code: str


class Sat(Happening, tag="sat", frozen=True):
    """A person takes a seat: a new one before the start, a bot's or leaver's later."""

    seat: int
    player: str
    name: str


class BotSeated(Happening, tag="bot_seated", frozen=True):
    """A bot gets a new seat before the start, or plays on for somebody who left."""

    seat: int
    bot: str
    name: str = ""
    """Of a new seat; entries of earlier days number their bots."""


class Removed(Happening, tag="removed", frozen=True):
    """A seat is taken away before the start."""

    seat: int


class OptionSet(Happening, tag="option_set", frozen=True):
    key: str
    value: str


class FirstSet(Happening, tag="first_set", frozen=True):
    """Who begins; None: drawn."""

    seat: int | None


class WatchingSet(Happening, tag="watching_set", frozen=True):
    allowed: bool


class TimerSet(Happening, tag="timer_set", frozen=True):
    seconds: int | None


class HostSet(Happening, tag="host_set", frozen=True):
    player: str
    acting: bool = False
    """Only while the one whose role it is is away."""


class Sealed(Happening, tag="sealed", frozen=True):
    """The seed is drawn and committed to; now people add their shares."""

    seed: str


class Shared(Happening, tag="shared", frozen=True):
    seat: int
    share: str


class Begun(Happening, tag="begun", frozen=True):
    first: int
    options: dict[str, str] = {}
    """All of them as they were settled; entries of earlier days have none."""


class Brought(Happening, tag="brought", frozen=True):
    """A game that was begun on a device, without a seal of ours; what was said there follows."""

    first: int
    options: dict[str, str]


class Said(Happening, tag="said", frozen=True):
    """A line of the record: the table's chance (seat -1) or a seat's move."""

    seat: int
    text: str


class RematchOpened(Happening, tag="rematch_opened", frozen=True):
    table: str


class AskedToSit(Happening, tag="asked_to_sit", frozen=True):
    """Somebody who came late would like a bot's seat."""

    seat: int
    player: str
    name: str


class SeatClaimed(Happening, tag="seat_claimed", frozen=True):
    """Somebody says: that is me, on another device."""

    seat: int
    player: str


class Granted(Happening, tag="granted", frozen=True):
    """The host lets somebody sit down, as soon as no choice of that seat waits."""

    player: str


class RequestEnded(Happening, tag="request_ended", frozen=True):
    """Withdrawn, refused, or come to nothing."""

    player: str


class LockSet(Happening, tag="lock_set", frozen=True):
    """Whether nobody new sits down."""

    locked: bool


class Banned(Happening, tag="banned", frozen=True):
    """Removed for good: no seat, no asking, no looking."""

    player: str


class Promised(Happening, tag="promised", frozen=True):
    """A person's share, as its SHA-256: it is settled, and nobody knows it."""

    seat: int
    digest: str


class PromisesClosed(Happening, tag="promises_closed", frozen=True):
    """Nobody promises any more; now the shares are told."""


class Resealed(Happening, tag="resealed", frozen=True):
    """Another seed from here on: dice that somebody may have seen do not come again."""

    seed: str


class SealClosed(Happening, tag="seal_closed", frozen=True):
    """The game goes on with the dice sealed anew."""


class EndWished(Happening, tag="end_wished", frozen=True):
    """A person would end the game without a result, or would not any more."""

    seat: int
    agreed: bool


class Ended(Happening, tag="ended", frozen=True):
    """The game stays unfinished."""

    why: Literal["agreed", "too_long"]


class DeletionAgreed(Happening, tag="deletion_agreed", frozen=True):
    """Somebody wants nothing to be left of the table."""

    player: str


class DeletionTakenBack(Happening, tag="deletion_taken_back", frozen=True):
    player: str


class Woken(Happening, tag="woken", frozen=True):
    """Nobody could act here in between: no server ran, or the table rested."""

    since: float
    until: float


class Renamed(Happening, tag="renamed", frozen=True):
    """A person is called otherwise, also in the record, or has another color."""

    seat: int
    player: str
    name: str
    color: str = ""


class AgainWished(Happening, tag="again_wished", frozen=True):
    """A person would play again, and what; nothing: not any more."""

    seat: int
    game: str = ""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended for somebody."""

    player: str | None
    name: str
    points: int
    won: bool = False


class PlayedGame(msgspec.Struct, frozen=True):
    game: str
    standings: list[Standing]


class EveningKept(Happening, tag="evening_kept", frozen=True):
    """What was played before this table, by the same people."""

    games: list[PlayedGame]


class Reacted(Happening, tag="reacted", frozen=True):
    """A person shows the others a sign."""

    seat: int
    sign: str


class Nudged(Happening, tag="nudged", frozen=True):
    """A person reminds another one."""

    seat: int
    by: int


class Unsaid(Happening, tag="unsaid", frozen=True):
    """A seat takes its choice back, before anybody has seen it."""

    seat: int


What = (
    Created
    | Sat
    | BotSeated
    | Removed
    | OptionSet
    | FirstSet
    | WatchingSet
    | TimerSet
    | HostSet
    | Sealed
    | Shared
    | Begun
    | Brought
    | Said
    | RematchOpened
    | AskedToSit
    | SeatClaimed
    | Granted
    | RequestEnded
    | LockSet
    | Banned
    | Promised
    | PromisesClosed
    | Resealed
    | SealClosed
    | EndWished
    | Ended
    | DeletionAgreed
    | DeletionTakenBack
    | Woken
    | Renamed
    | AgainWished
    | EveningKept
    | Reacted
    | Nudged
    | Unsaid
)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A happening with its stamp: when, by whom, and the id of the message that caused it."""

    what: What
    at: float
    player: str = ""
    message: str = ""
    v: int = 0
    """The version it is stored in."""


class _Stored(msgspec.Struct, frozen=True):
    v: int = 0


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Entry).decode
_version = msgspec.json.Decoder(_Stored).decode


def encode(entry: Entry) -> bytes:
    return _encode(msgspec.structs.replace(entry, v=VERSION))


def decode(body: bytes) -> Entry:
    """An entry of this version or an older one."""
    try:
        entry = _decode(body)
    except msgspec.ValidationError:
        _refuse_newer(_version(body).v)
        raise
    _refuse_newer(entry.v)
    return entry


def _refuse_newer(version: int) -> None:
    if version > VERSION:
        raise NewerEntryError(NEWER_ENTRY, version=version, known=VERSION)
