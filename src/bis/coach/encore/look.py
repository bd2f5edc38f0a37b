"""What to look at in Encore! before one chooses."""

from collections.abc import Iterator

from bis.coach.encore.words import ALMOST, colors_of
from bis.coach.phrases import Glance, Phrase, phrase
from bis.games.encore.moves import Move
from bis.games.encore.pieces import COLUMN, COLUMNS, ROWS, Squares, clump, write_squares
from bis.games.encore.state import Sheet
from bis.games.encore.view import View

NEARLY = 2
"""What lacks no more squares than these is nearly full."""


def look(view: View, best: Move) -> Glance:
    assert view.seat is not None
    if best.kind == "pass":
        return Glance((phrase("look.pass"),))
    sheet = view.sheets[view.seat]
    joker = (phrase("look.joker"),) if best.cost else ()
    return Glance((*looks(sheet, best.squares), *joker), within_reach(sheet, best.squares))


def looks(sheet: Sheet, squares: Squares) -> Iterator[Phrase]:
    """The color, and what else speaks for these squares; not which they are."""
    hit = colors_of(sheet, squares)
    left = sheet.printed.by_color[hit[0]] & ~sheet.checked
    if len(hit) > 1:
        yield phrase("look.colors")
    elif left == left & squares:
        yield phrase("look.finish", color=f"color.{hit[0]}")
    else:
        yield phrase("look.color", color=f"color.{hit[0]}")
    for place, column in enumerate(COLUMN):
        height = ((sheet.checked | squares) & column).bit_count()
        if squares & column and height >= ALMOST:
            yield nearly(
                "look.column", (column & ~sheet.checked).bit_count(), column=COLUMNS[place]
            )
            break
    if squares & sheet.printed.stars:
        yield phrase("look.star")


def nearly(key: str, left: int, **which: str) -> Phrase:
    """How near a line is to being full: how many squares it lacks, where that is not plain."""
    return phrase(key, **which) if left <= NEARLY else phrase(f"{key}.open", left=left, **which)


def within_reach(sheet: Sheet, squares: Squares, rows: str = ROWS) -> tuple[str, ...]:
    """All open squares of the same colors that hang together with one in reach."""
    found = 0
    for color in colors_of(sheet, squares):
        free = sheet.printed.by_color[color] & ~sheet.checked
        found |= clump(free, free & (sheet.reach() | squares))
    return tuple(write_squares(found, rows).split())
