"""The judge: why a roll or a move is refused. Written apart from the generator in rules.py."""

from bis.core.errors import IllegalMoveError
from bis.games.encore.moves import Move, Placement
from bis.games.encore.pieces import (
    COLOR_JOKER,
    COLUMN_H,
    MOST_SQUARES,
    NUMBER_JOKER,
    Roll,
    beside,
    clump,
    each,
)
from bis.games.encore.state import Sheet, State, dice_count, to_act


def judge_roll(state: State, roll: Roll) -> None:
    if state.over:
        raise IllegalMoveError(roll, "the game is over", "ENC-22")
    if state.roll is not None:
        raise IllegalMoveError(roll, "the dice are rolled once, and not all have played", "ENC-06")
    count = dice_count(len(state.sheets))
    if len(roll.colors) != count or len(roll.numbers) != count:
        rule = "ENC-25" if count == 2 else "ENC-03"
        raise IllegalMoveError(roll, f"a roll is {count} color dice and {count} number dice", rule)


def judge(state: State, seat: int, move: Move) -> None:
    judge_turn(state, seat, move)
    if move.kind == "placement":
        judge_placement(state, seat, move)


def judge_turn(state: State, seat: int, move: object) -> None:
    """Whether it is this seat's time to choose at all."""
    if not 0 <= seat < len(state.sheets):
        raise IllegalMoveError(move, f"there is no seat {seat}", "ENC-01")
    if seat in to_act(state):
        return
    if state.over:
        raise IllegalMoveError(move, "the game is over", "ENC-22")
    if state.roll is None:
        raise IllegalMoveError(move, "the dice are not rolled yet", "ENC-06")
    if state.choices[seat] is not None:
        raise IllegalMoveError(move, f"seat {seat} has chosen already this turn", "ENC-10")
    raise IllegalMoveError(move, f"seat {state.active} chooses first", "ENC-08")


def judge_placement(state: State, seat: int, move: Placement) -> None:
    sheet = state.sheets[seat]
    _judge_dice(state, seat, move)
    if move.cost > sheet.marks:
        reason = f"the jokers cost {move.cost}, and {sheet.marks} exclamation marks are left"
        raise IllegalMoveError(move, reason, "ENC-18")
    _judge_count(move)
    _judge_squares(sheet, move)


def _judge_dice(state: State, seat: int, move: Placement) -> None:
    assert state.roll is not None
    colors, numbers = state.dice_for(seat)
    for face, left, rolled in (
        (move.color, colors, state.roll.colors),
        (move.number, numbers, state.roll.numbers),
    ):
        if face not in rolled:
            raise IllegalMoveError(move, f"no die shows {face!r}", "ENC-10")
        if face not in left:
            raise IllegalMoveError(move, f"the active player took the {face!r}", "ENC-08")


def _judge_count(move: Placement) -> None:
    count = move.squares.bit_count()
    if count == 0:
        raise IllegalMoveError(move, "dice are taken only to check squares", "ENC-09")
    if move.number == NUMBER_JOKER and count > MOST_SQUARES:
        raise IllegalMoveError(move, f"a joker is never more than {MOST_SQUARES}", "ENC-17")
    if move.number != NUMBER_JOKER and count != int(move.number):
        reason = f"the die says {move.number}, the move checks {count}"
        raise IllegalMoveError(move, reason, "ENC-11")


def _judge_squares(sheet: Sheet, move: Placement) -> None:
    any_square = next(each(move.squares))
    color = sheet.printed.color_of(any_square) if move.color == COLOR_JOKER else move.color
    if move.squares & (sheet.checked | ~sheet.printed.by_color[color]):
        raise IllegalMoveError(move, "a square is checked or of another color", "ENC-12")
    if clump(move.squares, any_square) != move.squares:
        raise IllegalMoveError(move, "the squares are not connected", "ENC-13")
    if not any(
        square & COLUMN_H or beside(square) & sheet.checked for square in each(move.squares)
    ):
        raise IllegalMoveError(move, "no square in column H or beside a checked one", "ENC-14")
