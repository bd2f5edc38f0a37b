"""Levels of a device without a server: nothing but Python, each looser than the next."""

import subprocess
import sys

import pytest

from bis.bots import PLAYERS, find_bot
from bis.bots.later import Later
from bis.games import GAMES
from bis.sim.match import play_match

LEVELS = ("novice", "casual", "skilled")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_them_and_no_server_offers_them(game: str) -> None:
    players = PLAYERS[game]
    assert tuple(players.light) == LEVELS
    assert not players.listed.keys() & players.light.keys()
    assert not [bot for bot in players.light.values() if isinstance(bot, Later)]
    for name in LEVELS:
        assert find_bot(GAMES[game], name) is players.light[name]


def test_they_need_no_numpy() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from bis.bots import PLAYERS; from bis.games import GAMES\n"
        "from bis.sim.match import play_match\n"
        "for id, game in GAMES.items():\n"
        "    for bot in PLAYERS[id].light.items():\n"
        "        options = {o.key: o.default(2) for o in game.options}\n"
        "        assert not play_match(game, options, [bot, bot], 1, 0).to_act\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(("game", "games"), [("encore", 8), ("criss_cross", 20), ("flip7", 60)])
def test_the_best_of_them_beats_the_loosest(game: str, games: int) -> None:
    """By 350 in rating, in Flip 7 by 200: half of the victories would be far off."""
    found = GAMES[game]
    options = {option.key: option.default(2) for option in found.options}
    bots = [(name, PLAYERS[game].light[name]) for name in ("skilled", "novice")]
    won = 0.0
    for number in range(games):
        for seat, seated in enumerate((bots, bots[::-1])):
            result = found.result(play_match(found, options, seated, 3600, number).state)
            won += (seat in result.winners) / len(result.winners)
    assert won > 0.6 * 2 * games
