"""Colors for a new sheet, by annealing: plain functions on words, which can also be compiled.

A column is an order of the five colors and the length of each one's run, so each color stands in it
once. What hangs together then follows from neighboring columns: runs that share a row.
"""

from bis.core.bits import ones
from bis.core.chance import word_at

COLUMNS, COLORS = 15, 5
CELLS = COLUMNS * COLORS
"""A column has five places: 5 * column + place, from top to bottom; or 5 * column + color."""
LARGEST = 6
"""Of a color's blocks, of which there is one of each size."""
LONGEST = 3
"""Of a run: five of them fill seven squares."""
SWAPS, PAIRS = 2, 20
CHANGES = (SWAPS + 1) * PAIRS
"""Swaps with and without squares, and gifts of a square, between any two places."""
ACCEPTED = (246671221, 14166974, 813646, 46729, 2683)
"""How likely a change for the worse is made, of 2**32: exp(-worse / 0.35)."""
MOST_STEPS = 1 << 20


def arrange(  # noqa: PLR0917  # words, one by one, for Numba
    inner: int, outer: int, orders: list[int], lengths: list[int], runs: list[int], flaws: list[int]
) -> int:
    """Fill all columns; how many steps it took, or -1 if there was no end to it.

    By place: a color in ``orders``, how many squares it has in ``lengths``. By color: its rows in
    ``runs``, as bits, and what is wrong with it in ``flaws``, as it is and as it would be.
    """
    at = _shuffle(inner, outer, orders, lengths)
    for column in range(COLUMNS):
        _write(orders, lengths, runs, column)
    left = 0
    for color in range(COLORS):
        flaws[color] = flaws_of(runs, color)
        left += flaws[color]
    for step in range(MOST_STEPS):
        if left == 0:
            return step
        word = word_at(inner, outer, at + 2 * step)
        column = (word & 0xFFFF) * COLUMNS >> 16
        change = (word >> 16) * CHANGES >> 16
        if not _change(orders, lengths, column, change):
            continue
        _write(orders, lengths, runs, column)
        worse = _compare(orders, runs, flaws, column, change)
        if worse > 0 and not _accepts(word_at(inner, outer, at + 2 * step + 1), worse):
            _undo(orders, lengths, column, change)
            _write(orders, lengths, runs, column)
            continue
        left += worse
        for color in range(COLORS):
            flaws[color] = flaws[COLORS + color]
    return -1


def _compare(orders: list[int], runs: list[int], flaws: list[int], column: int, change: int) -> int:
    """How many flaws there are more after a change; from one of its places to the other."""
    one, other = _places(column, change)
    worse = 0
    for color in range(COLORS):
        flaws[COLORS + color] = flaws[color]
    for place in range(min(one, other), max(one, other) + 1):
        color = orders[place]
        now = flaws_of(runs, color)
        flaws[COLORS + color] = now
        worse += now - flaws[color]
    return worse


def _accepts(word: int, worse: int) -> bool:
    """Whether a change for the worse is made all the same."""
    return worse <= len(ACCEPTED) and word < ACCEPTED[worse - 1]


def flaws_of(runs: list[int], color: int) -> int:
    """How far a color's blocks are from one of each size: squares to be moved, more or less."""
    counts = 0  # of blocks by size, four bits each
    flaws = size = before = 0
    for column in range(COLUMNS + 1):
        run = runs[COLORS * column + color] if column < COLUMNS else 0
        if run & before:
            size += ones(run)
        else:
            if size > LARGEST:
                flaws += 2 * (size - LARGEST)
                size = LARGEST
            counts += 1 << 4 * size
            size = ones(run)
        before = run
    ahead = 0
    for large in range(LARGEST, 0, -1):
        ahead += (counts >> 4 * large & 15) - 1
        flaws += abs(ahead)
    return flaws


def _shuffle(inner: int, outer: int, orders: list[int], lengths: list[int]) -> int:
    """Any order in each column, two squares more for any of its runs; how many draws it took."""
    at = 0
    for column in range(COLUMNS):
        first = COLORS * column
        for place in range(COLORS):
            orders[first + place] = place
            lengths[first + place] = 1
        for place in range(COLORS - 1, 0, -1):
            other = word_at(inner, outer, at) * (place + 1) >> 32
            at += 1
            _swap(orders, first + place, first + other)
        for _ in range(2):
            lengths[first + (word_at(inner, outer, at) * COLORS >> 32)] += 1
            at += 1
    return at


def _change(orders: list[int], lengths: list[int], column: int, change: int) -> bool:
    """Two colors change places, with their squares or without; or one gives a square to another.

    Whether that could be done.
    """
    one, other = _places(column, change)
    kind = change // PAIRS
    if kind < SWAPS:
        _swap(orders, one, other)
        if kind == 1:
            _swap(lengths, one, other)
        return True
    if lengths[one] == 1 or lengths[other] == LONGEST:
        return False
    lengths[one] -= 1
    lengths[other] += 1
    return True


def _undo(orders: list[int], lengths: list[int], column: int, change: int) -> None:
    one, other = _places(column, change)
    if change // PAIRS < SWAPS:
        _change(orders, lengths, column, change)
    else:
        lengths[one] += 1
        lengths[other] -= 1


def _places(column: int, change: int) -> tuple[int, int]:
    """Any two of a column."""
    pair = change % PAIRS
    one = pair // (COLORS - 1)
    other = pair % (COLORS - 1)
    if other >= one:
        other += 1
    return COLORS * column + one, COLORS * column + other


def _swap(words: list[int], one: int, other: int) -> None:
    kept = words[one]
    words[one] = words[other]
    words[other] = kept


def _write(orders: list[int], lengths: list[int], runs: list[int], column: int) -> None:
    """The rows of each color in a column."""
    row = 0
    for place in range(COLORS * column, COLORS * (column + 1)):
        length = lengths[place]
        runs[COLORS * column + orders[place]] = (1 << length) - 1 << row
        row += length
