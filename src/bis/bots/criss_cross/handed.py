"""The levels where there is no NumPy: the net's arithmetic is handed in, as browsers do it."""

import json
from collections.abc import Mapping

from bis.bots import npz
from bis.bots.criss_cross import told
from bis.bots.criss_cross.levels import levels
from bis.bots.players import Bot, Forward, Net
from bis.games.criss_cross.pieces import SIDE
from bis.games.criss_cross.scoring import parts
from bis.games.criss_cross.state import Sheet

ABOUT = {
    "lines": told.lines_of(SIDE),
    "faces": told.FACES,
    "weight": told.WEIGHT,
    "activation": told.ACTIVATION,
}
"""What the arithmetic has to know beside the weights."""
UNIT = told.WEIGHT * told.ACTIVATION


def levels_by(forward: Forward) -> Mapping[str, Bot]:
    """Who they are at a server, by its nets; an error where these are missing or do not fit."""
    nets = {advanced: _net(forward, advanced) for advanced in (False, True)}
    return levels(lambda advanced, sheets: values(nets[advanced], advanced, sheets))


def _net(forward: Forward, advanced: bool) -> Net:
    return forward(npz.load(told.net_file(advanced), told.BLUEPRINT), json.dumps(ABOUT))


def values(net: Net, advanced: bool, sheets: list[Sheet]) -> list[float]:
    """The expected final score of sheets before a roll; exact where nothing more fits."""
    going = [sheet for sheet in sheets if sheet.has_room()]
    sums = json.loads(net(told.grids_of(going)))
    to_come = {sheet: total / UNIT * told.SCALE for sheet, total in zip(going, sums, strict=True)}
    return [score(sheet, advanced) + to_come.get(sheet, 0.0) for sheet in sheets]


def score(sheet: Sheet, advanced: bool) -> int:
    return sum(part.points for part in parts(sheet, advanced))
