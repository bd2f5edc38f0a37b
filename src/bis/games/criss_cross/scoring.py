"""What a sheet is worth, line by line, and who wins."""

from functools import cache, lru_cache
from itertools import groupby

from bis.core.game import Part, Result, ranked
from bis.games.criss_cross.pieces import COLUMNS, FREE, ROWS
from bis.games.criss_cross.state import Sheet, State

RUN_POINTS = (0, 0, 2, 3, 8, 10)
"""By the number of equal symbols in neighboring squares (CC-09)."""
NO_POINTS_PENALTY = -5
RATING_FLOORS = (30, 25, 20, 15)
"""The lowest score of each band alone, best first; below them is one more (CC-14)."""


@cache
def line_points(line: str) -> int:
    """The sum of all runs of a line; a free square breaks a run (CC-09)."""
    runs = ((symbol, len(list(run))) for symbol, run in groupby(line))
    return sum(RUN_POINTS[length] for symbol, length in runs if symbol != FREE)


def line_score(line: str, advanced: bool) -> int:
    """What a row or column is worth; without any points it costs 5 if so agreed (CC-12)."""
    points = line_points(line)
    return NO_POINTS_PENALTY if advanced and not points else points


@lru_cache(maxsize=1024)  # for the result, and for the sheet as it is shown
def parts(sheet: Sheet, advanced: bool) -> tuple[Part, ...]:
    """The sums beside the rows and below the columns, then the diagonal, twice (CC-11)."""
    rows = zip(ROWS, sheet.rows(), strict=True)
    columns = zip(COLUMNS, sheet.columns(), strict=True)
    return (
        *(Part(f"row {name}", line_score(line, advanced)) for name, line in rows),
        *(Part(f"column {name}", line_score(line, advanced)) for name, line in columns),
        *([Part("diagonal", 2 * line_points(sheet.diagonal()))] if advanced else []),
    )


def best_line(sheet: Sheet, advanced: bool) -> int:
    """The points of the best row or column, or diagonal, counted once (CC-10, CC-13)."""
    lines = [*sheet.rows(), *sheet.columns(), *([sheet.diagonal()] if advanced else [])]
    return max(map(line_points, lines))


def result(state: State) -> Result:
    """The best single line breaks a tie (CC-10)."""
    lines = tuple(parts(sheet, state.advanced) for sheet in state.sheets)
    best_lines = [best_line(sheet, state.advanced) for sheet in state.sheets]
    return ranked(lines, best_lines, RATING_FLOORS)
