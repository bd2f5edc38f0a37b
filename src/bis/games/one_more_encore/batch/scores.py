"""What a sheet is worth, and who wins."""

from bis.core.batch import SEATS, TURN, rank_of
from bis.core.bits import ones
from bis.games.encore.batch.scores import score as encore_score
from bis.games.encore.batch.words import ENDED, MARKS
from bis.games.encore.rules import TURNS_ALONE
from bis.games.one_more_encore.batch.words import CIRCLED, COLUMN_HEARTS, ROWS, USED, sheet_at
from bis.games.one_more_encore.scoring import ROW_POINTS, SYMBOL_POINTS, UNUSED_ROLL_POINTS


def score(s: list[int], t: list[int], seat: int) -> int:
    """As in Encore!, and rows, hearts, symbols not used; alone, rolls not used (OME-22, OME-24)."""
    at = sheet_at(seat)
    points = encore_score(s, t, seat) + ROW_POINTS * ones(s[at + ROWS])
    points += SYMBOL_POINTS * (s[at + CIRCLED] - s[at + USED])
    hearts = s[at + COLUMN_HEARTS]
    while hearts:
        points += hearts & 7
        hearts >>= 3
    if s[SEATS] == 1 and s[ENDED]:
        points += UNUSED_ROLL_POINTS * (TURNS_ALONE - s[TURN])
    return points


def rank(s: list[int], t: list[int], seat: int) -> int:
    """Scores, then marks left (OME-23)."""
    return rank_of(score(s, t, seat), s[sheet_at(seat) + MARKS])
