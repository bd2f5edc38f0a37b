"""How fast the rules are: games of bots through the Game contract, on one core."""

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from bis.bots import find_bot
from bis.core.game import AnyGame
from bis.core.seats import TABLE
from bis.games import find_game
from bis.sim.match import play_match

TRIALS = (
    ("encore", "uniform", 4),
    ("encore", "greedy", 4),
    ("one_more_encore", "uniform", 4),
    ("one_more_encore", "greedy", 4),
    ("flip7", "uniform", 4),
    ("flip7", "stop25", 4),
    ("criss_cross", "uniform", 4),
    ("criss_cross", "greedy", 4),
)


@dataclass(frozen=True, slots=True)
class Speed:
    game: str
    bot: str
    seats: int
    games: float
    """Per second."""
    decisions: float
    """Per second."""


def measure(seconds: float) -> Iterator[Speed]:
    """Each trial for about so many seconds, after one game to warm up."""
    for game, bot, seats in TRIALS:
        yield _measure(find_game(game), bot, seats, seconds)


def _measure(game: AnyGame, bot: str, seats: int, seconds: float) -> Speed:
    bots = [(bot, find_bot(game, bot))] * seats
    options = game.settle({}, seats)
    play_match(game, options, bots, seed=0, number=0)
    games = decisions = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        games += 1
        lines = play_match(game, options, bots, seed=0, number=games).lines
        decisions += sum(line.actor != TABLE for line in lines)
    return Speed(game.id, bot, seats, games / spent, decisions / spent)
