"""Bots that need more than the standard library, loaded with their first move."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from bis.core.chance import Source
from bis.core.errors import BisError

Choose = Callable[[Any, Sequence[Any], Source], Any]


def later(module: str, name: str = "choose") -> Choose:
    """The function of this name in a module that is not imported yet."""

    def choose(view: Any, legal: Sequence[Any], source: Source) -> Any:
        return _load(module, name)(view, legal, source)

    return choose


@cache
def _load(module: str, name: str) -> Choose:
    try:
        choose: Choose = getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        raise BisError(f"this bot needs {error.name}: pip install {error.name}") from None
    return choose
