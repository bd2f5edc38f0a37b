"""The score pad."""

from bis.games.flip7.batch.words import LINES, TOTAL


def score(s: list[int], t: list[int], seat: int) -> int:
    """The bottom line of the score pad (F7-28)."""
    return s[LINES + 2 * seat + TOTAL]


def rank(s: list[int], t: list[int], seat: int) -> int:
    return s[LINES + 2 * seat + TOTAL]
