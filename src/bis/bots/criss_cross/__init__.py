"""Players of Criss Cross."""

from bis.bots.criss_cross import greedy
from bis.bots.later import later

LEARNED = "bis.bots.criss_cross.learned.best"
BOTS = {
    "greedy": greedy.choose,
    "points": later(LEARNED, "choose_points"),
    "best": later(LEARNED),
}
