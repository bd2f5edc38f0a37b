"""Bots that think where everything else is, too: without NumPy, in Python and what is handed in."""

import secrets
import sys
from zipfile import BadZipFile

from bis.bots import NO_BOT, PLAYERS, find_bot, light_bots
from bis.bots.later import Later
from bis.bots.players import Bot, Forward
from bis.core.chance import WORD
from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.games import GAMES, find_game
from bis.server.minds import move_of
from bis.table.reasons import RefusedError

NO_NETS = (BisError, OSError, BadZipFile)
"""They were not fetched, not whole, or are made for another version."""


class Here:
    """Thinks at once; nothing else happens meanwhile. ``forward`` works out nets."""

    is_busy = False

    def __init__(self, forward: Forward | None = None) -> None:
        self._netted = {} if forward is None else {game: netted(game, forward) for game in GAMES}

    async def choose(self, game: str, bot: str, state: str, seat: int, _line: str) -> str:
        seed = secrets.randbelow(WORD + 1)
        return move_of(find_game(game), self.find(game, bot), state, seat, seed)

    def close(self) -> None: ...

    def find(self, game: str, name: str) -> Bot:
        """The bot itself if it can play here, else the strongest level that can."""
        found = self._netted.get(game, {}).get(name) or find_bot(find_game(game), name)
        if not isinstance(found, Later):
            return found
        return self.find(game, (self.levels(game) or light_bots(find_game(game)))[-1])

    def levels(self, game: str) -> list[str]:
        """From the easiest on: a server's, where their nets are here, else a device's own."""
        return [*(self._netted.get(game) or PLAYERS[game].light)]

    def bots(self, game: AnyGame) -> list[str]:
        """Levels, then those that are called by what they do."""
        plain = [name for name in light_bots(game) if name not in PLAYERS[game.id].light]
        return [*self.levels(game.id), *plain]

    def check(self, game: AnyGame, bot: str) -> None:
        """A RefusedError if a bot would be somebody else here."""
        is_netted = bot in self._netted.get(game.id, {})
        if not is_netted and isinstance(PLAYERS[game.id].find(bot), Later):
            raise RefusedError(NO_BOT, game=game.id, bot=bot, bots=", ".join(self.bots(game)))


def netted(game: str, forward: Forward) -> dict[str, Bot]:
    """Levels that need a net; none, and a word to whoever looks, where it is not to be had."""
    try:
        return dict(PLAYERS[game].by_forward(forward))
    except NO_NETS as problem:
        print(f"{game} is played without nets: {problem}", file=sys.stderr)
        return {}
