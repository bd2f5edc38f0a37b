"""Which free squares stay empty, however pairs are written, and how that can be seen: exact.

Squares side by side are of two colors, as on a chessboard. So where more stay empty than there are
groups with an odd number, some squares of one color have fewer of the other beside them.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations

from bis.bots.criss_cross.greedy import BESIDE
from bis.games.criss_cross.pieces import FREE, SIDE, Square
from bis.games.criss_cross.state import Sheet

Squares = tuple[Square, ...]
Free = frozenset[Square]


def free_squares(sheet: Sheet) -> Free:
    return frozenset(at for at, symbol in enumerate(sheet.written) if symbol == FREE)


def never_filled(sheet: Sheet) -> int:
    """How many free squares stay empty, however the pairs are written from now on."""
    return left_over(free_squares(sheet))


def left_over(free: Free) -> int:
    return len(free) - 2 * most_pairs(free)


@lru_cache(maxsize=8192)
def most_pairs(free: Free) -> int:
    """How many pairs fit at most: some best way takes any one square, unless it is alone."""
    if not free:
        return 0
    beside = {square: free & set(BESIDE[square]) for square in free}
    square = min(free, key=lambda one: (len(beside[one]), one))
    if not beside[square]:
        return most_pairs(free - {square})
    return 1 + max(most_pairs(free - {square, other}) for other in beside[square])


def groups(free: Free) -> list[Squares]:
    """The free squares that hang together, the largest group first."""
    found, left = [], set(free)
    while left:
        group, edge = set[Square](), {min(left)}
        while edge:
            group |= edge
            edge = {other for square in edge for other in BESIDE[square]} & free - group
        left -= group
        found.append(tuple(sorted(group)))
    return sorted(found, key=lambda group: (-len(group), group))


def odd_tells_all(free: Free) -> bool:
    """Whether no more squares stay empty than one in each group with an odd number of them."""
    return left_over(free) == sum(len(group) % 2 for group in groups(free))


def squeezed(free: Free, other: Free) -> tuple[Squares, Squares]:
    """The fewest squares that have fewer beside them, by more than they have on another grid.

    There are some, if more stay empty here than there, and no more are alone (Hall).
    """
    return next(
        (some, tuple(sorted(_beside(free, some))))
        for some in _of_one_color(free)
        if _lacking(free, some) > max(0, _lacking(other, some))
    )


def _of_one_color(free: Free) -> Iterator[Squares]:
    """Some of the squares that are not alone, the fewest first."""
    colors: tuple[list[Square], list[Square]] = ([], [])
    for square in sorted(free):
        if _beside(free, (square,)):
            colors[sum(divmod(square, SIDE)) % 2].append(square)
    sizes = range(2, max(map(len, colors)) + 1)
    return chain.from_iterable(combinations(color, size) for size in sizes for color in colors)


def _beside(free: Free, some: Squares) -> set[Square]:
    return {other for square in some for other in BESIDE[square]} & free


def _lacking(free: Free, some: Squares) -> int:
    """How many of these squares find no partner, at least; without those that are alone."""
    left = [square for square in some if square in free and _beside(free, (square,))]
    return len(left) - len(_beside(free, tuple(left)))
