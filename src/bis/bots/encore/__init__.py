"""Players of Encore!."""

from bis.bots.encore import greedy
from bis.bots.encore.reference import players as reference
from bis.bots.later import later

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
LIGHTER = {"best": "quick"}
ABLATIONS = {name: later(f"{LEARNED}.ablations", name) for name in ("generous", "solitary")}
"""Players that lack something, to see what it brings."""
