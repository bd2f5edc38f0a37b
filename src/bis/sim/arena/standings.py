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
from bis.sim.simulate import Z95, Estimate
from bis.sim.table import Table

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
    """Points more than the mean of all other seats; none in solo games."""
    wins: Estimate | None
    """The share of victories that one seat of it takes, in percent."""
    rating: Estimate | None
    """0 is the fair share of the victories; none if there is but one bot."""
    scores: Counter[int]
    bands: tuple[int, ...] | None
    """How many solo games fell into each band, best first, up to the worst one seen."""


@dataclass(frozen=True, slots=True)
class Pair:
    """How much better one bot does than another at the same table."""

    bot: str
    other: str
    points: Estimate


def standings(table: Table, sums: Sums) -> list[Standing]:
    alone = table.seats == 1
    wins = None if alone else win_shares(table, sums)
    rated = ratings(table, sums) if len(table.rivals) > 1 else None
    return [
        Standing(
            bot=bot,
            seats=table.chairs[i],
            points=points(table, sums, i),
            margin=None if alone else margin(table, sums, i),
            wins=None if wins is None else wins[i],
            rating=None if rated is None else rated[i],
            scores=sums.scores[i],
            bands=bands(table, sums.scores[i]) if alone else None,
        )
        for i, bot in enumerate(table.rivals)
    ]


def pairs(table: Table, sums: Sums) -> list[Pair]:
    names = table.rivals
    return [
        Pair(names[i], names[k], difference(table, sums, i, k))
        for i in range(len(names))
        for k in range(i + 1, len(names))
    ]


def bands(table: Table, scores: Counter[int]) -> tuple[int, ...] | None:
    counts: Counter[int] = Counter()
    for score, games in scores.items():
        number = table.game.band(score)
        if number is None:
            return None
        counts[number] += games
    return tuple(counts[number] for number in range(1, max(counts) + 1))


# Points: every figure is a sum of the rivals' points of a tape with whole weights


def points(table: Table, sums: Sums, rival: int) -> Estimate:
    weights = [int(i == rival) for i in range(len(table.rivals))]
    return weighted(sums, weights, len(table.rotations) * table.chairs[rival])


def margin(table: Table, sums: Sums, rival: int) -> Estimate:
    """Own points less the mean of the other seats': over a table these add up to nothing."""
    chairs, seats = table.chairs[rival], table.seats
    weights = [seats * (i == rival) - chairs for i in range(len(table.rivals))]
    return weighted(sums, weights, (seats - 1) * len(table.rotations) * chairs)


def difference(table: Table, sums: Sums, rival: int, other: int) -> Estimate:
    chairs = table.chairs
    weights = [chairs[other] * (i == rival) - chairs[rival] * (i == other)
               for i in range(len(chairs))]  # fmt: skip
    return weighted(sums, weights, len(table.rotations) * chairs[rival] * chairs[other])


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


def win_shares(table: Table, sums: Sums) -> list[Estimate]:
    """In percent and per seat; the interval always contains what was seen."""
    plain = mean_shares(table, sums)
    low, high = _limits(draw_shares(table, sums))
    return [
        Estimate(100 * share, 100 * min(share, down), 100 * max(share, up))
        for share, down, up in zip(plain, low, high, strict=True)
    ]


def ratings(table: Table, sums: Sums) -> list[Estimate]:
    """Luce's choice model: seats win in proportion to their strength; for two, Elo's.

    The zero is the fair share and not, say, the table's mean: a bot that hardly ever wins has a
    rating that nobody knows, and must not make the others' uncertain.
    """
    import numpy as np  # noqa: PLC0415

    n, seats = sums.tapes, table.seats
    shares = [(n * share + 1 / seats) / (n + 1) for share in mean_shares(table, sums)]
    low, high = _limits(SCALE * np.log10(seats * draw_shares(table, sums)))
    return [
        Estimate(SCALE * log10(seats * share), down, up)
        for share, down, up in zip(shares, low, high, strict=True)
    ]


def mean_shares(table: Table, sums: Sums) -> list[float]:
    """The share of victories that one seat of each rival took."""
    units = [sums.tapes * len(table.rotations) * table.parts * chairs for chairs in table.chairs]
    return [
        sum(parts[i] * tapes for parts, tapes in sums.victories.items()) / unit
        for i, unit in enumerate(units)
    ]


def draw_shares(table: Table, sums: Sums) -> "Draws":
    """The same as it might have been: tapes, and one more, weighed at random."""
    import numpy as np  # noqa: PLC0415

    rng = np.random.default_rng(0)
    outcomes = sorted(sums.victories.items())
    won = np.array([parts for parts, _ in outcomes]) / (table.parts * len(table.rotations))
    times = np.array([tapes for _, tapes in outcomes], dtype=float)
    chairs = np.array(table.chairs, dtype=float)
    more = rng.standard_gamma(chairs / chairs.sum(), size=(DRAWS, len(chairs)))
    drawn = np.empty_like(more)
    block = max(1, ROOM // len(times))
    for start in range(0, DRAWS, block):
        some = slice(start, min(start + block, DRAWS))
        weights = rng.standard_gamma(times, size=(some.stop - start, len(times)))
        totals = np.einsum("dt,tb->db", weights, won) + more[some]
        drawn[some] = totals / totals.sum(axis=1, keepdims=True)
    per_seat: Draws = np.maximum(drawn, np.finfo(float).tiny) / chairs
    return per_seat


def _limits(drawn: "Draws") -> tuple[list[float], list[float]]:
    import numpy as np  # noqa: PLC0415

    low, high = np.quantile(drawn, [0.025, 0.975], axis=0)
    return low.tolist(), high.tolist()
