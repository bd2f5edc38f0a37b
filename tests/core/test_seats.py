"""Seats around a table."""

import pytest

from bis.core.seats import clockwise


@pytest.mark.parametrize(
    ("seats", "start", "order"),
    [(1, 0, (0,)), (3, 0, (0, 1, 2)), (3, 1, (1, 2, 0)), (4, 3, (3, 0, 1, 2))],
)
def test_clockwise_goes_around_once(seats: int, start: int, order: tuple[int, ...]) -> None:
    assert clockwise(seats, start) == order
