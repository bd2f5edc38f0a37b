"""What `tuned` and `denial` go by: whole numbers for each phase of the game, frozen.

`python -m lab.training.encore_reference encore STEP`, with the steps `worths`, `wins` and `shares`
in turn and seed 1, made `weights.json`: by the cross-entropy method at tables of four (the shares
of denial also at tables of two), on tapes of the seeds 2000 to 2999. The last phase, in which
nothing but points is left, was not tuned. Nothing may change them: nets are compared with these
players.
"""

import json
from functools import cache
from importlib import resources

from bis.bots.encore.compiled.worths import DENY

Weights = tuple[int, ...]
"""Of one phase, by the places that bis.bots.encore.compiled.worths names."""

NAMES = (
    "square",
    "star",
    *(f"column with {count}" for count in range(1, 8)),
    *(f"race {place}" for place in ("behind", "level", "ahead")),
    "color line",
    "color curve",
    "color done",
    "hurry ahead",
    "hurry behind",
    "end",
    "mark",
    "scarce mark",
    *(f"block with {count} left" for count in range(1, 7)),
    "single",
    "reach",
    "deny one",
    "deny more",
)


def read(package: str, names: tuple[str, ...]) -> tuple[Weights, ...]:
    """The weights of each phase, as they lie in a room."""
    told = json.loads((resources.files(package) / "weights.json").read_text("utf-8"))
    assert tuple(told) == names
    return tuple(zip(*told.values(), strict=True))


def without_denial(phases: tuple[Weights, ...]) -> tuple[Weights, ...]:
    return tuple((*weights[:DENY], 0, 0, *weights[DENY + 2 :]) for weights in phases)


@cache
def denial() -> tuple[Weights, ...]:
    return read("bis.bots.encore.reference", NAMES)


@cache
def tuned() -> tuple[Weights, ...]:
    return without_denial(denial())
