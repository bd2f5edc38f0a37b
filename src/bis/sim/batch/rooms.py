"""Which function takes whose place: by name, and only where the one replaced has declared it.

A room is a module, or a package with all its modules: a game's rules on words, or its players. It
lists in `REPLACEABLE` the names that others may take; a variant's room names its `ORIGINAL`, and
its functions take the place of those of the same name there. A stand-in of `bis.core.batch` is
replaced by the first room that has a function of its name, be it its original's.
"""

import hashlib
from collections import ChainMap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pkgutil import iter_modules
from types import FunctionType, ModuleType
from typing import Any

from bis.core import batch
from bis.core.errors import BisError

Function = Callable[..., Any]


@dataclass(frozen=True)
class Rooms:
    """What is linked into a driver."""

    modules: tuple[ModuleType, ...]
    """The game's rules first."""
    chooser: str = "choose"
    """The function that chooses moves: with fewer policies there is less to compile."""

    @property
    def rules(self) -> ModuleType:
        return self.modules[0]

    @cached_property
    def replaced(self) -> dict[Function, Function]:
        """Who takes whose place."""
        taken: dict[Function, Function] = {}
        for room in self.modules:
            taken |= taken_places(room)
        known = ChainMap(*(family(room) for room in self.modules))
        for name in batch.REPLACEABLE:
            given = known.get(self.chooser if name == "choose" else name)
            if given is not None:
                taken[getattr(batch, name)] = given
        return taken

    @cached_property
    def _room_of(self) -> dict[Function, ModuleType]:
        return {written: room for room in self.modules for written in functions(room).values()}

    def calls_as_is(self, caller: Function, function: Function) -> bool:
        """Whether a variant's function calls one of its original whose place its room takes."""
        room = self._room_of.get(caller)
        return room is not None and function in taken_places(room)

    @cached_property
    def name(self) -> str:
        """Another one wherever anything else is replaced."""
        pairs = sorted(f"{_address(old)} {_address(new)}" for old, new in self.replaced.items())
        digest = hashlib.sha256("\n".join(pairs).encode()).hexdigest()[:12]
        return f"{self.rules.__name__.split('.')[-2]}_{self.chooser}_{digest}"


def _address(function: Function) -> str:
    return f"{function.__module__}.{function.__qualname__}"


@cache
def functions(room: ModuleType) -> dict[str, Function]:
    """All that are written in a room."""
    found: dict[str, Function] = {}
    for module in _modules(room):
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                assert name not in found, f"{room.__name__} has two functions {name}"
                found[name] = value
    return found


def _modules(room: ModuleType) -> Iterator[ModuleType]:
    yield room
    for found in iter_modules(getattr(room, "__path__", ())):
        yield import_module(f"{room.__name__}.{found.name}")


def original(room: ModuleType) -> ModuleType | None:
    found: ModuleType | None = getattr(room, "ORIGINAL", None)
    return found


def family(room: ModuleType) -> ChainMap[str, Function]:
    """A room's functions, and behind them those of its original."""
    first = original(room)
    return ChainMap(functions(room), functions(first) if first else {})


@cache
def taken_places(room: ModuleType) -> dict[Function, Function]:
    """A variant's own functions for its original's; a BisError if that does not offer the place."""
    first = original(room)
    if first is None:
        return {}
    own, theirs = functions(room), functions(first)
    declared: tuple[str, ...] = getattr(first, "REPLACEABLE", ())
    for name in own.keys() & theirs.keys() - set(declared):
        told = f"{room.__name__} has a function {name} of its own"
        raise BisError(f"{told}, but {first.__name__} does not declare it replaceable")
    return {theirs[name]: own[name] for name in declared if name in own}
