"""Who will win, and with how many points: a net for tables, in whole numbers as in `whole.py`.

The others' sheets are summed up first, so that looking at a move costs the same at every table.
How the nets were made: lab/training/encore_tables.py.
"""

from collections.abc import Sequence
from functools import cache, partial
from importlib.resources import files

import numpy as np

from bis.bots.blueprints import Blueprint
from bis.bots.encore.learned.layout import PLACE, TABLE_WIDTH, Told
from bis.bots.encore.learned.papers import Numbers, Values
from bis.bots.encore.learned.whole import ACTIVATION, SCALE, UNITS, WEIGHT, cut, floats
from bis.bots.learned import nets
from bis.bots.learned.nets import Arrays

HIDDEN, OTHERS = 512, 256
"""How wide its layers are, and what is summed up of each sheet of the others."""


class TableNet:
    """For one printed sheet."""

    def __init__(self, arrays: Arrays, places: Numbers) -> None:
        whole = partial(floats, arrays)
        self._other = whole("other_weight", ACTIVATION)[places]
        self._other_bias = whole("other_bias", ACTIVATION)
        self._sum, self._place = whole("sum_weight"), whole("place_weight", ACTIVATION)
        self._own = whole("own_weight", ACTIVATION)[places]
        self._own_bias = whole("own_bias", ACTIVATION)
        self._two, self._two_bias = whole("two_weight"), whole("two_bias", ACTIVATION)
        self._three, self._three_bias = whole("three_weight"), whole("three_bias", ACTIVATION)
        self._out, self._out_bias = whole("out_weight"), whole("out_bias", ACTIVATION)

    def others(self, features: Values) -> Values:
        """What each sheet means to the others."""
        return cut(features @ self._other + self._other_bias)

    def base(self, others: Values, place: Values) -> Values:
        """What a seat's moves have in common: the others, summed up, and its place."""
        base: Values = others @ self._sum + place @ self._place + self._own_bias
        return base

    def evaluate(self, features: Values, base: Values) -> tuple[Values, Values]:
        """The points still to come, and the chance to win."""
        hidden = cut(features @ self._own + base)
        hidden = cut(hidden @ self._two + self._two_bias)
        hidden = cut(hidden @ self._three + self._three_bias)
        out = (hidden @ self._out + self._out_bias) / (WEIGHT * ACTIVATION)
        return out[:, 0] * SCALE, 1 / (1 + np.exp(-out[:, 1]))


class Several(TableNet):
    """Nets that are asked together: the mean of what they say."""

    def __init__(self, nets: Sequence[TableNet]) -> None:
        self._nets = nets

    def others(self, features: Values) -> Values:
        return np.concatenate([net.others(features) for net in self._nets], axis=-1)

    def base(self, others: Values, place: Values) -> Values:
        parts = zip(self._nets, self._split(others), strict=True)
        return np.concatenate([net.base(part, place) for net, part in parts], axis=-1)

    def evaluate(self, features: Values, base: Values) -> tuple[Values, Values]:
        parts = zip(self._nets, self._split(base), strict=True)
        gains, chances = zip(*(net.evaluate(features, part) for net, part in parts), strict=True)
        return np.mean(gains, axis=0), np.mean(chances, axis=0)

    def _split(self, joined: Values) -> list[Values]:
        return np.split(joined, len(self._nets), axis=-1)


def blueprint(sheet: Sequence[Told], width: int) -> Blueprint:
    """Of a net that is told so much of a sheet."""
    told = [f"sheet {start}: {what}, over {over}" for what, start, over in sheet]
    told += [f"place {start}: {what}, over {over}" for what, start, over in PLACE]
    shapes = {
        "other_weight": (width, OTHERS),
        "other_bias": (OTHERS,),
        "sum_weight": (OTHERS, HIDDEN),
        "place_weight": (TABLE_WIDTH, HIDDEN),
        "own_weight": (width, HIDDEN),
        "own_bias": (HIDDEN,),
        "two_weight": (HIDDEN, HIDDEN),
        "two_bias": (HIDDEN,),
        "three_weight": (HIDDEN, HIDDEN),
        "three_bias": (HIDDEN,),
        "out_weight": (HIDDEN, 2),
        "out_bias": (2,),
    }
    return Blueprint((*told, f"points to come and a chance to win, {UNITS}"), shapes)


@cache
def load(room: str, name: str, made: Blueprint) -> Arrays:
    """A net's numbers."""
    return nets.load(files(room) / "nets" / f"{name}.npz", made)
