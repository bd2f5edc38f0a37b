"""What is remarked about a pair of symbols in Criss Cross."""

from collections.abc import Iterator
from itertools import groupby

from bis.bots.criss_cross.greedy import isolated
from bis.bots.criss_cross.learned.best import ROUNDS
from bis.coach.criss_cross.pairing import (
    Squares,
    free_squares,
    groups,
    never_filled,
    odd_tells_all,
    squeezed,
)
from bis.coach.criss_cross.room import lines, lines_of, longest, next_roll, points_of, runs
from bis.coach.phrases import Phrase, phrase
from bis.games.criss_cross.moves import Move
from bis.games.criss_cross.pieces import FREE, write_square
from bis.games.criss_cross.scoring import best_line, line_points, line_score
from bis.games.criss_cross.state import Sheet
from bis.games.criss_cross.view import View

MOST = 3
"""More remarks are not read in the middle of a game."""
FEW = 2
"""So many lines that score are named one by one."""
NAMED = 3
"""So many squares are named one by one."""
LOSS = 20
WEIGHTS = {"last": 7, "tie": 7, "grow": 5, "end": 5}
"""What is said of a move, less the length of a run; what it spoils weighs most."""


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
    made = scoring(before, after, advanced)
    if len(made) <= FEW:
        return made
    points = points_of(after, advanced) - points_of(before, advanced)
    return [phrase("in_all", points=points, lines=f"run.{len(made)}")]


def _to_come(before: Sheet, after: Sheet, advanced: bool, rolls: int) -> Iterator[Phrase]:
    """What can still be written."""
    yield from _room(before, after)
    yield from growth(before, after, advanced, rolls)
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
    more = never_filled(after) - never_filled(before) if can_isolate(before) else 0
    return [unfilled("lost", more, after, before)] if more > 0 else []


def unfilled(key: str, count: int, sheet: Sheet, other: Sheet) -> Phrase:
    """That so many squares stay empty, and why: groups of odd size, or too few beside some."""
    free = free_squares(sheet)
    if odd_tells_all(free):
        sizes = " + ".join(map(_size, groups(free)))
        return Phrase(f"{key}.groups", (("count", str(count)), ("groups", sizes)))
    some, beside = squeezed(free, free_squares(other))
    if len(some) <= NAMED and len(beside) == len(some) - 1:
        names = zip("abcde", map(write_square, (*some, *beside)), strict=False)
        return Phrase(f"{key}.{len(some)}", (("count", str(count)), *names))
    named = [("some", _names(some)), ("beside", _names(beside))]
    return Phrase(
        f"{key}.some",
        (("count", str(count)), *named, ("many", str(len(some))), ("few", str(len(beside)))),
    )


def _size(group: Squares) -> str:
    """How many squares a group has, and which, where it is odd and they are few."""
    is_named = len(group) % 2 and len(group) <= NAMED
    return f"{len(group)} ({_names(group)})" if is_named else str(len(group))


def _names(squares: Squares) -> str:
    return " ".join(map(write_square, squares))


def growth(before: Sheet, after: Sheet, advanced: bool, rolls: int) -> Iterator[Phrase]:
    """Runs just written on, and whether they can grow; others that cannot any more."""
    for kind, name, line in lines(advanced):
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


def scoring(before: Sheet, after: Sheet, advanced: bool) -> list[Phrase]:
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


def can_isolate(sheet: Sheet) -> bool:
    """Whether the grid is full enough for that."""
    return sheet.written.count(FREE) < len(sheet.written) // 2
