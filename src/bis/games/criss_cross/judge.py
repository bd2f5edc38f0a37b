"""The judge: why a roll or a move is refused. Written apart from the generator in rules.py."""

from typing import assert_never

from bis.core.errors import IllegalMoveError
from bis.core.seats import TABLE
from bis.games.criss_cross.moves import Move, Placement, Start
from bis.games.criss_cross.pieces import FREE, SIDE, Roll, Square, write_square
from bis.games.criss_cross.state import Sheet, State, to_act


def judge_roll(state: State, roll: Roll) -> None:
    if to_act(state) != (TABLE,):
        raise IllegalMoveError(roll, *_why_no_roll(state))
    if len(roll.symbols) != 2:
        raise IllegalMoveError(roll, "a roll is two dice", "CC-03")


def _why_no_roll(state: State) -> tuple[str, str]:
    if state.starting is not None:
        return f"seat {state.starting} has no start symbol yet", "CC-02"
    if state.over:
        return "the game is over", "CC-08"
    return "both dice are rolled once a round", "CC-03"


def judge(state: State, seat: int, move: Move) -> None:
    _judge_turn(state, seat, move)
    match move:
        case Start():
            _judge_start(state, move)
        case Placement():
            _judge_placement(state, seat, move)
        case _:
            assert_never(move)


def _judge_turn(state: State, seat: int, move: Move) -> None:
    """Whether it is this seat's time to say anything at all."""
    if not 0 <= seat < len(state.sheets):
        raise IllegalMoveError(move, f"there is no seat {seat}", "CC-01")
    if seat in to_act(state):
        return
    if state.starting is not None:
        raise IllegalMoveError(move, f"seat {state.starting} chooses its start symbol", "CC-02")
    if state.over:
        raise IllegalMoveError(move, "the game is over", "CC-08")
    if state.roll is None:
        raise IllegalMoveError(move, "the dice are not rolled yet", "CC-03")
    if state.choices[seat] is not None:
        raise IllegalMoveError(move, f"seat {seat} has chosen already this round", "CC-07")
    raise IllegalMoveError(move, f"seat {seat} has no two free squares side by side", "CC-06")


def _judge_start(state: State, move: Start) -> None:
    if state.starting is None:
        raise IllegalMoveError(move, "the start symbols are written already", "CC-02")
    for seat, sheet in enumerate(state.sheets):
        if sheet.start_symbol == move.symbol:
            raise IllegalMoveError(move, f"seat {seat} starts with {move.symbol!r}", "CC-02")


def _judge_placement(state: State, seat: int, move: Placement) -> None:
    if state.roll is None:
        raise IllegalMoveError(move, "a start symbol comes first", "CC-02")
    _judge_symbols(state.roll, move)
    _judge_squares(state.sheets[seat], move)


def _judge_symbols(roll: Roll, move: Placement) -> None:
    if not move.symbols:
        raise IllegalMoveError(move, "nobody passes with two free squares side by side", "CC-05")
    if len(move.symbols) == 1:
        raise IllegalMoveError(move, "one symbol is never written alone", "CC-05")
    if sorted(move.symbols) != sorted(roll.symbols):
        reason = f"the dice show {' and '.join(roll.symbols)}"
        raise IllegalMoveError(move, reason, "CC-03")


def _judge_squares(sheet: Sheet, move: Placement) -> None:
    for square in move.squares:
        if sheet.written[square] != FREE:
            raise IllegalMoveError(move, f"square {write_square(square)} is not free", "CC-04")
    if not _are_side_by_side(*move.squares):
        raise IllegalMoveError(move, "the squares are not side by side", "CC-04")


def _are_side_by_side(first: Square, second: Square) -> bool:
    """Whether the second is right below the first, or right of it."""
    across, down = second // SIDE - first // SIDE, second % SIDE - first % SIDE
    return (across, down) in ((0, 1), (1, 0))
