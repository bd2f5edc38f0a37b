"""Players of Encore!."""

from bis.bots.encore import greedy
from bis.bots.encore.greedy import POINT
from bis.bots.encore.reference.players import denial, tuned
from bis.bots.later import later
from bis.bots.levels import soften

BOTS = {
    "easy": soften(greedy.worths, 1.5 * POINT),
    "medium": soften(greedy.worths, 0.8 * POINT),
    "hard": soften(greedy.worths, 0.4 * POINT),
    "best": later("bis.bots.encore.learned.best"),
    "greedy": greedy.choose,
    "tuned": tuned,
    "denial": denial,
}
