"""What was learned finds mistakes, and games played on have to confirm them.

Where games are interpreted there is no time to compare all moves by them, but for a look at the few
that what was learned calls mistakes: so nobody is accused on its word alone, and it is known where
the points come from.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bis.coach.verdicts import ACCUSATIONS, verdict_of
from bis.coach.worth import Estimate, Evaluator, Finding, Outlook, Position

if TYPE_CHECKING:
    from bis.coach.sampling import PlayoutEvaluator


class CheckedEvaluator:
    """By what was learned; what it accuses of is played on."""

    note: str | None = None

    def __init__(self, learned: Evaluator, games: "PlayoutEvaluator") -> None:
        self._learned, self._games = learned, games

    def outlook(self, position: Position) -> Outlook:
        return self._learned.outlook(position)

    def weigh(self, position: Position, seat: int, legal: Sequence[Any], played: Any) -> Finding:
        finding = self._learned.weigh(position, seat, legal, played)
        if verdict_of(finding, played) not in ACCUSATIONS:
            return finding
        found = self._games.compare(position, seat, finding.best, played)
        return replace(found, win=finding.win)  # as hints have it: games tell the difference

    def advise(
        self, position: Position, seat: int, legal: Sequence[Any], count: int
    ) -> list[Estimate]:
        return self._learned.advise(position, seat, legal, count)
