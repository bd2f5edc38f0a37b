"""Bots that need more than the standard library, loaded with their first move."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from bis.bots.players import Bot
from bis.core.chance import Source
from bis.core.errors import BisError


@dataclass(frozen=True, slots=True)
class Later:
    """The function of this name in a module that is not imported yet."""

    module: str
    name: str = "choose"

    def __call__(self, view: Any, legal: Sequence[Any], source: Source) -> Any:
        return _load(self.module, self.name)(view, legal, source)


def later(module: str, name: str = "choose") -> Bot:
    return Later(module, name)


@cache
def _load(module: str, name: str) -> Bot:
    try:
        choose: Bot = getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        raise BisError(
            "this bot needs {package}: pip install {package}", package=error.name
        ) from None
    return choose
