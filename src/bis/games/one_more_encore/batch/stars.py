"""Stars: every column has one (OME-11, OME-14)."""

from bis.core.bits import lowest, ones
from bis.games.encore.batch.words import PASS
from bis.games.one_more_encore.batch.rows import row_base
from bis.games.one_more_encore.batch.words import CELLS, FIRST_STARS, STAR_ROW, extra, specials


def open_stars(s: list[int], t: list[int], at: int) -> int:
    """The columns whose star is not checked."""
    found = 0
    for column in range(15):
        row = t[extra(t) + STAR_ROW + column]
        found |= (1 - ((s[at + CELLS + row] >> column) & 1)) << column
    return found


def near_stars(s: list[int], t: list[int], at: int) -> int:
    """Those of them in column H or beside a checked square."""
    found = 0
    for column in range(15):
        row = t[extra(t) + STAR_ROW + column]
        found |= ((row_base(s, at, row) >> column) & 1) << column
    return found | (open_stars(s, t, at) & 1 << 7)


def second_stars(t: list[int], star: int, stars: int, near: int) -> int:
    """The stars to the right that may go with this one."""
    rows = extra(t) + STAR_ROW
    beside = 0
    if star < 14 and t[rows + star] == t[rows + star + 1]:
        beside = stars & 2 << star
    others = near | beside if (near >> star) & 1 else near & beside
    return others & ~((2 << star) - 1)


def star_count(s: list[int], t: list[int], at: int) -> int:
    stars = open_stars(s, t, at)
    near = near_stars(s, t, at)
    found = ones(near)
    for star in range(15):
        if (stars >> star) & 1:
            found += ones(second_stars(t, star, stars, near))
    return found


def star_move(s: list[int], t: list[int], at: int, k: int) -> int:
    stars = open_stars(s, t, at)
    near = near_stars(s, t, at)
    first = specials(t) + FIRST_STARS
    for star in range(15):
        if (stars >> star) & 1:
            if (near >> star) & 1:
                if k == 0:
                    return first + 16 * star
                k -= 1
            others = second_stars(t, star, stars, near)
            if k < ones(others):
                for _ in range(k):
                    others &= others - 1
                return first + 15 * star + lowest(others)
            k -= ones(others)
    return PASS


def is_stars(s: list[int], t: list[int], at: int, number: int) -> bool:
    star = number // 15
    other = number - 15 * star
    stars = open_stars(s, t, at)
    near = near_stars(s, t, at)
    if star == other:
        return (near >> star) & 1 != 0
    return (stars >> star) & (second_stars(t, star, stars, near) >> other) & 1 != 0
