"""A function of the original that it does not let be replaced."""

from bis.games.encore import batch

ORIGINAL = batch


def dice(s: list[int]) -> int:
    return 8
