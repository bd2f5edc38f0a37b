"""What the engine has to know about a game: its functions, its tables, its moves as numbers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import Any

from bis.core.game import AnyGame
from bis.sim.batch import loop


@dataclass(frozen=True, slots=True)
class Setting:
    """One game with its options and seats, in numbers."""

    game: AnyGame
    options: dict[str, str]
    """All of them, defaults included."""
    seats: int
    module: ModuleType
    """The game's batch functions."""
    words: int
    """The size of a state."""
    tables: list[int]
    """Everything printed: the second argument of every function."""
    actions: int
    """Moves have the numbers from 0 to this, excluded."""
    observation: tuple[str, ...]
    """What `observe` writes, a name for each number."""
    policies: Mapping[str, int]
    """The numbers of the bots that the functions can play themselves."""
    move: Callable[[Any, int], Any]
    """(state or a seat's view, number) -> the move that has this number there."""
    number: Callable[[Any, Any], int]
    """(state or a seat's view, move) -> its number."""
    chance: Callable[[int], Any]
    """What dice or deck show, of a number that `draw` gave."""
    chance_number: Callable[[Any], int]
    replace: Mapping[Any, Any] = field(default_factory=dict)
    """Policies for the driver where they are apart, a variant's functions for its original's."""
    choosers: Mapping[str, Any] = field(default_factory=dict)
    """Of some policies: who chooses for them and knows few others, with the words of `choose`."""

    def only(self, policy: str) -> "Setting":
        """The same for games that all play by one policy, so that no other has to be compiled."""
        if policy not in self.choosers:
            return self
        return replace(self, replace={**self.replace, loop.choose: self.choosers[policy]})
