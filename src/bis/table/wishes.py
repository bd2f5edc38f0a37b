"""What a client asks for."""

import msgspec


class Asked(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What all wishes have: an id, which makes sure that asking twice does it once."""

    id: str


class Sit(Asked, tag="sit", frozen=True):
    """Take a new seat before the start, or a bot's seat later."""

    name: str
    seat: int | None = None
    """One of one's own seats, to rename it; later a bot's seat, or one's own again."""
    another: bool = False
    """One more seat for somebody who plays on the same device."""


class Leave(Asked, tag="leave", frozen=True):
    """Get up from all one's seats: they go before the start, later bots play on."""


class AddBot(Asked, tag="add_bot", frozen=True):
    bot: str


class Remove(Asked, tag="remove", frozen=True):
    """The host takes a seat away; later a bot plays on for it."""

    seat: int


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


class Share(Asked, tag="share", frozen=True):
    """A person's part of the luck: 32 hexadecimal digits."""

    share: str


class Say(Asked, tag="say", frozen=True):
    """A move, in notation."""

    move: str
    seat: int | None = None
    """Which of one's seats says it; None: the one shown."""


class Rematch(Asked, tag="rematch", frozen=True):
    """Bis! The same people, once more."""


class Delete(Asked, tag="delete", frozen=True):
    """Leave nothing of this table, once all who sit there agree."""

    agreed: bool = True
    """Or take it back."""


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
    | Share
    | Say
    | Rematch
    | Delete
)
