"""A sensible beginner: takes the points at hand, keeps lines promising and squares in reach."""

from collections.abc import Sequence
from functools import cache
from typing import assert_never

from bis.bots.best import best
from bis.core.chance import Source
from bis.games.criss_cross.moves import Move, Placement, Start
from bis.games.criss_cross.pieces import FREE, PAIRS, SIDE, SYMBOLS, Square
from bis.games.criss_cross.scoring import line_points, line_score
from bis.games.criss_cross.state import Sheet
from bis.games.criss_cross.view import View

POINT = 10
"""What a point is worth; whole numbers, so that every machine prefers the same move."""
PROMISE = 1
"""What a point is worth that a line could still gain."""
ISOLATED = 20
"""What it costs to leave a free square that nothing can be written in any more."""
BESIDE = tuple(
    [other for pair in PAIRS if square in pair for other in pair if other != square]
    for square in range(SIDE * SIDE)
)
"""The squares side by side with each square."""


def choose(view: View, legal: Sequence[Move], source: Source) -> Move:
    """One of the moves that leave the best sheet, all alike."""
    return best(legal, worths(view, legal), source)


def worths(view: View, legal: Sequence[Move]) -> list[int]:
    return [_value(view, move) for move in legal]


def _value(view: View, move: Move) -> int:
    assert view.seat is not None
    match move:
        case Start():
            return 0
        case Placement():
            sheet = view.sheets[view.seat].write(move.symbols, move.squares)
            return sheet_value(sheet, view.advanced)
    assert_never(move)


def sheet_value(sheet: Sheet, advanced: bool) -> int:
    """Points now, some for what the lines promise, less the squares that are lost."""
    lines = [*sheet.rows(), *sheet.columns()]
    value = sum(POINT * line_score(line, advanced) + PROMISE * promise(line) for line in lines)
    if advanced:
        diagonal = sheet.diagonal()
        value += 2 * (POINT * line_points(diagonal) + PROMISE * promise(diagonal))
    return value - ISOLATED * isolated(sheet)


@cache
def promise(line: str) -> int:
    """The points that a line could still gain if one symbol filled its free squares."""
    return max(line_points(line.replace(FREE, symbol)) for symbol in SYMBOLS) - line_points(line)


def isolated(sheet: Sheet) -> int:
    """How many free squares have no free square beside them (CC-08)."""
    return len(alone(sheet))


def alone(sheet: Sheet) -> list[Square]:
    written = sheet.written
    free = [square for square, symbol in enumerate(written) if symbol == FREE]
    return [square for square in free if all(written[other] != FREE for other in BESIDE[square])]
