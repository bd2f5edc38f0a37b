"""All rolls of two color and two number dice, how likely they are, and what can be told of them."""

from itertools import combinations_with_replacement, product

import numpy as np
from numpy.typing import NDArray

from bis.core.chance import TABLE_STREAM, Stream
from bis.games.encore.pieces import COLOR_FACES, NUMBER_FACES, Roll
from bis.games.encore.rules import TURNS_ALONE, draw, start

Whole = NDArray[np.int64]

COLOR_PAIRS = ["".join(pair) for pair in combinations_with_replacement(COLOR_FACES, 2)]
NUMBER_PAIRS = ["".join(pair) for pair in combinations_with_replacement(NUMBER_FACES, 2)]
ROLLS = [Roll(colors, numbers) for colors in COLOR_PAIRS for numbers in NUMBER_PAIRS]
WAYS: Whole = np.array(
    [(1 + (len(set(r.colors)) == 2)) * (1 + (len(set(r.numbers)) == 2)) for r in ROLLS]
)
"""In so many of the 1296 ways that four dice can fall."""
ALL_WAYS = 6**4
SIGHTS = [
    *COLOR_FACES,
    *NUMBER_FACES,
    *map("".join, product(COLOR_FACES, NUMBER_FACES)),
]
"""What may be seen in a roll: a color face, a number face, or both of a pair."""


def seen(roll: Roll) -> list[bool]:
    """Which of the sights a roll shows."""
    return [set(sight) <= {*roll.colors, *roll.numbers} for sight in SIGHTS]


_SEEN: Whole = np.array([seen(roll) for roll in ROLLS], dtype=np.int64)
SURPRISE: Whole = ALL_WAYS * _SEEN - WAYS @ _SEEN
"""By roll, how much more than usual each sight is seen, in 1296ths: zero over all ways."""
_NUMBER = {roll: number for number, roll in enumerate(ROLLS)}


def number_of(roll: Roll) -> int:
    """The roll's place in ROLLS, in whatever order the dice lie."""
    colors = "".join(sorted(roll.colors, key=COLOR_FACES.index))
    numbers = "".join(sorted(roll.numbers, key=NUMBER_FACES.index))
    return _NUMBER[Roll(colors, numbers)]


def tape(seed: int, game: int) -> list[Roll]:
    """The rolls of a game alone, as every simulation draws them (docs/chance.md)."""
    state = start({"sheet": "classic"}, 1, 0)
    stream = Stream(seed, game, TABLE_STREAM)
    return [draw(state, stream.at(event)) for event in range(1, TURNS_ALONE + 1)]
