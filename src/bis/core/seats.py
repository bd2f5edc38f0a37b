"""The seats around the table, numbered from 0 clockwise."""

from functools import cache

TABLE = -1
"""Who acts when chance does: the dice or the deck, written `table` in a record."""


@cache
def clockwise(seats: int, start: int) -> tuple[int, ...]:
    """Every seat once, clockwise, from ``start`` on."""
    return (*range(start, seats), *range(start))
