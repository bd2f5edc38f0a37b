"""The games as the tests of every room see them: one line per game."""

from bis.core.registry import Registry
from bis.games import GAMES
from tests.seatings import Sample

SAMPLES: Registry[Sample] = Registry(
    Sample,
    {
        "encore": "tests.games.encore.sample:SAMPLE",
        "one_more_encore": "tests.games.one_more_encore.sample:SAMPLE",
        "flip7": "tests.games.flip7.sample:SAMPLE",
        "criss_cross": "tests.games.criss_cross.sample:SAMPLE",
    },
)
SEATINGS = [seating for sample in SAMPLES.values() for seating in sample.seatings]
"""All of theirs."""


def seats_of(game: str, *wanted: int) -> list[tuple[str, int]]:
    """A game with each of these seat counts that it can be played with."""
    return [(game, seats) for seats in wanted if seats in GAMES[game].seats]
