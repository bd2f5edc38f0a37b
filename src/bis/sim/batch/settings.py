"""The games that have a batch engine, written by hand."""

from collections.abc import Callable, Mapping

from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.sim.batch import criss_cross, encore, flip7, one_more_encore
from bis.sim.batch.setting import Setting

SETTINGS: dict[str, Callable[[Mapping[str, str], int], Setting]] = {
    "encore": encore.setting,
    "one_more_encore": one_more_encore.setting,
    "criss_cross": criss_cross.setting,
    "flip7": flip7.setting,
}


def find_setting(game: AnyGame, options: Mapping[str, str], seats: int) -> Setting:
    """A game with settled options as numbers."""
    if game.id not in SETTINGS:
        raise BisError(f"{game.id} has no batch engine; these have: {', '.join(SETTINGS)}")
    return SETTINGS[game.id](options, seats)
