"""What the tests of every room know of a game: who may sit down to it, and how it refuses."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from bis.bots import find_bot
from bis.core.game import AnyGame
from bis.record.record import Transcript
from bis.sim.match import play_match


@dataclass(frozen=True)
class Seating:
    """A game, its options and how many sit down to it."""

    game: AnyGame
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([self.game.id, str(self.seats), *self.options.values()])

    def settled(self) -> dict[str, str]:
        return self.game.settle(self.options, self.seats)

    def play(self, bot: str, seed: int, number: int) -> Transcript:
        bots = [(bot, find_bot(self.game, bot))] * self.seats
        return play_match(self.game, self.settled(), bots, seed, number)


Refusals = Mapping[str, tuple[Callable[[], object], dict[str, str]]]
"""By a reason's id: what is refused for it, and the parts it is told with."""


@dataclass(frozen=True)
class Sample:
    """One game as the tests see it; the value `SAMPLE` of `tests/games/<id>/sample.py`."""

    rules: int
    """How many rules its RULES files have."""
    seatings: tuple[Seating, ...]
    """Every option and seat count that plays differently."""
    simultaneous: bool
    """Whether several seats choose at the same time."""
    refusals: Refusals
    """Every reason of the game, provoked."""
    frozen: str
    """How the hash begins of the first game of seed 1 at a table of three, by `uniform`, which
    draws indices only."""
    named: Collection[str]
    """What a terminal says by a name: the parts of its score, and of its pieces."""
