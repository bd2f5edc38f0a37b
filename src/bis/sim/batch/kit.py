"""What the engine has to know about a game: its functions, its look-ups, its moves as numbers."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bis.core.game import AnyGame
from bis.sim.batch.rooms import Rooms


@dataclass(frozen=True, slots=True)
class Kit:
    """One game with its options and seats, in numbers."""

    game: AnyGame
    options: dict[str, str]
    """All of them, defaults included."""
    seats: int
    rooms: Rooms
    """The game's batch functions, and its players on the same words."""
    words: int
    """The size of a state."""
    lookups: list[int]
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
    choosers: Mapping[str, str] = field(default_factory=dict)
    """Of some policies: the function that chooses for them and knows few others."""

    def only(self, policy: str) -> "Kit":
        """The same for games that all play by one policy, so that no other has to be compiled."""
        if policy not in self.choosers:
            return self
        return replace(self, rooms=replace(self.rooms, chooser=self.choosers[policy]))


@dataclass(frozen=True)
class Case:
    """Where both engines are compared: a game, its options and seats, and who plays."""

    game: AnyGame
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    """In turn around the table."""

    def __str__(self) -> str:
        return " ".join([self.game.id, str(self.seats), *self.options.values(), *self.bots])

    @property
    def policies(self) -> list[str]:
        return [self.bots[seat % len(self.bots)] for seat in range(self.seats)]


Trial = tuple[str, int]
"""A bot, and how many seats it has all alike."""


@dataclass(frozen=True, slots=True)
class Kits:
    """All that the batch engines know of a game."""

    make: Callable[[Mapping[str, str], int], Kit]
    """(settled options, seats) -> its kit."""
    cases: Callable[[], Iterable[Case]]
    """Every option and seat count that plays differently, with all policies and mixed ones."""
    trials: tuple[Trial, ...]
    """What `bis bench` measures on a core."""
    gpu_trials: tuple[Trial, ...]
    """And on a GPU."""
