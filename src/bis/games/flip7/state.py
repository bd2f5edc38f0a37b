"""All there is to know in the middle of a game. The order of the deck is not part of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, assert_never

from bis.core.seats import TABLE
from bis.games.flip7.pieces import (
    CARDS,
    NO_CARDS,
    Action,
    Card,
    Counts,
    Modifier,
    is_action,
    with_cards,
)

Edition = Literal["fr", "en"]
Status = Literal["in", "stayed", "frozen", "busted"]
Due = Literal["offer", "card", Action, "nothing"]
"""What comes next: an offer, a card, the aim of the action at hand, or nothing more."""


@dataclass(frozen=True, slots=True)
class Line:
    """What lies in front of one seat, as it was dealt, and how that seat stands in the round."""

    numbers: tuple[int, ...] = ()
    """All different, but for the last one of a busted line."""
    modifiers: tuple[Modifier, ...] = ()
    chance: bool = False
    """Whether a Second Chance is kept here."""
    status: Status = "in"

    @property
    def is_in(self) -> bool:
        return self.status == "in"

    @property
    def is_empty(self) -> bool:
        """No number, modifier or Second Chance (F7-05)."""
        return not (self.numbers or self.modifiers or self.chance)

    def cards(self) -> Iterator[Card]:
        for number in self.numbers:
            yield CARDS[number]
        yield from self.modifiers
        if self.chance:
            yield "chance"


@dataclass(frozen=True, slots=True)
class FlipThree:
    """A Flip Three under way: to whom, how many cards are to come, which actions wait."""

    seat: int
    left: int = 3
    pending: tuple[Action, ...] = ()


Lines = tuple[Line, ...]
Flips = tuple[FlipThree, ...]
Rounds = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class State:
    """One table: the score pad, the cards wherever they lie, and what comes next."""

    edition: Edition
    rounds: Rounds
    """The score pad: each finished round's points by seat."""
    dealer: int
    deck: Counts
    discards: Counts
    lines: Lines
    spent: tuple[Action, ...]
    """The Freezes and Flip Threes that have taken effect this round (F7-25)."""
    turn: int
    """Whose offer or opening card it is, or whose set the chain off that is under way (F7-22)."""
    due: Due
    flips: Flips = ()
    """The Flip Threes under way, the innermost last (F7-17)."""
    undealt: int = 0
    """How many seats are still to get their opening card (F7-05)."""

    @property
    def receiver(self) -> int:
        """Who gets the next card, and aims the action at hand."""
        return self.flips[-1].seat if self.flips else self.turn


def to_act(state: State) -> tuple[int, ...]:
    match state.due:
        case "card":
            return (TABLE,)
        case "nothing":
            return ()
        case "offer" | "freeze" | "flip3" | "chance":
            return (state.receiver,)
    assert_never(state.due)


def on_table(lines: Lines, spent: tuple[Action, ...], flips: Flips) -> Iterator[Card]:
    """The cards that the end of a round sends to the discards (F7-24)."""
    for line in lines:
        yield from line.cards()
    yield from spent
    for flip in flips:
        yield from flip.pending


def all_cards(state: State) -> Counts:
    """Deck, discards and table together: always the full deck (F7-27)."""
    table = with_cards(NO_CARDS, on_table(state.lines, state.spent, state.flips))
    if is_action(state.due):
        table = with_cards(table, [state.due])
    return tuple(map(sum, zip(state.deck, state.discards, table, strict=True)))


def turns(state: State) -> int:
    """Rounds played to their end."""
    return len(state.rounds)
