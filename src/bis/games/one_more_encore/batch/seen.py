"""What a seat may know."""

from bis.core.batch import SEATS
from bis.games.encore.batch.seen import OBSERVED, OBSERVED_SHEET
from bis.games.encore.batch.seen import observe as encore_observe
from bis.games.encore.batch.turns import dice
from bis.games.encore.batch.words import ROLL
from bis.games.one_more_encore.batch.words import (
    BOMBS,
    CIRCLED,
    COLUMN_HEARTS,
    HEARTS,
    ROWS,
    TAKEN_ROWS,
    USED,
    sheet_at,
)


def observe(s: list[int], t: list[int], seat: int, out: list[int]) -> None:
    """As in Encore!; the special die, the rows taken, and each seat's symbols, hearts and rows."""
    encore_observe(s, t, seat, out)
    to = OBSERVED + OBSERVED_SHEET * s[SEATS]
    out[to] = s[ROLL] >> (3 * dice(s)) if s[ROLL] >= 0 else -1
    out[to + 1] = s[TAKEN_ROWS]
    for other in range(s[SEATS]):
        at = sheet_at(other)
        mine = to + 2 + 20 * other
        out[mine] = s[at + CIRCLED]
        out[mine + 1] = s[at + USED]
        out[mine + 2] = s[at + HEARTS]
        out[mine + 3] = s[at + ROWS]
        out[mine + 4] = s[at + BOMBS]
        for column in range(15):
            out[mine + 5 + column] = (s[at + COLUMN_HEARTS] >> (3 * column)) & 7
