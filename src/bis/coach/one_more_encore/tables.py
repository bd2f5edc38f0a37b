"""One More Encore! at tables: its nets look at few uses of the special die, and at bonus bombs."""

from collections.abc import Sequence

import numpy as np

from bis.bots.encore.learned.papers import Flags, Values
from bis.bots.one_more_encore.learned.situation import Together, looked_at
from bis.coach.encore import tables as encore
from bis.coach.worth import Outlook, Position
from bis.games.one_more_encore.moves import Move
from bis.games.one_more_encore.view import View


class TableEvaluator(encore.TableEvaluator):
    def looked_at(self, view: View, legal: Sequence[Move]) -> list[Move]:
        """All but most uses of the special die, and of a bonus bomb."""
        assert view.seat is not None
        return [legal[i] for i in looked_at(Together.of(view), view.seat, legal)]

    def first_look(self, view: View, moves: Sequence[Move]) -> tuple[Values, Flags]:
        if moves[0].kind == "bonus":
            return self._bombed(view, moves), np.zeros(len(moves), dtype=bool)
        return super().first_look(view, moves)

    def in_its_last_turn(self, position: Position) -> Outlook | None:
        """While bonus bombs are to go off, nobody chooses dice."""
        return None if any(position.state.bombs) else super().in_its_last_turn(position)

    def at_the_end(self, view: View, moves: Sequence[Move]) -> Values:
        if moves[0].kind == "bonus":
            return np.full(len(moves), np.nan)
        return super().at_the_end(view, moves)

    def further(self, view: View, moves: Sequence[Move]) -> Values:
        """Bonus bombs go off before the next roll and are valued as they are."""
        if moves[0].kind == "bonus":
            return self._bombed(view, moves)
        return super().further(view, moves)

    def _bombed(self, view: View, moves: Sequence[Move]) -> Values:
        assert view.seat is not None
        table = self._kind.of(view)
        worths, _ = table.evaluate(view.seat, table.after(view.seat, table.changes(moves)))
        return worths
