"""Means, intervals and ratings: what the sums of a run say about each bot.

Points and margins have normal intervals, victories and ratings those of a Bayesian bootstrap; both
over tapes. One tape more is added to the bootstrap, won by each bot with the chance of its seats,
so that a bot that never won has an interval too (for two bots that is Jeffreys' interval).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt
from typing import TYPE_CHECKING

from bis.sim.arena.sums import Sums
from bis.sim.lineup import Lineup
from bis.sim.simulate import Z95, Estimate

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Draws = NDArray[np.float64]

DRAWS = 1000
ROOM = 1 << 20
"""Weights drawn together, to save time without taking much memory."""
SCALE = 400
"""A rating higher by this wins ten times as often."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did."""

    bot: str
    seats: int
    points: Estimate
    """Per game."""
    margin: Estimate | None
    """Points more than the mean of all other seats; none in games alone."""
    wins: Estimate | None
    """The share of victories that one seat of it takes, in percent."""
    rating: Estimate | None
    """0 is the fair share of the victories; none if there is but one bot."""
    scores: Counter[int]
    bands: tuple[int, ...] | None
    """How many games alone fell into each band, best first, up to the worst one seen."""


@dataclass(frozen=True, slots=True)
class Pair:
    """How much better one bot does than another at the same table."""

    bot: str
    other: str
    points: Estimate


def standings(lineup: Lineup, sums: Sums) -> list[Standing]:
    alone = lineup.seats == 1
    wins = None if alone else win_shares(lineup, sums)
    rated = ratings(lineup, sums) if len(lineup.rivals) > 1 else None
    return [
        Standing(
            bot=bot,
            seats=lineup.held[i],
            points=points(lineup, sums, i),
            margin=None if alone else margin(lineup, sums, i),
            wins=None if wins is None else wins[i],
            rating=None if rated is None else rated[i],
            scores=sums.scores[i],
            bands=bands(lineup, sums.scores[i]) if alone else None,
        )
        for i, bot in enumerate(lineup.rivals)
    ]


def pairs(lineup: Lineup, sums: Sums) -> list[Pair]:
    names = lineup.rivals
    return [
        Pair(names[i], names[k], difference(lineup, sums, i, k))
        for i in range(len(names))
        for k in range(i + 1, len(names))
    ]


def bands(lineup: Lineup, scores: Counter[int]) -> tuple[int, ...] | None:
    counts: Counter[int] = Counter()
    for score, games in scores.items():
        number = lineup.game.band(score)
        if number is None:
            return None
        counts[number] += games
    return tuple(counts[number] for number in range(1, max(counts) + 1))


# Points: every figure is a sum of the rivals' points of a tape with whole weights


def points(lineup: Lineup, sums: Sums, rival: int) -> Estimate:
    weights = [int(i == rival) for i in range(len(lineup.rivals))]
    return weighted(sums, weights, len(lineup.rotations) * lineup.held[rival])


def margin(lineup: Lineup, sums: Sums, rival: int) -> Estimate:
    """Own points less the mean of the other seats': over a table these add up to nothing."""
    held, seats = lineup.held[rival], lineup.seats
    weights = [seats * (i == rival) - held for i in range(len(lineup.rivals))]
    return weighted(sums, weights, (seats - 1) * len(lineup.rotations) * held)


def difference(lineup: Lineup, sums: Sums, rival: int, other: int) -> Estimate:
    held = lineup.held
    weights = [held[other] * (i == rival) - held[rival] * (i == other)
               for i in range(len(held))]  # fmt: skip
    return weighted(sums, weights, len(lineup.rotations) * held[rival] * held[other])


def weighted(sums: Sums, weights: Sequence[int], unit: int) -> Estimate:
    """The mean over tapes, with tapes as the independent draws."""
    n = sums.tapes
    total = sum(w * p for w, p in zip(weights, sums.points, strict=True))
    mean = total / (n * unit)
    if n == 1:
        return Estimate(mean, None, None)
    squares = sum(
        w * v * product
        for w, row in zip(weights, sums.products, strict=True)
        for v, product in zip(weights, row, strict=True)
    )
    half = Z95 * sqrt((n * squares - total * total) / (n - 1)) / (n * unit)
    return Estimate(mean, mean - half, mean + half)


# Victories


def win_shares(lineup: Lineup, sums: Sums) -> list[Estimate]:
    """In percent and per seat; the interval always contains what was seen."""
    plain = mean_shares(lineup, sums)
    low, high = _limits(draw_shares(lineup, sums))
    return [
        Estimate(100 * share, 100 * min(share, down), 100 * max(share, up))
        for share, down, up in zip(plain, low, high, strict=True)
    ]


def ratings(lineup: Lineup, sums: Sums) -> list[Estimate]:
    """Luce's choice model: seats win in proportion to their strength; for two, Elo's.

    The zero is the fair share and not, say, the table's mean: a bot that hardly ever wins has a
    rating that nobody knows, and must not make the others' uncertain.
    """
    import numpy as np  # noqa: PLC0415

    n, seats = sums.tapes, lineup.seats
    shares = [(n * share + 1 / seats) / (n + 1) for share in mean_shares(lineup, sums)]
    low, high = _limits(SCALE * np.log10(seats * draw_shares(lineup, sums)))
    return [
        Estimate(SCALE * log10(seats * share), down, up)
        for share, down, up in zip(shares, low, high, strict=True)
    ]


def mean_shares(lineup: Lineup, sums: Sums) -> list[float]:
    """The share of victories that one seat of each rival took."""
    units = [sums.tapes * len(lineup.rotations) * lineup.parts * held for held in lineup.held]
    return [
        sum(parts[i] * tapes for parts, tapes in sums.victories.items()) / unit
        for i, unit in enumerate(units)
    ]


def draw_shares(lineup: Lineup, sums: Sums) -> "Draws":
    """The same as it might have been: tapes, and one more, weighed at random."""
    import numpy as np  # noqa: PLC0415

    rng = np.random.default_rng(0)
    outcomes = sorted(sums.victories.items())
    won = np.array([parts for parts, _ in outcomes]) / (lineup.parts * len(lineup.rotations))
    times = np.array([tapes for _, tapes in outcomes], dtype=float)
    held = np.array(lineup.held, dtype=float)
    more = rng.standard_gamma(held / held.sum(), size=(DRAWS, len(held)))
    drawn = np.empty_like(more)
    block = max(1, ROOM // len(times))
    for start in range(0, DRAWS, block):
        some = slice(start, min(start + block, DRAWS))
        weights = rng.standard_gamma(times, size=(some.stop - start, len(times)))
        totals = np.einsum("dt,tb->db", weights, won) + more[some]
        drawn[some] = totals / totals.sum(axis=1, keepdims=True)
    per_seat: Draws = np.maximum(drawn, np.finfo(float).tiny) / held
    return per_seat


def _limits(drawn: "Draws") -> tuple[list[float], list[float]]:
    import numpy as np  # noqa: PLC0415

    low, high = np.quantile(drawn, [0.025, 0.975], axis=0)
    return low.tolist(), high.tolist()
