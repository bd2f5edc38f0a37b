"""How many points a sheet will still bring alone: a small net, in whole numbers.

Weights are multiples of 2**-13, activations are cut to multiples of 2**-12, so every sum is exact
in 64-bit floats, in whatever order it is made, and the same everywhere. How it was made:
lab/training/encore_solo.py.
"""

from functools import lru_cache, partial
from importlib.resources import files

import numpy as np

from bis.bots.blueprints import Blueprint
from bis.bots.encore.learned.papers import CELLS, LEFT, SQUARES, Grown, Numbers, Paper, Values
from bis.bots.learned import nets
from bis.bots.learned.nets import Arrays
from bis.games.encore.pieces import COLORS, COLUMNS, MOST_SHEETS, SHEETS, Printed, printed_sheet
from bis.games.encore.rules import MARKS, TURNS_ALONE

WEIGHT = 2.0**13
ACTIVATION = 2.0**12
SCALE = 10.0
UNITS = f"weights over {WEIGHT:g}, activations over {ACTIVATION:g}, points over {SCALE:g}"
HIDDEN = 512
NOWHERE = -1e4
BLUEPRINT = Blueprint(
    (
        f"{SQUARES}: squares checked, by place",
        f"{SQUARES}: squares that could be checked next, by place",
        f"{LEFT} x {len(COLUMNS)}: squares left of each column",
        f"{LEFT} x {len(COLORS)}: squares left of each color, seven or more in the last",
        f"{len(COLORS)}: squares left of each color, over 32",
        f"{CELLS}: colors and numbers that could be played",
        f"marks left, rolls left; points to come, {UNITS}",
    ),
    {
        "one": (2 * SQUARES + LEFT * (len(COLUMNS) + len(COLORS)) + len(COLORS) + CELLS, HIDDEN),
        "one_bias": (HIDDEN,),
        "marks": (MARKS + 1, HIDDEN),
        "rolls": (TURNS_ALONE + 1, HIDDEN),
        "two": (HIDDEN, HIDDEN),
        "two_bias": (HIDDEN,),
        "three": (HIDDEN, HIDDEN),
        "three_bias": (HIDDEN,),
        "out": (HIDDEN,),
        "out_bias": (1,),
    },
)
"""Of the net for one printed sheet."""


class Net:
    """For one printed sheet: three hidden layers; marks and rolls left are added in the first."""

    def __init__(self, arrays: Arrays) -> None:
        whole = partial(floats, arrays)
        self._one, self._one_bias = whole("one", ACTIVATION), whole("one_bias", ACTIVATION)
        self._marks, self._rolls = whole("marks", ACTIVATION), whole("rolls", ACTIVATION)
        self._two, self._two_bias = whole("two"), whole("two_bias", ACTIVATION)
        self._three, self._three_bias = whole("three"), whole("three_bias", ACTIVATION)
        self._out, self._out_bias = whole("out"), whole("out_bias", ACTIVATION)

    def gain(self, features: Values, marks: Numbers, rolls: Numbers) -> Values:
        """How many points are still to come."""
        told = features @ self._one + self._one_bias + self._marks[marks] + self._rolls[rolls]
        hidden = cut(told)
        hidden = cut(hidden @ self._two + self._two_bias)
        hidden = cut(hidden @ self._three + self._three_bias)
        gain: Values = (hidden @ self._out + self._out_bias) / (WEIGHT * ACTIVATION) * SCALE
        return gain

    def values(self, paper: Paper, checked: Values, marks: Numbers, rolls: Numbers) -> Values:
        """The expected final score of sheets before a roll; exact where the game is over."""
        features, _ = paper.features(checked)
        scores, colors = paper.scores(checked, marks)
        gain = self.gain(features, marks, rolls)
        return scores + np.where((rolls == 0) | (colors >= 2), 0.0, gain)

    def by_cell(
        self, paper: Paper, checked: Values, marks: Numbers, later: Numbers, grown: Grown
    ) -> Values:
        """The best by what it costs, sheet, color and number."""
        which, group = grown
        best = np.full((3, len(checked), CELLS), NOWHERE)
        for cost in range(3):
            fits = marks[which] >= cost
            which, group = which[fits], group[fits]
            more = checked[which] + paper.groups[group]
            worth = self.values(paper, more, marks[which] - cost, later[which])
            np.maximum.at(best[cost], (which, paper.cells[group]), worth)
            if cost == 0:  # a joker is spent on what would be best without, or there are too many
                top = worth == best[0, which, paper.cells[group]]
                which, group = which[top], group[top]
        return best


def floats(arrays: Arrays, name: str, scale: float = 1.0) -> Values:
    """An array of whole numbers, of which sums are made."""
    return np.asarray(arrays[name].astype(np.float64) * scale)


def cut(hidden: Values) -> Values:
    """Positive parts, as multiples of 2**-12."""
    return np.floor(np.maximum(hidden, 0.0) / WEIGHT)


@lru_cache(maxsize=MOST_SHEETS)
def net_of(printed: Printed) -> Net | None:
    """Each printed sheet has its own."""
    names = [name for name in SHEETS if printed_sheet(name) == printed]
    if not names:
        return None
    file = files("bis.bots.encore.learned") / "nets" / f"{names[0]}.npz"
    return Net(nets.load(file, BLUEPRINT))


def values(net: Net, paper: Paper, checked: Values, marks: Numbers, rolls: Numbers) -> Values:
    """By any of the nets."""
    return net.values(paper, checked, marks, rolls)
