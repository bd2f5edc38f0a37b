"""What a seat can say: a placement, or pass."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal, TypeVar

from bis.core.errors import NotationError
from bis.core.reasons import NOT_THE_WORD, Reason
from bis.games.encore.pieces import (
    COLOR_FACES,
    COLOR_JOKER,
    NUMBER_FACES,
    NUMBER_JOKER,
    ROWS,
    Printed,
    Squares,
    read_squares,
    write_squares,
)

PASS_ALONE = Reason("encore.pass_alone", "{text!r} is no move: 'pass' stands alone")
NO_TWO_DICE = Reason(
    "encore.no_two_dice", "{text!r} is no move: {dice!r} is no color die and number die"
)


@dataclass(frozen=True, slots=True)
class Placement:
    """Two dice taken, and the squares checked with them: `b3 G4 H4 H5`."""

    kind: ClassVar[Literal["placement"]] = "placement"
    rows: ClassVar[str] = ROWS

    color: str
    number: str
    squares: Squares

    def __str__(self) -> str:
        return write_placement(self.color + self.number, self.squares, self.rows)

    @classmethod
    def parse(cls: "type[P]", text: str) -> "P":
        dice, *names = text.split(" ")
        if dice == "pass":
            raise NotationError(PASS_ALONE, text=text)
        if len(dice) != 2 or dice[0] not in COLOR_FACES or dice[1] not in NUMBER_FACES:
            raise NotationError(NO_TWO_DICE, text=text, dice=dice)
        return cls(dice[0], dice[1], read_squares(names, cls.rows))

    @property
    def cost(self) -> int:
        """The exclamation marks its jokers cost (ENC-18)."""
        return joker_cost(self.color, self.number)


@lru_cache(maxsize=65_536)  # legal moves are written again with every roll
def write_placement(dice: str, squares: Squares, rows: str) -> str:
    return f"{dice} {write_squares(squares, rows)}".rstrip()


P = TypeVar("P", bound=Placement)
MakePlacement = Callable[[str, str, Squares], P]


@dataclass(frozen=True, slots=True)
class Pass:
    """No dice taken, nothing checked (ENC-09)."""

    kind: ClassVar[Literal["pass"]] = "pass"

    def __str__(self) -> str:
        return "pass"

    @staticmethod
    def parse(text: str) -> "Pass":
        if text != "pass":
            raise NotationError(NOT_THE_WORD, text=text, word="pass")
        return PASS


PASS = Pass()
Move = Placement | Pass


@lru_cache(maxsize=4096)  # read when it is judged, and again from what is stored
def parse_move(text: str) -> Move:
    return PASS if text == "pass" else Placement.parse(text)


def joker_cost(color: str, number: str) -> int:
    return (color == COLOR_JOKER) + (number == NUMBER_JOKER)


@lru_cache(maxsize=2048)  # those of all printed sheets, and of some that people write
def placements(
    kind: MakePlacement[P], printed: Printed, color: str, number: str
) -> tuple[tuple[Squares, P], ...]:
    """Everything two dice could ever check on a sheet, with its squares, in the order of groups."""
    return tuple(
        (squares, kind(color, number, squares))
        for group_color, count, squares in printed.groups
        if color in (group_color, COLOR_JOKER) and number in (str(count), NUMBER_JOKER)
    )
