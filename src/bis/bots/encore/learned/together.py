"""Encore! with others: by one net, or by two."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from bis.bots.encore.learned import layout, table_net
from bis.bots.encore.learned.desk import EncoreDesk
from bis.bots.encore.learned.sheets import Changes, Sheets, read_changes, read_places
from bis.bots.encore.learned.situation import Dice, Situation
from bis.bots.encore.learned.table_net import TableNet
from bis.games.encore.pieces import MOST_SHEETS, Printed
from bis.games.encore.view import View

BLUEPRINT = table_net.blueprint(layout.SHEET, layout.WIDTH)


class Together(Situation[View, Sheets, Changes]):
    @staticmethod
    def desk_of(view: View) -> EncoreDesk:
        return EncoreDesk.at(view)

    @staticmethod
    def net_of(printed: Printed) -> TableNet:
        return net_of(printed)

    @staticmethod
    def changes(moves: Sequence[Any]) -> Changes:
        return read_changes(moves)

    @staticmethod
    def dice(view: View) -> Dice:
        assert view.roll is not None
        return view.roll.colors, view.roll.numbers, ""


class TwoNets(Together):
    """By the last net and the one before it together: each errs on its own."""

    @staticmethod
    def net_of(printed: Printed) -> TableNet:
        return two_nets(printed)


@lru_cache(maxsize=MOST_SHEETS)
def net_of(printed: Printed, name: str = "tables") -> TableNet:
    arrays = table_net.load("bis.bots.encore.learned", name, BLUEPRINT)
    return TableNet(arrays, np.array(read_places(printed, layout.MORE)))


@lru_cache(maxsize=MOST_SHEETS)
def two_nets(printed: Printed) -> TableNet:
    return table_net.Several([net_of(printed), net_of(printed, "second")])
