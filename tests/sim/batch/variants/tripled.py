"""Points count tripled."""

from bis.games.encore import batch
from bis.games.encore.batch.scores import score as encore_score

ORIGINAL = batch
TIMES = 3


def score(s: list[int], t: list[int], seat: int) -> int:
    return TIMES * encore_score(s, t, seat)
