"""Why a chance to win is not what the scores say: who is about to finish what."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from bis.coach.phrases import Phrase, phrase
from bis.core.game import Part
from bis.games.encore.pieces import COLUMN, COLUMNS, Squares
from bis.games.encore.scoring import parts
from bis.games.encore.state import Sheet
from bis.games.encore.view import View

LOW, HIGH = 0.7, 1.5
"""So many times an even share of the victories is little, or much."""
NAMED = 2
"""More than these are not read."""
SOON = {"color": 4, "column": 2, "row": 3}
"""So many squares that are missing, or fewer, are soon crossed off."""


class Line(NamedTuple):
    """A row, a column or a color: what it is, its name and its squares."""

    kind: str
    name: str
    squares: Squares


Lines = Callable[[Sheet], Iterator[Line]]


def lines_of(sheet: Sheet) -> Iterator[Line]:
    yield from (Line("column", *one) for one in zip(COLUMNS, COLUMN, strict=True))
    for color, printed in sheet.printed.by_color.items():
        yield Line("color", f"color.{color}", printed)


def odds(view: View, win: float) -> list[Phrase]:
    return against_scores(view, win, [total(parts(sheet)) for sheet in view.sheets], lines_of)


def total(box: Iterable[Part]) -> int:
    return sum(points for _, points in box)


def against_scores(view: View, win: float, scores: Sequence[int], lines: Lines) -> list[Phrase]:
    """Who leads and will hardly win, or the reverse: what whoever is behind is about to finish."""
    assert view.seat is not None
    others = [seat for seat in range(len(scores)) if seat != view.seat]
    rival = max(others, key=scores.__getitem__)
    even, lead = 1 / len(scores), scores[view.seat] - scores[rival]
    sheet = view.sheets[view.seat]
    if lead > 0 and win < LOW * even:
        threat = max(others, key=lambda seat: view.sheets[seat].checked.bit_count())
        found = _soon(view.sheets[threat], sheet, lines)
        return [phrase("odds.low", seat=threat), *found] if found else []
    if lead < 0 and win > HIGH * even:
        found = _soon(sheet, view.sheets[rival], lines)
        return [phrase("odds.high"), *found] if found else []
    return []


def _soon(sheet: Sheet, other: Sheet, lines: Lines) -> list[Phrase]:
    """What lacks the fewest squares; else how many more are crossed off in all."""
    lacking = [(_missing(sheet, line), line) for line in lines(sheet)]
    near = sorted((count, line) for count, line in lacking if 0 < count <= SOON[line.kind])
    if near:
        return [
            phrase(f"lacks.{line.kind}", count=count, name=line.name)
            for count, line in near[:NAMED]
        ]
    more = sheet.checked.bit_count() - other.checked.bit_count()
    return [phrase("odds.squares", count=more)] if more > 0 else []


def _missing(sheet: Sheet, line: Line) -> int:
    return (line.squares & ~sheet.checked).bit_count()
