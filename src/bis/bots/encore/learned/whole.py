"""Nets in whole numbers.

Weights are multiples of 2**-13, activations are cut to multiples of 2**-12, so every sum is exact
in 64-bit floats, in whatever order it is made, and the same everywhere.
"""

import numpy as np

from bis.bots.encore.learned.papers import Values
from bis.bots.learned.nets import Arrays

WEIGHT = 2.0**13
ACTIVATION = 2.0**12
SCALE = 10.0
UNITS = f"weights over {WEIGHT:g}, activations over {ACTIVATION:g}, points over {SCALE:g}"


def floats(arrays: Arrays, name: str, scale: float = 1.0) -> Values:
    """An array of whole numbers, of which sums are made."""
    return np.asarray(arrays[name].astype(np.float64) * scale)


def cut(hidden: Values) -> Values:
    """Positive parts, as multiples of 2**-12."""
    return np.floor(np.maximum(hidden, 0.0) / WEIGHT)
