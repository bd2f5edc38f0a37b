"""Players of Flip 7."""

from bis.bots.flip7 import ev, greedy, light, risk, stop25
from bis.bots.later import later
from bis.bots.players import Players

LEARNED = "bis.bots.flip7.learned.best"
THRESHOLDS = range(15, 41)
RISKS = range(10, 61)
STOPS = {f"stop{enough}": stop25.stop_at(enough) for enough in THRESHOLDS}
"""`stop15` to `stop40`."""
RISKY = {f"risk{percent}": risk.risk_below(percent) for percent in RISKS}
"""`risk10` to `risk60`."""
PLAYERS = Players(
    {
        "easy": later(LEARNED, "easy"),
        "medium": later(LEARNED, "medium"),
        "hard": later(LEARNED, "hard"),
        "best": later(LEARNED),
        "ev": ev.choose,
        "stop25": stop25.choose,
        "greedy": greedy.choose,
    },
    families=(STOPS, RISKY),
    light={"novice": light.novice, "casual": light.casual, "skilled": light.skilled},
    usual=("medium",) * 3,
)
