"""Small signs that people show each other: a reaction, or a nudge to whom all wait for."""

from dataclasses import dataclass

REACTIONS = ("bravo", "laugh", "wow", "oops", "heart")
"""A handful, and no words."""
NUDGE = "nudge"
MOST_KEPT = 24
"""So many of the last ones a table remembers,"""
MOST_TOLD = 4
"""and so many of these it tells."""


@dataclass(frozen=True, slots=True)
class Sign:
    number: int
    """The version of the table that it came with; no two have the same."""
    seat: int
    """Who shows it."""
    sign: str
    at: float
    to: int | None = None
    """Whom it is for; None: everybody."""
