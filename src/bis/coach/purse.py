"""How much is played on for one review where games are interpreted: counted, not timed.

So a review takes about as long whatever was played, and is the same on every machine. Each look
takes a part of what is left: the first is the closest, and the last one still has something.
"""

from bis.coach.worth import Position

WHOLE = 60_000
"""Turns of a seat; one takes about a millisecond of a core."""
PART = 8
"""One look takes at most such a part of what is left; another one at the same place half of it."""
LEAST = 16
"""So few games are always played: below there is nothing to be seen."""
QUARTERS = 4


class Purse:
    """What is left for a review."""

    def __init__(self) -> None:
        self.left = float(WHOLE)
        self._place = -1
        self._part = float(PART)

    def games(self, position: Position, length: float, most: int) -> int:
        """How often two moves may be played on here, where a game takes so many turns of seats."""
        again = len(position.lines) == self._place
        self._place, self._part = len(position.lines), 2 * self._part if again else PART
        games = int(self.left / self._part / (2 * length))
        return min(most, max(LEAST, games - games % QUARTERS))

    def pay(self, turns: float) -> None:
        self.left = max(0.0, self.left - turns)
