"""Tables that the tests of every room sit down at."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from bis.bots import find_bot
from bis.core.game import AnyGame
from bis.games import GAMES
from bis.record.record import Transcript
from bis.sim.match import play_match


@dataclass(frozen=True)
class Table:
    """A game, its options and how many sit at it."""

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


def _tables() -> Iterator[Table]:
    for game in ("encore", "one_more_encore"):
        yield from (Table(GAMES[game], seats) for seats in range(1, 7))
    for sheet in ("pink", "blue", "green", "orange", "purple", "yellow"):
        yield Table(GAMES["encore"], 2, {"sheet": sheet})
    for edition in ("fr", "en"):
        for seats in (1, 2, 3, 4, 7, 18, 19, 36):
            yield Table(GAMES["flip7"], seats, {"edition": edition})
        yield Table(GAMES["flip7"], 3, {"edition": edition, "decks": "2"})
    for rules in ("basic", "advanced"):
        yield from (Table(GAMES["criss_cross"], seats, {"rules": rules}) for seats in range(1, 7))


TABLES = list(_tables())
"""Every option and seat count that plays differently."""
