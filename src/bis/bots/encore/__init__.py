"""Players of Encore!."""

from collections.abc import Iterable, Mapping

from bis.bots.encore import greedy, light
from bis.bots.encore.reference import players as reference
from bis.bots.later import later
from bis.bots.players import Bot, Players
from bis.core.reasons import Sentence
from bis.games.encore.laws import broken_law
from bis.games.encore.pieces import printed_sheet

LEARNED = "bis.bots.encore.learned"
NETS: dict[str, Bot] = {
    "easy": later(f"{LEARNED}.levels", "easy"),
    "medium": later(f"{LEARNED}.levels", "medium"),
    "hard": later(f"{LEARNED}.levels", "hard"),
    "best": later(f"{LEARNED}.best"),
    "quick": later(f"{LEARNED}.best", "quick"),
}
"""Those who go by nets."""
ABLATIONS = {name: later(f"{LEARNED}.ablations", name) for name in ("generous", "solitary")}
"""Players that lack something, to see what it brings."""


def caveats(names: Iterable[str], options: Mapping[str, str]) -> list[str]:
    """Who has no net for this sheet: all that keep the laws of the printed ones have one."""
    if not broken_law(printed_sheet(options["sheet"])):
        return []
    return [
        Sentence("{name} has no net for this sheet and goes by the weights of denial", name=name)
        for name in dict.fromkeys(names)
        if name in NETS
    ]


PLAYERS = Players(
    {
        **NETS,
        "denial": reference.denial,
        "tuned": reference.tuned,
        "greedy": greedy.choose,
    },
    families=(ABLATIONS,),
    lighter={"best": "quick"},
    caveats=caveats,
    light={"novice": light.novice, "casual": light.casual, "skilled": light.skilled},
    points={"easy": 16, "medium": 21, "hard": 26, "best": 29}
    | {"novice": 19, "casual": 22, "skilled": 23},
)
