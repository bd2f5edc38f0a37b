"""Why a chance to win is not what the scores say: who is about to finish what."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bis.bots.encore.greedy import column_values
from bis.coach.phrases import Phrase, phrase
from bis.coach.verdicts import is_against
from bis.core.game import Part
from bis.games.encore.pieces import COLUMN, COLUMNS, Squares
from bis.games.encore.scoring import COLOR_FIRST, COLOR_LATER, parts
from bis.games.encore.state import Sheet
from bis.games.encore.view import View

NAMED = 2
"""More than these are not read."""
MANY = 6
"""So many squares more are worth a word beside what is nearly finished."""
SOON = {"color": 4, "column": 2, "row": 3}
"""So many squares that are missing, or fewer, are soon crossed off."""


class Line(NamedTuple):
    """A row, a column or a color: what it is, its name, its squares and what it still brings."""

    kind: str
    name: str
    squares: Squares
    points: int


Lines = Callable[[Any, Any], Iterator[Line]]
"""(view, sheet) -> what can be filled on it."""


def lines_of(view: View, sheet: Sheet) -> Iterator[Line]:
    yield from columns_of(column_values(view))
    yield from colors_of(view, sheet)


def columns_of(points: Iterable[int]) -> Iterator[Line]:
    yield from (Line("column", *one) for one in zip(COLUMNS, COLUMN, points, strict=True))


def colors_of(view: View, sheet: Sheet) -> Iterator[Line]:
    taken = {color for other in view.sheets for color in other.colors}
    for color, printed in sheet.printed.by_color.items():
        points = COLOR_LATER if color in taken else COLOR_FIRST
        yield Line("color", f"color.{color}", printed, points)


def odds(view: View, win: float) -> list[Phrase]:
    return against_scores(view, win, [total(parts(sheet)) for sheet in view.sheets], lines_of)


def total(box: Iterable[Part]) -> int:
    return sum(points for _, points in box)


def against_scores(view: View, win: float, scores: Sequence[int], lines: Lines) -> list[Phrase]:
    """Who leads and will hardly win, or the reverse: what whoever is behind is about to finish."""
    assert view.seat is not None
    others = [seat for seat in range(len(scores)) if seat != view.seat]
    rival = max(others, key=scores.__getitem__)
    lead = scores[view.seat] - scores[rival]
    if not is_against(lead, win, len(scores)):
        return []
    if lead > 0:
        threat = max(others, key=lambda seat: view.sheets[seat].checked.bit_count())
        found = _soon(view, threat, view.seat, lines)
        return [phrase("odds.low", seat=threat), *found] if found else [phrase("odds.open")]
    found = _soon(view, view.seat, rival, lines)
    return [phrase("odds.high"), *found] if found else [phrase("odds.open")]


def _soon(view: View, seat: int, other: int, lines: Lines) -> list[Phrase]:
    """What is nearly finished and worth most; and how many squares more are crossed off."""
    sheet = view.sheets[seat]
    lacking = ((_missing(sheet, line), line) for line in lines(view, sheet))
    near = [(count, line) for count, line in lacking if 0 < count <= SOON[line.kind]]
    near.sort(key=lambda one: (-one[1].points, one[0]))
    found = [
        phrase(f"lacks.{line.kind}", count=count, name=line.name, points=line.points)
        for count, line in near[:NAMED]
    ]
    more = sheet.checked.bit_count() - view.sheets[other].checked.bit_count()
    if more >= (MANY if found else 1):
        found.append(phrase("odds.squares", count=more))
    return found


def _missing(sheet: Sheet, line: Line) -> int:
    return (line.squares & ~sheet.checked).bit_count()
