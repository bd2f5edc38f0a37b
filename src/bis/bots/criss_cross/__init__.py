"""Players of Criss Cross."""

from bis.bots.criss_cross import greedy, handed, light
from bis.bots.criss_cross.levels import TEMPERATURES
from bis.bots.later import later
from bis.bots.players import Players

LEARNED = "bis.bots.criss_cross.learned"
PLAYERS = Players(
    {
        "easy": later(f"{LEARNED}.levels", "easy"),
        "medium": later(f"{LEARNED}.levels", "medium"),
        "hard": later(f"{LEARNED}.levels", "hard"),
        "best": later(f"{LEARNED}.best"),
        "points": later(f"{LEARNED}.best", "choose_points"),
        "greedy": greedy.choose,
    },
    light={"novice": light.novice, "casual": light.casual, "skilled": light.skilled},
    netted=tuple(TEMPERATURES),
    by_forward=handed.levels_by,
    points={"easy": 22, "medium": 27, "hard": 33, "best": 36}
    | {"novice": 24, "casual": 28, "skilled": 30},
)
