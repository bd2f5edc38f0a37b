"""Goofspiel, rule by rule."""

import pytest
from bis.games.goofspiel import GOOFSPIEL
from tests.games.goofspiel.positions import after

from bis.core.errors import IllegalMoveError, OptionError


@pytest.mark.rules("GS-01")
def test_everybody_has_a_suit_and_one_more_is_the_prizes() -> None:
    state = after()
    assert state.hands == (0b1111111, 0b1111111)
    assert state.prizes == 0b1111111
    with pytest.raises(OptionError, match="GS-01"):
        GOOFSPIEL.settle({}, 1)


@pytest.mark.rules("GS-02")
def test_a_prize_is_turned_up_once() -> None:
    state = after("prize 5", "0 bid 1", "1 bid 2")
    with pytest.raises(IllegalMoveError, match="GS-02"):
        GOOFSPIEL.deal(state, GOOFSPIEL.parse_chance("prize 5"))


@pytest.mark.rules("GS-03")
def test_a_card_that_was_bid_is_gone() -> None:
    state = after("prize 5", "0 bid 1", "1 bid 2", "prize 6")
    assert [str(move) for move in GOOFSPIEL.legal(state, 0)] == [f"bid {i}" for i in range(2, 8)]
    with pytest.raises(IllegalMoveError, match="GS-03"):
        GOOFSPIEL.play(state, 0, GOOFSPIEL.parse_move("bid 1"))


@pytest.mark.rules("GS-04")
@pytest.mark.parametrize(
    ("bids", "won"),
    [
        ((3, 2, 1), (5, 0, 0)),
        ((2, 4, 4), (0, 0, 0)),
        ((7, 7, 1), (0, 0, 0)),
        ((1, 1, 2), (0, 0, 5)),
    ],
)
def test_the_highest_bid_takes_the_prize_unless_several_are(
    bids: tuple[int, ...], won: tuple[int, ...]
) -> None:
    said = [f"{seat} bid {card}" for seat, card in enumerate(bids)]
    assert after("prize 5", *said, seats=3).won == won


@pytest.mark.rules("GS-05")
def test_after_the_last_prize_the_most_points_win() -> None:
    lines = [
        line
        for card in range(1, 8)
        for line in (f"prize {card}", f"0 bid {card}", f"1 bid {card % 7 + 1}")
    ]
    state = after(*lines)
    assert GOOFSPIEL.to_act(state) == ()
    assert GOOFSPIEL.result(state).scores == (7, 21)
    assert GOOFSPIEL.result(state).winners == (1,)
