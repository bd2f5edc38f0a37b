"""Bots that need more than the standard library, loaded with their first move."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

from bis.bots.players import Bot
from bis.core.chance import Source
from bis.core.errors import BisError


def later(module: str, name: str = "choose") -> Bot:
    """The function of this name in a module that is not imported yet."""

    def choose(view: Any, legal: Sequence[Any], source: Source) -> Any:
        return _load(module, name)(view, legal, source)

    return choose


@cache
def _load(module: str, name: str) -> Bot:
    try:
        choose: Bot = getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        raise BisError(f"this bot needs {error.name}: pip install {error.name}") from None
    return choose
