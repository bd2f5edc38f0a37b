"""Who chooses, by the number of a policy."""

from bis.bots.compiled import uniform
from bis.bots.criss_cross.compiled.greedy import greedy
from bis.games.criss_cross.batch import ROLL

UNIFORM, GREEDY = 0, 1


def choose(s: list[int], t: list[int], policy: int, inner: int, outer: int) -> int:
    """A start symbol is drawn by everybody."""
    if policy == GREEDY and s[ROLL] >= 0:
        return greedy(s, t, inner, outer)
    return uniform(s, t, inner, outer)
