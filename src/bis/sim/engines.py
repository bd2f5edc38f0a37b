"""Which engine plays: the batch engine where it knows the game and every bot, else the rules."""

import os
from typing import TYPE_CHECKING

from bis.core.errors import BisError
from bis.sim.lineup import Lineup

if TYPE_CHECKING:
    from bis.sim.batch.engine import Engine

WORTH = 500
"""Fewer games are played as soon by the rules as the engine is compiled or loaded."""


def find_engine(lineup: Lineup, games: int = WORTH) -> "Engine | None":
    """The batch engine of a lineup, if it can play these bots and so many games are worth it."""
    if games < WORTH:
        return None
    from bis.sim.batch import KITS  # noqa: PLC0415
    from bis.sim.batch.engine import Engine  # noqa: PLC0415

    if lineup.game_id not in KITS:
        return None
    try:
        engine = Engine(lineup.game, dict(lineup.options), lineup.seats)
    except BisError:  # bis[fast] is not installed
        return None
    return engine if set(lineup.bots) <= set(engine.kit.policies) else None


def all_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
