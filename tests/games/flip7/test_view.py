"""What a seat sees: the whole table, and never the order of the deck."""

import pytest

from bis.games.flip7 import FLIP7
from bis.games.flip7.pieces import ONE_DECK
from tests.games.flip7.positions import listed, opening, position, say

TABLE = position(
    "5 chance | 6 | busted 7 7 | 8 +4", discards="9 10", rounds=((10, 20, 30, 40), (1, 2, 3, 4))
)


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_a_view_shows_the_table_to_everybody(seat: int | None) -> None:
    seen = FLIP7.view(TABLE, seat)
    assert seen.seat == seat
    assert seen.totals == (11, 22, 33, 44)
    assert seen.seats_in == (0, 1, 3)
    assert listed(seen.discards) == "9 10"
    assert sum(seen.deck) == 94 - 9
    assert (seen.edition, seen.dealer) == ("fr", 0)


@pytest.mark.parametrize(
    ("lines", "at_hand", "chooser"),
    [
        ([], None, 1),
        (["1 hit"], None, None),
        (["1 hit", "table draw freeze"], "freeze", 1),
        (["1 hit", "table draw flip3"], "flip3", 1),
        (
            *(["1 hit", "table draw flip3", "1 target 0", "table draw 1", "table draw 2"],),
            *(None, None),
        ),
        (
            [
                *("1 hit", "table draw flip3", "1 target 0"),
                *("table draw 1", "table draw 2", "table draw freeze"),
            ],
            *("freeze", 0),
        ),
    ],
)
def test_a_view_says_what_is_to_be_aimed_and_by_whom(
    lines: list[str], at_hand: str | None, chooser: int | None
) -> None:
    seen = FLIP7.view(say(TABLE, *lines), 0)
    assert (seen.at_hand, seen.chooser) == (at_hand, chooser)


def test_nobody_chooses_when_the_game_is_over() -> None:
    state = say(position("stayed 5 | 6", rounds=((200, 0),)), "1 stay")
    assert FLIP7.view(state, 0).chooser is None


def test_before_the_first_round_everybody_has_nothing() -> None:
    seen = FLIP7.view(opening(3), 1)
    assert seen.totals == (0, 0, 0)
    assert seen.deck == ONE_DECK
