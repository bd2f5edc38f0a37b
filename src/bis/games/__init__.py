"""The four games, and the one registry of them."""

from importlib import resources

from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.games.criss_cross import CRISS_CROSS
from bis.games.encore import ENCORE
from bis.games.flip7 import FLIP7
from bis.games.one_more_encore import ONE_MORE_ENCORE

GAMES: dict[str, AnyGame] = {
    game.id: game for game in (ENCORE, ONE_MORE_ENCORE, FLIP7, CRISS_CROSS)
}
LANGUAGES = {"en": "RULES.md", "fr": "RULES.fr.md"}


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise BisError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]


def rules_text(game: AnyGame, language: str) -> str:
    """The rules for players, the only copy there is."""
    return (resources.files(f"bis.games.{game.id}") / LANGUAGES[language]).read_text("utf-8")
