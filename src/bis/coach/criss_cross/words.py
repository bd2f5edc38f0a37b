"""Words about a move of Criss Cross."""

from collections.abc import Iterator
from itertools import groupby

from bis.bots.criss_cross.greedy import isolated
from bis.coach.phrases import Contrast, Glance, Phrase, Templates, phrase
from bis.games.criss_cross.moves import Move
from bis.games.criss_cross.pieces import COLUMNS, FREE, ROWS
from bis.games.criss_cross.scoring import line_points
from bis.games.criss_cross.state import Sheet
from bis.games.criss_cross.view import View

TEMPLATES: Templates = {
    "en": {
        "start": "all symbols are alike at the start",
        "row": "makes {run} alike in row {line} (+{points})",
        "column": "makes {run} alike in column {line} (+{points})",
        "diagonal": "makes {run} alike on the diagonal (+{points})",
        "nothing": "scores nothing yet",
        "alone.one": "leaves a free square alone",
        "alone.many": "leaves {count} free squares alone",
        "empty.row": "row {line} is full without points (-5)",
        "empty.column": "column {line} is full without points (-5)",
        "why.points.one": "scores one point more at once",
        "why.points.many": "scores {count} points more at once",
        "why.alone": "leaves fewer free squares alone",
        "look.row": "look at row {line}",
        "look.column": "look at column {line}",
        "look.diagonal": "look at the diagonal, which counts twice",
        "look.room": "nothing scores at once: keep the free squares together",
        "look.alone": "mind the squares that would be left alone",
        "run.2": "two",
        "run.3": "three",
        "run.4": "four",
        "run.5": "five",
    },
    "fr": {
        "start": "tous les symboles se valent au début",
        "row": "fait {run} symboles pareils dans la ligne {line} (+{points})",
        "column": "fait {run} symboles pareils dans la colonne {line} (+{points})",
        "diagonal": "fait {run} symboles pareils sur la diagonale (+{points})",
        "nothing": "ne marque rien encore",
        "alone.one": "laisse une case libre isolée",
        "alone.many": "laisse {count} cases libres isolées",
        "empty.row": "la ligne {line} est pleine sans points (−5)",
        "empty.column": "la colonne {line} est pleine sans points (−5)",
        "why.points.one": "marque un point de plus tout de suite",
        "why.points.many": "marque {count} points de plus tout de suite",
        "why.alone": "laisse moins de cases libres isolées",
        "look.row": "regardez la ligne {line}",
        "look.column": "regardez la colonne {line}",
        "look.diagonal": "regardez la diagonale, qui compte double",
        "look.room": "rien ne marque tout de suite : gardez les cases libres ensemble",
        "look.alone": "attention aux cases qui resteraient isolées",
        "run.2": "deux",
        "run.3": "trois",
        "run.4": "quatre",
        "run.5": "cinq",
    },
    "de": {
        "start": "am Anfang sind alle Symbole gleich gut",
        "row": "bringt {run} gleiche in Zeile {line} (+{points})",
        "column": "bringt {run} gleiche in Spalte {line} (+{points})",
        "diagonal": "bringt {run} gleiche auf der Diagonale (+{points})",
        "nothing": "bringt noch nichts",
        "alone.one": "lässt ein freies Feld allein",
        "alone.many": "lässt {count} freie Felder allein",
        "empty.row": "Zeile {line} ist voll und ohne Punkte (−5)",
        "empty.column": "Spalte {line} ist voll und ohne Punkte (−5)",
        "why.points.one": "bringt gleich einen Punkt mehr",
        "why.points.many": "bringt gleich {count} Punkte mehr",
        "why.alone": "lässt weniger freie Felder allein",
        "look.row": "schau auf Zeile {line}",
        "look.column": "schau auf Spalte {line}",
        "look.diagonal": "schau auf die Diagonale, sie zählt doppelt",
        "look.room": "nichts bringt gleich Punkte: Halte die freien Felder zusammen",
        "look.alone": "achte auf Felder, die einzeln übrig blieben",
        "run.2": "zwei",
        "run.3": "drei",
        "run.4": "vier",
        "run.5": "fünf",
    },
}


