"""How a round ends for a line, as it was learned from millions of lines of players like `ev`.

A line's fate depends on its points, the cards that bust it, whether its owner would hit, a Second
Chance, and how many cards of a Flip Three are still to come. How it was made:
lab/training/flip7.py.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bis.bots.blueprints import Blueprint
from bis.bots.flip7.greedy import expected_gain
from bis.bots.learned import nets
from bis.bots.learned.nets import Arrays
from bis.games.flip7.pieces import Counts
from bis.games.flip7.scoring import score
from bis.games.flip7.state import Line

Values = NDArray[np.float64]

LEFT, POINTS, RISKS = 4, 56, 20
"""Cards of a Flip Three to come, points of a line, steps of the chance to bust."""
RISK_STEP = 3
"""In percent."""
GAINS = 90
"""The points a line may still gain, one less than this at most."""
MOST = 181
"""The points of a round that are told apart, one less than this at most."""
EDITIONS = ("fr", "en")
SEATS = (2, 3, 4, 5, 6, 8, 12, 18)
"""Tables at which rounds were learned."""
GRAIN = 60000
RARE = 3e-4
"""What is less likely than this is left out."""


def cell(left: Any, hits: Any, chance: Any, points: Any, risk: Any) -> Any:
    """Where a line's fate is kept, for one line or for many."""
    place = (left * 2 + hits) * 2 + chance
    return (place * POINTS + points) * RISKS + risk


CELLS = LEFT * 4 * POINTS * RISKS
BLUEPRINT = Blueprint(
    (
        f"{LEFT}: cards of a Flip Three to come",
        "2 x 2: whether its owner would hit; a Second Chance",
        f"{POINTS}: points of a line, more in the last",
        f"{RISKS}: the chance to bust, in steps of {RISK_STEP} percent, more in the last",
        f"{1 + GAINS}: how often it busted, and gained so many points",
        f"rounds with {SEATS} seats, others and the seat that leads: how often so many points",
    ),
    {
        "fates": (CELLS, 1 + GAINS),
        **{f"rounds_{edition}": (len(SEATS), 2, MOST) for edition in EDITIONS},
    },
)


@cache
def learned() -> Arrays:
    return nets.load(files("bis.bots.flip7.learned") / "fates.npz", BLUEPRINT)


@cache
def round_points(edition: str, seats: int, leads: bool) -> Values:
    """How likely each number of points is in a round, for the seat that leads or for another."""
    nearest = min(range(len(SEATS)), key=lambda i: abs(SEATS[i] - seats))
    counts = learned()[f"rounds_{edition}"][nearest, int(leads)].astype(np.float64)
    told: Values = counts / counts.sum()
    return told


def fate(line: Line, cards: Counts, left: int = 0) -> Values:
    """How likely each number of points is for a line when the round ends."""
    told = np.zeros(MOST)
    points = min(score(line), MOST - 1)
    if not line.is_in:
        told[points] = 1.0
        return told
    total = max(1, sum(cards))
    risk = min(
        RISKS - 1, sum(cards[number] for number in line.numbers) * 100 // (RISK_STEP * total)
    )
    hits = points == 0 or expected_gain(line, cards) > 0
    ends = _ends(cell(left, int(hits), int(line.chance), min(points, POINTS - 1), risk))
    gains = min(GAINS, MOST - points)
    told[points : points + gains] = ends[1 : 1 + gains]
    told[-1] += ends[1 + gains :].sum()
    told[0] += ends[0]
    return told


@cache
def _ends(place: int) -> Values:
    """A bust first, then every gain."""
    counts = learned()["fates"][place].astype(np.float64)
    counts[counts < counts.sum() * RARE] = 0.0
    told: Values = counts / counts.sum()
    return told
