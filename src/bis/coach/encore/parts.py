"""What a final score of Encore! is made of, read from the words of a batch state."""

from collections.abc import Sequence

from bis.games.encore.batch.scores import color_claim, column_claim
from bis.games.encore.batch.words import MARKS, STARS, sheet_at
from bis.games.encore.pieces import COLORS, COLUMNS
from bis.games.encore.scoring import STAR_PENALTY


def parts(s: Sequence[int], t: Sequence[int], seat: int) -> dict[str, int]:
    return sheet_parts(s, t, sheet_at(seat))


def sheet_parts(s: Sequence[int], t: Sequence[int], at: int) -> dict[str, int]:
    """Of the sheet whose words begin there: every color and column, jokers, stars (ENC-23)."""
    found = {f"colors.{name}": color_claim(s, at, i) for i, name in enumerate(COLORS)}
    found |= {f"columns.{name}": column_claim(s, t, at, i) for i, name in enumerate(COLUMNS)}
    return found | {"marks": s[at + MARKS], "stars": STAR_PENALTY * (len(COLUMNS) - s[at + STARS])}
