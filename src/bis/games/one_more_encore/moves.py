"""What a seat can say: Encore!'s moves, the special die, and the bonus bomb of a row."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import ClassVar, Literal

from bis.core.errors import NotationError
from bis.core.reasons import Reason
from bis.games.encore import moves as encore
from bis.games.encore.moves import PASS, Pass
from bis.games.encore.pieces import Squares, each, read_squares, write_squares
from bis.games.one_more_encore.pieces import ROWS, SPECIAL_FACES, WINDOWS

NO_SPECIAL_FACE = Reason(
    "one_more_encore.no_special_face", "{face!r} is no face of the special die"
)
NO_BONUS = Reason(
    "one_more_encore.no_bonus", "{text!r} is no bonus: 'bonus', a row, then squares or 'pass'"
)


@dataclass(frozen=True, slots=True)
class Placement(encore.Placement):
    """As in Encore!, with lettered rows: `g2 HP IP`."""

    rows: ClassVar[str] = ROWS


@dataclass(frozen=True, slots=True)
class Special:
    """The special die taken, and the squares checked with it: `bomb CQ CR DQ DR`, `heart`."""

    kind: ClassVar[Literal["special"]] = "special"

    face: str
    squares: Squares = 0

    def __str__(self) -> str:
        return encore.write_placement(self.face, self.squares, ROWS)

    @staticmethod
    def parse(text: str) -> "Special":
        face, *names = text.split(" ")
        if face not in SPECIAL_FACES:
            raise NotationError(NO_SPECIAL_FACE, face=face)
        return Special(face, read_squares(names, ROWS))


@dataclass(frozen=True, slots=True)
class Bonus:
    """The bomb won by completing a row, or declined: `bonus Q EP EQ FP`, `bonus Q pass`."""

    kind: ClassVar[Literal["bonus"]] = "bonus"

    row: str
    squares: Squares = 0
    """None of them: declined, or nothing left to check."""

    def __str__(self) -> str:
        return f"bonus {self.row} {write_squares(self.squares, ROWS) or 'pass'}"

    @staticmethod
    def parse(text: str) -> "Bonus":
        match text.split(" "):
            case ["bonus", row, "pass"] if row in tuple(ROWS):
                return Bonus(row)
            case ["bonus", row, first, *more] if row in tuple(ROWS):
                return Bonus(row, read_squares([first, *more], ROWS))
        raise NotationError(NO_BONUS, text=text)


Move = Placement | Special | Bonus | Pass


@lru_cache(maxsize=4096)  # read when it is judged, and again from what is stored
def parse_move(text: str) -> Move:
    word = text.split(" ", maxsplit=1)[0]
    if text == "pass":
        return PASS
    if word == "bonus":
        return Bonus.parse(text)
    return Special.parse(text) if word in SPECIAL_FACES else Placement.parse(text)


special = lru_cache(maxsize=8192)(Special)
"""The same move again, where it is listed with every roll."""


def in_order(groups: set[Squares]) -> list[Squares]:
    """Sets of squares compared square by square, by column, then row."""
    return sorted(groups, key=_one_by_one)


@lru_cache(maxsize=8192)
def _one_by_one(group: Squares) -> tuple[Squares, ...]:
    return tuple(each(group))


@cache
def bombs() -> tuple[Squares, ...]:
    """Every choice of squares inside a 2×2 square, each once (OME-09)."""
    return tuple(in_order({part for window in WINDOWS for part in _parts(window)}))


@cache
def bomb_moves() -> tuple[tuple[Squares, Special], ...]:
    """The same as the special die's moves, with their squares."""
    return tuple((squares, Special("bomb", squares)) for squares in bombs())


def _parts(window: Squares) -> list[Squares]:
    """Every non-empty part of a set of squares."""
    parts = [0]
    for square in each(window):
        parts += [part | square for part in parts]
    return parts[1:]
