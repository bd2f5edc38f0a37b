"""What moves are worth by weights, exactly as bis.bots.encore.compiled.worths has it."""

from collections.abc import Sequence
from typing import Generic

from bis.bots.encore.compiled.worths import (
    COLOR_CURVE,
    COLOR_DONE,
    COLOR_LINE,
    EARLY,
    EARLY_LEFT,
    END,
    FEW_MARKS,
    FILL,
    HURRY_AHEAD,
    HURRY_BEHIND,
    LAST,
    LATE,
    LEFT,
    MARK,
    MIDDLE,
    MIDDLE_LEFT,
    MOST_AHEAD,
    RACE,
    RACE_PARTS,
    REACH,
    ROLL_SQUARES,
    SCARCE,
    SINGLE,
    SQUARE,
    STAR,
)
from bis.bots.encore.reference.weights import Weights
from bis.games.encore.moves import Placement
from bis.games.encore.pieces import COLUMN, HEIGHT, Squares, lone
from bis.games.encore.rules import TURNS_ALONE
from bis.games.encore.scoring import (
    COLOR_FIRST,
    COLOR_LATER,
    COLUMN_FIRST,
    COLUMN_LATER,
    parts,
    union,
)
from bis.games.encore.state import S, Sheet, reach


def phase_of(sheets: Sequence[Sheet], turn: int) -> int:
    """By the squares that are lacking to two colors, for whom fewest are; alone also by rolls."""
    left = min(two_least(lacking(sheet, 0)) for sheet in sheets)
    if len(sheets) == 1:
        left = min(left, ROLL_SQUARES * (TURNS_ALONE - turn))
    if left > EARLY_LEFT:
        return EARLY
    if left > MIDDLE_LEFT:
        return MIDDLE
    return LATE if left else LAST


def lacking(sheet: Sheet, squares: Squares) -> list[int]:
    """How many squares each color lacks when these are checked, too."""
    checked = sheet.checked | squares
    return [(color & ~checked).bit_count() for color in sheet.printed.by_color.values()]


def two_least(left: list[int]) -> int:
    return sum(sorted(left)[:2])


class Scales(Generic[S]):
    """What one seat's moves are worth to it."""

    upper: Sequence[int] = COLUMN_FIRST

    def __init__(self, sheets: Sequence[S], seat: int, weights: Weights) -> None:
        others = [*sheets[:seat], *sheets[seat + 1 :]]
        self.sheet = sheets[seat]
        self.weights = weights
        self.taken = union(sheet.columns for sheet in sheets)
        self.taken_colors = {color for sheet in sheets for color in sheet.colors}
        self.rivals = [
            max([(other.checked & column).bit_count() for other in others], default=0)
            for column in COLUMN
        ]
        self.ahead = self.points(self.sheet) - max(map(self.points, others)) if others else None
        """Points ahead of the best of the others, if there are any."""
        self.open = self.open_with(0)
        self.least = two_least(lacking(self.sheet, 0))
        self._known: dict[Squares, int] = {}

    def points(self, sheet: S) -> int:
        return sum(part.points for part in parts(sheet))

    def placement(self, move: Placement) -> int:
        return self.gain(move.squares) - self.joker_price(move.cost)

    def joker_price(self, jokers: int) -> int:
        """A mark is dearer when few are left."""
        marks = self.sheet.marks
        scarce = max(0, FEW_MARKS - marks + jokers) - max(0, FEW_MARKS - marks)
        return self.weights[MARK] * jokers + self.weights[SCARCE] * scarce

    def gain(self, squares: Squares) -> int:
        """What checking squares is worth; remembered, since several dice may check the same."""
        if squares not in self._known:
            self._known[squares] = self.weigh(squares)
        return self._known[squares]

    def weigh(self, squares: Squares) -> int:
        stars = (squares & self.sheet.printed.stars).bit_count()
        worth = self.weights[SQUARE] * squares.bit_count() + self.weights[STAR] * stars
        columns, points = self.columns(squares)
        colors, more = self.colors(squares)
        worth += columns + colors + self.end(squares, 2 * stars + points + more)
        return worth + self.blocks(squares) + self.weights[REACH] * self.reached(squares)

    def columns(self, squares: Squares) -> tuple[int, int]:
        """For columns that fill up; and the points of those completed."""
        worth = points = 0
        for i, column in enumerate(COLUMN):
            if squares & column:
                before = (self.sheet.checked & column).bit_count()
                after = before + (squares & column).bit_count()
                worth += self.column(i, after) - self.column(i, before)
                if after == HEIGHT:
                    values = COLUMN_LATER if self.taken >> i & 1 else self.upper
                    points += self.column_points(values[i])
        return worth, points

    def column(self, i: int, filled: int) -> int:
        """A column so far filled, by what it offers and how far the others are."""
        if not filled:
            return 0
        offered = RACE_PARTS * self.column_points(COLUMN_LATER[i])
        if not self.taken >> i & 1:
            place = 1 + (filled > self.rivals[i]) - (filled < self.rivals[i])
            offered += self.weights[RACE + place] * (self.upper[i] - COLUMN_LATER[i])
        return offered * self.weights[FILL + filled]

    def column_points(self, value: int) -> int:
        """What a column brings that is claimed at an upper or lower value."""
        return value

    def colors(self, squares: Squares) -> tuple[int, int]:
        """For more squares of a color; and the points of those completed."""
        worth = points = 0
        for color, printed in self.sheet.printed.by_color.items():
            if count := (squares & printed).bit_count():
                offered = COLOR_LATER if color in self.taken_colors else COLOR_FIRST
                before = (self.sheet.checked & printed).bit_count()
                curve = self.weights[COLOR_CURVE] * (2 * before + count)
                worth += offered * count * (self.weights[COLOR_LINE] + curve)
                if not printed & ~self.sheet.checked & ~squares:
                    worth += offered * self.weights[COLOR_DONE]
                    points += offered
        return worth, points

    def end(self, squares: Squares, points: int) -> int:
        """For squares nearer to two colors, and for the end."""
        left = two_least(lacking(self.sheet, squares))
        leads = self.ahead is not None and self.ahead > 0
        hurry = self.weights[HURRY_AHEAD if leads else HURRY_BEHIND]
        worth = hurry * (self.least - left)
        if left == 0 and self.ahead is not None:
            worth += self.weights[END] * max(-MOST_AHEAD, min(MOST_AHEAD, self.ahead + points))
        return worth

    def blocks(self, squares: Squares) -> int:
        """For what is left of blocks, and for squares that stand alone in them."""
        touched = [block for block in self.sheet.printed.blocks if block & squares]
        free = [block & ~self.sheet.checked for block in touched]
        return sum(self.block(block & ~squares) - self.block(block) for block in free)

    def block(self, free: Squares) -> int:
        if not free:
            return 0
        alone = lone(free).bit_count()
        return self.weights[LEFT + free.bit_count()] + self.weights[SINGLE] * alone

    def reached(self, squares: Squares) -> int:
        """How many more squares a placement may start from."""
        return self.open_with(squares) - self.open

    def open_with(self, squares: Squares) -> int:
        """How many a placement may start from when these are checked, too."""
        checked = self.sheet.checked | squares
        return (reach(checked) & ~checked).bit_count()
