"""Words about a move of Criss Cross."""

from collections.abc import Iterator
from itertools import groupby

from bis.bots.criss_cross.greedy import isolated
from bis.bots.criss_cross.learned.best import ROUNDS
from bis.coach.criss_cross.room import (
    LINES,
    Squares,
    longest,
    never_filled,
    next_roll,
    points_of,
    runs,
    written,
)
from bis.coach.phrases import Glance, Phrase, Templates, phrase
from bis.games.criss_cross.moves import Move
from bis.games.criss_cross.pieces import COLUMNS, FREE, ROWS
from bis.games.criss_cross.scoring import best_line, line_points, line_score
from bis.games.criss_cross.state import Sheet
from bis.games.criss_cross.view import View

TEMPLATES: Templates = {
    "en": {
        "point": ".",
        "start": "all symbols are equally good at the start",
        "row": "makes {run} alike in row {line} (+{points})",
        "column": "makes {run} alike in column {line} (+{points})",
        "diagonal": "makes {run} alike on the diagonal (+{points})",
        "saves.row": "makes {run} alike in row {line} (+{points}: its −5 is gone)",
        "saves.column": "makes {run} alike in column {line} (+{points}: its −5 is gone)",
        "in_all": "scores {points} points at once, in {lines} lines",
        "nothing": "scores nothing yet",
        "none": "scores nothing",
        "alone.one": "leaves a free box alone: nothing can be written there any more",
        "alone.many": "leaves {count} free boxes alone: nothing can be written there any more",
        "full": "leaves no room for another pair",
        "lost": "the free boxes do not pair up any more: at least {count} stay empty",
        "grow.row": "row {line} can still become {run} alike",
        "grow.column": "column {line} can still become {run} alike",
        "grow.diagonal": "the diagonal can still become {run} alike",
        "end.row": "the {run} alike in row {line} cannot get longer",
        "end.column": "the {run} alike in column {line} cannot get longer",
        "end.diagonal": "the {run} alike on the diagonal cannot get longer",
        "last": "the last roll can bring {points} points on average",
        "tie": "the best line is worth {points}: that decides a tie",
        "empty.row": "row {line} is full without points: its −5 stays",
        "empty.column": "column {line} is full without points: its −5 stays",
        "why.points.one": "scores one point more at once",
        "why.points.many": "scores {count} points more at once",
        "why.same": "scores just as much at once",
        "why.alone": "leaves fewer free boxes alone",
        "why.filled": "lets {count} more boxes be filled",
        "why.grow.row": "keeps {run} alike possible in row {line}",
        "why.grow.column": "keeps {run} alike possible in column {line}",
        "why.grow.diagonal": "keeps {run} alike possible on the diagonal",
        "why.begun.row": "has alike symbols in row {line} that can still become {run}",
        "why.begun.column": "has alike symbols in column {line} that can still become {run}",
        "why.begun.diagonal": "has alike symbols on the diagonal that can still become {run}",
        "why.room": "leaves {count} places for the next pair instead of {fewer}",
        "look.row": "look at row {line}: you can bring {run} alike together",
        "look.column": "look at column {line}: you can bring {run} alike together",
        "look.diagonal": "look at the diagonal, which counts twice: "
        "you can bring {run} alike together",
        "look.room": "nothing scores at once: keep the free boxes together",
        "look.later": "what scores at once is not everything here: "
        "think of long runs, and of room for them",
        "look.none": "nothing scores with this roll any more",
        "look.alone": "mind the boxes that would be left alone",
        "run.2": "two",
        "run.3": "three",
        "run.4": "four",
        "run.5": "five",
        "part.rows": "rows",
        "part.rows.one": "row {name}",
        "part.columns": "columns",
        "part.columns.one": "column {name}",
        "part.diagonal": "the diagonal",
    },
    "fr": {
        "point": ",",
        "start": "tous les symboles se valent au début",
        "row": "réunit {run} symboles identiques dans la ligne {line} (+{points})",
        "column": "réunit {run} symboles identiques dans la colonne {line} (+{points})",
        "diagonal": "réunit {run} symboles identiques sur la diagonale (+{points})",
        "saves.row": "réunit {run} symboles identiques dans la ligne {line} "
        "(+{points} : le −5 disparaît)",
        "saves.column": "réunit {run} symboles identiques dans la colonne {line} "
        "(+{points} : le −5 disparaît)",
        "in_all": "rapporte {points} points tout de suite, à {lines} endroits",
        "nothing": "ne rapporte rien encore",
        "none": "ne rapporte rien",
        "alone.one": "laisse une case libre isolée : plus rien ne peut s’y écrire",
        "alone.many": "laisse {count} cases libres isolées : plus rien ne peut s’y écrire",
        "full": "ne laisse de place pour aucune autre paire",
        "lost": "les cases libres ne vont plus toutes par deux : au moins {count} resteront vides",
        "grow.row": "la ligne {line} peut encore réunir {run} symboles identiques",
        "grow.column": "la colonne {line} peut encore réunir {run} symboles identiques",
        "grow.diagonal": "la diagonale peut encore réunir {run} symboles identiques",
        "end.row": "la suite de {run} dans la ligne {line} ne peut plus s’allonger",
        "end.column": "la suite de {run} dans la colonne {line} ne peut plus s’allonger",
        "end.diagonal": "la suite de {run} sur la diagonale ne peut plus s’allonger",
        "last": "le dernier lancer peut encore rapporter {points} en moyenne",
        "tie": "la meilleure ligne ou colonne vaut {points} : c’est elle qui départage",
        "empty.row": "la ligne {line} est pleine sans points : le −5 reste",
        "empty.column": "la colonne {line} est pleine sans points : le −5 reste",
        "why.points.one": "rapporte un point de plus tout de suite",
        "why.points.many": "rapporte {count} points de plus tout de suite",
        "why.same": "rapporte autant tout de suite",
        "why.alone": "laisse moins de cases libres isolées",
        "why.filled": "permet de remplir {count} cases de plus",
        "why.grow.row": "permet encore {run} symboles identiques dans la ligne {line}",
        "why.grow.column": "permet encore {run} symboles identiques dans la colonne {line}",
        "why.grow.diagonal": "permet encore {run} symboles identiques sur la diagonale",
        "why.begun.row": "a dans la ligne {line} des symboles identiques "
        "qui peuvent encore être {run}",
        "why.begun.column": "a dans la colonne {line} des symboles identiques "
        "qui peuvent encore être {run}",
        "why.begun.diagonal": "a sur la diagonale des symboles identiques "
        "qui peuvent encore être {run}",
        "why.room": "laisse {count} places pour la prochaine paire au lieu de {fewer}",
        "look.row": "regardez la ligne {line} : vous pouvez y réunir {run} symboles identiques",
        "look.column": "regardez la colonne {line} : "
        "vous pouvez y réunir {run} symboles identiques",
        "look.diagonal": "regardez la diagonale, qui compte double : "
        "vous pouvez y réunir {run} symboles identiques",
        "look.room": "rien ne rapporte tout de suite : gardez les cases libres ensemble",
        "look.later": "ce qui rapporte tout de suite n’est pas tout ici : "
        "pensez aux longues suites et à la place qu’il leur faut",
        "look.none": "ce lancer ne rapporte plus rien",
        "look.alone": "attention aux cases qui resteraient isolées",
        "run.2": "deux",
        "run.3": "trois",
        "run.4": "quatre",
        "run.5": "cinq",
        "part.rows": "lignes",
        "part.rows.one": "ligne {name}",
        "part.columns": "colonnes",
        "part.columns.one": "colonne {name}",
        "part.diagonal": "diagonale",
    },
    "de": {
        "point": ",",
        "start": "am Anfang sind alle Symbole gleich gut",
        "row": "bringt {run} gleiche in Zeile {line} (+{points})",
        "column": "bringt {run} gleiche in Spalte {line} (+{points})",
        "diagonal": "bringt {run} gleiche auf der Diagonale (+{points})",
        "saves.row": "bringt {run} gleiche in Zeile {line} (+{points}: Die −5 fällt weg)",
        "saves.column": "bringt {run} gleiche in Spalte {line} (+{points}: Die −5 fällt weg)",
        "in_all": "bringt sofort {points} Punkte, in {lines} Reihen",
        "nothing": "bringt noch nichts",
        "none": "bringt nichts",
        "alone.one": "lässt ein freies Feld einzeln übrig: Dort passt nichts mehr hin",
        "alone.many": "lässt {count} freie Felder einzeln übrig: Dort passt nichts mehr hin",
        "full": "lässt für kein weiteres Paar Platz",
        "lost": "die freien Felder gehen nicht mehr paarweise auf: Mindestens {count} bleiben leer",
        "grow.row": "in Zeile {line} sind noch {run} gleiche möglich",
        "grow.column": "in Spalte {line} sind noch {run} gleiche möglich",
        "grow.diagonal": "auf der Diagonale sind noch {run} gleiche möglich",
        "end.row": "die {run} gleichen in Zeile {line} können nicht mehr wachsen",
        "end.column": "die {run} gleichen in Spalte {line} können nicht mehr wachsen",
        "end.diagonal": "die {run} gleichen auf der Diagonale können nicht mehr wachsen",
        "last": "der letzte Wurf kann im Schnitt {points} Punkte bringen",
        "tie": "die beste Reihe zählt dann {points}: Das entscheidet bei Gleichstand",
        "empty.row": "Zeile {line} ist voll und ohne Punkte: Die −5 bleibt",
        "empty.column": "Spalte {line} ist voll und ohne Punkte: Die −5 bleibt",
        "why.points.one": "bringt sofort einen Punkt mehr",
        "why.points.many": "bringt sofort {count} Punkte mehr",
        "why.same": "bringt sofort ebenso viel",
        "why.alone": "lässt weniger freie Felder einzeln übrig",
        "why.filled": "lässt {count} Felder mehr füllen",
        "why.grow.row": "lässt in Zeile {line} noch {run} gleiche zu",
        "why.grow.column": "lässt in Spalte {line} noch {run} gleiche zu",
        "why.grow.diagonal": "lässt auf der Diagonale noch {run} gleiche zu",
        "why.begun.row": "hat in Zeile {line} gleiche Symbole, aus denen noch {run} werden können",
        "why.begun.column": "hat in Spalte {line} gleiche Symbole, "
        "aus denen noch {run} werden können",
        "why.begun.diagonal": "hat auf der Diagonale gleiche Symbole, "
        "aus denen noch {run} werden können",
        "why.room": "lässt {count} Plätze für das nächste Paar statt {fewer}",
        "look.row": "schau auf Zeile {line}: Dort bringst du {run} gleiche zusammen",
        "look.column": "schau auf Spalte {line}: Dort bringst du {run} gleiche zusammen",
        "look.diagonal": "schau auf die Diagonale, sie zählt doppelt: "
        "Dort bringst du {run} gleiche zusammen",
        "look.room": "nichts bringt sofort Punkte: Halte die freien Felder zusammen",
        "look.later": "was sofort Punkte bringt, ist hier nicht alles: "
        "Denk an lange Folgen und den Platz dafür",
        "look.none": "mit diesem Wurf bringt nichts mehr Punkte",
        "look.alone": "achte auf Felder, die einzeln übrig blieben",
        "run.2": "zwei",
        "run.3": "drei",
        "run.4": "vier",
        "run.5": "fünf",
        "part.rows": "Zeilen",
        "part.rows.one": "Zeile {name}",
        "part.columns": "Spalten",
        "part.columns.one": "Spalte {name}",
        "part.diagonal": "die Diagonale",
    },
}

