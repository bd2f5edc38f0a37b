"""What the table announces."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from bis.core.game import Chose, Ended
from bis.games.encore.moves import Placement
from bis.games.encore.pieces import Roll


@dataclass(frozen=True, slots=True)
class Rolled:
    """The active player rolls for all (ENC-06)."""

    kind: ClassVar[Literal["rolled"]] = "rolled"
    seat: int
    roll: Roll


@dataclass(frozen=True, slots=True)
class Checked:
    kind: ClassVar[Literal["checked"]] = "checked"
    seat: int
    move: Placement


@dataclass(frozen=True, slots=True)
class Passed:
    """A pass of somebody who could have taken dice (ENC-09)."""

    kind: ClassVar[Literal["passed"]] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Stuck:
    """A pass of somebody for whom nothing fitted the dice."""

    kind: ClassVar[Literal["stuck"]] = "stuck"
    seat: int


@dataclass(frozen=True, slots=True)
class ColumnClaimed:
    kind: ClassVar[Literal["column_claimed"]] = "column_claimed"
    seat: int
    column: str
    points: int


@dataclass(frozen=True, slots=True)
class ColorClaimed:
    kind: ClassVar[Literal["color_claimed"]] = "color_claimed"
    seat: int
    color: str
    points: int


Event = Rolled | Chose | Checked | Passed | Stuck | ColumnClaimed | ColorClaimed | Ended
