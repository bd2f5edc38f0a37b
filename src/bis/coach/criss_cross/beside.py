"""Two moves of Criss Cross side by side: what speaks for the better one."""

from collections.abc import Iterator

from bis.bots.criss_cross.greedy import isolated
from bis.bots.criss_cross.learned.best import ROUNDS
from bis.coach.criss_cross.remarks import LONG, NAMES, SEEN, lines_of, unfilled
from bis.coach.criss_cross.room import (
    LINES,
    Squares,
    can_reach,
    longest,
    never_filled,
    next_roll,
    places,
    points_of,
    runs,
)
from bis.coach.phrases import Contrast, Phrase, phrase
from bis.games.criss_cross.moves import Move
from bis.games.criss_cross.scoring import RUN_POINTS, line_points
from bis.games.criss_cross.state import Sheet
from bis.games.criss_cross.view import View

RUNS = ("why.grow.", "why.begun.")
"""What the other move shuts out, and what it has not begun."""
CLEARLY = 0.4
"""So many points more are worth a word."""


def contrast(view: View, best: Move, played: Move) -> Contrast:
    """Points at once, and what can still be written, where they speak for the best move.

    A run of more than three that stays possible outweighs the points of one of three.
    """
    if best.kind == "start" or played.kind == "start":
        return Contrast()
    assert view.seat is not None
    before = view.sheets[view.seat]
    good, bad = (before.write(move.symbols, move.squares) for move in (best, played))
    more = points_of(good, view.advanced) - points_of(bad, view.advanced)
    points = [phrase("why.points", count=more)] if more > 0 else []
    rolls = ROUNDS - view.round
    later = list(_later(good, bad, view.advanced, rolls))
    if not points and not later and rolls:
        later = list(_next(good, bad, view.advanced))
    if later and not more and points_of(good, view.advanced) > points_of(before, view.advanced):
        points = [phrase("why.same")]
    kept = any(one.key.startswith(RUNS) for one in later) and -more <= RUN_POINTS[LONG]
    taken = () if kept else tuple(_taken(good, bad, view.advanced))
    return Contrast(why=(*points, *later), taken=taken)


def about_part(both: Contrast, part: str) -> tuple[Phrase, ...]:
    """A run that can grow, in the line that ends highest; none if the other move's grows as far.

    Whether the other move leaves room for one that is not begun is not asked here.
    """
    other = max(map(_length, both.played), default=0)
    return tuple(
        Phrase(one.key.replace("grow", "why.begun"), one.values)
        for one in both.best
        if _length(one) > other and _part_of(one) == part
    )


def _length(one: Phrase) -> int:
    """How long a run can still become; nothing where something else is said."""
    return int(dict(one.values)["run"].removeprefix("run.")) if one.key.startswith("grow.") else 0


def _part_of(one: Phrase) -> str:
    kind, line = one.key.removeprefix("grow."), dict(one.values)["line"]
    return f"{kind}s.{line}" if line else kind


def _later(good: Sheet, bad: Sheet, advanced: bool, rolls: int) -> Iterator[Phrase]:
    """What the first leaves free and the second does not: squares, long runs, places for a pair."""
    if not rolls:
        return
    if isolated(good) < isolated(bad):
        yield phrase("why.alone")
    elif (filled := never_filled(bad) - never_filled(good)) > 0:
        yield unfilled("why.filled", filled, bad, good)
    yield from _outgrown(good, bad, advanced, rolls)
    more, fewer = places(good), places(bad)
    if more >= fewer + SEEN:
        yield Phrase("why.room", (("count", str(more)), ("fewer", str(fewer))))


def _next(good: Sheet, bad: Sheet, advanced: bool) -> Iterator[Phrase]:
    """What the next roll is good for, where there is nothing else to be seen."""
    if not (good.has_room() and bad.has_room()):
        return
    more, fewer = next_roll(good, advanced), next_roll(bad, advanced)
    if more >= fewer + CLEARLY:
        yield Phrase("why.next", (("more", f"{more:.1f}"), ("fewer", f"{fewer:.1f}")))


def _outgrown(good: Sheet, bad: Sheet, advanced: bool, rolls: int) -> Iterator[Phrase]:
    """The longest run that only the first can still bring, if the second has none as long."""
    lines = {
        (kind, name): line
        for kind, names in NAMES.items()
        if kind != "diagonal" or advanced
        for name, line in zip(names, LINES[kind], strict=True)
    }
    kind, name = max(lines, key=lambda one: _only(good, bad, lines[one], rolls))
    run = _only(good, bad, lines[kind, name], rolls)
    if run > max(LONG, *(_only(bad, good, line, rolls) for line in lines.values())):
        keeps = "begun" if can_reach(bad, lines[kind, name], run, rolls) else "grow"
        yield phrase(f"why.{keeps}.{kind}", run=f"run.{run}", line=name)


def _only(sheet: Sheet, other: Sheet, line: Squares, rolls: int) -> int:
    """How long a run of a line can grow, if it cannot on the other sheet."""
    can = max((can for can, length in _growth(sheet, line, rolls) if can > length), default=0)
    return can if all(can > could for could, _ in _growth(other, line, rolls)) else 0


def _growth(sheet: Sheet, line: Squares, rolls: int) -> Iterator[tuple[int, int]]:
    """How long the runs of a line can become, and how long they are."""
    for _, start, length in runs(sheet, line):
        yield longest(sheet, line, start, length, rolls), length


def _taken(good: Sheet, bad: Sheet, advanced: bool) -> Iterator[str]:
    """Lines in which only the second scores so much at once."""
    for (kind, name, better), (*_, line) in zip(
        lines_of(good, advanced), lines_of(bad, advanced), strict=True
    ):
        if line_points(line) > line_points(better):
            yield f"{kind}s.{name}" if name else kind