LONG = 3
"""A run this long is about to be worth much more."""
SEEN = 3
"""So many places more for a pair can be seen."""
MOST = 3
"""More remarks are not read in the middle of a game."""
FEW = 2
"""So many lines that score are named one by one."""
LOSS = 20
WEIGHTS = {"last": 7, "tie": 7, "grow": 5, "end": 5}
"""What is said of a move, less the length of a run; what it spoils weighs most."""
NAMES = {"row": ROWS, "column": COLUMNS, "diagonal": ("",)}


def about(view: View, move: Move) -> list[Phrase]:
    """Up to three remarks: the points, then what weighs most."""
    if move.kind == "start":
        return [phrase("start")]
    assert view.seat is not None
    before = view.sheets[view.seat]
    after = before.write(move.symbols, move.squares)
    rolls = ROUNDS - view.round
    more = [
        *_shut(before, after, view.advanced),
        *(_to_come(before, after, view.advanced, rolls) if rolls else _tie(view, before, after)),
    ]
    points = _points_made(before, after, view.advanced)
    none = [phrase("nothing" if rolls else "none")]
    return [*(points or none), *sorted(more, key=_weight, reverse=True)][:MOST]


def _weight(one: Phrase) -> int:
    """Runs weigh more the longer they are."""
    run = dict(one.values).get("run", "0")
    return WEIGHTS.get(one.key.split(".")[0], LOSS) + int(run.removeprefix("run."))


