"""What is claimed at the end of a turn, and what a sheet is worth."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache, reduce
from operator import or_

from bis.core.game import Part, Result, ranked
from bis.games.encore.events import ColorClaimed, ColumnClaimed
from bis.games.encore.pieces import COLORS, COLUMN, COLUMNS, Squares
from bis.games.encore.state import S, Sheet, State

COLUMN_FIRST = (5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5)
COLUMN_LATER = (3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3)
COLOR_FIRST, COLOR_LATER = 5, 3
STAR_PENALTY = -2
RATING_FLOORS = (41, 37, 33, 29, 25, 21, 17, 13, 9, 5, 1, 0)
"""The lowest score of each band alone, best first; below them is one more (ENC-27)."""


# Claims, made when everyone has finished the turn


def claim_columns(
    sheets: tuple[S, ...], first: Sequence[int] = COLUMN_FIRST, later: Sequence[int] = COLUMN_LATER
) -> tuple[tuple[S, ...], list[ColumnClaimed]]:
    """Upper value for all who complete a column on the turn it is first completed (ENC-19)."""
    taken = union(sheet.columns for sheet in sheets)
    claimed: list[S] = []
    events: list[ColumnClaimed] = []
    for seat, sheet in enumerate(sheets):
        new = full(sheet.checked, COLUMN) & ~sheet.columns
        events += [
            ColumnClaimed(seat, COLUMNS[i], later[i] if taken >> i & 1 else first[i])
            for i in bits(new)
        ]
        claimed.append(circle_columns(sheet, new, new & ~taken) if new else sheet)
    return tuple(claimed), events


def circle_columns(sheet: S, new: int, first: int) -> S:
    return replace(sheet, columns=sheet.columns | new, first_columns=sheet.first_columns | first)


def claim_colors(sheets: tuple[S, ...]) -> tuple[tuple[S, ...], list[ColorClaimed]]:
    """The higher value for all who complete a color on the turn it is first completed (ENC-21)."""
    taken = {color for sheet in sheets for color in sheet.colors}
    claimed: list[S] = []
    events: list[ColorClaimed] = []
    for seat, sheet in enumerate(sheets):
        new = [c for c in open_colors(sheet) if not sheet.printed.by_color[c] & ~sheet.checked]
        first = "".join(color for color in new if color not in taken)
        events += [
            ColorClaimed(seat, color, COLOR_FIRST if color in first else COLOR_LATER)
            for color in new
        ]
        claimed.append(circle_colors(sheet, "".join(new), first) if new else sheet)
    return tuple(claimed), events


def open_colors(sheet: Sheet) -> list[str]:
    return [color for color in COLORS if color not in sheet.colors]


def circle_colors(sheet: S, new: str, first: str) -> S:
    return replace(sheet, colors=sheet.colors + new, first_colors=sheet.first_colors + first)


def full(checked: Squares, lines: Sequence[Squares]) -> int:
    """The lines checked to the last square, one bit each."""
    return sum(1 << i for i, line in enumerate(lines) if not line & ~checked)


def bits(word: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [i for i in range(word.bit_length()) if word >> i & 1]


def union(words: Iterable[int]) -> int:
    return reduce(or_, words)


# The score


def column_points(
    sheet: Sheet, first: Sequence[int] = COLUMN_FIRST, later: Sequence[int] = COLUMN_LATER
) -> int:
    """What the claimed columns are worth, upper or lower value (ENC-19)."""
    return sum(first[i] if sheet.first_columns >> i & 1 else later[i] for i in bits(sheet.columns))


def color_points(sheet: Sheet) -> int:
    """What the claimed colors are worth (ENC-21)."""
    later = len(sheet.colors) - len(sheet.first_colors)
    return COLOR_FIRST * len(sheet.first_colors) + COLOR_LATER * later


def star_points(sheet: Sheet) -> int:
    return STAR_PENALTY * (sheet.printed.stars & ~sheet.checked).bit_count()


@lru_cache(maxsize=1024)  # asked again for every sheet when one has changed
def parts(sheet: Sheet) -> tuple[Part, ...]:
    """The lines of the score box (ENC-23)."""
    return (
        Part("colors", color_points(sheet)),
        Part("columns", column_points(sheet)),
        Part("marks", sheet.marks),
        Part("stars", star_points(sheet)),
    )


def result(state: State) -> Result:
    """More unused marks break a tie (ENC-24)."""
    lines = tuple(parts(sheet) for sheet in state.sheets)
    return ranked(lines, [sheet.marks for sheet in state.sheets], RATING_FLOORS)
