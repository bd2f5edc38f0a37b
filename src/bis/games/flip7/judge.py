"""The judge: why a card or a move is refused. Written apart from the generator in rules.py."""

from typing import assert_never

from bis.core.errors import IllegalMoveError
from bis.core.reasons import GAME_OVER, NO_SEAT, Reason
from bis.games.flip7.moves import Chance, Draw, Hit, Move, Shuffle, Stay, Target
from bis.games.flip7.pieces import KIND, Action
from bis.games.flip7.state import State

DECK_NOT_EMPTY = Reason("flip7.deck_not_empty", "the deck is not empty yet", "F7-25")
SHUFFLE_FIRST = Reason(
    "flip7.shuffle_first", "the deck is empty, the discards are shuffled first", "F7-25"
)
NO_CARD_LEFT = Reason("flip7.no_card_left", "no {card} is left in the deck", "F7-27")
MUST_HIT = Reason("flip7.must_hit", "a player with nothing in front must hit", "F7-05")
OFFER_DUE = Reason("flip7.offer_due", "seat {seat} is offered to hit or stay", "F7-04")
CARD_DUE = Reason("flip7.card_due", "a card is to be dealt to seat {seat}", "F7-07")
TARGET_DUE = Reason("flip7.target_due", "seat {seat} has to aim the {card}")
BUSTED_AIMS_AWAY = Reason(
    "flip7.busted_aims_away", "a busted player aims at another player still in the round", "F7-16"
)
OUT_OF_ROUND = Reason("flip7.out_of_round", "seat {seat} is out of the round")
GIVEN_AWAY = Reason("flip7.given_away", "a second one is given to another player", "F7-19")
HAS_CHANCE = Reason("flip7.has_chance", "seat {seat} holds a Second Chance already", "F7-19")

AIM_RULE: dict[Action, str] = {"freeze": "F7-12", "flip3": "F7-13", "chance": "F7-19"}


def judge_chance(state: State, chance: Chance) -> None:
    if state.due != "card":
        raise _out_of_turn(state, chance)
    match chance:
        case Draw():
            _judge_draw(state, chance)
        case Shuffle():
            if any(state.deck):
                raise IllegalMoveError(chance, DECK_NOT_EMPTY)
        case _:
            assert_never(chance)


def _judge_draw(state: State, draw: Draw) -> None:
    if state.deck[KIND[draw.card]]:
        return
    if not any(state.deck):
        raise IllegalMoveError(draw, SHUFFLE_FIRST)
    raise IllegalMoveError(draw, NO_CARD_LEFT, card=draw.card)


def judge(state: State, seat: int, move: Move) -> None:
    match move:
        case Hit():
            _judge_offer(state, seat, move)
        case Stay():
            _judge_offer(state, seat, move)
            if state.edition == "en" and state.lines[seat].is_empty:
                raise IllegalMoveError(move, MUST_HIT)
        case Target():
            _judge_target(state, seat, move)
        case _:
            assert_never(move)


def _judge_offer(state: State, seat: int, move: Move) -> None:
    if state.due != "offer" or seat != state.turn:
        _judge_seat(state, seat, move)
        raise _out_of_turn(state, move)


def _judge_seat(state: State, seat: int, move: Move) -> None:
    if not 0 <= seat < len(state.lines):
        raise IllegalMoveError(move, NO_SEAT, "F7-02", seat=seat)


def _out_of_turn(state: State, said: object) -> IllegalMoveError:
    """What should have come instead."""
    seat = state.receiver
    match state.due:
        case "offer":
            return IllegalMoveError(said, OFFER_DUE, seat=seat)
        case "card":
            return IllegalMoveError(said, CARD_DUE, seat=seat)
        case "nothing":
            return IllegalMoveError(said, GAME_OVER, "F7-28")
        case "freeze" | "flip3" | "chance":
            parts = {"seat": seat, "card": state.due}
            return IllegalMoveError(said, TARGET_DUE, AIM_RULE[state.due], **parts)
    assert_never(state.due)


def _judge_target(state: State, seat: int, move: Target) -> None:
    match state.due:
        case "freeze" | "flip3" | "chance" if seat == state.receiver:
            _judge_seat(state, move.seat, move)
            _judge_receiver(state, state.due, move)
        case _:
            _judge_seat(state, seat, move)
            raise _out_of_turn(state, move)


def _judge_receiver(state: State, card: Action, move: Target) -> None:
    line = state.lines[move.seat]
    if line.status == "busted" and move.seat == state.receiver:
        raise IllegalMoveError(move, BUSTED_AIMS_AWAY)
    if line.status != "in":
        raise IllegalMoveError(move, OUT_OF_ROUND, AIM_RULE[card], seat=move.seat)
    if card == "chance" and move.seat == state.receiver:
        raise IllegalMoveError(move, GIVEN_AWAY)
    if card == "chance" and line.chance:
        raise IllegalMoveError(move, HAS_CHANCE, seat=move.seat)