def _points_made(before: Sheet, after: Sheet, advanced: bool) -> list[Phrase]:
    """The lines that score, or how much all of them do."""
    made = _made(before, after, advanced)
    if len(made) <= FEW:
        return made
    points = points_of(after, advanced) - points_of(before, advanced)
    return [phrase("in_all", points=points, lines=f"run.{len(made)}")]


def _to_come(before: Sheet, after: Sheet, advanced: bool, rolls: int) -> Iterator[Phrase]:
    """What can still be written."""
    yield from _room(before, after)
    yield from _runs(before, after, advanced, rolls)
    yield from _last(after, advanced, rolls)


def _last(after: Sheet, advanced: bool, rolls: int) -> list[Phrase]:
    """Before the last roll: all that is still to come."""
    if rolls > 1 or not after.has_room():
        return []
    return [phrase("last", points=f"{next_roll(after, advanced):.1f}")]


def _tie(view: View, before: Sheet, after: Sheet) -> list[Phrase]:
    """With the last roll: the best line, which decides between equal totals (CC-10)."""
    best = best_line(after, view.advanced)
    grows = best > best_line(before, view.advanced)
    return [phrase("tie", points=best)] if grows and len(view.sheets) > 1 else []


def _room(before: Sheet, after: Sheet) -> list[Phrase]:
    """Squares that stay empty because of this move."""
    if not after.has_room():
        return [phrase("full")]
    alone = isolated(after) - isolated(before)
    if alone > 0:
        return [phrase("alone", count=alone)]
    lost = never_filled(after) if _can_isolate(before) else 0
    return [Phrase("lost", (("count", str(lost)),))] if lost > never_filled(before) else []


