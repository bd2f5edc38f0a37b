"""Many games of bots, and what they come to."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from math import sqrt
from operator import add, mul

from bis.core.game import AnyGame
from bis.sim.series import Games

Z95 = 1.959964
"""Half the width of a 95 % interval in standard errors."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval; one game alone has none."""

    mean: float
    low: float | None
    high: float | None

    def __str__(self) -> str:
        if self.low is None or self.high is None:
            return f"{self.mean:.2f}"
        below, above = f"{self.mean - self.low:.2f}", f"{self.high - self.mean:.2f}"
        return f"{self.mean:.2f} " + (f"± {above}" if above == below else f"+{above} -{below}")


class Tally:
    """Sums over games of a value per unit; the unit is 1 for a plain mean."""

    def __init__(self) -> None:
        self.games = 0
        self._values = self._units = 0.0
        self._squares = self._products = self._unit_squares = 0.0

    def add(self, value: float, unit: float = 1.0) -> None:
        self.add_all([value], [unit])

    def add_all(self, values: Sequence[float], units: Sequence[float] | None = None) -> None:
        """In their order, so that they add up to the same however they are grouped."""
        units = [1.0] * len(values) if units is None else units
        self.games += len(values)
        self._values = reduce(add, values, self._values)
        self._units = reduce(add, units, self._units)
        self._squares = reduce(add, map(mul, values, values), self._squares)
        self._products = reduce(add, map(mul, values, units), self._products)
        self._unit_squares = reduce(add, map(mul, units, units), self._unit_squares)

    def mean(self) -> Estimate:
        """Values per unit, with games as the independent draws."""
        mean = self._values / self._units
        if self.games == 1:
            return Estimate(mean, None, None)
        rest = self._squares - 2 * mean * self._products + mean * mean * self._unit_squares
        error = sqrt(max(0.0, rest) / (self.games - 1) / self.games)
        half = Z95 * error * self.games / self._units
        return Estimate(mean, mean - half, mean + half)

    def share(self) -> Estimate:
        """Wilson's interval for a share of games, in percent; sound for few and for none."""
        n, share = self.games, self._values / self.games
        middle = (share + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        half = Z95 / (1 + Z95**2 / n) * sqrt(share * (1 - share) / n + (Z95 / (2 * n)) ** 2)
        return Estimate(
            100 * share, 100 * min(share, middle - half), 100 * max(share, middle + half)
        )


@dataclass(frozen=True, slots=True)
class Summary:
    """What a series of games comes to, seat by seat."""

    games: int
    bots: tuple[str, ...]
    scores: tuple[Estimate, ...]
    wins: tuple[Estimate, ...] | None
    """Shares of victories in percent, a shared victory counted in parts; none in games alone."""
    ratings: tuple[int, ...] | None
    """How many games alone fell into each band, best first, up to the worst one seen."""
    moves: Estimate
    """Moves per game."""
    rounds: Estimate | None
    """Rounds per game, where a score sheet has a line for each."""
    round_points: Estimate | None
    """Points per player and round."""


def summarize(game: AnyGame, bots: Sequence[str], played: Iterable[Games]) -> Summary:
    scores = [Tally() for _ in bots]
    wins = [Tally() for _ in bots]
    moves, rounds, round_points = Tally(), Tally(), Tally()
    ratings: list[int] = []
    for games in played:
        for seat in range(len(bots)):
            scores[seat].add_all(games.scores[seat])
            wins[seat].add_all(games.wins[seat])
        moves.add_all(games.moves)
        if games.rounds is not None:
            rounds.add_all(games.rounds)
            lines = [len(bots) * count for count in games.rounds]
            round_points.add_all(list(map(sum, zip(*games.scores, strict=True))), lines)
        for rating in games.ratings or ():
            ratings += [0] * (rating - len(ratings))
            ratings[rating - 1] += 1
    return Summary(
        games=moves.games,
        bots=tuple(bots),
        scores=tuple(tally.mean() for tally in scores),
        wins=None if len(bots) == 1 else tuple(tally.share() for tally in wins),
        ratings=tuple(ratings) or None,
        moves=moves.mean(),
        rounds=rounds.mean() if game.rounds else None,
        round_points=round_points.mean() if game.rounds else None,
    )
