"""Which engine plays: the batch engine where it knows the game and every bot, else the rules."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bis.core.errors import BisError
from bis.core.game import AnyGame

if TYPE_CHECKING:
    from bis.sim.batch.engine import Engine

WORTH = 500
"""Fewer games are played as soon by the rules as the engine is compiled or loaded."""


def find_engine(
    game: AnyGame, options: Mapping[str, str], bots: Sequence[str], games: int = WORTH
) -> "Engine | None":
    """The batch engine of a table, if it can play these bots and so many games are worth it."""
    if games < WORTH:
        return None
    from bis.sim.batch.engine import Engine  # noqa: PLC0415
    from bis.sim.batch.settings import SETTINGS  # noqa: PLC0415

    if game.id not in SETTINGS:
        return None
    try:
        engine = Engine(game, options, len(bots))
    except BisError:  # bis[fast] is not installed
        return None
    return engine if set(bots) <= set(engine.setting.policies) else None
