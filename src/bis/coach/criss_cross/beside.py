"""Two moves of Criss Cross side by side: what speaks for the better one."""

from collections.abc import Iterator

from bis.bots.criss_cross.greedy import isolated
from bis.bots.criss_cross.learned.best import ROUNDS
from bis.coach.criss_cross.pairing import Squares, never_filled
from bis.coach.criss_cross.promise import promised
from bis.coach.criss_cross.remarks import growth, unfilled
from bis.coach.criss_cross.room import (
    can_reach,
    lines,
    lines_of,
    longest,
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

LONG = 3
"""A run this long is about to be worth much more."""
SEEN, FEW = 3, 2
"""So many places more for a pair can be seen; where nothing else is, fewer count."""
MATTERS = 0.1
"""A smaller share of the places is no reason."""
RUNS = "why.grow."
"""What the other move shuts out, and what it has not begun."""
PROMISED = 2
"""So many points more, which one symbol would bring, are worth a word."""


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
    parts = _growing(before, good, bad, view.advanced, rolls)
    return Contrast(why=(*points, *later), taken=taken, parts=parts)


def _growing(
    before: Sheet, good: Sheet, bad: Sheet, advanced: bool, rolls: int
) -> dict[str, Phrase]:
    """By part of the score: a run that can grow there, further than any with the other move.

    Whether the other move leaves room for one that is not begun is not asked here.
    """
    other = max(map(_length, growth(before, bad, advanced, rolls)), default=0)
    return {
        _part_of(one): Phrase(f"why.grow.begun.{one.key.removeprefix('grow.')}", one.values)
        for one in growth(before, good, advanced, rolls)
        if _length(one) > other
    }


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
    yield from _more_room(good, bad, SEEN)


def _more_room(good: Sheet, bad: Sheet, least: int) -> Iterator[Phrase]:
    more, fewer = places(good), places(bad)
    if more >= fewer + max(least, MATTERS * fewer):
        yield Phrase("why.room", (("count", str(more)), ("fewer", str(fewer))))


def _next(good: Sheet, bad: Sheet, advanced: bool) -> Iterator[Phrase]:
    """What a symbol of the next roll would bring, and a little more room, where nothing else is to
    be seen. That rolls bring more on average is no reason: nobody sees an average.
    """
    if good.has_room() and bad.has_room() and next_roll(good, advanced) > next_roll(bad, advanced):
        named = promised(good, bad, advanced, PROMISED)
        yield from [named] if named else []
    yield from _more_room(good, bad, FEW)


def _outgrown(good: Sheet, bad: Sheet, advanced: bool, rolls: int) -> Iterator[Phrase]:
    """The longest run that only the first can still bring, if the second has none as long."""
    kind, name, line = max(lines(advanced), key=lambda one: _only(good, bad, one[2], rolls))
    run = _only(good, bad, line, rolls)
    if run > max(LONG, *(_only(bad, good, other, rolls) for *_, other in lines(advanced))):
        keeps = "grow.begun" if can_reach(bad, line, run, rolls) else "grow"
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
