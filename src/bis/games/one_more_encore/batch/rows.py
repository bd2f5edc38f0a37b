"""Three in a row (OME-12, OME-14)."""

from bis.core.bits import lowest, ones
from bis.games.one_more_encore.batch.words import CELLS, FIRST_OF, LINE, ROW_SETS, ROW_WAYS, extra


def row_base(s: list[int], at: int, row: int) -> int:
    """The unchecked squares of a row beside a checked one."""
    line = s[at + CELLS + row]
    near = line << 1 | line >> 1
    if row > 0:
        near |= s[at + CELLS + row - 1]
    if row < 6:
        near |= s[at + CELLS + row + 1]
    return near & ~line & LINE


def thirds(free: int, base: int, first: int, second: int) -> int:
    """The columns that may follow two of a row, which need not be legal by themselves."""
    leans = (base >> first) & 1
    next_to = 2 << second
    beyond = base & ~((4 << second) - 1) & LINE
    if second == first + 1:
        if leans or (base >> second) & 1:
            return (free & next_to) | beyond
        return base & next_to
    if not leans:
        return 0
    if (base >> second) & 1:
        return (free & next_to) | beyond
    return base & next_to


def is_pair(base: int, first: int, second: int) -> int:
    leans = (base >> first) & 1
    other = (base >> second) & 1
    return leans | other if second == first + 1 else leans & other


def row_ways(free: int, base: int, column: int) -> int:
    """How many sets of a row begin in this column."""
    if not (free >> column) & 1:
        return 0
    leans = (base >> column) & 1
    found = leans
    for second in range(column + 1, 15 if leans else min(column + 2, 15)):
        if (free >> second) & 1:
            found += is_pair(base, column, second)
            found += ones(thirds(free, base, column, second))
    return found


def row_set(t: list[int], free: int, base: int, column: int, k: int) -> int:
    """The number of the k-th set that begins in a column."""
    first_of = extra(t) + FIRST_OF + 15 * column
    if (base >> column) & 1:
        if k == 0:
            return t[first_of + column]
        k -= 1
    for second in range(column + 1, 15):
        if (free >> second) & 1:
            if is_pair(base, column, second):
                if k == 0:
                    return t[first_of + second]
                k -= 1
            others = thirds(free, base, column, second)
            if k < ones(others):
                for _ in range(k):
                    others &= others - 1
                return t[first_of + second] + lowest(others) - second
            k -= ones(others)
    return 0


def is_row(s: list[int], t: list[int], at: int, number: int) -> bool:
    """Every run of neighbors leans on a checked square somewhere."""
    row = number // ROW_WAYS
    line = t[extra(t) + ROW_SETS + number - ROW_WAYS * row]
    if line & s[at + CELLS + row]:
        return False
    reached = line & row_base(s, at, row)
    reached |= (reached << 1 | reached >> 1) & line
    reached |= (reached << 1 | reached >> 1) & line
    return reached == line
