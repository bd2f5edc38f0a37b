"""What the nets of Criss Cross are told of a sheet, and how they say it: whoever works them out.

A grid is a row of small numbers, 0 for a free square and 1 to 6 for a symbol, by column, then row.
Weights are multiples of 2**-13, activations are cut to multiples of 2**-12, so every sum is exact
in 64-bit floats, in whatever order it is made.
"""

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable

from bis.bots.blueprints import Blueprint
from bis.games.criss_cross.pieces import FREE, SIDE, SYMBOLS
from bis.games.criss_cross.state import Sheet

FACES = 7
"""Free, or one of six symbols."""
WEIGHT = 2.0**13
ACTIVATION = 2.0**12
SCALE = 10.0
"""The net speaks of tens of points."""
KEPT = 16
"""What is kept of each line there can be."""
LINES = 2 * SIDE + 1
"""Columns, rows and the diagonal."""
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


def net_file(advanced: bool) -> Traversable:
    name = "advanced" if advanced else "basic"
    return files("bis.bots.criss_cross") / "learned" / "nets" / f"{name}.npz"


def lines_of(side: int) -> list[list[int]]:
    """Columns, rows, then the diagonal from top right to bottom left, square by square."""
    columns = [[column * side + row for row in range(side)] for column in range(side)]
    diagonal = [columns[-1 - row][row] for row in range(side)]
    return [*columns, *map(list, zip(*columns, strict=True)), diagonal]


def grids_of(sheets: Iterable[Sheet]) -> str:
    """Digits, one grid after the other."""
    return "".join(sheet.written for sheet in sheets).translate(DIGITS)


DIGITS = str.maketrans(FREE + SYMBOLS, "".join(map(str, range(FACES))))
