"""The judge of what Encore! does not have: the special die and the bonus bombs."""

from typing import assert_never

from bis.core.errors import IllegalMoveError
from bis.core.reasons import Reason
from bis.games.encore import judge as encore
from bis.games.encore.moves import Pass
from bis.games.encore.pieces import COLUMN_H, ROW, Squares, beside, each
from bis.games.one_more_encore.moves import Bonus, Move, Placement, Special
from bis.games.one_more_encore.pieces import ROWS, WINDOWS, Roll
from bis.games.one_more_encore.state import Sheet, State, bomb_due

NO_BOMB_DUE = Reason("one_more_encore.no_bomb_due", "no bonus bomb is due", "OME-16")
BOMB_FIRST = Reason(
    "one_more_encore.bomb_first",
    "seat {seat} detonates or declines the bomb of row {row} first",
    "OME-17",
)
OTHER_FACE = Reason("one_more_encore.other_face", "the special die shows {face}", "OME-04")
DIE_TAKEN = Reason("one_more_encore.die_taken", "the active player took the special die", "OME-05")
NO_SYMBOL = Reason(
    "one_more_encore.no_symbol", "no golden die is left to pay for the special die", "OME-07"
)
HEART_SQUARES = Reason("one_more_encore.heart_squares", "a heart checks no squares", "OME-10")
SQUARE_COUNT = Reason("one_more_encore.square_count", "it checks 1 to {most} squares, not {count}")
CHECKED_ALREADY = Reason("one_more_encore.checked_already", "a square is checked already")
NO_WINDOW = Reason(
    "one_more_encore.no_window", "the squares do not fit into a 2×2 square", "OME-09"
)
NO_STAR = Reason("one_more_encore.no_star", "a square has no star", "OME-11")
STAR_NOT_BESIDE = Reason(
    "one_more_encore.star_not_beside",
    "a star is neither in column H nor beside a checked square",
    "OME-11",
)
NOT_ONE_ROW = Reason("one_more_encore.not_one_row", "the squares are not in one row", "OME-12")
NOT_BESIDE = Reason("one_more_encore.not_beside", "a square is not beside a checked one", "OME-12")
NOT_THE_BLOCK = Reason(
    "one_more_encore.not_the_block",
    "the squares are not all that one block still lacks",
    "OME-13",
)
BLOCK_NOT_BESIDE = Reason(
    "one_more_encore.block_not_beside", "the block touches no checked square", "OME-13"
)

LARGEST_BLOCK = 6
"""Squares of the largest block (ENC-02)."""


def judge_roll(state: State, roll: Roll) -> None:
    if due := bomb_due(state.bombs, state.active):
        raise _bomb_first(roll, *due)
    encore.judge_roll(state, roll)


def judge(state: State, seat: int, move: Move) -> None:
    if any(state.bombs) or move.kind == "bonus":
        _judge_bonus(state, seat, move)
        return
    encore.judge_turn(state, seat, move)
    match move:
        case Placement():
            encore.judge_placement(state, seat, move)
        case Special():
            _judge_die(state, seat, move)
            _judge_special(state.sheets[seat], move)
        case Pass():
            pass
        case _:
            assert_never(move)


def _judge_bonus(state: State, seat: int, move: Move) -> None:
    """Bonus bombs, one seat after the other, topmost row first (OME-16, OME-17)."""
    due = bomb_due(state.bombs, state.active)
    if due is None:
        raise IllegalMoveError(move, NO_BOMB_DUE)
    if move.kind != "bonus" or (seat, ROWS.index(move.row)) != due:
        raise _bomb_first(move, *due)
    if move.squares:
        _judge_bomb(state.sheets[seat], move, move.squares)


def _bomb_first(said: object, seat: int, row: int) -> IllegalMoveError:
    return IllegalMoveError(said, BOMB_FIRST, seat=seat, row=ROWS[row])


def _judge_die(state: State, seat: int, move: Special) -> None:
    assert state.roll is not None
    sheet = state.sheets[seat]
    if move.face != state.roll.special:
        raise IllegalMoveError(move, OTHER_FACE, face=state.roll.special)
    if state.special_for(seat) is None:
        raise IllegalMoveError(move, DIE_TAKEN)
    if sheet.used >= sheet.circled:
        raise IllegalMoveError(move, NO_SYMBOL)


def _judge_special(sheet: Sheet, move: Special) -> None:
    match move.face:
        case "bomb":
            _judge_bomb(sheet, move, move.squares)
        case "heart":
            if move.squares:
                raise IllegalMoveError(move, HEART_SQUARES)
        case "stars":
            _judge_stars(sheet, move)
        case "row":
            _judge_row(sheet, move)
        case "block":
            _judge_block(sheet, move)
        case _:
            raise AssertionError(move.face)


def _judge_open(sheet: Sheet, move: Special | Bonus, most: int, rule: str) -> None:
    """Some squares, not too many, all unchecked."""
    if not 1 <= move.squares.bit_count() <= most:
        count = move.squares.bit_count()
        raise IllegalMoveError(move, SQUARE_COUNT, rule, most=most, count=count)
    if move.squares & sheet.checked:
        raise IllegalMoveError(move, CHECKED_ALREADY, rule)


def _judge_bomb(sheet: Sheet, move: Special | Bonus, squares: Squares) -> None:
    _judge_open(sheet, move, 4, "OME-09")
    if not any(squares & window == squares for window in WINDOWS):
        raise IllegalMoveError(move, NO_WINDOW)


def _judge_stars(sheet: Sheet, move: Special) -> None:
    _judge_open(sheet, move, 2, "OME-11")
    if move.squares & ~sheet.printed.stars:
        raise IllegalMoveError(move, NO_STAR)
    if _out_of_reach(sheet.checked, move.squares, COLUMN_H):
        raise IllegalMoveError(move, STAR_NOT_BESIDE)


def _judge_row(sheet: Sheet, move: Special) -> None:
    _judge_open(sheet, move, 3, "OME-12")
    if not any(move.squares & row == move.squares for row in ROW):
        raise IllegalMoveError(move, NOT_ONE_ROW)
    if _out_of_reach(sheet.checked, move.squares, 0):
        raise IllegalMoveError(move, NOT_BESIDE)


def _out_of_reach(checked: Squares, squares: Squares, entry: Squares) -> Squares:
    """What is left when squares are checked one after the other as contact allows (OME-14)."""
    for _ in range(squares.bit_count()):
        for square in each(squares):
            if square & entry or beside(square) & checked:
                checked |= square
                squares &= ~square
    return squares


def _judge_block(sheet: Sheet, move: Special) -> None:
    if not move.squares:
        raise IllegalMoveError(move, SQUARE_COUNT, "OME-06", most=LARGEST_BLOCK, count=0)
    if move.squares & sheet.checked:
        raise IllegalMoveError(move, CHECKED_ALREADY, "OME-13")
    block = sheet.printed.block_of(next(each(move.squares)))
    if not (block | beside(block)) & sheet.checked:
        raise IllegalMoveError(move, BLOCK_NOT_BESIDE)
    if move.squares != block & ~sheet.checked:
        raise IllegalMoveError(move, NOT_THE_BLOCK)
