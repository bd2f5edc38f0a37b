"""Players of One More Encore!."""

from bis.bots.encore.greedy import POINT
from bis.bots.levels import soften
from bis.bots.one_more_encore import greedy
from bis.bots.one_more_encore.reference.players import denial, tuned

BOTS = {
    "easy": soften(greedy.worths, 1.5 * POINT),
    "medium": soften(greedy.worths, 0.8 * POINT),
    "hard": soften(greedy.worths, 0.4 * POINT),
    "best": greedy.choose,
    "greedy": greedy.choose,
    "tuned": tuned,
    "denial": denial,
}
