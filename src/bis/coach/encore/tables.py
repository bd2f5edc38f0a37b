"""Both Encore! games at tables, by the nets: at once, and nothing is sampled.

The nets tell the chance to win and the points after each move. The best few moves are looked at a
roll further, as `best` does; what that adds is a chance to win.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from bis.bots.encore.learned.papers import Flags, Values
from bis.bots.encore.learned.seated import Seated
from bis.bots.encore.learned.situation import KEEN, AnySituation
from bis.coach.worth import Estimate, Finding, Outlook, Position, Worth, against_best, outcome
from bis.games.encore.moves import PASS

LOOKS = 6
"""So many of the best moves are looked at a roll further, and of those that end the game."""


class TableEvaluator:
    """Values by what the nets say of a table."""

    note: str | None = None

    def __init__(self, kind: type[AnySituation], doubts: tuple[Worth, float]) -> None:
        """``doubts``: the nets may be off about two moves by so much, and so much of their gap."""
        self._kind = kind
        self._doubts = doubts

    # What everybody may expect

    def outlook(self, position: Position) -> Outlook:
        """By the best move of those to act, what was chosen already, and the sheets as they are."""
        game, state = position.game, position.state
        if not game.to_act(state):
            return Outlook((outcome(game.result(state)),))
        last = self.in_its_last_turn(position)
        if last is not None:
            return last
        told = [self._expected(position, seat) for seat in range(position.seats)]
        every = sum(worth.main for worth in told)
        return Outlook((tuple(Worth(worth.points, worth.main / every) for worth in told),))

    def in_its_last_turn(self, position: Position) -> Outlook | None:
        """How a game ends that is over after this turn: who still chooses does what seems best."""
        game, state = position.game, position.state
        if state.roll is None or not state.removes_dice or state.choices[state.active] is None:
            return None
        view = game.view(state, game.to_act(state)[0])
        seated = Seated.at(view, self._kind)
        if not seated.situation.over:
            return None
        moves = self.looked_at(view, game.legal(state, view.seat))
        (then,) = seated.then([moves[int(self.first_look(view, moves)[0].argmax())]])
        seats = range(position.seats)
        told = (Worth(float(then.scores[seat]), then.victory(seat)) for seat in seats)
        return Outlook((tuple(told),))

    def _expected(self, position: Position, seat: int) -> Worth:
        game, state = position.game, position.state
        acts = seat in game.to_act(state)
        table = self._settled(position, seat)
        moves = self.looked_at(game.view(state, seat), game.legal(state, seat)) if acts else [PASS]
        worths, chances = table.evaluate(seat, table.after(seat, table.changes(moves)))
        best = int(worths.argmax())
        return _worth(float(worths[best]), float(chances[best]))

    def _settled(self, position: Position, seat: int) -> AnySituation:
        """The table once what was chosen so far is written; before its turn, as after the last."""
        table = self._kind.of(position.game.view(position.state, seat))
        sheets = table.desk.grown(table.sheets, table.changes(_waiting(position)))
        if self._has_moved(position, seat):
            return replace(table, sheets=sheets)
        turn, active = max(1, table.turn - 1), (table.active - 1) % position.seats
        return replace(table, sheets=sheets, turn=turn, active=active)

    def _has_moved(self, position: Position, seat: int) -> bool:
        """Whether a seat has had its choice of this turn, or is just to make it."""
        state = position.state
        if seat in position.game.to_act(state):
            return True
        return state.roll is not None and state.choices[seat] is not None

    # What moves are worth

    def weigh(self, position: Position, seat: int, legal: Sequence[Any], played: Any) -> Finding:
        estimates = self._estimates(position, seat, legal, LOOKS, played)
        return against_best(estimates, played, position.seats)

    def advise(
        self, position: Position, seat: int, legal: Sequence[Any], count: int
    ) -> list[Estimate]:
        return self._estimates(position, seat, legal, max(count, LOOKS), None)[:count]

    def _estimates(
        self, position: Position, seat: int, legal: Sequence[Any], count: int, played: Any
    ) -> list[Estimate]:
        """The best moves, and the one played, the best first."""
        view = position.game.view(position.state, seat)
        moves = self._best(view, legal, count)
        if played is not None and played not in moves:
            moves.append(played)
        worths = self._worths(view, moves)
        top = max(worth.main for worth in worths)
        found = [
            Estimate(move, worth, self._doubt(top - worth.main))
            for move, worth in zip(moves, worths, strict=True)
        ]
        return sorted(found, key=lambda estimate: (-estimate.worth.main, -estimate.worth.points))

    def _best(self, view: Any, legal: Sequence[Any], count: int) -> list[Any]:
        """The moves that look best, and those that end the game."""
        some = self.looked_at(view, legal)
        worths, ends = self.first_look(view, some)
        order = np.argsort(-worths, kind="stable")
        chosen = [*order[:count], *order[ends[order]][:count]]
        return [some[i] for i in dict.fromkeys(chosen)]

    def _worths(self, view: Any, moves: Sequence[Any]) -> list[Worth]:
        """Points by the nets, the chance to win by a look at the next roll."""
        table = self._kind.of(view)
        worths, chances = table.evaluate(view.seat, table.after(view.seat, table.changes(moves)))
        exact = self.at_the_end(view, moves)
        points = np.where(np.isnan(exact), (worths - chances) / KEEN, exact)
        wins = np.clip(self.further(view, moves) - KEEN * points, 0.0, 1.0)
        return [Worth(float(p), float(w)) for p, w in zip(points, wins, strict=True)]

    def _doubt(self, gap: float) -> Worth:
        least, share = self._doubts
        if not gap:
            return Worth(0.0, 0.0)
        return Worth(least.points, least.main + share * gap)

    # What differs in One More Encore!

    def looked_at(self, view: Any, legal: Sequence[Any]) -> list[Any]:  # noqa: ARG002
        """Moves worth a look: all of them."""
        return list(legal)

    def first_look(self, view: Any, moves: Sequence[Any]) -> tuple[Values, Flags]:
        """What moves are worth by the nets alone, and which of them end the game."""
        seated = Seated.at(view, self._kind)
        return seated.first_look(moves), seated.ends(moves)

    def at_the_end(self, view: Any, moves: Sequence[Any]) -> Values:
        """One's points where the game is over when everybody has chosen; else none."""
        ends = Seated.at(view, self._kind).then(moves)
        return np.array([then.scores[view.seat] if then.over else np.nan for then in ends])

    def further(self, view: Any, moves: Sequence[Any]) -> Values:
        """What moves are worth over all rolls to come next."""
        return Seated.at(view, self._kind).second_look(moves)


def _waiting(position: Position) -> list[Any]:
    """What each seat has chosen that is not on its sheet yet."""
    state = position.state
    if None not in state.choices:
        return [PASS] * position.seats
    first = state.active if state.removes_dice else None
    return [
        PASS if choice is None or seat == first else choice
        for seat, choice in enumerate(state.choices)
    ]


def _worth(worth: float, chance: float) -> Worth:
    return Worth((worth - chance) / KEEN, chance)
