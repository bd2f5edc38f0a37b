"""The judge: why a roll or a move is refused. Written apart from the generator in rules.py."""

from bis.core.errors import IllegalMoveError
from bis.core.reasons import GAME_OVER, NO_SEAT, Reason
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

NOT_ALL_PLAYED = Reason(
    "encore.not_all_played", "the dice are rolled once, and not all have played", "ENC-06"
)
DICE_COUNT = Reason("encore.dice_count", "a roll is {count} color dice and {count} number dice")
NOT_ROLLED = Reason("encore.not_rolled", "the dice are not rolled yet", "ENC-06")
CHOSEN_ALREADY = Reason(
    "encore.chosen_already", "seat {seat} has chosen already this turn", "ENC-10"
)
ACTIVE_FIRST = Reason("encore.active_first", "seat {seat} chooses first", "ENC-08")
JOKERS_COST = Reason(
    "encore.jokers_cost",
    "the jokers cost {cost}, and {left} exclamation marks are left",
    "ENC-18",
)
NO_DIE = Reason("encore.no_die", "no die shows {face!r}", "ENC-10")
DIE_TAKEN = Reason("encore.die_taken", "the active player took the {face!r}", "ENC-08")
NO_SQUARES = Reason("encore.no_squares", "dice are taken only to check squares")
JOKER_TOO_MANY = Reason("encore.joker_too_many", "a joker is never more than {most}", "ENC-17")
WRONG_COUNT = Reason(
    "encore.wrong_count", "the die says {number}, the move checks {count}", "ENC-11"
)
CHECKED_ALREADY = Reason("encore.checked_already", "a square is checked already", "ENC-12")
WRONG_SQUARE = Reason("encore.wrong_square", "a square is of another color", "ENC-12")
NOT_CONNECTED = Reason("encore.not_connected", "the squares are not connected", "ENC-13")
NOT_BESIDE = Reason("encore.not_beside", "no square in column H or beside a checked one", "ENC-14")


def judge_roll(state: State, roll: Roll) -> None:
    if state.over:
        raise IllegalMoveError(roll, GAME_OVER, "ENC-22")
    if state.roll is not None:
        raise IllegalMoveError(roll, NOT_ALL_PLAYED)
    count = dice_count(len(state.sheets))
    if len(roll.colors) != count or len(roll.numbers) != count:
        rule = "ENC-25" if count == 2 else "ENC-03"
        raise IllegalMoveError(roll, DICE_COUNT, rule, count=count)


def judge(state: State, seat: int, move: Move) -> None:
    judge_turn(state, seat, move)
    if move.kind == "placement":
        judge_placement(state, seat, move)


def judge_turn(state: State, seat: int, move: object) -> None:
    """Whether it is this seat's time to choose at all."""
    if not 0 <= seat < len(state.sheets):
        raise IllegalMoveError(move, NO_SEAT, "ENC-01", seat=seat)
    if seat in to_act(state):
        return
    if state.over:
        raise IllegalMoveError(move, GAME_OVER, "ENC-22")
    if state.roll is None:
        raise IllegalMoveError(move, NOT_ROLLED)
    if state.choices[seat] is not None:
        raise IllegalMoveError(move, CHOSEN_ALREADY, seat=seat)
    raise IllegalMoveError(move, ACTIVE_FIRST, seat=state.active)


def judge_placement(state: State, seat: int, move: Placement) -> None:
    """Squares before their number: so it also says what is wrong with a move half made."""
    sheet = state.sheets[seat]
    _judge_dice(state, seat, move)
    if move.cost > sheet.marks:
        raise IllegalMoveError(move, JOKERS_COST, cost=move.cost, left=sheet.marks)
    if not move.squares:
        raise IllegalMoveError(move, NO_SQUARES, "ENC-09")
    _judge_squares(sheet, move)
    _judge_count(move)


def _judge_dice(state: State, seat: int, move: Placement) -> None:
    assert state.roll is not None
    colors, numbers = state.dice_for(seat)
    for face, left, rolled in (
        (move.color, colors, state.roll.colors),
        (move.number, numbers, state.roll.numbers),
    ):
        if face not in rolled:
            raise IllegalMoveError(move, NO_DIE, face=face)
        if face not in left:
            raise IllegalMoveError(move, DIE_TAKEN, face=face)


def _judge_count(move: Placement) -> None:
    count = move.squares.bit_count()
    if move.number == NUMBER_JOKER and count > MOST_SQUARES:
        raise IllegalMoveError(move, JOKER_TOO_MANY, most=MOST_SQUARES)
    if move.number != NUMBER_JOKER and count != int(move.number):
        raise IllegalMoveError(move, WRONG_COUNT, number=move.number, count=count)


def _judge_squares(sheet: Sheet, move: Placement) -> None:
    any_square = next(each(move.squares))
    color = sheet.printed.color_of(any_square) if move.color == COLOR_JOKER else move.color
    if move.squares & sheet.checked:
        raise IllegalMoveError(move, CHECKED_ALREADY)
    if move.squares & ~sheet.printed.by_color[color]:
        raise IllegalMoveError(move, WRONG_SQUARE)
    if clump(move.squares, any_square) != move.squares:
        raise IllegalMoveError(move, NOT_CONNECTED)
    if not any(
        square & COLUMN_H or beside(square) & sheet.checked for square in each(move.squares)
    ):
        raise IllegalMoveError(move, NOT_BESIDE)
