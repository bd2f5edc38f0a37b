"""Players of Encore!."""

from collections.abc import Mapping

from bis.bots.encore import greedy
from bis.bots.encore.reference import players as reference
from bis.bots.later import later
from bis.games.encore.pieces import SHEETS, printed_sheet

LEARNED = "bis.bots.encore.learned"
BOTS = {
    "easy": later(f"{LEARNED}.levels", "easy"),
    "medium": later(f"{LEARNED}.levels", "medium"),
    "hard": later(f"{LEARNED}.levels", "hard"),
    "best": later(f"{LEARNED}.best"),
    "quick": later(f"{LEARNED}.best", "quick"),
    "denial": reference.denial,
    "tuned": reference.tuned,
    "greedy": greedy.choose,
}
NETS = ("easy", "medium", "hard", "best", "quick")
"""Those who go by nets."""
LIGHTER = {"best": "quick"}
ABLATIONS = {name: later(f"{LEARNED}.ablations", name) for name in ("generous", "solitary")}
"""Players that lack something, to see what it brings."""


def knows(options: Mapping[str, str]) -> bool:
    """Whether the nets have learned this sheet: the printed ones."""
    return printed_sheet(options["sheet"]) in map(printed_sheet, SHEETS)
