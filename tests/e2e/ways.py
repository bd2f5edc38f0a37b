"""How each game is played through the page: one line per game."""

from bis.core.registry import Registry
from tests.e2e.way import Way

WAYS: Registry[Way] = Registry(
    Way,
    {
        "encore": "tests.e2e.encore:WAY",
        "one_more_encore": "tests.e2e.one_more_encore:WAY",
        "flip7": "tests.e2e.flip7:WAY",
        "criss_cross": "tests.e2e.criss_cross:WAY",
    },
)
