"""What `tuned` and `denial` go by in One More Encore!: made and frozen as Encore!'s weights are.

`python -m lab.training.encore_reference one_more_encore STEP` made `weights.json`, with the same
steps.
"""

from functools import cache

from bis.bots.encore.reference import weights as encore
from bis.bots.encore.reference.weights import Weights, read, without_denial

NAMES = (
    *encore.NAMES,
    "golden die",
    "symbol",
    "row line",
    "row curve",
    "row done",
    "bonus die",
    "bonus bomb",
    "bonus heart",
    "heart",
    "heart below squares",
)


@cache
def denial() -> tuple[Weights, ...]:
    return read("bis.bots.one_more_encore.reference", NAMES)


@cache
def tuned() -> tuple[Weights, ...]:
    return without_denial(denial())
