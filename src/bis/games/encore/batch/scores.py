"""What a sheet is worth, and who wins."""

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
        if (s[at + CLAIMED] >> color) & 1:
            first = (s[at + FIRST_CLAIMED] >> color) & 1
            points += COLOR_FIRST if first else COLOR_LATER
    for column in range(15):
        if (s[at + COLUMNS] >> (3 * column)) & 1:
            first = (s[at + FIRST_COLUMNS] >> (3 * column)) & 1
            points += t[(UPPER if first else LOWER) + column]
    return points


def rank(s: list[int], t: list[int], seat: int) -> int:
    """Scores, then marks left (ENC-24)."""
    return rank_of(score(s, t, seat), s[sheet_at(seat) + MARKS])
