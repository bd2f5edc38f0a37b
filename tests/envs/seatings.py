"""The games, options and seats with which every adapter is tried."""

from bis.games import GAMES

Options = dict[str, str]

ALONE: list[tuple[str, Options]] = [(name, {}) for name, game in GAMES.items() if 1 in game.seats]
ALONE.append(("criss_cross", {"rules": "advanced"}))

SEATINGS: list[tuple[str, int, Options]] = [
    *((game, seats, {}) for game in GAMES for seats in (2, 3)),
    ("criss_cross", 3, {"rules": "advanced"}),
]
