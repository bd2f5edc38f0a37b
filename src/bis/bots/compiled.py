"""Game-blind players on the words of any game's batch functions."""

from bis.core.batch import DECISIONS, legal_count, legal_move
from bis.core.chance import draw_below


def uniform(s: list[int], t: list[int], inner: int, outer: int) -> int:
    """Every legal move alike, as bis.bots.uniform chooses."""
    k = draw_below(inner, outer, s[DECISIONS], 0, legal_count(s, t))
    return legal_move(s, t, k)
