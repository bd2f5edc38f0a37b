"""The four games, and the one registry of them."""

from importlib import resources

from bis.core.errors import BisError
from bis.core.game import AnyGame, Game
from bis.core.languages import ORIGINAL
from bis.core.reasons import Reason
from bis.core.registry import Registry

GAMES: Registry[AnyGame] = Registry(
    Game,
    {
        "encore": "bis.games.encore:ENCORE",
        "one_more_encore": "bis.games.one_more_encore:ONE_MORE_ENCORE",
        "flip7": "bis.games.flip7:FLIP7",
        "criss_cross": "bis.games.criss_cross:CRISS_CROSS",
    },
)
NO_GAME = Reason("games.unknown", "there is no game {game!r}; the games are {games}")


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise BisError(NO_GAME, game=name, games=", ".join(GAMES))
    return GAMES[name]


def rules_text(game: AnyGame, language: str) -> str:
    """The rules for players, the only copy there is."""
    folder = resources.files(f"bis.games.{game.id}")
    return (folder / rules_file(language)).read_text("utf-8")


def rules_file(language: str) -> str:
    return "RULES.md" if language == ORIGINAL else f"RULES.{language}.md"
