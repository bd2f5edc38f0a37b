"""What a grid still has room for: exact, by trying."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, groupby

from bis.bots.criss_cross.greedy import BESIDE
from bis.coach.criss_cross.pairing import Free, Squares, free_squares
from bis.games.criss_cross.moves import placements
from bis.games.criss_cross.pieces import COLUMNS, FREE, PAIRS, ROWS, SIDE, SYMBOLS
from bis.games.criss_cross.scoring import line_points, line_score
from bis.games.criss_cross.state import Sheet

LINES: tuple[tuple[str, str, Squares], ...] = (
    *(("row", name, tuple(range(at, SIDE * SIDE, SIDE))) for at, name in enumerate(ROWS)),
    *(
        ("column", name, tuple(range(SIDE * at, SIDE * (at + 1))))
        for at, name in enumerate(COLUMNS)
    ),
    ("diagonal", "", tuple(range(SIDE - 1, SIDE * SIDE - 1, SIDE - 1))),
)
"""Kind, name and squares of all lines, in the order in which a sheet reads them."""


def lines(advanced: bool) -> tuple[tuple[str, str, Squares], ...]:
    """Those that count: the diagonal only if so agreed (CC-11)."""
    return LINES if advanced else LINES[:-1]


def lines_of(sheet: Sheet, advanced: bool) -> Iterator[tuple[str, str, str]]:
    """Kind, name, and what stands there."""
    for kind, name, line in lines(advanced):
        yield kind, name, "".join(sheet.written[square] for square in line)


def places(sheet: Sheet) -> int:
    """Where a pair can go: two free squares side by side (CC-04)."""
    written = sheet.written
    return sum(written[one] == FREE == written[other] for one, other in PAIRS)


def can_fill(free: Free, wanted: Free, rolls: int) -> bool:
    """Whether all these squares can be written on in so many rolls."""
    if not wanted:
        return True
    if not rolls:
        return False
    square = min(wanted)
    others = free & set(BESIDE[square])
    return any(
        can_fill(free - {square, other}, wanted - {square, other}, rolls - 1) for other in others
    )


def runs(sheet: Sheet, line: Squares) -> Iterator[tuple[str, int, int]]:
    """The runs of a line, of one symbol and more: symbol, where it begins, how long."""
    place = 0
    for symbol, run in groupby(sheet.written[square] for square in line):
        length = len(list(run))
        if symbol != FREE:
            yield symbol, place, length
        place += length


def longest(sheet: Sheet, line: Squares, start: int, length: int, rolls: int) -> int:
    """How long a run of a line can still become; one symbol alone, only with others there."""
    symbol = sheet.written[line[start]]
    for size in range(SIDE, length, -1):
        for begin in range(max(0, start + length - size), min(start, len(line) - size) + 1):
            part = line[begin : begin + size]
            begun = [sheet.written[square] for square in part].count(symbol) > 1
            if begun and can_be_alike(sheet, part, rolls):
                return size
    return length


def can_reach(sheet: Sheet, line: Squares, size: int, rolls: int) -> bool:
    """Whether a line can still have a run so long, begun or not."""
    starts = range(len(line) - size + 1)
    return any(can_be_alike(sheet, line[begin : begin + size], rolls) for begin in starts)


def can_be_alike(sheet: Sheet, part: Squares, rolls: int) -> bool:
    free = free_squares(sheet)
    signs = {sheet.written[square] for square in part} - {FREE}
    return len(signs) <= 1 and can_fill(free, free & set(part), rolls)


@lru_cache(maxsize=1024)
def next_roll(sheet: Sheet, advanced: bool) -> float:
    """What the next roll brings on average where there is room, written where it brings most."""
    before = points_of(sheet, advanced)
    brought = 0
    for first, second in combinations_with_replacement(SYMBOLS, 2):
        most = max(points_of(after, advanced) for after in written(sheet, first + second))
        brought += (most - before) * (1 if first == second else 2)
    return brought / len(SYMBOLS) ** 2


def points_of(sheet: Sheet, advanced: bool) -> int:
    """What all lines are worth by now (CC-09, CC-11, CC-12)."""
    lines = [*sheet.rows(), *sheet.columns()]
    double = 2 * line_points(sheet.diagonal()) if advanced else 0
    return double + sum(line_score(line, advanced) for line in lines)


def written(sheet: Sheet, roll: str) -> Iterator[Sheet]:
    """The sheet after every way to write a roll on it."""
    for first, second, orders in placements(roll):
        if sheet.written[first] == FREE == sheet.written[second]:
            yield from (sheet.write(move.symbols, move.squares) for move in orders)
