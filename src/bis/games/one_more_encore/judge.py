"""The judge of what Encore! does not have: the special die and the bonus bombs."""

from typing import assert_never

from bis.core.errors import IllegalMoveError
from bis.games.encore import judge as encore
from bis.games.encore.moves import Pass
from bis.games.encore.pieces import COLUMN_H, ROW, Squares, beside, each
from bis.games.one_more_encore.moves import Bonus, Move, Placement, Special
from bis.games.one_more_encore.pieces import ROWS, WINDOWS, Roll
from bis.games.one_more_encore.state import Sheet, State, bomb_due


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
        raise IllegalMoveError(move, "no bonus bomb is due", "OME-16")
    if move.kind != "bonus" or (seat, ROWS.index(move.row)) != due:
        raise _bomb_first(move, *due)
    if move.squares:
        _judge_bomb(state.sheets[seat], move, move.squares)


def _bomb_first(said: object, seat: int, row: int) -> IllegalMoveError:
    reason = f"seat {seat} detonates or declines the bomb of row {ROWS[row]} first"
    return IllegalMoveError(said, reason, "OME-17")


def _judge_die(state: State, seat: int, move: Special) -> None:
    assert state.roll is not None
    sheet = state.sheets[seat]
    if move.face != state.roll.special:
        raise IllegalMoveError(move, f"the special die shows {state.roll.special}", "OME-04")
    if state.special_for(seat) is None:
        raise IllegalMoveError(move, "the active player took the special die", "OME-05")
    if sheet.used >= sheet.circled:
        raise IllegalMoveError(move, "no circled special-die symbol is left", "OME-07")


def _judge_special(sheet: Sheet, move: Special) -> None:
    match move.face:
        case "bomb":
            _judge_bomb(sheet, move, move.squares)
        case "heart":
            if move.squares:
                raise IllegalMoveError(move, "a heart checks no squares", "OME-10")
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
        raise IllegalMoveError(move, f"it checks 1 to {most} squares, not {count}", rule)
    if move.squares & sheet.checked:
        raise IllegalMoveError(move, "a square is checked already", rule)


def _judge_bomb(sheet: Sheet, move: Special | Bonus, squares: Squares) -> None:
    _judge_open(sheet, move, 4, "OME-09")
    if not any(squares & window == squares for window in WINDOWS):
        raise IllegalMoveError(move, "the squares do not fit into a 2×2 square", "OME-09")


def _judge_stars(sheet: Sheet, move: Special) -> None:
    _judge_open(sheet, move, 2, "OME-11")
    if move.squares & ~sheet.printed.stars:
        raise IllegalMoveError(move, "a square has no star", "OME-11")
    if _out_of_reach(sheet.checked, move.squares, COLUMN_H):
        reason = "a star is neither in column H nor beside a checked square"
        raise IllegalMoveError(move, reason, "OME-11")


def _judge_row(sheet: Sheet, move: Special) -> None:
    _judge_open(sheet, move, 3, "OME-12")
    if not any(move.squares & row == move.squares for row in ROW):
        raise IllegalMoveError(move, "the squares are not in one row", "OME-12")
    if _out_of_reach(sheet.checked, move.squares, 0):
        raise IllegalMoveError(move, "a square is not beside a checked one", "OME-12")


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
        raise IllegalMoveError(move, "dice are taken only to check squares", "OME-06")
    block = sheet.printed.block_of(next(each(move.squares)))
    if move.squares != block & ~sheet.checked:
        reason = "the squares are not all that one block still lacks"
        raise IllegalMoveError(move, reason, "OME-13")
    if not (block | beside(block)) & sheet.checked:
        raise IllegalMoveError(move, "the block touches no checked square", "OME-13")
