"""What travels between server and client. The client's types are generated from these."""

from typing import Literal

import msgspec

WIRE = 1
"""The version of what travels here; a page says with which one it was built."""
OLDEST_WIRE = 1
"""Older pages are told to load anew."""

# From the client


class Wish(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client asks for; its id makes sure that asking twice does it once."""

    id: str


class Sit(Wish, tag="sit", frozen=True):
    """Take a new seat before the start, or a bot's seat later."""

    name: str
    seat: int | None = None
    """One of one's own seats, to rename it; later a bot's seat, or one's own again."""
    another: bool = False
    """One more seat for somebody who plays on the same device."""


class Leave(Wish, tag="leave", frozen=True):
    """Get up from all one's seats: they go before the start, later bots play on."""


class AddBot(Wish, tag="add_bot", frozen=True):
    bot: str


class Remove(Wish, tag="remove", frozen=True):
    """The host takes a seat away; later a bot plays on for it."""

    seat: int


class SetOption(Wish, tag="set_option", frozen=True):
    key: str
    value: str


class SetFirst(Wish, tag="set_first", frozen=True):
    seat: int | None


class SetWatching(Wish, tag="set_watching", frozen=True):
    allowed: bool


class SetTimer(Wish, tag="set_timer", frozen=True):
    """How long a person may think, in seconds; None: as long as they like."""

    seconds: int | None


class Start(Wish, tag="start", frozen=True):
    """Seal the dice and begin."""


class Share(Wish, tag="share", frozen=True):
    """A person's part of the luck: 32 hexadecimal digits."""

    share: str


class Say(Wish, tag="say", frozen=True):
    """A move, in notation."""

    move: str
    seat: int | None = None
    """Which of one's seats says it; None: the one shown."""


class Rematch(Wish, tag="rematch", frozen=True):
    """Bis! The same people, once more."""


ClientMessage = (
    Sit
    | Leave
    | AddBot
    | Remove
    | SetOption
    | SetFirst
    | SetWatching
    | SetTimer
    | Start
    | Share
    | Say
    | Rematch
)

# To the client: the table


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


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    code: str
    invite: str
    phase: Literal["lobby", "sealing", "playing", "over"]
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
    commit: str | None
    shares: dict[int, str]
    seed: str | None
    """Told when the game is over."""
    rematch: str | None
    hints: bool
    """Whether you may ask for hints here: nobody else plays but bots."""


# To the client: the games


class EncoreSheet(msgspec.Struct, frozen=True):
    checked: list[str]
    marks: int
    columns: dict[str, int]
    """Points of each column claimed."""
    colors: dict[str, int]
    """Points of each color claimed."""


class EncoreView(msgspec.Struct, frozen=True, tag_field="game", tag="encore"):
    printed: list[str]
    """Seven rows of fifteen letters; a small letter has a star."""
    turn: int
    active: int
    colors: list[str]
    numbers: list[str]
    """The roll; empty before it."""
    taken: str | None
    """What the active player took, if that is known."""
    column_values: list[list[int]]
    """Upper and lower values; the upper is 0 once somebody has it."""
    sheets: list[EncoreSheet]


class OneMoreEncoreSheet(EncoreSheet, frozen=True):
    symbols: int
    """Special-die symbols circled and not used."""
    hearts: int
    rows: list[str]
    column_hearts: dict[str, int]


class OneMoreEncoreView(msgspec.Struct, frozen=True, tag_field="game", tag="one_more_encore"):
    printed: list[str]
    golden: list[str]
    turn: int
    active: int
    colors: list[str]
    numbers: list[str]
    special: str | None
    taken: str | None
    column_values: list[list[int]]
    row_bonuses: dict[str, str | None]
    """What completing each row still brings."""
    bomb: str | None
    """The row whose bonus bomb is due now."""
    sheets: list[OneMoreEncoreSheet]


class Flip7Line(msgspec.Struct, frozen=True):
    numbers: list[int]
    modifiers: list[str]
    chance: bool
    status: Literal["in", "stayed", "frozen", "busted"]
    worth: int
    total: int


class Flip7FlipThree(msgspec.Struct, frozen=True):
    seat: int
    left: int
    pending: list[str]


class Flip7View(msgspec.Struct, frozen=True, tag_field="game", tag="flip7"):
    round: int
    dealer: int
    lines: list[Flip7Line]
    flips: list[Flip7FlipThree]
    at_hand: str | None
    """The action to be aimed now."""
    deck: int
    discards: int
    left: dict[str, int]
    """How many of each card are in the deck: anybody could have counted."""


class CrissCrossSheet(msgspec.Struct, frozen=True):
    rows: list[str]
    points: dict[str, int]
    """Points of each line: `row 1`, `column A`, `diagonal`."""


class CrissCrossView(msgspec.Struct, frozen=True, tag_field="game", tag="criss_cross"):
    round: int
    symbols: list[str]
    """The roll; empty before it."""
    sheets: list[CrissCrossSheet]


View = EncoreView | OneMoreEncoreView | Flip7View | CrissCrossView


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
    """Your legal moves; a bare `bomb` or `bonus Q` stands for a list too long to send unasked."""
    parts: list[list[Part]]
    """Everybody's score, line by line."""
    scores: list[int]
    winners: list[int]
    rating: int | None


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, to be told in words."""

    kind: str
    seat: int | None = None
    by: int | None = None
    text: str | None = None
    """A move, card, roll, symbol, column, row or color, in notation."""
    points: int | None = None
    bonus: str | None = None
    scores: list[int] | None = None


class Past(msgspec.Struct, frozen=True):
    """A position of the record, for the replay."""

    line: int
    lines: int
    position: Position
    events: list[Event]


# Answers over HTTP


class OptionInfo(msgspec.Struct, frozen=True):
    key: str
    about: str
    values: list[str]
    default: str


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    seats: list[int]
    """The fewest and the most."""
    box: list[int]
    """The same, as the box says."""
    options: list[OptionInfo]
    bots: list[str]


class SheetInfo(msgspec.Struct, frozen=True):
    rows: list[str]


class NewTable(msgspec.Struct, frozen=True):
    """What to set up."""

    game: str


class TableMade(msgspec.Struct, frozen=True):
    id: str
    code: str


class TableFound(msgspec.Struct, frozen=True):
    id: str


class TableBrief(msgspec.Struct, frozen=True):
    """One of your tables."""

    id: str
    game: str
    phase: Literal["lobby", "sealing", "playing", "over"]
    names: list[str]
    your_turn: bool
    touched: float
    """When something last happened, in seconds since 1970."""
    scores: list[int] | None
    """The result, once the game is over."""
    winners: list[int]


# The coach


class Advice(msgspec.Struct, frozen=True):
    """One of the best moves, and what it leads to."""

    move: str
    points: float
    """The final score to expect."""
    win: float | None
    """The chance to win, from 0 to 1; None alone, here and in all that follows."""
    noise_points: float
    """The standard error of the difference to the best move."""
    noise_win: float | None
    words: dict[str, list[str]]
    """What is to be said about it, by language."""


class Hint(msgspec.Struct, frozen=True):
    game: str
    seat: int
    line: int
    """How many lines of the record stand before it."""
    unit: Literal["win", "points"]
    """What counts: the chance to win, or points alone."""
    moves: list[Advice]
    """The best first."""
    note: str | None
    """About how this was judged."""


class DecisionWords(msgspec.Struct, frozen=True):
    best: list[str]
    played: list[str]


class Decision(msgspec.Struct, frozen=True):
    """A move that was made, and what it cost against the best one found."""

    line: int
    """Among the lines of the record's body, from 0 on."""
    seat: int
    move: str
    best: str
    cost_points: float
    cost_win: float | None
    noise_points: float
    noise_win: float | None
    verdict: Literal["only", "best", "fine", "mistake", "blunder", "silent"]
    """`silent`: too close to tell."""
    words: dict[str, DecisionWords]


class Account(msgspec.Struct, frozen=True):
    """One seat's game: start + luck + own + others = final."""

    name: str
    seat: int
    start_points: float
    start_win: float | None
    luck_points: float
    luck_win: float | None
    luck_noise_points: float
    luck_noise_win: float | None
    own_points: float
    own_win: float | None
    others_points: float
    others_win: float | None
    final_points: float
    final_win: float | None
    lost_points: float
    """What mistakes and blunders cost."""
    lost_win: float | None
    decisions: int
    mistakes: int
    blunders: int
    worst: list[int]
    """Places among all decisions, the costliest first."""


class Outlook(msgspec.Struct, frozen=True):
    """What every seat could expect after a line; -1 is the beginning."""

    line: int
    points: list[float]
    win: list[float] | None


class Review(msgspec.Struct, frozen=True):
    """A finished game looked at again."""

    game: str
    unit: Literal["win", "points"]
    finished: bool
    seats: list[Account]
    decisions: list[Decision]
    worst: list[int]
    curve: list[Outlook]
    note: str | None


class ReviewState(msgspec.Struct, frozen=True):
    """How far a review is; ask again until it is done."""

    state: Literal["queued", "running", "done"]
    progress: float
    """From 0 to 1."""
    review: Review | None
    yours: list[int]
    """Your seats in this game."""


class Refusal(msgspec.Struct, frozen=True):
    reason: str


# To the client


class Snapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """All there is to know; sent on connecting and after a gap."""

    version: int
    table: TableInfo
    position: Position | None
    log: list[Event]
    """What happened so far."""
    wire: int = WIRE


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """The table after something happened, and what it was."""

    version: int
    table: TableInfo
    position: Position | None
    events: list[Event]


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """A wish is fulfilled, for good."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A wish is refused; nothing has changed."""

    id: str
    reason: str
    rule: str | None


ServerMessage = Snapshot | Update | Done | Refused
