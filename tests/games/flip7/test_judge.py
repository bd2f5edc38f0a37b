"""What is refused, why, and by which rule."""

import pytest

from bis.core.errors import IllegalMoveError
from bis.games.flip7 import FLIP7
from bis.games.flip7.moves import Target
from bis.games.flip7.state import State
from tests.games.flip7.positions import opening, position, say

OFFER = position("5 | 6 | busted 7 7 | 8", discards="9")
CARD_DUE = say(OFFER, "1 hit")
FREEZE = say(CARD_DUE, "table draw freeze")
FLIP3 = say(CARD_DUE, "table draw flip3")
CHANCE = say(position("5 | 6 chance | busted 7 7 | 8 chance"), "1 hit", "table draw chance")
BUSTED = say(FLIP3, "1 target 1", "table draw freeze", "table draw 6")
FROZEN = say(
    *(FLIP3, "1 target 1", "table draw freeze", "table draw freeze", "table draw 2", "1 target 1")
)
EMPTY_DECK = say(position("5 | 6", deck="", discards="9 10"), "1 hit")
OVER = say(position("stayed 5 | 6", rounds=((0, 200),)), "1 stay")
OPENING = opening(3, edition="en")
FORCED = position("5 | - | 7", edition="en")


@pytest.mark.rules("F7-04", "F7-05", "F7-07", "F7-12", "F7-13", "F7-16", "F7-19", "F7-28")
@pytest.mark.parametrize(
    ("state", "move", "rule", "reason"),
    [
        (OFFER, "0 hit", "F7-04", "seat 1 is offered to hit or stay"),
        (OFFER, "2 stay", "F7-04", "seat 1 is offered to hit or stay"),
        (OFFER, "1 target 0", "F7-04", "seat 1 is offered to hit or stay"),
        (OFFER, "0 target 0", "F7-04", "seat 1 is offered to hit or stay"),
        (OFFER, "4 hit", "F7-02", "there is no seat 4"),
        (OFFER, "-1 stay", "F7-02", "there is no seat -1"),
        (OFFER, "4 target 0", "F7-02", "there is no seat 4"),
        (CARD_DUE, "1 hit", "F7-07", "a card is to be dealt to seat 1"),
        (CARD_DUE, "1 target 0", "F7-07", "a card is to be dealt to seat 1"),
        (OPENING, "1 hit", "F7-07", "a card is to be dealt to seat 1"),
        (FORCED, "1 stay", "F7-05", "a player with nothing in front must hit"),
        (FREEZE, "1 hit", "F7-12", "seat 1 has to aim the freeze"),
        (FREEZE, "0 target 3", "F7-12", "seat 1 has to aim the freeze"),
        (FREEZE, "1 target 2", "F7-12", "seat 2 is out of the round"),
        (FREEZE, "1 target 4", "F7-02", "there is no seat 4"),
        (FLIP3, "1 stay", "F7-13", "seat 1 has to aim the flip3"),
        (FLIP3, "1 target 2", "F7-13", "seat 2 is out of the round"),
        (CHANCE, "1 stay", "F7-19", "seat 1 has to aim the chance"),
        (CHANCE, "1 target 1", "F7-19", "a second one is given to another player"),
        (CHANCE, "1 target 2", "F7-19", "seat 2 is out of the round"),
        (CHANCE, "1 target 3", "F7-19", "seat 3 holds a Second Chance already"),
        (BUSTED, "1 target 1", "F7-16", "a busted player aims at another player still in"),
        (BUSTED, "1 target 2", "F7-12", "seat 2 is out of the round"),
        (FROZEN, "1 target 1", "F7-12", "seat 1 is out of the round"),
        (OVER, "0 hit", "F7-28", "the game is over"),
        (OVER, "1 target 0", "F7-28", "the game is over"),
    ],
)
def test_an_illegal_move_names_its_rule(state: State, move: str, rule: str, reason: str) -> None:
    seat, _, text = move.partition(" ")
    said = FLIP7.parse_move(text)
    assert said not in FLIP7.legal(state, int(seat))
    with pytest.raises(IllegalMoveError, match=reason) as refused:
        FLIP7.judge(state, int(seat), said)
    assert refused.value.rule == rule
    assert repr(text) in str(refused.value)
    with pytest.raises(IllegalMoveError, match=reason):
        FLIP7.play(state, int(seat), said)


def test_there_is_no_seat_below_0_to_aim_at() -> None:
    with pytest.raises(IllegalMoveError, match="there is no seat -1"):
        FLIP7.play(FREEZE, 1, Target(-1))


@pytest.mark.rules("F7-01", "F7-04", "F7-12", "F7-25", "F7-27", "F7-28")
@pytest.mark.parametrize(
    ("state", "chance", "rule", "reason"),
    [
        (OFFER, "draw 7", "F7-04", "seat 1 is offered to hit or stay"),
        (OFFER, "shuffle", "F7-04", "seat 1 is offered to hit or stay"),
        (FREEZE, "draw 7", "F7-12", "seat 1 has to aim the freeze"),
        (FLIP3, "shuffle", "F7-13", "seat 1 has to aim the flip3"),
        (CHANCE, "draw 7", "F7-19", "seat 1 has to aim the chance"),
        (CARD_DUE, "shuffle", "F7-25", "the deck is not empty yet"),
        (OPENING, "shuffle", "F7-25", "the deck is not empty yet"),
        (EMPTY_DECK, "draw 9", "F7-25", "the discards are shuffled first"),
        (say(EMPTY_DECK, "table shuffle"), "draw 8", "F7-27", "no 8 is left in the deck"),
        (say(EMPTY_DECK, "table shuffle"), "shuffle", "F7-25", "the deck is not empty yet"),
        (OVER, "draw 7", "F7-28", "the game is over"),
    ],
)
def test_impossible_chance_names_its_rule(
    state: State, chance: str, rule: str, reason: str
) -> None:
    with pytest.raises(IllegalMoveError, match=reason) as refused:
        FLIP7.deal(state, FLIP7.parse_chance(chance))
    assert refused.value.rule == rule
    assert repr(chance) in str(refused.value)


@pytest.mark.parametrize("seat", [-1, 0, 2, 3, 4])
def test_who_is_not_to_act_has_no_legal_move(seat: int) -> None:
    assert list(FLIP7.legal(OFFER, seat)) == []
    assert list(FLIP7.legal(FREEZE, seat)) == []


def test_nobody_has_a_legal_move_while_a_card_is_due_or_the_game_is_over() -> None:
    for seat in (-1, 0, 1):
        assert list(FLIP7.legal(CARD_DUE, seat)) == []
        assert list(FLIP7.legal(OVER, seat)) == []


def test_an_error_shows_what_was_tried_and_why_not() -> None:
    with pytest.raises(IllegalMoveError) as refused:
        say(FREEZE, "1 target 2")
    message = "illegal move 'target 2': seat 2 is out of the round (F7-12)"
    assert str(refused.value) == message
