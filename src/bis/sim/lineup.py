"""Bots in seats: who plays what, in seat order, and how they change seats."""

from collections import Counter
from dataclasses import dataclass
from math import lcm

from bis.bots import find_bot
from bis.core.game import AnyGame
from bis.games import find_game


@dataclass(frozen=True, slots=True)
class Lineup:
    """All that a worker has to know to play any game of a seed; plain text and numbers only."""

    game_id: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    """The one in seat 0 first."""
    seed: int = 0
    limit: int = 0
    """Games are stopped after so many turns; 0 for never."""

    @property
    def game(self) -> AnyGame:
        return find_game(self.game_id)

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def rivals(self) -> tuple[str, ...]:
        """Each bot once, in seat order."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def held(self) -> tuple[int, ...]:
        """How many seats each rival has."""
        count = Counter(self.bots)
        return tuple(count[bot] for bot in self.rivals)

    @property
    def rotations(self) -> tuple[tuple[str, ...], ...]:
        """Everybody moves on by a seat until the same bots sit in the same seats again."""
        turned = (self.bots[-k:] + self.bots[:-k] for k in range(self.seats))
        return tuple(dict.fromkeys(turned))

    @property
    def parts(self) -> int:
        """A victory is this many parts, so that it can be shared by any number of seats."""
        return lcm(*range(1, self.seats + 1))


def line_up(
    game_id: str, options: dict[str, str], bots: list[str], seed: int, limit: int = 0
) -> Lineup:
    """Everything a person can get wrong is checked here."""
    game = find_game(game_id)
    settled = game.settle(options, len(bots))
    for bot in bots:
        find_bot(game, bot)
    return Lineup(game_id, tuple(settled.items()), tuple(bots), seed, limit)
