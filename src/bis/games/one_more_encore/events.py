"""What the table announces beyond Encore!'s events."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from bis.games.encore import events as encore
from bis.games.one_more_encore.moves import Bonus, Special


@dataclass(frozen=True, slots=True)
class SpecialUsed:
    kind: ClassVar[Literal["special_used"]] = "special_used"
    seat: int
    move: Special


@dataclass(frozen=True, slots=True)
class RowClaimed:
    """A row is complete; its bonus is None for those who come later (OME-15)."""

    kind: ClassVar[Literal["row_claimed"]] = "row_claimed"
    seat: int
    row: str
    bonus: str | None


@dataclass(frozen=True, slots=True)
class BonusUsed:
    """A row's bomb went off, or was declined (OME-16)."""

    kind: ClassVar[Literal["bonus_used"]] = "bonus_used"
    seat: int
    move: Bonus


@dataclass(frozen=True, slots=True)
class HeartsWritten:
    """The heart points under a column just completed (OME-19)."""

    kind: ClassVar[Literal["hearts_written"]] = "hearts_written"
    seat: int
    column: str
    points: int


Event = encore.Event | SpecialUsed | RowClaimed | BonusUsed | HeartsWritten
