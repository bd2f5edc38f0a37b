"""What a cost is called: only what is beyond the noise is held against anybody.

How costly a mistake is called goes by the cost as it is read: what reads alike is called alike, and
of two the greater never sounds the smaller.
"""

from dataclasses import dataclass
from math import floor
from typing import Literal

from bis.coach.worth import Finding, Worth, rounded

Verdict = Literal["only", "best", "fine", "mistake", "blunder", "silent"]
ACCUSATIONS: tuple[Verdict, ...] = ("mistake", "blunder")


@dataclass(frozen=True, slots=True)
class Scale:
    """From which cost on a move is a mistake or a blunder."""

    mistake: float
    blunder: float


WIN = Scale(0.02, 0.08)
"""At a table, in chances to win."""
POINTS = Scale(0.5, 2.0)
"""Alone, in points."""
SURE = 1.5
"""A cost less so many standard errors must still be a mistake (chosen: docs/coach.md).

One limit: what is asked about before a move is held against it later, and nothing else.
"""

LOW, HIGH = 0.95, 1.1
"""So many times an even share of the victories is less, or more."""


def is_against(lead: int, win: float, seats: int) -> bool:
    """Whether the chance to win says otherwise than the scores."""
    return (lead > 0 and win < LOW / seats) or (lead < 0 and win > HIGH / seats)


def scale_of(finding: Finding) -> Scale:
    return POINTS if finding.cost.win is None else WIN


def verdict_of(finding: Finding, played: object, sure: float = SURE) -> Verdict:
    if finding.best == played:
        return "best"
    scale, cost, noise = scale_of(finding), finding.cost.main, sure * finding.noise.main
    if cost - noise > scale.mistake:
        return named("mistake", finding.cost, finding.win)
    return "fine" if cost + noise < scale.mistake else "silent"


def named(verdict: Verdict, cost: Worth, win: float | None) -> Verdict:
    """An accusation in the word for what is read of it; ``win``: the chance with the best move."""
    if verdict not in ACCUSATIONS:
        return verdict
    limit = POINTS.blunder if cost.win is None else WIN.blunder
    return "blunder" if read(cost, win) > limit else "mistake"


def read(cost: Worth, win: float | None) -> float:
    """A cost as it is read: in tenths of points; in whole percents, from which chance to which."""
    told = rounded(cost)
    if told.win is None:
        return _nearest(told.points, 10)
    if win is None:
        return _nearest(told.win, 100)
    first = rounded(Worth(0.0, win)).main
    fell = _nearest(first, 100) - _nearest(max(0.0, first - told.win), 100)
    return round(fell, 2) or told.win


def _nearest(number: float, parts: int) -> float:
    """As JavaScript rounds: a half upwards."""
    return floor(parts * number + 0.5) / parts
