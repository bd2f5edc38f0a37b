"""What a client asks for."""

import msgspec


class Asked(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What all wishes have: an id, which makes sure that asking twice does it once."""

    id: str


class Sit(Asked, tag="sit", frozen=True):
    """Take a new seat before the start; later one's own again."""

    name: str
    seat: int | None = None
    """One of one's own seats, to rename it."""
    another: bool = False
    """One more seat for somebody who plays on the same device."""


class Leave(Asked, tag="leave", frozen=True):
    """Get up from all one's seats: they go before the start, later bots play on."""


class AddBot(Asked, tag="add_bot", frozen=True):
    bot: str


class Remove(Asked, tag="remove", frozen=True):
    """The host takes a seat away; later a bot plays on for who is away."""

    seat: int
    for_good: bool = False
    """Whoever sat there does not come back, not even to look."""


class SetOption(Asked, tag="set_option", frozen=True):
    key: str
    value: str


class SetFirst(Asked, tag="set_first", frozen=True):
    seat: int | None


class SetWatching(Asked, tag="set_watching", frozen=True):
    allowed: bool


class SetTimer(Asked, tag="set_timer", frozen=True):
    """How long a person may think, in seconds; None: as long as they like."""

    seconds: int | None


class Start(Asked, tag="start", frozen=True):
    """Seal the dice and begin."""


class Promise(Asked, tag="promise", frozen=True):
    """The SHA-256 of one's share, in hexadecimal digits, before anybody tells theirs."""

    digest: str


class Share(Asked, tag="share", frozen=True):
    """A person's part of the luck: the 32 hexadecimal digits that were promised."""

    share: str


class Say(Asked, tag="say", frozen=True):
    """A move, in notation."""

    move: str
    seat: int | None = None
    """Which of one's seats says it; None: the one shown."""
    at: int | None = None
    """The line of the record it was chosen at; None: wherever the game is."""


class Rematch(Asked, tag="rematch", frozen=True):
    """Bis! The same people, once more; with the last of those who are there it begins."""

    game: str | None = None
    """Another game; None: this one."""
    agreed: bool = True
    """Or take it back."""
    now: bool = False
    """Wait for nobody else: the next table opens, and its host begins there."""


class StandIn(Asked, tag="stand_in", frozen=True):
    """Call a bot that plays on for a person who is away."""

    seat: int


class AskSeat(Asked, tag="ask_seat", frozen=True):
    """Ask the host for a bot's seat in a running game."""

    seat: int
    name: str


class ClaimSeat(Asked, tag="claim_seat", frozen=True):
    """That is me, on another device: another person at the table says whether it is."""

    seat: int


class Withdraw(Asked, tag="withdraw", frozen=True):
    """What one has asked for is not wanted any more."""


class Answer(Asked, tag="answer", frozen=True):
    """Yes or no to what somebody asks for."""

    number: int
    yes: bool
    for_good: bool = False
    """The host wants no more of them: no seat, no asking, no looking."""


class SetLock(Asked, tag="set_lock", frozen=True):
    """Whether nobody new sits down."""

    locked: bool


class End(Asked, tag="end", frozen=True):
    """End the game without a result, once every person here agrees; or take that back."""

    agreed: bool = True


class Delete(Asked, tag="delete", frozen=True):
    """Leave nothing of this table, once all who sit there agree."""

    agreed: bool = True
    """Or take it back."""


class Rename(Asked, tag="rename", frozen=True):
    """Be called otherwise, or have another color, before the game or in it."""

    name: str
    seat: int | None = None
    """Which of one's seats; None: the one shown."""
    color: str | None = None
    """One of the five, by its letter; None: as it is."""


class React(Asked, tag="react", frozen=True):
    """Show the others a small sign."""

    sign: str


class Nudge(Asked, tag="nudge", frozen=True):
    """Remind somebody for whom the table has waited a while."""

    seat: int


class Ping(Asked, tag="ping", frozen=True):
    """Nothing is wished but an answer: does the line still carry?"""


class Unsay(Asked, tag="unsay", frozen=True):
    """Take a choice back that waits for others'."""

    seat: int | None = None
    """Which of one's seats; None: the one shown."""
    at: int | None = None
    """The line of the record it was made at; None: wherever the game is."""


Wish = (
    Sit
    | Leave
    | AddBot
    | Remove
    | SetOption
    | SetFirst
    | SetWatching
    | SetTimer
    | Start
    | Promise
    | Share
    | Say
    | Rematch
    | StandIn
    | AskSeat
    | ClaimSeat
    | Withdraw
    | Answer
    | SetLock
    | End
    | Delete
    | Rename
    | React
    | Nudge
    | Ping
    | Unsay
)
