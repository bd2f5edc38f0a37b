"""Both Encore! games alone: by the net, a roll further; nothing is sampled."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from bis.bots.encore.learned import alone
from bis.bots.encore.learned.any_net import AnyNet
from bis.bots.encore.learned.best import quick
from bis.bots.encore.learned.papers import Values, paper_of
from bis.coach.worth import Estimate, Finding, Outlook, Position, Worth, against_best
from bis.core.chance import Stream
from bis.core.seats import TABLE
from bis.games.encore.moves import PASS, Move
from bis.games.encore.view import View

LOOKS = 6
"""So many of the best moves are looked at a roll further."""
CHECK, CHECK_SEED = 20, 4


class Sight(Protocol):
    """What a net sees of a game alone, in points at its end."""

    doubts: tuple[float, float]
    """How far it may be off about the difference of two moves: so much, and so much of it."""

    def before(self, view: Any) -> float:
        """Before a roll: the mean over all rolls."""

    def first(self, view: Any, legal: Sequence[Any]) -> Values:
        """After each move."""

    def further(self, view: Any, moves: Sequence[Any]) -> Values:
        """After each move, over all rolls to come next."""

    def play(self, view: Any, legal: Sequence[Any]) -> Any:
        """A good move, quickly."""


class SheetSight:
    """Of Encore!, on a sheet that has a net of its own."""

    doubts = (0.3, 0.2)

    def __init__(self, net: AnyNet) -> None:
        self._net = net

    def before(self, view: View) -> float:
        checked, marks, rolls = alone.after(view, [PASS])
        paper = paper_of(view.sheets[0].printed)
        return float(alone.expected(self._net, paper, checked, marks, rolls + 1)[0])

    def first(self, view: View, legal: Sequence[Move]) -> Values:
        return alone.first_look(view, legal, self._net)

    def further(self, view: View, moves: Sequence[Move]) -> Values:
        paper = paper_of(view.sheets[0].printed)
        return alone.expected(self._net, paper, *alone.after(view, moves))

    def play(self, view: View, legal: Sequence[Move]) -> Move:
        return quick(view, legal, Stream(0, 0).at(0))


class AnySheetSight(SheetSight):
    """On a sheet of which the net knows only what it has in common with others."""

    doubts = (0.5, 0.2)


class AloneEvaluator:
    """Values by what a net sees."""

    note: str | None = None

    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def outlook(self, position: Position) -> Outlook:
        game, state = position.game, position.state
        due, view = game.to_act(state), game.view(state, 0)
        if not due:
            points = float(game.result(state).scores[0])
        elif due == (TABLE,):
            points = self._sight.before(view)
        else:
            points = float(self._sight.first(view, game.legal(state, 0)).max())
        return Outlook(((Worth(points, None),),))

    def weigh(self, position: Position, seat: int, legal: Sequence[Any], played: Any) -> Finding:
        return against_best(self._estimates(position, seat, legal, LOOKS, played), played, 1)

    def advise(
        self, position: Position, seat: int, legal: Sequence[Any], count: int
    ) -> list[Estimate]:
        return self._estimates(position, seat, legal, max(count, LOOKS), None)[:count]

    def check(
        self, position: Position, seat: int, moves: tuple[Any, Any], times: int
    ) -> tuple[Worth, Worth]:
        """The difference of two moves and its noise by playing on, so many times a few games."""
        ends = [
            [self._end(position, seat, move, number) for move in moves]
            for number in range(times * CHECK)
        ]
        less = np.array([one - two for one, two in ends])
        return Worth(float(less.mean()), None), Worth(float(less.std() / len(less) ** 0.5), None)

    def _estimates(
        self, position: Position, seat: int, legal: Sequence[Any], count: int, played: Any
    ) -> list[Estimate]:
        """The best moves, and the one played, the best first."""
        view = position.game.view(position.state, seat)
        order = np.argsort(-self._sight.first(view, legal), kind="stable")[:count]
        moves = [legal[i] for i in order]
        if played is not None and played not in moves:
            moves.append(played)
        points = self._sight.further(view, moves)
        top = float(points.max())
        return [
            Estimate(moves[i], Worth(float(points[i]), None), self._doubt(top - float(points[i])))
            for i in np.argsort(-points, kind="stable")
        ]

    def _doubt(self, cost: float) -> Worth:
        least, share = self._sight.doubts
        return Worth(least + share * cost if cost else 0.0, None)

    def _end(self, position: Position, seat: int, move: Any, number: int) -> int:
        """The final score of a game played on from there; the same dice for all moves."""
        game, dice, events = position.game, Stream(CHECK_SEED, number), 0
        state, _ = game.play(position.state, seat, move)
        while due := game.to_act(state):
            if due == (TABLE,):
                events += 1
                state, _ = game.deal(state, game.draw(state, dice.at(events)))
            else:
                legal = game.legal(state, due[0])
                state, _ = game.play(state, due[0], self._sight.play(game.view(state, 0), legal))
        score: int = game.result(state).scores[0]
        return score
