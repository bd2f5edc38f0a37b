"""The seats around the table, numbered from 0 clockwise."""

TABLE = -1
"""Who acts when chance does: the dice or the deck, written `table` in a record."""


def clockwise(seats: int, start: int) -> tuple[int, ...]:
    """Every seat once, clockwise, from ``start`` on."""
    return (*range(start, seats), *range(start))
