"""Flip 7 by the race to 200: one's own line exact, the others' learned; nothing is sampled."""

from collections.abc import Sequence
from functools import cached_property

from bis.bots.flip7.learned.best import (
    Round,
    at_oneself,
    chances_to_win,
    equity,
    fate_if_aimed,
)
from bis.bots.flip7.learned.fates import Values
from bis.coach.flip7.finals import Way, final_points, way
from bis.coach.worth import (
    Estimate,
    Finding,
    Outlook,
    Position,
    Worth,
    against_best,
    nothing,
    outcome,
)
from bis.games.flip7.moves import HIT, Move
from bis.games.flip7.scoring import leaders
from bis.games.flip7.view import View

DOUBT = Worth(2.5, 0.01)
DOUBT_GROWS = 0.3
"""How far it may be off about two moves: so much, and so much of the gap (docs/coach.md)."""


class RaceEvaluator:
    """Values by what `best` sees."""

    note: str | None = None

    def outlook(self, position: Position) -> Outlook:
        game, state = position.game, position.state
        if not game.to_act(state):
            return Outlook((outcome(game.result(state)),))
        finals = _Finals(game.view(state, 0))
        points = [float(finals.of(seat) @ finals.now.fates[seat]) for seat in finals.seats]
        if position.seats == 1:
            return Outlook(((Worth(points[0], None),),))
        return Outlook((tuple(map(Worth, points, equity(state))),))

    def weigh(self, position: Position, seat: int, legal: Sequence[Move], played: Move) -> Finding:
        return against_best(self.advise(position, seat, legal, len(legal)), played, position.seats)

    def advise(
        self, position: Position, seat: int, legal: Sequence[Move], count: int
    ) -> list[Estimate]:
        view: View = position.game.view(position.state, seat)
        points = _Finals(view).after(seat, legal)
        wins = [None] * len(legal) if position.seats == 1 else chances_to_win(view, legal)
        worths = list(map(Worth, points, wins))
        top = max(worth.main for worth in worths)
        found = [
            Estimate(move, worth, _doubt(top - worth.main, position.seats))
            for move, worth in zip(legal, worths, strict=True)
        ]
        order = sorted(found, key=lambda estimate: (-estimate.worth.main, -estimate.worth.points))
        return order[:count]


def _doubt(gap: float, seats: int) -> Worth:
    if not gap:
        return nothing(seats)
    if seats == 1:
        return Worth(DOUBT.points + DOUBT_GROWS * gap, None)
    return Worth(DOUBT.points, DOUBT.main + DOUBT_GROWS * gap)


class _Finals:
    """The final scores to expect at a table."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.now = Round(view)
        self.seats = range(len(view.lines))

    @cached_property
    def _ways(self) -> list[Way]:
        first = leaders(self.now.totals)
        return [way(self.view.edition, len(self.seats), first == (seat,)) for seat in self.seats]

    def of(self, seat: int, fates: Sequence[Values] | None = None) -> Values:
        """For every number of points that this round may bring a seat."""
        return final_points(self.now, seat, self._ways, fates or self.now.fates)

    def after(self, seat: int, legal: Sequence[Move]) -> list[float]:
        """After each move, if one goes on for points."""
        if self.view.at_hand:
            return [self._aimed(seat, move.seat) for move in legal if move.kind == "target"]
        ahead = self.now.ahead(seat, self.of(seat))
        return [ahead.hitting(self.now.next) if move == HIT else ahead.staying() for move in legal]

    def _aimed(self, seat: int, target: int) -> float:
        """With the action at hand aimed at somebody."""
        assert self.view.at_hand is not None
        if target == seat:
            return at_oneself(self.now, seat, self.view.at_hand, self.of(seat))
        fates = list(self.now.fates)
        fates[target] = fate_if_aimed(self.now, self.view.at_hand, target)
        return float(self.of(seat, fates) @ fates[seat])
