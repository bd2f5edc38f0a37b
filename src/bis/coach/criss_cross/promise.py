"""What a single symbol of the next roll would bring."""

from collections.abc import Iterator
from typing import NamedTuple

from bis.bots.criss_cross.greedy import BESIDE
from bis.coach.criss_cross.pairing import free_squares
from bis.coach.criss_cross.room import lines, points_of, runs
from bis.coach.phrases import Phrase, phrase
from bis.games.criss_cross.pieces import SYMBOLS
from bis.games.criss_cross.state import Sheet


class Promise(NamedTuple):
    """So many points, and the longest of the runs that make them."""

    points: int = 0
    lines: int = 0
    run: int = 0
    kind: str = ""
    line: str = ""


def promise(sheet: Sheet, symbol: str, advanced: bool) -> Promise:
    """The most that one more of a symbol brings, where there is room for another beside it."""
    before, free = points_of(sheet, advanced), free_squares(sheet)
    found = Promise()
    for square in sorted(free):
        if free.isdisjoint(BESIDE[square]):
            continue
        after = sheet.write(symbol, (square,))
        points = points_of(after, advanced) - before
        if points > found.points:
            made = list(_made(after, square, advanced))
            found = Promise(points, len(made), *max(made))
    return found


def _made(after: Sheet, square: int, advanced: bool) -> Iterator[tuple[int, str, str]]:
    """The runs in which it stands: how long, and in which line."""
    for kind, name, line in lines(advanced):
        for _, start, length in runs(after, line):
            if length > 1 and square in line[start : start + length]:
                yield length, kind, name


def promised(good: Sheet, bad: Sheet, advanced: bool, least: int) -> Phrase | None:
    """The symbol that would bring most more on the first, if that is as much."""
    both = {sign: (promise(good, sign, advanced), promise(bad, sign, advanced)) for sign in SYMBOLS}
    sign, (one, other) = max(both.items(), key=lambda each: each[1][0].points - each[1][1].points)
    if one.points - other.points < least:
        return None
    told = {"sign": f"sign.{sign}", "more": one.points, "fewer": other.points}
    if one.lines > 1:
        return phrase("why.sign.several", **told)
    return phrase(f"why.sign.{one.kind}", **told, run=f"run.{one.run}", line=one.line)
