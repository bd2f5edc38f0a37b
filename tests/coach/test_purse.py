"""However many mistakes there are, a review plays on about as much where games are interpreted."""

import pytest

from bis.coach.purse import LEAST, LOOK, WHOLE, Purse
from bis.coach.walk import walk
from bis.coach.worth import Position
from tests.coach.evaluators import played

MOST = 192


@pytest.fixture(scope="module")
def places() -> list[Position]:
    return [step.known for step in walk(played("one_more_encore", 2))]


def looked(purse: Purse, place: Position, length: float, seat: int = 0) -> int:
    """Games of two moves, all of which are played."""
    games = purse.games(place, seat, length, MOST)
    purse.pay(2 * games * length)
    return games


def test_long_games_are_fewer(places: list[Position]) -> None:
    assert [Purse().games(places[0], 0, length, MOST) for length in (4, 40, 4000)] == [
        MOST,
        LOOK // 80 // 4 * 4,
        LEAST,
    ]


def test_another_look_at_the_same_place_takes_half_as_much(places: list[Position]) -> None:
    purse = Purse()
    games = [looked(purse, place, 40) for place in (places[0], places[0], places[1])]
    assert games[1] <= games[0] / 2
    assert games[0] == games[2] > games[1]


def test_another_seat_at_the_same_place_is_looked_at_as_closely(places: list[Position]) -> None:
    purse = Purse()
    first, other = looked(purse, places[0], 40, seat=0), looked(purse, places[0], 40, seat=1)
    assert other > first / 2


def test_the_whole_has_an_end(places: list[Position]) -> None:
    purse = Purse()
    games = [looked(purse, place, 40) for place in places for _ in range(2)]
    extra = 2 * 40 * LEAST * sum(count == LEAST for count in games)
    assert 2 * 40 * sum(games) <= WHOLE + extra
    assert games[-1] == LEAST, "the last look is not blind"
