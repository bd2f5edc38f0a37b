"""Encore!'s sensible beginner, who also fills rows, circles hearts and spends special dice."""

from collections.abc import Sequence
from typing import assert_never

from bis.bots.best import best
from bis.bots.encore.greedy import MARK, POINT, column_values, gain
from bis.core.chance import Source
from bis.games.encore.moves import Pass
from bis.games.encore.pieces import COLUMNS, ROW, Squares
from bis.games.one_more_encore.moves import Bonus, Move, Placement, Special
from bis.games.one_more_encore.pieces import GOLDEN, HEARTS
from bis.games.one_more_encore.scoring import COLUMN_FIRST, ROW_POINTS
from bis.games.one_more_encore.state import Sheet
from bis.games.one_more_encore.view import View

SYMBOL = 2 * POINT
"""What a circled special-die symbol is worth to this bot."""
PROGRESS = 3 * POINT // len(COLUMNS) ** 2
"""What a row's points are worth for its filling up, by the square of the width reached."""
HEART = POINT // 2
"""What one more heart is worth for each column still open."""


def choose(view: View, legal: Sequence[Move], source: Source) -> Move:
    """The move worth most; among equals one at random."""
    return best(legal, worths(view, legal), source)


def worths(view: View, legal: Sequence[Move]) -> list[int]:
    assert view.seat is not None
    sheet = view.sheets[view.seat]
    columns = column_values(view, COLUMN_FIRST)
    return [worth(sheet, columns, move) for move in legal]


def worth(sheet: Sheet, columns: Sequence[int], move: Move) -> int:
    match move:
        case Placement():
            return gain_here(sheet, columns, move.squares) - MARK * move.cost
        case Special(face="heart"):
            return (heart_worth(sheet) if sheet.hearts < HEARTS else 0) - SYMBOL
        case Special():
            return gain_here(sheet, columns, move.squares) - SYMBOL
        case Bonus():
            return gain_here(sheet, columns, move.squares)
        case Pass():
            return 0
    assert_never(move)


def heart_worth(sheet: Sheet) -> int:
    return HEART * (len(COLUMNS) - sheet.columns.bit_count())


def gain_here(sheet: Sheet, columns: Sequence[int], squares: Squares) -> int:
    """As in Encore!, and golden dice and rows."""
    value = gain(sheet, columns, squares) + SYMBOL * (squares & GOLDEN).bit_count()
    for row in ROW:
        if squares & row:
            before = (sheet.checked & row).bit_count()
            after = before + (squares & row).bit_count()
            value += PROGRESS * ROW_POINTS * (after**2 - before**2)
    return value
