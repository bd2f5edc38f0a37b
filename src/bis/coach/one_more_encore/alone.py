"""What the net sees of One More Encore! alone."""

from collections.abc import Sequence

from bis.bots.encore.learned import ahead
from bis.bots.encore.learned.papers import Values
from bis.bots.encore.learned.seated import Seated
from bis.bots.encore.learned.situation import KEEN
from bis.bots.one_more_encore.learned import best
from bis.bots.one_more_encore.learned.situation import Alone
from bis.core.chance import Stream
from bis.games.one_more_encore.moves import Move
from bis.games.one_more_encore.view import View


class AloneSight:
    doubts = (2.0, 0.2)

    def before(self, view: View) -> float:
        return ahead.expected(Alone.of(view), 0) / KEEN

    def first(self, view: View, legal: Sequence[Move]) -> Values:
        return best.first_look(view, legal) / KEEN

    def further(self, view: View, moves: Sequence[Move]) -> Values:
        """Bonus bombs go off before the next roll and are valued as they are."""
        if moves[0].kind == "bonus":
            return self.first(view, moves)
        return Seated.at(view, Alone).second_look(moves) / KEEN

    def play(self, view: View, legal: Sequence[Move]) -> Move:
        return best.quick(view, legal, Stream(0, 0).at(0))
