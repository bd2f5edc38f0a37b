"""The tables at which every adapter is tried."""

from bis.games import GAMES
from bis.sim.batch import KITS

Options = dict[str, str]

SOLO: list[tuple[str, Options]] = [(game, {}) for game in KITS if 1 in GAMES[game].seats]
SOLO.append(("criss_cross", {"rules": "advanced"}))

TABLES: list[tuple[str, int, Options]] = [
    *((game, seats, {}) for game in KITS for seats in (2, 3)),
    ("criss_cross", 3, {"rules": "advanced"}),
]
