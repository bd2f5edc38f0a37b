"""The special die: its ways, counted and found, and what they check."""

from bis.core.bits import lowest, ones
from bis.games.encore.batch.words import PASS
from bis.games.one_more_encore.batch.blocks import begun_blocks, block_move
from bis.games.one_more_encore.batch.bombs import bomb_squares, bomb_ways
from bis.games.one_more_encore.batch.rows import row_base, row_set, row_ways
from bis.games.one_more_encore.batch.stars import star_count, star_move
from bis.games.one_more_encore.batch.words import (
    BLOCK,
    BLOCK_OF,
    BOMB,
    CELLS,
    CIRCLED,
    FIRST_BLOCKS,
    FIRST_ROWS,
    FIRST_STARS,
    HEART,
    LINE,
    ROW,
    ROW_SETS,
    ROW_WAYS,
    SPECIAL,
    STAR_ROW,
    STARS,
    USED,
    extra,
    specials,
)


def special_face(s: list[int], at: int) -> int:
    """What the special die offers, -1 if it is taken or cannot be paid for (OME-07)."""
    return s[SPECIAL] if s[at + USED] < s[at + CIRCLED] else -1


def special_count(s: list[int], t: list[int], at: int) -> int:
    face = special_face(s, at)
    if face == HEART:
        return 1
    if has_area(face):
        return area_count(s, at, face)
    if face == STARS:
        return star_count(s, t, at)
    return ones(begun_blocks(s, t, at)) if face == BLOCK else 0


def special_move(s: list[int], t: list[int], at: int, k: int) -> int:
    """The k-th way to use the special die; pass if there are fewer."""
    face = special_face(s, at)
    if face == HEART and k == 0:
        return specials(t)
    if has_area(face):
        return area_move(s, t, at, face, k)
    if face == STARS:
        return star_move(s, t, at, k)
    return block_move(s, t, at, k) if face == BLOCK else PASS


def special_squares(s: list[int], t: list[int], at: int, number: int) -> int:
    """What a move checks: seven bits for each square, its number plus one."""
    more = extra(t)
    if number < FIRST_STARS:
        square = (number - 1) // 10
        column = square // 7
        return bomb_squares(number - 1 - 10 * square, column, square - 7 * column)
    if number < FIRST_ROWS:
        star = (number - FIRST_STARS) // 15
        other = number - FIRST_STARS - 15 * star
        squares = 7 * star + t[more + STAR_ROW + star] + 1
        if other != star:
            squares |= (7 * other + t[more + STAR_ROW + other] + 1) << 7
        return squares
    squares = 0
    if number < FIRST_BLOCKS:
        row = (number - FIRST_ROWS) // ROW_WAYS
        line = t[more + ROW_SETS + number - FIRST_ROWS - ROW_WAYS * row]
        while line:
            squares = squares << 7 | 7 * lowest(line) + row + 1
            line &= line - 1
        return squares
    for square in range(105):
        column = square // 7
        checked = (s[at + CELLS + square - 7 * column] >> column) & 1
        if not checked and t[more + BLOCK_OF + square] == number - FIRST_BLOCKS:
            squares = squares << 7 | square + 1
    return squares


# Bombs and rows, by their first square


def has_area(face: int) -> bool:
    return face == BOMB or face == ROW  # noqa: PLR1714  # no sets or tuples here


def area_count(s: list[int], at: int, face: int) -> int:
    found = 0
    for column in range(15):
        for row in range(7):
            found += square_count(s, at, face, column, row)
    return found


def area_move(s: list[int], t: list[int], at: int, face: int, k: int) -> int:
    """The k-th set by its squares; pass if there are fewer."""
    for column in range(15):
        for row in range(7):
            ways = square_count(s, at, face, column, row)
            if k < ways:
                return square_move(s, t, at, face, column, row, k)
            k -= ways
    return PASS


def square_count(s: list[int], at: int, face: int, column: int, row: int) -> int:
    """How many sets have this first square."""
    if face == BOMB:
        return ones(bomb_ways(s, at, column, row))
    base = row_base(s, at, row)
    return row_ways(~s[at + CELLS + row] & LINE, base, column) if base else 0


def square_move(
    s: list[int], t: list[int], at: int, face: int, column: int, row: int, k: int
) -> int:
    """The k-th of them."""
    if face == ROW:
        free = ~s[at + CELLS + row] & LINE
        number = row_set(t, free, row_base(s, at, row), column, k)
        return specials(t) + FIRST_ROWS + ROW_WAYS * row + number
    ways = bomb_ways(s, at, column, row)
    for _ in range(k):
        ways &= ways - 1
    return specials(t) + 1 + 10 * (7 * column + row) + lowest(ways)


# All ways, part by part


def special_parts(face: int) -> int:
    """Into how many parts the ways are divided: by first squares where a face has an area."""
    if face < 0:
        return 0
    return 105 if has_area(face) else 1


def part_count(s: list[int], t: list[int], at: int, face: int, part: int) -> int:
    """How many ways a part has."""
    if has_area(face):
        column = part // 7
        return square_count(s, at, face, column, part - 7 * column)
    return special_count(s, t, at)


def part_move(s: list[int], t: list[int], at: int, face: int, part: int, k: int) -> int:
    """The k-th of them."""
    if has_area(face):
        column = part // 7
        return square_move(s, t, at, face, column, part - 7 * column, k)
    return special_move(s, t, at, k)
