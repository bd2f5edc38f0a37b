"""Words about a move of Encore!."""

from collections.abc import Iterator, Sequence

from bis.bots.encore.greedy import column_values, stranded
from bis.coach.phrases import Phrase, Templates, phrase
from bis.games.encore.moves import Move
from bis.games.encore.pieces import COLUMN, COLUMNS, HEIGHT, Squares
from bis.games.encore.scoring import COLOR_FIRST, COLOR_LATER, COLUMN_FIRST
from bis.games.encore.state import Sheet
from bis.games.encore.view import View

ALMOST = 5
"""A column with so many squares checked is worth a word."""

TEMPLATES: Templates = {
    "en": {
        "pass": "takes nothing",
        "checks.one": "checks one square",
        "checks.many": "checks {count} squares",
        "marks.one": "spends a joker; {left} left",
        "marks.many": "spends {count} jokers; {left} left",
        "stars.one": "takes a star",
        "stars.many": "takes {count} stars",
        "column.one": "completes column {column} (1 point, {rank})",
        "column.many": "completes column {column} ({count} points, {rank})",
        "color": "completes {color} ({points} points, {rank})",
        "fills": "brings column {column} to {height} of 7",
        "single.one": "leaves a single {color} square",
        "single.many": "leaves {count} single {color} squares",
        "alone.one": "leaves a square alone in its block",
        "alone.many": "leaves {count} squares alone in their blocks",
        "first": "first",
        "later": "not first",
        "color.g": "green",
        "color.y": "yellow",
        "color.b": "blue",
        "color.p": "pink",
        "color.o": "orange",
    },
    "fr": {
        "pass": "ne prend rien",
        "checks.one": "coche une case",
        "checks.many": "coche {count} cases",
        "marks.one": "dépense un joker ; il en reste {left}",
        "marks.many": "dépense {count} jokers ; il en reste {left}",
        "stars.one": "prend une étoile",
        "stars.many": "prend {count} étoiles",
        "column.one": "complète la colonne {column} (1 point, {rank})",
        "column.many": "complète la colonne {column} ({count} points, {rank})",
        "color": "complète le {color} ({points} points, {rank})",
        "fills": "porte la colonne {column} à {height} sur 7",
        "single.one": "laisse une case {color} isolée",
        "single.many": "laisse {count} cases {color} isolées",
        "alone.one": "laisse une case isolée dans son bloc",
        "alone.many": "laisse {count} cases isolées dans leurs blocs",
        "first": "en premier",
        "later": "pas en premier",
        "color.g": "vert",
        "color.y": "jaune",
        "color.b": "bleu",
        "color.p": "rose",
        "color.o": "orange",
    },
}


def about(view: View, move: Move) -> list[Phrase]:
    assert view.seat is not None
    if move.kind == "pass":
        return [phrase("pass")]
    sheet = view.sheets[view.seat]
    return [
        *checking(sheet, column_values(view), move.squares, COLUMN_FIRST),
        *colors(view.sheets, sheet, move.squares),
        *marks(sheet, move.cost),
    ]


def marks(sheet: Sheet, cost: int) -> Iterator[Phrase]:
    if cost:
        yield phrase("marks", count=cost, left=sheet.marks - cost)


def checking(
    sheet: Sheet, columns: Sequence[int], squares: Squares, upper: Sequence[int]
) -> Iterator[Phrase]:
    """Squares, stars, columns, and what is left alone."""
    yield phrase("checks", count=squares.bit_count())
    if stars := (squares & sheet.printed.stars).bit_count():
        yield phrase("stars", count=stars)
    for place, column in enumerate(COLUMN):
        if squares & column:
            yield from _column(sheet, squares, place, columns[place], upper)
    if alone := stranded(sheet, squares):
        yield _alone(sheet, squares, alone)


def _alone(sheet: Sheet, squares: Squares, count: int) -> Phrase:
    """Of one color, unless a bomb hit several."""
    hit = [color for color, printed in sheet.printed.by_color.items() if printed & squares]
    if len(hit) > 1:
        return phrase("alone", count=count)
    return phrase("single", count=count, color=f"color.{hit[0]}")


def _column(
    sheet: Sheet, squares: Squares, place: int, points: int, upper: Sequence[int]
) -> Iterator[Phrase]:
    height = ((sheet.checked | squares) & COLUMN[place]).bit_count()
    if height == HEIGHT:
        rank = "first" if points == upper[place] else "later"
        yield phrase("column", count=points, column=COLUMNS[place], rank=rank)
    elif height >= ALMOST:
        yield phrase("fills", column=COLUMNS[place], height=height)


def colors(sheets: Sequence[Sheet], sheet: Sheet, squares: Squares) -> Iterator[Phrase]:
    taken = {color for other in sheets for color in other.colors}
    for color, printed in sheet.printed.by_color.items():
        left = printed & ~sheet.checked
        if left and left == left & squares:
            points, rank = (COLOR_LATER, "later") if color in taken else (COLOR_FIRST, "first")
            yield phrase("color", color=f"color.{color}", points=points, rank=rank)
