"""Bots: choose(view, legal, source) -> one of the legal moves."""

from collections.abc import Iterable, Mapping

from bis.bots.later import Later
from bis.bots.players import Bot, Players
from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.core.reasons import Reason
from bis.core.registry import Registry

__all__ = ["BOTS", "PLAYERS", "Bot", "Players", "caveats", "find_bot", "light_bots", "lighter"]

NO_BOT = Reason("bots.unknown", "{game} has no bot {bot!r}; it has {bots}")
PLAYERS: Registry[Players] = Registry(
    Players,
    {
        "encore": "bis.bots.encore:PLAYERS",
        "one_more_encore": "bis.bots.one_more_encore:PLAYERS",
        "flip7": "bis.bots.flip7:PLAYERS",
        "criss_cross": "bis.bots.criss_cross:PLAYERS",
    },
)
BOTS: dict[str, dict[str, Bot]] = {game: players.listed for game, players in PLAYERS.items()}
"""By game and name."""


def lighter(game: AnyGame, name: str) -> str:
    """Who plays instead of a bot when there is little time; a light one itself."""
    return PLAYERS[game.id].lighter.get(name, name)


def light_bots(game: AnyGame) -> list[str]:
    """The bots that need nothing but the standard library: levels first, from the easiest on."""
    listed = [name for name, bot in BOTS[game.id].items() if not isinstance(bot, Later)]
    return [*PLAYERS[game.id].light, *listed]


def caveats(game: AnyGame, names: Iterable[str], options: Mapping[str, str]) -> list[str]:
    """What to know of these bots with these options, in sentences."""
    return PLAYERS[game.id].caveats(names, options)


def find_bot(game: AnyGame, name: str) -> Bot:
    players = PLAYERS[game.id]
    bot = players.find(name)
    if bot is None:
        raise BisError(NO_BOT, game=game.id, bot=name, bots=players.names())
    return bot
