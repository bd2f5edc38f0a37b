"""What the table announces."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from bis.core.game import Ended
from bis.games.flip7.pieces import Action, Card, Number


@dataclass(frozen=True, slots=True)
class Dealt:
    """A card is turned up for a seat; it joins the line unless the next event says otherwise."""

    kind: ClassVar[Literal["dealt"]] = "dealt"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Busted:
    kind: ClassVar[Literal["busted"]] = "busted"
    seat: int
    card: Number


@dataclass(frozen=True, slots=True)
class Saved:
    """A Second Chance was spent instead of a bust; both cards are discarded (F7-18)."""

    kind: ClassVar[Literal["saved"]] = "saved"
    seat: int
    card: Number


@dataclass(frozen=True, slots=True)
class FlippedSeven:
    kind: ClassVar[Literal["flipped_seven"]] = "flipped_seven"
    seat: int


@dataclass(frozen=True, slots=True)
class Stayed:
    kind: ClassVar[Literal["stayed"]] = "stayed"
    seat: int
    points: int
    """What the line is worth, and keeps."""


@dataclass(frozen=True, slots=True)
class Frozen:
    kind: ClassVar[Literal["frozen"]] = "frozen"
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class FlipThreeBegun:
    kind: ClassVar[Literal["flip_three_begun"]] = "flip_three_begun"
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class Postponed:
    """An action revealed in a Flip Three waits until the three are dealt (F7-15)."""

    kind: ClassVar[Literal["postponed"]] = "postponed"
    seat: int
    card: Action


@dataclass(frozen=True, slots=True)
class ChanceKept:
    kind: ClassVar[Literal["chance_kept"]] = "chance_kept"
    seat: int


@dataclass(frozen=True, slots=True)
class ChanceGiven:
    kind: ClassVar[Literal["chance_given"]] = "chance_given"
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """An action that nobody can receive, or that a bust made void (F7-16, F7-19)."""

    kind: ClassVar[Literal["discarded"]] = "discarded"
    seat: int
    card: Action


@dataclass(frozen=True, slots=True)
class Shuffled:
    """So many discards are the new deck (F7-25)."""

    kind: ClassVar[Literal["shuffled"]] = "shuffled"
    cards: int


@dataclass(frozen=True, slots=True)
class NoCardLeft:
    """A card was due to this seat, and there is none (F7-26)."""

    kind: ClassVar[Literal["no_card_left"]] = "no_card_left"
    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """What the round brought each seat."""

    kind: ClassVar[Literal["round_ended"]] = "round_ended"
    scores: tuple[int, ...]


Event = (
    Dealt
    | Busted
    | Saved
    | FlippedSeven
    | Stayed
    | Frozen
    | FlipThreeBegun
    | Postponed
    | ChanceKept
    | ChanceGiven
    | Discarded
    | Shuffled
    | NoCardLeft
    | RoundEnded
    | Ended
)
