"""How each game is shown: one line per game."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from bis.core.registry import Registry
from bis.table.showing import GameView, Showing

SHOWN: Registry[Showing] = Registry(
    Showing,
    {
        "encore": "bis.table.encore:SHOWN",
        "one_more_encore": "bis.table.one_more_encore:SHOWN",
        "flip7": "bis.table.flip7:SHOWN",
        "criss_cross": "bis.table.criss_cross:SHOWN",
    },
)

if TYPE_CHECKING:
    View = GameView
else:
    View = reduce(or_, (showing.view for showing in SHOWN.values()))
    """One of all the games' views; its tag says which."""
