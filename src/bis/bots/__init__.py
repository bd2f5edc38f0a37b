"""Bots: choose(view, legal, source) -> one of the legal moves."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bis.bots import criss_cross, encore, flip7, one_more_encore, uniform
from bis.core.chance import Source
from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.core.reasons import Reason

Bot = Callable[[Any, Sequence[Any], Source], Any]

NO_BOT = Reason("bots.unknown", "{game} has no bot {bot!r}; it has {bots}")
ANY_GAME: dict[str, Bot] = {"uniform": uniform.choose}
BOTS: dict[str, dict[str, Bot]] = {
    "encore": {**encore.BOTS, **ANY_GAME},
    "one_more_encore": {**one_more_encore.BOTS, **ANY_GAME},
    "flip7": {**flip7.BOTS, **ANY_GAME},
    "criss_cross": {**criss_cross.BOTS, **ANY_GAME},
}
FAMILIES: dict[str, tuple[dict[str, Bot], ...]] = {
    "encore": (encore.ABLATIONS,),
    "flip7": flip7.FAMILIES,
}
"""Played by name, but not listed one by one."""

LIGHTER: dict[str, dict[str, str]] = {
    "encore": encore.LIGHTER,
    "one_more_encore": one_more_encore.LIGHTER,
}
"""Bots that have a form which thinks less, and its name."""


def lighter(game: AnyGame, name: str) -> str:
    """Who plays instead of a bot when there is little time; a light one itself."""
    return LIGHTER.get(game.id, {}).get(name, name)


def caveats(game: AnyGame, names: Iterable[str], options: Mapping[str, str]) -> list[str]:
    """What to know of these bots with these options, in sentences."""
    if game.id != "encore" or encore.knows(options):
        return []
    lost = [name for name in dict.fromkeys(names) if name in encore.NETS]
    return [f"{name} has no net for this sheet and goes by the weights of denial" for name in lost]


def find_bot(game: AnyGame, name: str) -> Bot:
    listed, families = BOTS[game.id], FAMILIES.get(game.id, ())
    for bots in (listed, *families):
        if name in bots:
            return bots[name]
    also = (f"{min(f)} to {max(f)}" if len(f) > 2 else " and ".join(f) for f in families)
    there = ", ".join([*listed, *also])
    raise BisError(NO_BOT, game=game.id, bot=name, bots=there)
