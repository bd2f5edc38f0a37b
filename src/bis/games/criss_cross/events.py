"""What the table announces."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from bis.core.game import Chose, Ended
from bis.games.criss_cross.moves import Placement
from bis.games.criss_cross.pieces import Roll


@dataclass(frozen=True, slots=True)
class Started:
    """A seat has written its start symbol (CC-02)."""

    kind: ClassVar[Literal["started"]] = "started"
    seat: int
    symbol: str


@dataclass(frozen=True, slots=True)
class Rolled:
    kind: ClassVar[Literal["rolled"]] = "rolled"
    roll: Roll


@dataclass(frozen=True, slots=True)
class Wrote:
    kind: ClassVar[Literal["wrote"]] = "wrote"
    seat: int
    move: Placement


@dataclass(frozen=True, slots=True)
class Finished:
    """A seat has no two free squares side by side any more (CC-06)."""

    kind: ClassVar[Literal["finished"]] = "finished"
    seat: int


Event = Started | Rolled | Chose | Wrote | Finished | Ended
