"""A sensible beginner: fills columns, takes stars, leaves no single squares, saves jokers."""

from collections.abc import Sequence

from bis.bots.best import best
from bis.core.chance import Source
from bis.games.encore.moves import Move
from bis.games.encore.pieces import COLUMN, HEIGHT, Squares, beside, each
from bis.games.encore.scoring import COLOR_FIRST, COLUMN_FIRST, COLUMN_LATER, union
from bis.games.encore.state import Sheet
from bis.games.encore.view import View

POINT = 7350
"""What a point is worth; divisible so that all worths are whole numbers, alike on every machine."""
SQUARE = POINT
STAR = POINT
MARK = POINT * 5 // 2
STRANDED = POINT
"""The cost of a single square left apart in its block."""
COLOR = 2 * POINT
"""What a color's points are worth to whom completes it: others get less later."""
PROGRESS = 2 * POINT // HEIGHT**2
"""What a column's points are worth for its filling up, by the square of the height reached."""


def choose(view: View, legal: Sequence[Move], source: Source) -> Move:
    """The move worth most; among equals one at random."""
    return best(legal, worths(view, legal), source)


def worths(view: View, legal: Sequence[Move]) -> list[int]:
    assert view.seat is not None
    sheet = view.sheets[view.seat]
    open_columns = column_values(view)
    return [worth(sheet, open_columns, move) for move in legal]


def column_values(view: View, upper: Sequence[int] = COLUMN_FIRST) -> list[int]:
    """What each column still offers: the upper value until somebody has it (ENC-19)."""
    taken = union(sheet.columns for sheet in view.sheets)
    pairs = enumerate(zip(upper, COLUMN_LATER, strict=True))
    return [later if taken >> i & 1 else first for i, (first, later) in pairs]


def worth(sheet: Sheet, columns: Sequence[int], move: Move) -> int:
    """What a move gains in this bot's eyes; to pass is worth nothing."""
    if move.kind == "pass":
        return 0
    return gain(sheet, columns, move.squares) - MARK * move.cost


def gain(sheet: Sheet, columns: Sequence[int], squares: Squares) -> int:
    """What checking squares is worth: themselves, stars, columns, less what they strand."""
    value = SQUARE * squares.bit_count() + STAR * (squares & sheet.printed.stars).bit_count()
    rest = squares
    while rest:  # from the right: most columns get nothing, and this is asked for every move
        i = (rest.bit_length() - 1) // HEIGHT
        before = (sheet.checked & COLUMN[i]).bit_count()
        after = before + (rest & COLUMN[i]).bit_count()
        value += PROGRESS * columns[i] * (after**2 - before**2)
        rest &= ~COLUMN[i]
    return value + colors_done(sheet, squares) - STRANDED * stranded(sheet, squares)


def colors_done(sheet: Sheet, squares: Squares) -> int:
    """For each color that these squares complete (ENC-21)."""
    done = 0
    for color in sheet.printed.by_color.values():
        left = color & ~sheet.checked
        done += 0 < left == left & squares
    return COLOR * COLOR_FIRST * done


def stranded(sheet: Sheet, squares: Squares) -> int:
    """How many more single squares stand apart in a block than before."""
    touched = beside(squares) & ~sheet.checked & ~squares
    singles, rest = 0, squares
    while rest:
        block = sheet.printed.block_of(rest & -rest)
        free = block & ~sheet.checked
        for square in each(touched & block) if free & squares else ():
            near = beside(square) & free
            singles += 0 < near == near & squares
        rest &= ~block
    return singles