def about(view: View, move: Move) -> list[Phrase]:
    if move.kind == "start":
        return [phrase("start")]
    assert view.seat is not None
    before = view.sheets[view.seat]
    after = before.write(move.symbols, move.squares)
    made = list(_made(before, after, view.advanced)) or [phrase("nothing")]
    alone = isolated(after) - isolated(before)
    return [*made, *([phrase("alone", count=alone)] if alone > 0 else [])]


def _lines(sheet: Sheet, advanced: bool) -> Iterator[tuple[str, str, int, str]]:
    """Kind, name, how often it counts, and what stands there."""
    yield from (("row", *line) for line in zip(ROWS, [1] * 5, sheet.rows(), strict=True))
    yield from (("column", *line) for line in zip(COLUMNS, [1] * 5, sheet.columns(), strict=True))
    if advanced:
        yield "diagonal", "", 2, sheet.diagonal()


def _made(before: Sheet, after: Sheet, advanced: bool) -> Iterator[Phrase]:
    lines = zip(_lines(before, advanced), _lines(after, advanced), strict=True)
    for (kind, name, times, old), (*_, new) in lines:
        points = times * (line_points(new) - line_points(old))
        if points > 0:
            yield phrase(kind, run=f"run.{_new_run(old, new)}", line=name, points=points)
        elif advanced and new != old and kind != "diagonal" and _is_lost(new):
            yield phrase(f"empty.{kind}", line=name)


def _is_lost(line: str) -> bool:
    return FREE not in line and not line_points(line)


def _new_run(old: str, new: str) -> int:
    """The longest run with a symbol that was just written."""
    runs, place = [], 0
    for symbol, run in groupby(new):
        length = len(list(run))
        if symbol != FREE and old[place : place + length] != new[place : place + length]:
            runs.append(length)
        place += length
    return max(runs)


# Two moves side by side


def contrast(view: View, best: Move, played: Move) -> Contrast:
    """Points at once, and free squares left alone, where they speak for the best move."""
    if best.kind == "start" or played.kind == "start":
        return Contrast()
    assert view.seat is not None
    before = view.sheets[view.seat]
    good, bad = (before.write(move.symbols, move.squares) for move in (best, played))
    more = _points(good, view.advanced) - _points(bad, view.advanced)
    points = (phrase("why.points", count=more),) if more > 0 else ()
    alone = (phrase("why.alone"),) if isolated(good) < isolated(bad) else ()
    return Contrast(why=(*points, *alone))


def _points(sheet: Sheet, advanced: bool) -> int:
    return sum(times * line_points(line) for _, _, times, line in _lines(sheet, advanced))


# Before the move


def look(view: View, best: Move) -> Glance:
    """The lines in which the best move scores, and their free squares."""
    if best.kind == "start":
        return Glance((phrase("start"),))
    assert view.seat is not None
    before = view.sheets[view.seat]
    made = list(_made(before, before.write(best.symbols, best.squares), view.advanced))
    lines = [one for one in made if one.key in ("row", "column", "diagonal")]
    found = tuple(Phrase(f"look.{one.key}", one.values) for one in lines)
    alone = (phrase("look.alone"),) if _can_isolate(before) else ()
    return Glance((*(found or (phrase("look.room"),)), *alone), _free_in(before, lines))


def _can_isolate(sheet: Sheet) -> bool:
    """Whether the grid is full enough for that."""
    return sheet.written.count(FREE) < len(sheet.written) // 2


def _free_in(sheet: Sheet, lines: list[Phrase]) -> tuple[str, ...]:
    names = {dict(one.values)["line"] for one in lines if one.key != "diagonal"}
    return tuple(
        column + row
        for column in COLUMNS
        for row in ROWS
        if names & {column, row} and sheet.rows()[ROWS.index(row)][COLUMNS.index(column)] == FREE
    )
