"""Words about a move of One More Encore!: Encore!'s, and what the variant adds."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

from bis.bots.encore.greedy import column_values
from bis.bots.one_more_encore.reference.weights import tuned
from bis.bots.one_more_encore.reference.worths import Scales
from bis.coach.encore import words as encore
from bis.coach.encore.beside import Way, compare
from bis.coach.encore.denied import denied
from bis.coach.encore.look import looks, nearly, within_reach
from bis.coach.phrases import Contrast, Glance, Phrase, Templates, phrase
from bis.games.encore.moves import Pass
from bis.games.encore.pieces import COLUMN, COLUMN_H, ROW, Squares, write_squares
from bis.games.one_more_encore.moves import Bonus, Move, Placement, Special
from bis.games.one_more_encore.pieces import GOLDEN, ROW_BONUS, ROWS
from bis.games.one_more_encore.scoring import COLUMN_FIRST, ROW_POINTS
from bis.games.one_more_encore.state import Sheet, circle_hearts, circle_symbols
from bis.games.one_more_encore.view import View

TEMPLATES: Templates = {
    "en": {
        **encore.TEMPLATES["en"],
        "look.golden": "a golden die is in reach",
        "look.row": "row {row} is nearly full",
        "look.row.open": "row {row} lacks {left} squares",
        "look.special": "look at the special die",
        "look.bomb": "where do up to four squares of a 2×2 area help most?",
        "golden.one": "takes a golden die",
        "golden.many": "takes {count} golden dice",
        "heart": "takes a heart, crosses off nothing",
        "special": "costs a golden die; {left} left",
        "declines": "lets the bonus bomb go",
        "row": "completes row {row} ({points} points)",
        "bonus": "completes row {row} first ({points} points and a {bonus})",
        "bonus.die": "golden die",
        "bonus.bomb": "bomb",
        "bonus.heart": "heart",
        "hearts.one": "brings 1 point for hearts",
        "hearts.many": "brings {count} points for hearts",
        "lacks.row.one": "row {name} lacks one square (worth {points})",
        "lacks.row.many": "row {name} lacks {count} squares (worth {points})",
        "part.rows": "rows",
        "part.rows.one": "row {name}",
        "part.hearts": "hearts",
        "part.dice": "golden dice",
        "part.rolls": "rolls left",
    },
    "fr": {
        **encore.TEMPLATES["fr"],
        "look.golden": "un dé doré est à portée",
        "look.row": "la ligne {row} est presque pleine",
        "look.row.open": "il manque {left} cases à la ligne {row}",
        "look.special": "regardez le dé spécial",
        "look.bomb": "où une bombe, jusqu’à quatre cases d’un carré 2 × 2, sert-elle le plus ?",
        "golden.one": "prend un dé doré",
        "golden.many": "prend {count} dés dorés",
        "heart": "prend un cœur, ne coche rien",
        "special": "coûte un dé doré ; il en reste {left}",
        "declines": "renonce à la bombe bonus",
        "row": "finit la ligne {row} ({points} points)",
        "bonus": "finit la ligne {row} en premier ({points} points, bonus : {bonus})",
        "bonus.die": "dé doré",
        "bonus.bomb": "bombe",
        "bonus.heart": "cœur",
        "hearts.one": "rapporte 1 point de cœurs",
        "hearts.many": "rapporte {count} points de cœurs",
        "lacks.row.one": "il manque une case à la ligne {name} (à gagner : {points})",
        "lacks.row.many": "il manque {count} cases à la ligne {name} (à gagner : {points})",
        "part.rows": "lignes",
        "part.rows.one": "ligne {name}",
        "part.hearts": "cœurs",
        "part.dice": "dés dorés",
        "part.rolls": "lancers restants",
    },
    "de": {
        **encore.TEMPLATES["de"],
        "look.golden": "ein goldener Würfel ist erreichbar",
        "look.row": "Zeile {row} ist fast voll",
        "look.row.open": "in Zeile {row} fehlen {left} Kästchen",
        "look.special": "schau auf den Sonderwürfel",
        "look.bomb": "wo helfen bis zu vier Kästchen in einem 2×2-Feld am meisten?",
        "golden.one": "holt einen goldenen Würfel",
        "golden.many": "holt {count} goldene Würfel",
        "heart": "nimmt ein Herz, kreuzt nichts an",
        "special": "kostet einen goldenen Würfel; dann noch {left}",
        "declines": "verzichtet auf die Bombe",
        "row": "macht Zeile {row} voll ({points} Punkte)",
        "bonus": "macht Zeile {row} zuerst voll ({points} Punkte, Bonus: {bonus})",
        "bonus.die": "goldener Würfel",
        "bonus.bomb": "Bombe",
        "bonus.heart": "Herz",
        "hearts.one": "bringt 1 Punkt für Herzen",
        "hearts.many": "bringt {count} Punkte für Herzen",
        "lacks.row.one": "in Zeile {name} fehlt ein Kästchen (bringt {points})",
        "lacks.row.many": "in Zeile {name} fehlen {count} Kästchen (bringt {points})",
        "part.rows": "Zeilen",
        "part.rows.one": "Zeile {name}",
        "part.hearts": "Herzen",
        "part.dice": "goldene Würfel",
        "part.rolls": "übrige Würfe",
    },
}


def about(view: View, move: Move) -> list[Phrase]:
    assert view.seat is not None
    sheet = view.sheets[view.seat]
    match move:
        case Pass():
            return [phrase("pass")]
        case Placement():
            return [*_checking(view, move.squares), *encore.marks(sheet, move.cost)]
        case Bonus():
            return [*_checking(view, move.squares)] if move.squares else [phrase("declines")]
        case Special():
            spent = phrase("special", left=_golden_left(view, move.squares))
            gained = [*_checking(view, move.squares)] if move.squares else [phrase("heart")]
            return [*gained, spent]
    assert_never(move)


def _checking(view: View, squares: Squares) -> Iterator[Phrase]:
    assert view.seat is not None
    sheet = view.sheets[view.seat]
    yield from encore.checking(sheet, column_values(view, COLUMN_FIRST), squares, COLUMN_FIRST)
    if hearts := _hearts(view, squares):
        yield phrase("hearts", count=hearts)
    yield from encore.colors(view.sheets, sheet, squares)
    if golden := (squares & GOLDEN).bit_count():
        yield phrase("golden", count=golden)
    for place in _filled(sheet, squares, ROW):
        yield _row(view, place)


def _hearts(view: View, squares: Squares) -> int:
    """Points for hearts of columns filled, those of a row among them (OME-17, OME-19)."""
    assert view.seat is not None
    sheet = view.sheets[view.seat]
    bonuses = [ROW_BONUS[row] for row in _first_rows(view, squares)]
    hearts = circle_hearts(sheet, bonuses.count("heart")).hearts
    return hearts * len([*_filled(sheet, squares, COLUMN)])


def _row(view: View, place: int) -> Phrase:
    if view.taken_rows >> place & 1:
        return phrase("row", row=ROWS[place], points=ROW_POINTS)
    bonus = f"bonus.{ROW_BONUS[place]}"
    return phrase("bonus", row=ROWS[place], points=ROW_POINTS, bonus=bonus)


def _filled(sheet: Sheet, squares: Squares, lines: Sequence[Squares]) -> Iterator[int]:
    """Rows or columns that these squares fill, by their places."""
    for place, line in enumerate(lines):
        if squares & line and not line & ~(sheet.checked | squares):
            yield place


def _first_rows(view: View, squares: Squares) -> Iterator[int]:
    """Rows that these squares fill, and whose bonus is still there."""
    assert view.seat is not None
    for row in _filled(view.sheets[view.seat], squares, ROW):
        if not view.taken_rows >> row & 1:
            yield row


def _golden_left(view: View, squares: Squares) -> int:
    """Golden dice left once the special die is paid, with those that its squares bring (OME-08)."""
    assert view.seat is not None
    sheet = view.sheets[view.seat]
    bonuses = [ROW_BONUS[row] for row in _first_rows(view, squares)]
    won = (squares & GOLDEN).bit_count() + bonuses.count("die")
    won += len([*_filled(sheet, squares, [COLUMN_H])])
    return circle_symbols(sheet, won).circled - sheet.used - 1


# Two moves side by side


def contrast(view: View, best: Move, played: Move) -> Contrast:
    assert view.seat is not None
    both = compare(view.sheets, view.seat, _way(view, best), _way(view, played))
    if any(view.bombs):
        return both
    weigh = partial(Scales, view.sheets, taken_rows=view.taken_rows)
    return replace(both, denied=denied(view, best, played, tuned(), weigh))


def _way(view: View, move: Move) -> Way:
    squares = 0 if isinstance(move, Pass) else move.squares
    cost = move.cost if isinstance(move, Placement) else 0
    return Way(squares, cost, about(view, move))


# Before the move

ALMOST = 12
"""A row with so many squares crossed off is worth a word."""


def look(view: View, best: Move) -> Glance:
    assert view.seat is not None
    sheet = view.sheets[view.seat]
    match best:
        case Pass():
            return Glance((phrase("look.pass"),))
        case Placement():
            joker = (phrase("look.joker"),) if best.cost else ()
            found = (*looks(sheet, best.squares), *_looks(view, best.squares), *joker)
            return Glance(found, within_reach(sheet, best.squares, ROWS))
        case Bonus():
            return Glance((phrase("look.bomb"),))
        case Special():
            golden = tuple(write_squares(best.squares & GOLDEN, ROWS).split())
            return Glance((phrase("look.special"), *_looks(view, best.squares)), golden)
    assert_never(best)


def _looks(view: View, squares: Squares) -> Iterator[Phrase]:
    assert view.seat is not None
    if squares & GOLDEN:
        yield phrase("look.golden")
    checked = view.sheets[view.seat].checked
    for place, row in enumerate(ROW):
        if squares & row and ((checked | squares) & row).bit_count() >= ALMOST:
            yield nearly("look.row", (row & ~checked).bit_count(), row=ROWS[place])
            return
