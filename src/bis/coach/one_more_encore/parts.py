"""What a final score of One More Encore! is made of: Encore!'s parts, and what the variant adds."""

from collections.abc import Sequence

from bis.coach.encore.parts import sheet_parts
from bis.core.batch import SEATS, TURN
from bis.games.encore.batch.words import ENDED
from bis.games.encore.pieces import COLUMNS
from bis.games.encore.rules import TURNS_ALONE
from bis.games.one_more_encore import pieces
from bis.games.one_more_encore.batch.words import CIRCLED, COLUMN_HEARTS, ROWS, USED, sheet_at
from bis.games.one_more_encore.scoring import ROW_POINTS, SYMBOL_POINTS, UNUSED_ROLL_POINTS


def parts(s: Sequence[int], t: Sequence[int], seat: int) -> dict[str, int]:
    """The lines of the score box, columns, colors and rows one by one (OME-22, OME-24)."""
    at = sheet_at(seat)
    rows = {
        f"rows.{name}": ROW_POINTS * (s[at + ROWS] >> i & 1) for i, name in enumerate(pieces.ROWS)
    }
    return (
        sheet_parts(s, t, at)
        | rows
        | {
            "hearts": sum(s[at + COLUMN_HEARTS] >> 3 * i & 7 for i in range(len(COLUMNS))),
            "dice": SYMBOL_POINTS * (s[at + CIRCLED] - s[at + USED]),
            "rolls": _unused_rolls(s),
        }
    )


def _unused_rolls(s: Sequence[int]) -> int:
    if s[SEATS] > 1 or not s[ENDED]:
        return 0
    return UNUSED_ROLL_POINTS * (TURNS_ALONE - s[TURN])
