"""How much is played on for one review where games are interpreted: counted, not timed.

So a review ends in good time, unless very long games have many doubts, and is the same on every
machine. The first looks are the closest; then each takes a part of what is left, so that the last
one still has something.
"""

from bis.coach.worth import Position

WHOLE = 60_000
"""Turns of a seat; one takes somewhat more than a millisecond of a core."""
LOOK = WHOLE // 8
"""One look takes at most so many, some ten seconds,"""
PART = 4
"""and such a part of what is left; another one at the same seat's move half of that."""
LEAST = 16
"""So few games are always played: below there is nothing to be seen."""
QUARTERS = 4


class Purse:
    """What is left for a review."""

    def __init__(self) -> None:
        self.left = float(WHOLE)
        self._place = (-1, -1)
        self._share = 1.0

    def games(self, position: Position, seat: int, length: float, most: int) -> int:
        """How often two moves may be played on here, where a game takes so many turns of seats."""
        place = len(position.lines), seat
        self._share = self._share / 2 if place == self._place else 1.0
        self._place = place
        turns = self._share * min(LOOK, self.left / PART)
        games = int(turns / (2 * length))
        return min(most, max(LEAST, games - games % QUARTERS))

    def pay(self, turns: float) -> None:
        self.left = max(0.0, self.left - turns)
