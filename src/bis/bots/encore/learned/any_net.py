"""How many points a sheet will still bring alone, on any sheet that keeps the laws of printed ones.

In whole numbers (`whole.py`). The first layer of the net is made for each sheet: what all sheets
share, and what a second, small net says to what each input is there. Its answers are for all
numbers of marks left. Each printed sheet has a net that went on from there and learned it alone.
How they were made: lab/training/encore_any.py.
"""

from functools import cache, lru_cache, partial
from importlib.resources import files

import numpy as np

from bis.bots.blueprints import Blueprint
from bis.bots.encore.learned import any_sheet
from bis.bots.encore.learned.any_sheet import ABOUTS, ROLLS_AT, WIDTH, AnySheet
from bis.bots.encore.learned.papers import CELLS, Grown, Numbers, Paper, Values
from bis.bots.encore.learned.whole import ACTIVATION, SCALE, UNITS, WEIGHT, floats
from bis.bots.learned import nets
from bis.bots.learned.nets import Arrays
from bis.games.encore.laws import broken_law
from bis.games.encore.pieces import MOST_SHEETS, SHEETS, Printed, printed_sheet
from bis.games.encore.rules import MARKS

HIDDEN, MEANING = 640, 384
NOWHERE = -1e4
"""Worth less than any sheet."""
LARGEST = 2.0**15 - 1
"""Of weights."""
FINE = 16
"""The last ones are multiples of so much less: they are small, and what they say is added up."""
BLUEPRINT = Blueprint(
    (
        *(f"{start} to {end}: {what}" for what, (start, end) in any_sheet.TOLD.items()),
        f"{ABOUTS} flags for what each of them is; so much of what is below zero leaks through",
        "there, and so much in the layers",
        f"points to come for 0 to {MARKS} marks left, {UNITS}, the last weights {FINE} times finer",
    ),
    {
        "base": (WIDTH, HIDDEN),
        "means": (ABOUTS, MEANING),
        "means_bias": (MEANING,),
        "leak": (),
        "leaks": (),
        "meant": (MEANING, HIDDEN),
        "two": (HIDDEN, HIDDEN),
        "two_bias": (HIDDEN,),
        "three": (HIDDEN, HIDDEN),
        "three_bias": (HIDDEN,),
        "out": (HIDDEN, MARKS + 1),
        "out_bias": (MARKS + 1,),
    },
)


class AnyNet:
    """For one sheet, once its first layer is made."""

    def __init__(self, arrays: Arrays, sheet: AnySheet) -> None:
        whole = partial(floats, arrays)
        told = sheet.abouts.astype(np.float64) @ whole("means", ACTIVATION)
        told += whole("means_bias", ACTIVATION)
        told = np.maximum(told, 0.0) + np.minimum(told, 0.0) * whole("leak", 1 / WEIGHT)
        meaning = np.floor(told / WEIGHT + 0.5)
        first = whole("base") + np.floor(meaning @ whole("meant") / ACTIVATION + 0.5)
        first = np.clip(first, -LARGEST, LARGEST) * ACTIVATION
        self._told, self._late = first[:ROLLS_AT], first[ROLLS_AT:]
        self._two, self._two_bias = whole("two"), whole("two_bias", ACTIVATION)
        self._three, self._three_bias = whole("three"), whole("three_bias", ACTIVATION)
        self._out, self._out_bias = whole("out", 1 / FINE), whole("out_bias", ACTIVATION)
        self._leaks = whole("leaks", 1 / WEIGHT)
        self._sheet = sheet

    def gains(self, features: Values, rolls: Numbers) -> Values:
        """How many points are still to come, for each number of marks left."""
        hidden = rounded(features @ self._told + self._late[rolls], self._leaks)
        hidden = rounded(hidden @ self._two + self._two_bias, self._leaks)
        hidden = rounded(hidden @ self._three + self._three_bias, self._leaks)
        gains: Values = (hidden @ self._out + self._out_bias) / (WEIGHT * ACTIVATION) * SCALE
        return gains

    def worths(self, checked: Values, rolls: Numbers) -> Values:
        """The expected final score of sheets before a roll, for each number of marks left."""
        features, left = self._sheet.features(checked)
        scores, more, colors = any_sheet.scores(left)
        gains = np.clip(self.gains(features, rolls), 0, more[:, None])
        gains[(rolls == 0) | (colors >= 2)] = 0
        worths: Values = scores[:, None] + np.arange(MARKS + 1) + gains
        return worths

    def values(self, checked: Values, marks: Numbers, rolls: Numbers) -> Values:
        """The same for the marks there are; sheets that differ by these alone are judged once."""
        told = np.concatenate([np.packbits(checked > 0, axis=1), rolls[:, None]], axis=1)
        _, some, where = np.unique(told, axis=0, return_index=True, return_inverse=True)
        worths: Values = self.worths(checked[some], rolls[some])[where, marks]
        return worths

    def by_cell(
        self, paper: Paper, checked: Values, marks: Numbers, later: Numbers, grown: Grown
    ) -> Values:
        """The best by what it costs, sheet, color and number."""
        which, group = grown
        worths = self.worths(checked[which] + paper.groups[group], later[which])
        best = np.full((len(checked), CELLS, MARKS + 1), NOWHERE)
        np.maximum.at(best, (which, paper.cells[group]), worths)
        rows = np.arange(len(checked))
        told = [best[rows, :, np.maximum(marks - cost, 0)] for cost in range(3)]
        for cost in (1, 2):
            told[cost][marks < cost] = NOWHERE
        return np.array(told)


def rounded(hidden: Values, leaks: Values) -> Values:
    """Positive parts, and so much of what is below zero, as multiples of 2**-12."""
    return np.floor(np.maximum(hidden, leaks * hidden) / WEIGHT + 0.5)


@lru_cache(maxsize=MOST_SHEETS)
def net_of(printed: Printed) -> AnyNet | None:
    """A printed sheet has its own, all others share one; None for a sheet that breaks a law."""
    if broken_law(printed):
        return None
    return AnyNet(arrays(name_of(printed) or "any"), any_sheet.AnySheet(printed))


def name_of(printed: Printed) -> str | None:
    """None for a sheet that is not printed."""
    return next((name for name in SHEETS if printed_sheet(name) == printed), None)


@cache
def arrays(name: str) -> Arrays:
    """Of the net for a printed sheet, or for any."""
    return nets.load(files("bis.bots.encore.learned") / "nets" / f"{name}.npz", BLUEPRINT)
