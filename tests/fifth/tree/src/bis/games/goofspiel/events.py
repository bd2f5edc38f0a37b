"""What the table announces."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from bis.core.game import Chose, Ended


@dataclass(frozen=True, slots=True)
class Turned:
    """A prize was turned up (GS-02)."""

    kind: ClassVar[Literal["turned"]] = "turned"
    card: int


@dataclass(frozen=True, slots=True)
class WasBid:
    kind: ClassVar[Literal["was_bid"]] = "was_bid"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Won:
    """The highest bid takes the prize (GS-04)."""

    kind: ClassVar[Literal["won"]] = "won"
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Tied:
    """Several bid highest: nobody gets the prize (GS-04)."""

    kind: ClassVar[Literal["tied"]] = "tied"
    card: int


Event = Turned | Chose | WasBid | Won | Tied | Ended
