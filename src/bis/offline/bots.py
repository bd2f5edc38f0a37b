"""Bots that think where everything else is, too: those that need nothing but Python."""

import secrets

from bis.bots import NO_BOT, PLAYERS, find_bot, light_bots
from bis.bots.later import Later
from bis.core.chance import WORD
from bis.core.game import AnyGame
from bis.games import find_game
from bis.server.minds import chosen
from bis.table.reasons import RefusedError


class Here:
    """Thinks at once; nothing else happens meanwhile."""

    is_busy = False

    async def choose(self, game: str, bot: str, state: str, seat: int, _line: str) -> str:
        seed = secrets.randbelow(WORD + 1)
        return chosen(game, light(game, bot), state, seat, seed)

    def close(self) -> None: ...


def check_light(game: AnyGame, bot: str) -> None:
    """A RefusedError if a bot would be somebody else here."""
    bots = light_bots(game)
    if isinstance(PLAYERS[game.id].find(bot), Later):
        raise RefusedError(NO_BOT, game=game.id, bot=bot, bots=", ".join(bots))


def light(game_id: str, bot: str) -> str:
    """A bot that can play here: itself, else the strongest that can."""
    game = find_game(game_id)
    if not isinstance(find_bot(game, bot), Later):
        return bot
    levels = [*PLAYERS[game_id].light]
    return levels[-1] if levels else light_bots(game)[0]
