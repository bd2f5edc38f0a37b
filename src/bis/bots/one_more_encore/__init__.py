"""Players of One More Encore!."""

from bis.bots.later import later
from bis.bots.one_more_encore import greedy, light
from bis.bots.one_more_encore.reference import players as reference
from bis.bots.players import Players

LEARNED = "bis.bots.one_more_encore.learned"
PLAYERS = Players(
    {
        "easy": later(f"{LEARNED}.levels", "easy"),
        "medium": later(f"{LEARNED}.levels", "medium"),
        "hard": later(f"{LEARNED}.levels", "hard"),
        "best": later(f"{LEARNED}.best"),
        "quick": later(f"{LEARNED}.best", "quick"),
        "denial": reference.denial,
        "tuned": reference.tuned,
        "greedy": greedy.choose,
    },
    lighter={"best": "quick"},
    light={"novice": light.novice, "casual": light.casual, "skilled": light.skilled},
    points={"easy": 59, "medium": 87, "hard": 104, "best": 119}
    | {"novice": 32, "casual": 56, "skilled": 63},
)
