"""The judge: why a card or a move is refused. Written apart from the generator in rules.py."""

from typing import assert_never

from bis.core.errors import IllegalMoveError
from bis.games.flip7.moves import Chance, Draw, Hit, Move, Shuffle, Stay, Target
from bis.games.flip7.pieces import KIND, Action
from bis.games.flip7.state import State

AIM_RULE: dict[Action, str] = {"freeze": "F7-12", "flip3": "F7-13", "chance": "F7-19"}


def judge_chance(state: State, chance: Chance) -> None:
    if state.due != "card":
        raise _out_of_turn(state, chance)
    match chance:
        case Draw():
            _judge_draw(state, chance)
        case Shuffle():
            if any(state.deck):
                raise IllegalMoveError(chance, "the deck is not empty yet", "F7-25")
        case _:
            assert_never(chance)


def _judge_draw(state: State, draw: Draw) -> None:
    if state.deck[KIND[draw.card]]:
        return
    if not any(state.deck):
        raise IllegalMoveError(draw, "the deck is empty, the discards are shuffled first", "F7-25")
    raise IllegalMoveError(draw, f"no {draw.card} is left in the deck", "F7-27")


def judge(state: State, seat: int, move: Move) -> None:
    match move:
        case Hit():
            _judge_offer(state, seat, move)
        case Stay():
            _judge_offer(state, seat, move)
            if state.edition == "en" and state.lines[seat].is_empty:
                raise IllegalMoveError(move, "a player with nothing in front must hit", "F7-05")
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
        raise IllegalMoveError(move, f"there is no seat {seat}", "F7-02")


def _out_of_turn(state: State, said: object) -> IllegalMoveError:
    """What should have come instead."""
    seat = state.receiver
    match state.due:
        case "offer":
            return IllegalMoveError(said, f"seat {seat} is offered to hit or stay", "F7-04")
        case "card":
            return IllegalMoveError(said, f"a card is to be dealt to seat {seat}", "F7-07")
        case "nothing":
            return IllegalMoveError(said, "the game is over", "F7-28")
        case "freeze" | "flip3" | "chance":
            reason = f"seat {seat} has to aim the {state.due}"
            return IllegalMoveError(said, reason, AIM_RULE[state.due])
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
        reason = "a busted player aims at another player still in the round"
        raise IllegalMoveError(move, reason, "F7-16")
    if line.status != "in":
        raise IllegalMoveError(move, f"seat {move.seat} is out of the round", AIM_RULE[card])
    if card == "chance" and move.seat == state.receiver:
        raise IllegalMoveError(move, "a second one is given to another player", "F7-19")
    if card == "chance" and line.chance:
        raise IllegalMoveError(move, f"seat {move.seat} holds a Second Chance already", "F7-19")