def _runs(before: Sheet, after: Sheet, advanced: bool, rolls: int) -> Iterator[Phrase]:
    """Runs just written on, and whether they can grow; others that cannot any more."""
    for kind, names in NAMES.items():
        if kind == "diagonal" and not advanced:
            continue
        for name, line in zip(names, LINES[kind], strict=True):
            for about, length in dict.fromkeys(_runs_in(line, before, after, rolls)):
                yield phrase(f"{about}.{kind}", run=f"run.{length}", line=name)


def _runs_in(line: Squares, before: Sheet, after: Sheet, rolls: int) -> Iterator[tuple[str, int]]:
    """How long those just written can become; and what could be longer before, and cannot now."""
    old = list(runs(before, line))
    for run in runs(after, line):
        symbol, start, length = run
        can = longest(after, line, start, length, rolls)
        grown = [(at, size) for sign, at, size in old if sign == symbol and _meet(run, at, size)]
        could = max((longest(before, line, *one, rolls + 1) for one in grown), default=0)
        if run not in old and can > length:
            yield "grow", can
        elif 1 < length == can < could:
            yield "end", length


def _meet(run: tuple[str, int, int], at: int, size: int) -> bool:
    _, start, length = run
    return at < start + length and start < at + size


def lines_of(sheet: Sheet, advanced: bool) -> Iterator[tuple[str, str, str]]:
    """Kind, name, and what stands there."""
    yield from (("row", *line) for line in zip(ROWS, sheet.rows(), strict=True))
    yield from (("column", *line) for line in zip(COLUMNS, sheet.columns(), strict=True))
    if advanced:
        yield "diagonal", "", sheet.diagonal()


def _made(before: Sheet, after: Sheet, advanced: bool) -> list[Phrase]:
    """The lines that score, and by how much more, as the page counts it; the most first."""
    made = []
    for kind, name, old, new in _changed(before, after, advanced):
        points = _counted(kind, new, advanced) - _counted(kind, old, advanced)
        if points > 0:
            saves = advanced and kind != "diagonal" and not line_points(old)
            run = f"run.{_new_run(old, new)}"
            about = phrase(f"saves.{kind}" if saves else kind, run=run, line=name, points=points)
            made.append((points, about))
    return [about for _, about in sorted(made, key=lambda one: -one[0])]


def _counted(kind: str, line: str, advanced: bool) -> int:
    """What a line is worth; without points a row or column costs 5 if so agreed (CC-11, CC-12)."""
    return 2 * line_points(line) if kind == "diagonal" else line_score(line, advanced)


def _shut(before: Sheet, after: Sheet, advanced: bool) -> Iterator[Phrase]:
    """Lines that are full now, and cost 5 for good (CC-12)."""
    for kind, name, _, new in _changed(before, after, advanced):
        if advanced and kind != "diagonal" and _is_lost(new):
            yield phrase(f"empty.{kind}", line=name)


def _changed(before: Sheet, after: Sheet, advanced: bool) -> Iterator[tuple[str, str, str, str]]:
    """Kind and name of the lines that are written on, and what stood and stands there."""
    lines = zip(lines_of(before, advanced), lines_of(after, advanced), strict=True)
    for (kind, name, old), (*_, new) in lines:
        if old != new:
            yield kind, name, old, new


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


# Before the move


def look(view: View, best: Move) -> Glance:
    """The lines in which the best move scores, and their free squares."""
    if best.kind == "start":
        return Glance((phrase("start"),))
    assert view.seat is not None
    before = view.sheets[view.seat]
    lines = _made(before, before.write(best.symbols, best.squares), view.advanced)[:MOST]
    found = [Phrase(f"look.{one.key.removeprefix('saves.')}", one.values) for one in lines]
    alone = [phrase("look.alone")] if _can_isolate(before) and view.round < ROUNDS else []
    return Glance((*(found or [_unscored(view, before)]), *alone), _free_in(before, lines))


def _unscored(view: View, sheet: Sheet) -> Phrase:
    """Where the best move does not score: whether another one would."""
    assert view.roll is not None
    points = points_of(sheet, view.advanced)
    after = written(sheet, view.roll.symbols)
    if any(points_of(one, view.advanced) > points for one in after):
        return phrase("look.later")
    return phrase("look.room" if view.round < ROUNDS else "look.none")


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
