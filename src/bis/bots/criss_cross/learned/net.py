"""What a grid will be worth at the end: a small net, in whole numbers, the same on every machine.

Weights are multiples of 2**-13, activations are cut to multiples of 2**-12, so every sum is exact
in 64-bit floats, in whatever order it is made. How the net was made: lab/training/criss_cross.py.
"""

from functools import cache
from importlib.resources import files

import numpy as np

from bis.bots.criss_cross.learned.grids import FACES, Grids, Numbers, Paper, Values
from bis.bots.learned import nets
from bis.bots.learned.nets import Arrays, Blueprint
from bis.games.criss_cross.pieces import SIDE

WEIGHT = 2.0**13
ACTIVATION = 2.0**12
SCALE = 10.0
"""The net speaks of tens of points."""
AT_ONCE = 8192
LINES, KEPT = 2 * SIDE + 1, 16
"""Columns, rows and the diagonal; and what is kept of each line there can be."""
SQUARES = SIDE**2 * FACES
BLUEPRINT = Blueprint(
    (
        f"{SIDE**2} x {FACES}: what is written in each square, by column, then row; free first",
        f"{LINES} x {KEPT}: columns, rows and the diagonal, as numbers to the base {FACES}",
        f"points to come; weights over {WEIGHT:g}, activations over {ACTIVATION:g}, "
        f"points over {SCALE:g}",
    ),
    {
        "lines": (FACES**SIDE, KEPT),
        "one": (SQUARES + LINES * KEPT, 384),
        "one_bias": (384,),
        "two": (384, 256),
        "two_bias": (256,),
        "out": (256,),
        "out_bias": (),
    },
)
"""Of both nets, for basic and for advanced rules."""


class Net:
    """Two hidden layers over every square and every line."""

    def __init__(self, arrays: Arrays) -> None:
        self._lines = arrays["lines"].astype(np.float64)
        one = arrays["one"].astype(np.float64)
        self._squares, self._from_lines = one[:SQUARES], one[SQUARES:]
        self._one_bias = arrays["one_bias"].astype(np.float64) * ACTIVATION
        self._two = arrays["two"].astype(np.float64)
        self._two_bias = arrays["two_bias"].astype(np.float64) * ACTIVATION
        self._out = arrays["out"].astype(np.float64)
        self._out_bias = float(arrays["out_bias"]) * ACTIVATION

    def gain(self, grids: Grids, codes: Numbers) -> Values:
        """How many points are still to come."""
        one_hot = grids[:, :, None] == np.arange(FACES, dtype=np.uint8)
        hidden = one_hot.reshape(len(grids), -1).astype(np.float64) @ self._squares * ACTIVATION
        hidden += self._lines[codes].reshape(len(grids), -1) @ self._from_lines
        hidden = _cut(hidden + self._one_bias)
        hidden = _cut(hidden @ self._two + self._two_bias)
        told: Values = (hidden @ self._out + self._out_bias) / (WEIGHT * ACTIVATION) * SCALE
        return told


def _cut(hidden: Values) -> Values:
    """Positive parts, as multiples of 2**-12."""
    return np.floor(np.maximum(hidden, 0.0) / WEIGHT)


@cache
def load(advanced: bool) -> Net:
    name = "advanced" if advanced else "basic"
    file = files("bis.bots.criss_cross.learned") / "nets" / f"{name}.npz"
    return Net(nets.load(file, BLUEPRINT))


def values(net: Net, paper: Paper, grids: Grids) -> Values:
    """The expected final score of grids before a roll; exact where nothing more fits."""
    told = np.empty(len(grids))
    for start in range(0, len(grids), AT_ONCE):
        part = grids[start : start + AT_ONCE]
        codes = paper.codes(part)
        going = paper.room(part).any(axis=1)
        gain = np.zeros(len(part))
        if going.any():
            gain[going] = net.gain(part[going], codes[going])
        told[start : start + AT_ONCE] = paper.scores(codes) + gain
    return told
