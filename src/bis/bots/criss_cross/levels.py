"""Looser players, who go by the net alone, whoever works it out; none looks at the next roll."""

from collections.abc import Callable, Sequence

from bis.bots.levels import Worths, soften
from bis.bots.players import Bot
from bis.games.criss_cross.moves import Move, Placement
from bis.games.criss_cross.state import Sheet
from bis.games.criss_cross.view import View

TEMPERATURES = {"easy": 1.6, "medium": 1.08, "hard": 0.63}
Values = Callable[[bool, list[Sheet]], Sequence[float]]
"""(advanced, sheets before a roll) -> the expected final score of each."""


def levels(values: Values) -> dict[str, Bot]:
    worths = worths_by(values)
    return {name: soften(worths, temperature) for name, temperature in TEMPERATURES.items()}


def worths_by(values: Values) -> Worths:
    def worths(view: View, legal: Sequence[Move]) -> Sequence[float]:
        """The expected final score after each move; all alike where symbols are only chosen."""
        if not isinstance(legal[0], Placement):
            return [0.0] * len(legal)
        assert view.seat is not None
        return values(view.advanced, written(view.sheets[view.seat], legal))

    return worths


def written(sheet: Sheet, legal: Sequence[Move]) -> list[Sheet]:
    """The sheets that placements lead to."""
    placements = (move for move in legal if isinstance(move, Placement))
    return [sheet.write(move.symbols, move.squares) for move in placements]
