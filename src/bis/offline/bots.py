"""Bots that think where everything else is, too: those that need nothing but Python."""

import secrets

from bis.bots import find_bot, light_bots
from bis.bots.later import Later
from bis.core.chance import WORD
from bis.games import find_game
from bis.server.minds import chosen


class Here:
    """Thinks at once; nothing else happens meanwhile."""

    is_busy = False

    async def choose(self, game: str, bot: str, state: str, seat: int, _line: str) -> str:
        seed = secrets.randbelow(WORD + 1)
        return chosen(game, light(game, bot), state, seat, seed)

    def close(self) -> None: ...


def light(game_id: str, bot: str) -> str:
    """A bot that can play here: itself, else the strongest that can."""
    game = find_game(game_id)
    return light_bots(game)[0] if isinstance(find_bot(game, bot), Later) else bot
