"""Two moves of Encore! side by side: what tells them apart, and what speaks for the better one."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bis.bots.encore.greedy import stranded
from bis.bots.encore.reference.weights import tuned
from bis.bots.encore.reference.worths import Scales
from bis.coach.encore.denied import denied
from bis.coach.encore.words import ALMOST, about
from bis.coach.phrases import Contrast, Phrase, phrase
from bis.games.encore.moves import Move
from bis.games.encore.pieces import COLUMN, COLUMNS, HEIGHT, Squares, clump
from bis.games.encore.state import Sheet, reach
from bis.games.encore.view import View

MORE = 4
"""So many squares more in reach are worth a word."""
BLOCK = 3
"""A block of so many squares is worth being kept whole."""
SCARCE = 2
"""With so many exclamation marks left, or fewer, hardly a joker can be taken."""
ENDS = 2
"""So many full colors end the game."""
FAR = 8
"""While everybody lacks so many squares for that, many turns are to come."""
NEAR = 4
"""So few squares are soon crossed off."""
WINS = {"column", "color", "golden", "row", "bonus"}
"""Phrases about something that is won at once."""


class Way(NamedTuple):
    """One of the moves: what it crosses off, its jokers, and what is said about it anyhow."""

    squares: Squares
    cost: int
    about: Sequence[Phrase]


def contrast(view: View, best: Move, played: Move) -> Contrast:
    assert view.seat is not None
    both = compare(view.sheets, view.seat, _way(view, best), _way(view, played))
    weigh = partial(Scales, view.sheets)
    return replace(both, denied=denied(view, best, played, tuned(), weigh))


def _way(view: View, move: Move) -> Way:
    squares, cost = (0, 0) if move.kind == "pass" else (move.squares, move.cost)
    return Way(squares, cost, about(view, move))


def compare(sheets: Sequence[Sheet], seat: int, best: Way, played: Way) -> Contrast:
    sheet, jokers = sheets[seat], best.cost + played.cost > 0
    scarce = tuple(_scarce(sheets, sheet.marks - played.cost, played.cost - best.cost))
    counts = (one for one in _counts(sheet, best, played) if not (scarce and _is_marks(one)))
    return Contrast(
        best=tuple(_aside(sheet, best, jokers)),
        played=tuple(_aside(sheet, played, jokers)),
        why=(
            *scarce,
            *_wins(best, played),
            *counts,
            *_whole(sheet, best, played),
            *_opens(sheet, best, played),
        ),
        taken=tuple(_taken(sheet, best, played)),
        nearer=tuple(_nearer(sheet, best, played)),
    )


def _aside(sheet: Sheet, way: Way, jokers: bool) -> Iterator[Phrase]:
    """The columns that are not nearly full; and that it needs no joker, where the other does."""
    after = sheet.checked | way.squares
    heights = {
        name: (after & column).bit_count()
        for name, column in zip(COLUMNS, COLUMN, strict=True)
        if way.squares & column and (after & column).bit_count() < ALMOST
    }
    if len(heights) == 1:
        yield from (phrase("fills", column=name, height=height) for name, height in heights.items())
    elif heights:
        told = ", ".join(f"{name} ({height}/{HEIGHT})" for name, height in heights.items())
        yield phrase("advances", columns=told)
    if jokers and way.squares and not way.cost:
        yield phrase("free")


def _wins(best: Way, played: Way) -> Iterator[Phrase]:
    """What only the better one wins at once."""
    for one in best.about:
        if one.key.split(".")[0] in WINS and one not in played.about:
            yield one


def _taken(sheet: Sheet, best: Way, played: Way) -> Iterator[str]:
    """The parts of the score that only the one played takes at once."""
    for one in _wins(played, best):
        values = dict(one.values)
        match one.key.split(".")[0]:
            case "column":
                yield f"columns.{values['column']}"
            case "color":
                yield values["color"].replace("color", "colors")
            case "row" | "bonus":
                yield f"rows.{values['row']}"
    if _stars(sheet, played) > _stars(sheet, best):
        yield "stars"


def _stars(sheet: Sheet, way: Way) -> int:
    return (way.squares & sheet.printed.stars).bit_count()


def _scarce(sheets: Sequence[Sheet], left: int, kept: int) -> Iterator[Phrase]:
    """Marks that the better one keeps, where they are nearly gone and many turns are to come."""
    if kept > 0 and left <= SCARCE and min(_missing(sheet) for sheet in sheets) >= FAR:
        yield phrase("why.few", count=kept, left=left) if left else phrase("why.last", count=kept)


def _is_marks(one: Phrase) -> bool:
    return one.key.startswith("why.marks")


def _left(sheet: Sheet, squares: Squares = 0) -> list[tuple[int, str]]:
    """How many squares are open in each color once these are crossed off, the fewest first."""
    checked = sheet.checked | squares
    return sorted(
        ((printed & ~checked).bit_count(), color)
        for color, printed in sheet.printed.by_color.items()
    )


def _missing(sheet: Sheet, squares: Squares = 0) -> int:
    """Squares that are missing for the colors that end the game."""
    return sum(count for count, _ in _left(sheet, squares)[:ENDS])


def _nearer(sheet: Sheet, best: Way, played: Way) -> Iterator[Phrase]:
    """Squares that are then missing to end the game, if they are few and fewer (ENC-22)."""
    missing = _missing(sheet, best.squares)
    if missing > NEAR or missing >= _missing(sheet, played.squares):
        return
    (first, _), (count, color), *_ = _left(sheet, best.squares)
    if not missing:
        yield phrase("nearer.now")
    elif first:
        yield phrase("nearer", count=missing)
    else:
        yield phrase("nearer.color", count=count, color=f"color.{color}")


def _counts(sheet: Sheet, best: Way, played: Way) -> Iterator[Phrase]:
    """Stars, jokers, squares and lonely squares, where the better one is ahead."""
    more = {
        "why.stars": _stars(sheet, best) - _stars(sheet, played),
        "why.marks": played.cost - best.cost,
        "why.checks": best.squares.bit_count() - played.squares.bit_count(),
    }
    yield from (phrase(key, count=count) for key, count in more.items() if count > 0)
    if stranded(sheet, best.squares) < stranded(sheet, played.squares):
        yield phrase("why.alone")


def _whole(sheet: Sheet, best: Way, played: Way) -> Iterator[Phrase]:
    """The block that a pass keeps whole, and the other move would take only a part of."""
    if best.squares or not played.squares:
        return
    for color, printed in sheet.printed.by_color.items():
        block = clump(printed & ~sheet.checked, played.squares & printed)
        if block and block != block & played.squares and block.bit_count() >= BLOCK:
            yield phrase("why.whole", size=block.bit_count(), color=f"color.{color}")
            return


def _opens(sheet: Sheet, best: Way, played: Way) -> Iterator[Phrase]:
    """Columns, and squares, that come into reach and would not with the other move."""
    before, other = _reached(sheet, 0), _reached(sheet, played.squares)
    after = _reached(sheet, best.squares)
    opened = [
        name
        for name, column in zip(COLUMNS, COLUMN, strict=True)
        if column & after and not column & (before | other)
    ]
    if opened:
        key = f"why.opens.{'one' if len(opened) == 1 else 'many'}"
        yield Phrase(key, (("columns", ", ".join(opened)),))
    good, bad = after.bit_count(), other.bit_count()
    if best.squares and good - bad >= MORE:
        yield phrase("why.reach", good=good, bad=bad)


def _reached(sheet: Sheet, squares: Squares) -> Squares:
    """Open squares where a placement could begin next."""
    checked = sheet.checked | squares
    return reach(checked) & ~checked
