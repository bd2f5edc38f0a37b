"""Players of One More Encore!."""

from bis.bots.encore.reference.players import POINT
from bis.bots.levels import soften
from bis.bots.one_more_encore import greedy
from bis.bots.one_more_encore.reference.players import denial, denying, tuned

BOTS = {
    "easy": soften(denying, 1.8 * POINT),
    "medium": soften(denying, 1.1 * POINT),
    "hard": soften(denying, 0.6 * POINT),
    "best": denial,
    "greedy": greedy.choose,
    "tuned": tuned,
    "denial": denial,
}
