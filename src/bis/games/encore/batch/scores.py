"""What a sheet is worth, and who wins."""

from collections.abc import Sequence

from bis.core.batch import rank_of
from bis.games.encore.batch.words import (
    CLAIMED,
    COLUMNS,
    FIRST_CLAIMED,
    FIRST_COLUMNS,
    LOWER,
    MARKS,
    STARS,
    UPPER,
    sheet_at,
)
from bis.games.encore.scoring import COLOR_FIRST, COLOR_LATER, STAR_PENALTY


def score(s: list[int], t: list[int], seat: int) -> int:
    """Colors, columns, marks, less the stars not checked (ENC-23)."""
    at = sheet_at(seat)
    points = s[at + MARKS] + STAR_PENALTY * (15 - s[at + STARS])
    for color in range(5):
        points += color_claim(s, at, color)
    for column in range(15):
        points += column_claim(s, t, at, column)
    return points


def color_claim(s: Sequence[int], at: int, color: int) -> int:
    """Of the sheet whose words begin there; nothing before it is claimed (ENC-21)."""
    if not (s[at + CLAIMED] >> color) & 1:
        return 0
    return COLOR_FIRST if (s[at + FIRST_CLAIMED] >> color) & 1 else COLOR_LATER


def column_claim(s: Sequence[int], t: Sequence[int], at: int, column: int) -> int:
    """The same of a column (ENC-19)."""
    if not (s[at + COLUMNS] >> (3 * column)) & 1:
        return 0
    first = (s[at + FIRST_COLUMNS] >> (3 * column)) & 1
    return t[(UPPER if first else LOWER) + column]


def rank(s: list[int], t: list[int], seat: int) -> int:
    """Scores, then marks left (ENC-24)."""
    return rank_of(score(s, t, seat), s[sheet_at(seat) + MARKS])
