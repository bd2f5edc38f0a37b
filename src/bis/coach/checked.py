"""What was learned finds mistakes, and games played on have to confirm them.

Where games are interpreted there is no time to compare all moves by them, but for a look at the few
that may be mistakes by what was learned: so nobody is accused on its word alone, and it is known
where the points come from. What it cost is what both say, each as far as it is sure.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bis.coach.verdicts import ACCUSATIONS, verdict_of
from bis.coach.worth import (
    Estimate,
    Evaluator,
    Finding,
    Outlook,
    Position,
    Worth,
    as_counted,
    nothing,
)

if TYPE_CHECKING:
    from bis.coach.sampling import PlayoutEvaluator


SUSPECT = Worth(1.5, 0.07)
"""What costs as much by what was learned is played on, though it is not sure."""


class CheckedEvaluator:
    """By what was learned; what it suspects is played on."""

    note: str | None = None

    def __init__(self, learned: Evaluator, games: "PlayoutEvaluator") -> None:
        self._learned, self._games = learned, games

    def outlook(self, position: Position) -> Outlook:
        return self._learned.outlook(position)

    def weigh(self, position: Position, seat: int, legal: Sequence[Any], played: Any) -> Finding:
        finding = self._learned.weigh(position, seat, legal, played)
        if finding.best == played or finding.cost.main < as_counted(SUSPECT, finding.cost):
            return finding
        found = self._games.compare(position, seat, finding.best, played)
        verdict = verdict_of(found, played)
        if verdict == "fine" and found.cost.main <= 0:  # it was the better one, as it turned out
            none = nothing(position.seats)
            return Finding(played, none, none, win=finding.win)
        if verdict in ACCUSATIONS:
            found = agreed(found, finding)
        return replace(found, win=finding.win)  # as hints have it

    def advise(
        self, position: Position, seat: int, legal: Sequence[Any], count: int
    ) -> list[Estimate]:
        return self._learned.advise(position, seat, legal, count)


def agreed(one: Finding, other: Finding) -> Finding:
    """The first with what a move cost by both."""
    points, points_noise = together(
        (one.cost.points, one.noise.points), (other.cost.points, other.noise.points)
    )
    if one.cost.win is None or other.cost.win is None:
        return replace(one, cost=Worth(points, None), noise=Worth(points_noise, None))
    win, win_noise = together((one.cost.win, one.noise.main), (other.cost.win, other.noise.main))
    return replace(one, cost=Worth(points, win), noise=Worth(points_noise, win_noise))


def together(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """Two numbers with their noise as one: who is surer counts for more."""
    if not (one[1] and other[1]):
        return min(one, other, key=lambda each: each[1])
    weights = [1 / noise**2 for _, noise in (one, other)]
    middle = (weights[0] * one[0] + weights[1] * other[0]) / sum(weights)
    return middle, sum(weights) ** -0.5
