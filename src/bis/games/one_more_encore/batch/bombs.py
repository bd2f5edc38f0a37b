"""Bombs: ten ways for each first square (OME-09)."""

from bis.games.one_more_encore.batch.words import CELLS


def is_free(s: list[int], at: int, column: int, row: int) -> int:
    """1 for an unchecked square of the sheet."""
    if column > 14 or row < 0 or row > 6:
        return 0
    return 1 - ((s[at + CELLS + row] >> column) & 1)


def bomb_ways(s: list[int], at: int, column: int, row: int) -> int:
    """A bit for each free set with this first square: alone; with the one below, and then those to
    the right and to the lower right; with the upper right; with the right; with the lower right.
    """
    if (s[at + CELLS + row] >> column) & 1:
        return 0
    below = is_free(s, at, column, row + 1)
    upper = is_free(s, at, column + 1, row - 1)
    right = is_free(s, at, column + 1, row)
    lower = is_free(s, at, column + 1, row + 1)
    ways = 1 | below << 1 | (below & right) << 2 | (below & right & lower) << 3
    ways |= (below & lower) << 4 | upper << 5 | (upper & right) << 6
    return ways | right << 7 | (right & lower) << 8 | lower << 9


def bomb_squares(way: int, column: int, row: int) -> int:
    """The squares of a bomb, seven bits each from the lowest on, each plus one."""
    q = 7 * column + row + 1
    if way == 0:
        return q
    if way == 1:
        return q | (q + 1) << 7
    if way == 2:
        return q | (q + 1) << 7 | (q + 7) << 14
    if way == 3:
        return q | (q + 1) << 7 | (q + 7) << 14 | (q + 8) << 21
    if way == 4:
        return q | (q + 1) << 7 | (q + 8) << 14
    if way == 5:
        return q | (q + 6) << 7
    if way == 6:
        return q | (q + 6) << 7 | (q + 7) << 14
    if way == 7:
        return q | (q + 7) << 7
    if way == 8:
        return q | (q + 7) << 7 | (q + 8) << 14
    return q | (q + 8) << 7


def is_bomb(s: list[int], at: int, number: int) -> bool:
    square = number // 10
    column = square // 7
    ways = bomb_ways(s, at, column, square - 7 * column)
    return (ways >> (number - 10 * square)) & 1 != 0
