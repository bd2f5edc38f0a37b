"""New sheets by the laws of the printed ones (docs/sheets.md): the same seed, the same sheet."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from bis.core.chance import Draws, Source, Stream, inner_key, outer_key, seeded
from bis.games.encore.arranging import CELLS, COLORS, COLUMNS, arrange
from bis.games.encore.laws import printed_before
from bis.games.encore.pieces import COLORS as NAMES
from bis.games.encore.pieces import HEIGHT

SHEET_STREAM = 4
"""Draws of no game."""
STAR_EVENT = 1 << 20
"""Where the draws for stars begin."""
ODDS = (31, 5, 4, 6, 18, 300)
"""Of blocks of each size to have one of a color's three stars. With these, stars are shared out as
on the printed sheets (docs/sheets.md).
"""

Runs = Sequence[int]
"""The rows of each color in each column, as bits: 5 * column + color."""
Arrange = Callable[[int, int], Runs | None]


def new_sheet(seed: int, arranged: Arrange | None = None) -> str:
    """A sheet written in full. ``arranged`` may do the work in place of `arranged_runs`."""
    common = seeded(seed, SHEET_STREAM)
    attempt = 0
    while True:
        inner = inner_key(common, attempt)
        runs = (arranged or arranged_runs)(inner, outer_key(common, inner))
        stars = Stream(seed, attempt, SHEET_STREAM).at(STAR_EVENT)
        text = None if runs is None else _with_stars(runs, stars)
        if text and not printed_before(text):
            return text
        attempt += 1


def arranged_runs(inner: int, outer: int) -> Runs | None:
    """In Python; none if annealing found no end."""
    orders, lengths, runs = ([0] * CELLS for _ in range(3))
    steps = arrange(inner, outer, orders, lengths, runs, [0] * 2 * COLORS)
    return None if steps < 0 else runs


# Stars


def _with_stars(runs: Runs, source: Draws) -> str | None:
    """The sheet, or none if its blocks never came to terms."""
    blocks = [block for color in range(COLORS) for block in _blocks(runs, color)]
    for _ in range(1000):
        chosen = [block for color in range(COLORS) for block in _three(blocks, color, source)]
        columns = _share_out(chosen, (1 << COLUMNS) - 1, source)
        if columns is not None:
            stars = {column: block[0] for column, block in columns.items()}
            return _write(runs, stars, source)
    return None


Block = tuple[int, int, int]
"""Its color, its size and its columns, as bits."""


def _blocks(runs: Runs, color: int) -> Iterator[Block]:
    size = columns = 0
    for column in range(COLUMNS):
        run = runs[COLORS * column + color]
        if column and not run & runs[COLORS * (column - 1) + color]:
            yield color, size, columns
            size = columns = 0
        size += run.bit_count()
        columns |= 1 << column
    yield color, size, columns


THREE = tuple(combinations(range(1, 7), 3))
_CHANCES = [ODDS[a - 1] * ODDS[b - 1] * ODDS[c - 1] for a, b, c in THREE]


def _three(blocks: Sequence[Block], color: int, source: Source) -> list[Block]:
    """Those of a color that get a star."""
    draw = source.below(sum(_CHANCES))
    for sizes, chance in zip(THREE, _CHANCES, strict=True):
        draw -= chance
        if draw < 0:
            return [block for block in blocks if block[0] == color and block[1] in sizes]
    raise AssertionError("a draw beyond all chances")


def _share_out(blocks: list[Block], free: int, source: Source) -> dict[int, Block] | None:
    """One column for each block, any of those that can be; none if there are none."""
    if not blocks:
        return {}
    tightest = min(blocks, key=lambda block: (block[2] & free).bit_count())
    columns = [column for column in range(COLUMNS) if tightest[2] & free & 1 << column]
    rest = [block for block in blocks if block != tightest]
    while columns:
        column = columns.pop(source.below(len(columns)))
        found = _share_out(rest, free & ~(1 << column), source)
        if found is not None:
            return {column: tightest, **found}
    return None


def _write(runs: Runs, stars: dict[int, int], source: Source) -> str:
    """Rows of letters; ``stars``: which color has the star of a column."""
    letters = [[""] * COLUMNS for _ in range(HEIGHT)]
    for column in range(COLUMNS):
        for color, name in enumerate(NAMES.upper()):
            rows = [row for row in range(HEIGHT) if runs[COLORS * column + color] >> row & 1]
            for row in rows:
                letters[row][column] = name
            if stars[column] == color:
                star = rows[source.below(len(rows))]
                letters[star][column] = name.lower()
    return "/".join(map("".join, letters))
