"""What a seat can say, and what the deck can show."""

import re
from dataclasses import dataclass
from typing import ClassVar, Literal

from bis.core.errors import NotationError
from bis.core.reasons import NOT_THE_WORD, Reason
from bis.games.flip7.pieces import CARDS, KIND, Card

NO_TARGET = Reason("flip7.no_target", "{text!r} is not 'target' and a seat")
NO_MOVE = Reason("flip7.no_move", "{text!r} is none of 'hit', 'stay' and 'target N'")
NO_DRAW = Reason("flip7.no_draw", "{text!r} is not 'draw' and a card")
NO_CHANCE = Reason("flip7.no_chance", "{text!r} is neither 'draw' and a card nor 'shuffle'")

SEAT_NUMBER = re.compile("[0-9]|[1-9][0-9]")


# Moves


@dataclass(frozen=True, slots=True)
class Hit:
    """Encore: one more card (F7-07)."""

    kind: ClassVar[Literal["hit"]] = "hit"

    def __str__(self) -> str:
        return "hit"

    @staticmethod
    def parse(text: str) -> "Hit":
        if text != "hit":
            raise NotationError(NOT_THE_WORD, text=text, word="hit")
        return HIT


@dataclass(frozen=True, slots=True)
class Stay:
    """Stop: out of the round, the line is banked (F7-06)."""

    kind: ClassVar[Literal["stay"]] = "stay"

    def __str__(self) -> str:
        return "stay"

    @staticmethod
    def parse(text: str) -> "Stay":
        if text != "stay":
            raise NotationError(NOT_THE_WORD, text=text, word="stay")
        return STAY


@dataclass(frozen=True, slots=True)
class Target:
    """Aims the action at hand: `target 1` (F7-12, F7-13, F7-19)."""

    kind: ClassVar[Literal["target"]] = "target"

    seat: int

    def __str__(self) -> str:
        return f"target {self.seat}"

    @staticmethod
    def parse(text: str) -> "Target":
        word, _, seat = text.partition(" ")
        if word != "target" or not SEAT_NUMBER.fullmatch(seat):
            raise NotationError(NO_TARGET, text=text)
        return Target(int(seat))


HIT = Hit()
STAY = Stay()
Move = Hit | Stay | Target


def parse_move(text: str) -> Move:
    match text.partition(" ")[0]:
        case "hit":
            return Hit.parse(text)
        case "stay":
            return Stay.parse(text)
        case "target":
            return Target.parse(text)
    raise NotationError(NO_MOVE, text=text)


# Chance


@dataclass(frozen=True, slots=True)
class Draw:
    """The next card of the deck: `draw 12`."""

    kind: ClassVar[Literal["draw"]] = "draw"

    card: Card

    def __str__(self) -> str:
        return f"draw {self.card}"

    @staticmethod
    def parse(text: str) -> "Draw":
        word, _, card = text.partition(" ")
        if word != "draw" or card not in KIND:
            raise NotationError(NO_DRAW, text=text)
        return DRAWS[KIND[card]]


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The discards become the new deck (F7-25)."""

    kind: ClassVar[Literal["shuffle"]] = "shuffle"

    def __str__(self) -> str:
        return "shuffle"

    @staticmethod
    def parse(text: str) -> "Shuffle":
        if text != "shuffle":
            raise NotationError(NOT_THE_WORD, text=text, word="shuffle")
        return SHUFFLE


DRAWS = tuple(map(Draw, CARDS))
"""Every draw there is, in the order of the cards."""
SHUFFLE = Shuffle()
Chance = Draw | Shuffle


def parse_chance(text: str) -> Chance:
    match text.partition(" ")[0]:
        case "draw":
            return Draw.parse(text)
        case "shuffle":
            return Shuffle.parse(text)
    raise NotationError(NO_CHANCE, text=text)
