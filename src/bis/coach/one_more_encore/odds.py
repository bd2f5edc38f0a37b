"""Who is about to finish what in One More Encore!: Encore!'s lines, and rows."""

from collections.abc import Iterator
from itertools import repeat

from bis.bots.encore.greedy import column_values
from bis.coach.encore.odds import Line, against_scores, colors_of, columns_of, total
from bis.coach.phrases import Phrase
from bis.games.encore.pieces import COLUMN, COLUMN_H, ROW
from bis.games.one_more_encore.pieces import ROWS
from bis.games.one_more_encore.scoring import COLUMN_FIRST, ROW_POINTS, SYMBOL_POINTS, parts
from bis.games.one_more_encore.state import Sheet
from bis.games.one_more_encore.view import View


def lines_of(view: View, sheet: Sheet) -> Iterator[Line]:
    """Columns with their hearts and the golden die of H, colors, rows (OME-15, OME-18, OME-19)."""
    golden = [SYMBOL_POINTS * (column == COLUMN_H) for column in COLUMN]
    values = column_values(view, COLUMN_FIRST)
    yield from columns_of(map(sum, zip(values, golden, repeat(sheet.hearts), strict=False)))
    yield from colors_of(view, sheet)
    yield from (Line("row", *one, ROW_POINTS) for one in zip(ROWS, ROW, strict=True))


def odds(view: View, win: float) -> list[Phrase]:
    return against_scores(view, win, [total(parts(sheet)) for sheet in view.sheets], lines_of)
