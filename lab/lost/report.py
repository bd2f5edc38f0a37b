"""What rows add up to: the loss a decision by phase, the loss a game, and the worst decisions."""

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev

from lab.lost.rows import Row

Z95 = 1.96


def tell(rows: Sequence[Row], worst: int) -> Iterator[str]:
    for game, seats in sorted({(row["game"], row["seats"]) for row in rows}):
        some = [row for row in rows if (row["game"], row["seats"]) == (game, seats)]
        yield f"{game}, {seats} seats, {len(some)} decisions, {unit(game, seats)}"
        yield from phases(some)
        yield from map(one, worst_of(some, worst))


def unit(game: str, seats: int) -> str:
    if seats > 1:
        return "% of winning"
    return "rounds" if game == "flip7" else "points"


def phases(rows: Sequence[Row]) -> Iterator[str]:
    """Of each phase, then of a whole game: a seat's decisions of each phase, each at its loss."""
    scale = 1 if rows[0]["seats"] == 1 else 100
    total = square = 0.0
    for name in sorted({row["phase"] for row in rows}, key=_order):
        some = [row for row in rows if row["phase"] == name]
        losses = [scale * row["loss"] for row in some]
        mean, half = mean_of(losses)
        often = often_of(some)
        total, square = total + often * mean, square + (often * half) ** 2
        other = sum(row["better"] != row["move"] for row in some)
        yield (
            f"  {name}: n {len(some)}, {mean:.3f} ± {half:.3f} a decision,"
            f" {often:.1f} of them a game; another move liked better in {other}"
        )
    yield f"  a game: {total:.2f} ± {sqrt(square):.2f}"


def _order(name: str) -> list[int]:
    """By the first number in it."""
    return [int(word) for word in name.split() if word.isdigit()]


def often_of(rows: Sequence[Row]) -> float:
    """How many decisions of this phase a seat has in a game; each game counts once."""
    return fmean({row["number"]: row["often"] for row in rows}.values())


def mean_of(numbers: Sequence[float]) -> tuple[float, float]:
    """With half of its 95 % interval."""
    spread = stdev(numbers) if len(numbers) > 1 else 0.0
    return fmean(numbers), Z95 * spread / sqrt(len(numbers))


def worst_of(rows: Sequence[Row], count: int) -> list[Row]:
    """Those that most surely lost something."""
    return sorted(rows, key=lambda row: row["error"] - row["loss"])[:count]


def one(row: Row) -> str:
    scale = 1 if row["seats"] == 1 else 100
    return (
        f"  game {row['number']}, seat {row['seat']}, {row['phase']}: {row['move']} instead of"
        f" {row['better']} lost {scale * row['loss']:.2f} ± {scale * row['error']:.2f}"
    )
