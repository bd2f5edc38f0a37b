"""What a room knows of each game: one line per game, loaded when it is first asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Generic, TypeVar

T = TypeVar("T")


class Registry(Mapping[str, T], Generic[T]):
    """By a game's id the value that a room's module named after it exports."""

    def __init__(self, kind: type[T], lines: Mapping[str, str]) -> None:
        """``lines``: `bis.room.game:NAME` by the game's id."""
        self._kind = kind
        self._lines = dict(lines)
        self._loaded: dict[str, T] = {}

    def __getitem__(self, game_id: str) -> T:
        if game_id not in self._loaded:
            self._loaded[game_id] = self._load(self._lines[game_id])
        return self._loaded[game_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)

    def _load(self, line: str) -> T:
        module, _, name = line.partition(":")
        value = getattr(import_module(module), name)
        assert isinstance(value, self._kind), f"{line} is no {self._kind.__name__}"
        return value
