"""What a grid will be worth at the end: a small net, in whole numbers, the same on every machine.

How it was made: lab/training/criss_cross.py.
"""

from functools import cache

import numpy as np

from bis.bots.criss_cross.learned.grids import Grids, Numbers, Paper, Values
from bis.bots.criss_cross.told import ACTIVATION, BLUEPRINT, FACES, SCALE, SQUARES, WEIGHT, net_file
from bis.bots.learned import nets
from bis.bots.learned.nets import Arrays

AT_ONCE = 8192


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
    return Net(nets.load(net_file(advanced), BLUEPRINT))


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
