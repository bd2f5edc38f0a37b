"""Looser players, who go by the net alone, worked out by NumPy."""

from bis.bots.criss_cross import levels
from bis.bots.criss_cross.learned import net as nets
from bis.bots.criss_cross.learned.best import paper_of, read_grids
from bis.games.criss_cross.state import Sheet


def values(advanced: bool, sheets: list[Sheet]) -> list[float]:
    told: list[float] = nets.values(
        nets.load(advanced), paper_of(advanced), read_grids(sheets)
    ).tolist()
    return told


worths = levels.worths_by(values)
easy, medium, hard = levels.levels(values).values()
