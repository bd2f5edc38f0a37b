"""What a client is told. The client's types are generated from these and from the wishes."""

from typing import Literal

import msgspec

from bis.table.requests import RequestKind
from bis.table.shown import View
from bis.table.table import Phase, Step, Why

WIRE = 2
"""The version of what travels between client and server; a page says with which it was built."""
OLDEST_WIRE = 2
"""Older pages are told to load anew."""

# The table


class Seat(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["person", "bot"]
    bot: str | None
    connected: bool
    waiting: bool
    """Whether the table waits for this seat."""
    kept: bool
    """Whether a bot plays on here for somebody who may come back."""
    left: float | None
    """Seconds, as of this message, until a bot makes this seat's move."""
    stand_in: float | None
    """Seconds, as of this message, until a stand-in may be called for a person who is away."""
    color: str = ""
    """The one a person chose, by its letter."""


class SeatRequest(msgspec.Struct, frozen=True):
    """What somebody without a seat asks for: you, or somebody you are to answer."""

    number: int
    kind: RequestKind
    seat: int
    name: str
    yours: bool
    granted: bool
    """The host has agreed; a choice of that seat still waits for others'."""


class Sealed(msgspec.Struct, frozen=True):
    """What is known of the dice that are still to come, before the seed is told."""

    number: int
    """Which of the table's seals it is, from 0."""
    event: int
    """The first chance event that it decides; 0 is the first player."""
    commit: str
    """The SHA-256 of the seed."""
    step: Step | None
    """Shares are promised, then told; None: all that come are there."""
    promises: dict[int, str]
    """The SHA-256 of each share, by seat."""
    shares: dict[int, str]


class Wanted(msgspec.Struct, frozen=True):
    """Who would play again, and which game."""

    seat: int
    game: str


class EveningRow(msgspec.Struct, frozen=True):
    """How the games of an evening went for somebody."""

    name: str
    won: int
    points: list[int | None]
    """In each game; None: not there."""
    wins: list[bool]


class Evening(msgspec.Struct, frozen=True):
    """What the same people played, one game after the other."""

    games: list[str]
    rows: list[EveningRow]


class Shown(msgspec.Struct, frozen=True):
    """A sign that somebody showed: a reaction, or a `nudge`."""

    number: int
    """Those of later signs are larger."""
    seat: int
    sign: str
    to: int | None
    """Whom it is for; None: everybody."""


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    code: str
    invite: str
    phase: Phase
    options: dict[str, str]
    first: int | None
    """Who begins, if chosen or drawn already."""
    watching: bool
    timer: int | None
    seats: list[Seat]
    you: int | None
    """The seat you see: of several on one device the one to act, else the one that acted last."""
    yours: list[int]
    """All your seats."""
    host: bool
    """Whether you are the host."""
    host_seat: int | None
    """Where the host sits,"""
    acting: bool
    """and whether only while the one whose role it is is away."""
    locked: bool
    """Whether nobody new sits down."""
    requests: list[SeatRequest]
    """Your own, and those you are to answer."""
    seal: Sealed | None
    seed: str | None
    """Told when the game is over; of several seals the last one's."""
    end_agreed: list[int]
    """The first seats of those who would end the game without a result."""
    ended: Why | None
    """Why it was, if it was."""
    rematch: str | None
    deleting: list[int]
    """The seats of those who want the table to be deleted; it is, once nobody's is missing."""
    hints: bool
    """Whether you may ask for hints here: nobody else plays but bots."""
    watchers: int = 0
    """How many look on without a seat."""
    again: list[Wanted] = []
    """Who would play again, by their first seats."""
    evening: Evening | None = None
    """The score over the games that were played before, and this one once it is over."""
    shown: list[Shown] = []
    """The last signs that people showed each other."""
    device: int | None = None
    """How many rolls or cards there were when the game was brought from a device: nobody can prove
    them. None: it was not."""


# The game


class Part(msgspec.Struct, frozen=True):
    label: str
    points: int


class Position(msgspec.Struct, frozen=True):
    """The game as one seat sees it."""

    view: View
    to_act: list[int]
    chosen: list[bool]
    """Who has chosen, where several choose at the same time."""
    mine: str | None
    """What you have chosen already, before all have."""
    legal: list[str]
    """Your legal moves, but for those too many to send unasked."""
    on_demand: list[str]
    """What these begin with, `bomb` or `bonus Q`: ask for the moves with such a first word."""
    parts: list[list[Part]]
    """Everybody's score, line by line."""
    scores: list[int]
    winners: list[int]
    rating: int | None
    line: int
    """How many lines the record has; a move says at which it was chosen."""
    can_unsay: bool = False
    """Whether what you have chosen can be taken back: nobody has seen it."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, to be told in words."""

    kind: str
    seat: int | None = None
    by: int | None = None
    text: str | None = None
    """A move, card, roll, symbol, column, row or color, in notation; or a name."""
    points: int | None = None
    bonus: str | None = None
    scores: list[int] | None = None


class Past(msgspec.Struct, frozen=True):
    """A position of the record, for the replay."""

    line: int
    lines: int
    position: Position
    events: list[Event]
    yours: list[int] = []
    """Your seats in this game."""


class Objection(msgspec.Struct, frozen=True):
    """Why a move cannot be said."""

    reason: str
    """An English sentence,"""
    rule: str | None
    """the rule that forbids it, if one does,"""
    code: str | None
    """which reason it is,"""
    parts: dict[str, str]
    """and what its sentence speaks of."""


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """What would become of a move; nothing has happened."""

    why: Objection | None = None
    """Why it cannot be said; else"""
    parts: list[Part] = []
    """one's score after it, line by line, where the game can tell,"""
    events: list[Event] = []
    """and what it wins."""


# News, and answers to wishes


class Snapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """All there is to know; sent on connecting and after a gap."""

    version: int
    table: TableInfo
    position: Position | None
    log: list[Event]
    """What happened so far."""
    rolled: dict[int, str]
    """All that dice or deck said so far, by its line of the record."""
    wire: int = WIRE


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """The table after something happened, and what it was."""

    version: int
    table: TableInfo
    position: Position | None
    events: list[Event]
    rolled: dict[int, str]
    """What dice or deck said since, by its line of the record."""


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """A wish is fulfilled, for good."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A wish is refused; nothing has changed."""

    id: str
    reason: str
    """An English sentence."""
    rule: str | None
    """The rule that is broken, if one is."""
    code: str | None = None
    """Which reason it is,"""
    parts: dict[str, str] = {}
    """and what its sentence speaks of."""


Told = Snapshot | Update | Done | Refused
