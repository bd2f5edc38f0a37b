"""Many games of bots, and what they come to."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from bis.bots import Bot
from bis.core.game import AnyGame, Result
from bis.core.seats import TABLE
from bis.record.record import Transcript
from bis.sim.match import play_match

Z95 = 1.959964
"""Half the width of a 95 % interval in standard errors."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95 % interval."""

    mean: float
    half: float | None
    """None where one game tells nothing about the spread."""

    @staticmethod
    def of(values: Sequence[float]) -> "Estimate":
        n = len(values)
        mean = sum(values) / n
        if n == 1:
            return Estimate(mean, None)
        variance = sum((value - mean) ** 2 for value in values) / (n - 1)
        return Estimate(mean, Z95 * sqrt(variance / n))

    @staticmethod
    def ratio(values: Sequence[float], per: Sequence[float]) -> "Estimate":
        """The sum of values per unit, with games as the independent draws."""
        mean = sum(values) / sum(per)
        weight = sum(per) / len(per)
        rest = [(value - mean * unit) / weight for value, unit in zip(values, per, strict=True)]
        return Estimate(mean, Estimate.of(rest).half)

    def __str__(self) -> str:
        return f"{self.mean:.2f}" + ("" if self.half is None else f" ± {self.half:.2f}")


@dataclass(frozen=True, slots=True)
class Summary:
    """What a series of games comes to, seat by seat."""

    games: int
    bots: tuple[str, ...]
    scores: tuple[Estimate, ...]
    wins: tuple[Estimate, ...]
    """Shares of victories in percent; a shared victory counts in parts."""
    ratings: tuple[int, ...] | None
    """How many solo games fell into each band, best first, up to the worst one seen."""
    decisions: Estimate
    """Moves per game."""
    lines: Estimate
    """Lines of a score sheet: for Flip 7 the rounds of a game."""
    line_points: Estimate
    """Points per line of a score sheet: for Flip 7 the points per player and round."""


def simulate(
    game: AnyGame,
    options: Mapping[str, str],
    bots: Sequence[tuple[str, Bot]],
    seed: int,
    games: int,
) -> Iterator[Transcript]:
    """Games 0, 1, 2 … of a seed."""
    for number in range(games):
        yield play_match(game, options, bots, seed, number)


def summarize(bots: Sequence[str], played: Iterable[Transcript]) -> Summary:
    results: list[Result] = []
    decisions: list[float] = []
    for transcript in played:
        results.append(transcript.game.result(transcript.state))
        decisions.append(sum(line.actor != TABLE for line in transcript.lines))
    seats = range(len(bots))
    return Summary(
        games=len(results),
        bots=tuple(bots),
        scores=tuple(Estimate.of([result.scores[seat] for result in results]) for seat in seats),
        wins=tuple(Estimate.of([_win(result, seat) for result in results]) for seat in seats),
        ratings=_ratings(results),
        decisions=Estimate.of(decisions),
        lines=Estimate.of([len(result.parts[0]) for result in results]),
        line_points=Estimate.ratio(
            [sum(result.scores) for result in results],
            [sum(map(len, result.parts)) for result in results],
        ),
    )


def _win(result: Result, seat: int) -> float:
    return 100 / len(result.winners) if seat in result.winners else 0.0


def _ratings(results: Sequence[Result]) -> tuple[int, ...] | None:
    ratings = [result.rating for result in results if result.rating is not None]
    if not ratings:
        return None
    return tuple(ratings.count(band) for band in range(1, max(ratings) + 1))
