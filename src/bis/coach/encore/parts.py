"""What a final score of Encore! is made of, read from the words of a batch state."""

from collections.abc import Sequence

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
from bis.games.encore.pieces import COLORS
from bis.games.encore.pieces import COLUMNS as NAMES
from bis.games.encore.scoring import COLOR_FIRST, COLOR_LATER, STAR_PENALTY


def parts(s: Sequence[int], t: Sequence[int], seat: int) -> dict[str, int]:
    return sheet_parts(s, t, sheet_at(seat))


def sheet_parts(s: Sequence[int], t: Sequence[int], at: int) -> dict[str, int]:
    """Of the sheet whose words begin there: every color and column, jokers, stars (ENC-23)."""
    found = {f"colors.{name}": _color(s, at, i) for i, name in enumerate(COLORS)}
    found |= {f"columns.{name}": _column(s, t, at, i) for i, name in enumerate(NAMES)}
    return found | {"marks": s[at + MARKS], "stars": STAR_PENALTY * (len(NAMES) - s[at + STARS])}


def _color(s: Sequence[int], at: int, color: int) -> int:
    if not s[at + CLAIMED] >> color & 1:
        return 0
    return COLOR_FIRST if s[at + FIRST_CLAIMED] >> color & 1 else COLOR_LATER


def _column(s: Sequence[int], t: Sequence[int], at: int, column: int) -> int:
    if not s[at + COLUMNS] >> 3 * column & 1:
        return 0
    first = s[at + FIRST_COLUMNS] >> 3 * column & 1
    return t[(UPPER if first else LOWER) + column]
