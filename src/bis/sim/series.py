"""Games 0, 1, 2 … of a seed, by the rules or much faster by a batch engine: the same games."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bis.bots import find_bot
from bis.core.chance import TABLE_STREAM, Stream
from bis.core.game import AnyGame
from bis.core.seats import TABLE
from bis.record.record import Transcript
from bis.sim.lineup import Lineup
from bis.sim.match import play_match

if TYPE_CHECKING:
    from bis.sim.batch.engine import Engine

AT_ONCE = 8192
"""Games that a batch engine plays before they are looked at."""


@dataclass(frozen=True, slots=True)
class Games:
    """What came of some games that follow each other, in columns; one place for each game."""

    first_number: int
    scores: list[list[int]]
    """A column for each seat."""
    wins: list[list[float]]
    """Each seat's share of the victories."""
    moves: list[int]
    rounds: list[int] | None
    """Where a score sheet has a line for each."""
    ratings: list[int] | None
    """The bands of games alone."""

    def __len__(self) -> int:
        return len(self.moves)


def first_seat(seed: int, number: int, seats: int) -> int:
    """Who begins game ``number``."""
    return Stream(seed, number, TABLE_STREAM).at(0).below(seats)


def one_game(game: AnyGame, number: int, transcript: Transcript) -> Games:
    result = game.result(transcript.state)
    share = 1 / max(1, len(result.winners))
    return Games(
        first_number=number,
        scores=[[score] for score in result.scores],
        wins=[[share if seat in result.winners else 0.0] for seat in range(len(result.parts))],
        moves=[sum(line.actor != TABLE for line in transcript.lines)],
        rounds=[len(result.parts[0])] if game.rounds else None,
        ratings=None if result.rating is None else [result.rating],
    )


def transcripts(lineup: Lineup, games: int, engine: "Engine | None" = None) -> Iterator[Transcript]:
    """Every game written down; where an engine chooses the moves, the rules still check them."""
    game, options = lineup.game, dict(lineup.options)
    bots = [(name, find_bot(game, name)) for name in lineup.bots]
    for number in range(games):
        if engine is None:
            yield play_match(game, options, bots, lineup.seed, number)
        else:
            yield engine.record(lineup.seed, number, lineup.bots)


def play_fast(lineup: Lineup, games: int, engine: "Engine", cores: int) -> Iterator[Games]:
    """Games that nobody writes down."""
    for first in range(0, games, AT_ONCE):
        count = min(AT_ONCE, games - first)
        played = engine.play(lineup.seed, first, count, lineup.bots, threads=cores)
        game = lineup.game
        scores = played.scores.T.tolist()
        bands = [game.band(score) for score in scores[0]] if lineup.seats == 1 else []
        yield Games(
            first_number=first,
            scores=scores,
            wins=played.wins().T.tolist(),
            moves=played.decisions.tolist(),
            rounds=played.turns.tolist() if game.rounds else None,
            ratings=[number for number in bands if number is not None] or None,
        )
