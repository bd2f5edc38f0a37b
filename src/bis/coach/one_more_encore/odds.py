"""Who is about to finish what in One More Encore!: Encore!'s lines, and rows."""

from collections.abc import Iterator

from bis.coach.encore.odds import Line, against_scores, total
from bis.coach.encore.odds import lines_of as encore_lines
from bis.coach.phrases import Phrase
from bis.games.encore import state as encore
from bis.games.encore.pieces import ROW
from bis.games.one_more_encore.pieces import ROWS
from bis.games.one_more_encore.scoring import parts
from bis.games.one_more_encore.view import View


def lines_of(sheet: encore.Sheet) -> Iterator[Line]:
    yield from encore_lines(sheet)
    yield from (Line("row", *one) for one in zip(ROWS, ROW, strict=True))


def odds(view: View, win: float) -> list[Phrase]:
    return against_scores(view, win, [total(parts(sheet)) for sheet in view.sheets], lines_of)
