"""The judge: why a roll or a move is refused. Written apart from the generator in rules.py."""

from typing import assert_never

from bis.core.errors import IllegalMoveError
from bis.core.reasons import GAME_OVER, NO_SEAT, Reason
from bis.core.seats import TABLE
from bis.games.criss_cross.moves import Move, Placement, Start
from bis.games.criss_cross.pieces import FREE, SIDE, Roll, Square, write_square
from bis.games.criss_cross.state import Sheet, State, to_act

TWO_DICE = Reason("criss_cross.two_dice", "a roll is two dice", "CC-03")
START_MISSING = Reason("criss_cross.start_missing", "seat {seat} has no start symbol yet", "CC-02")
ROLLED_ONCE = Reason("criss_cross.rolled_once", "both dice are rolled once a round", "CC-03")
START_DUE = Reason("criss_cross.start_due", "seat {seat} chooses its start symbol", "CC-02")
NOT_ROLLED = Reason("criss_cross.not_rolled", "the dice are not rolled yet", "CC-03")
CHOSEN_ALREADY = Reason(
    "criss_cross.chosen_already", "seat {seat} has chosen already this round", "CC-07"
)
NO_ROOM = Reason("criss_cross.no_room", "seat {seat} has no two free boxes side by side", "CC-06")
STARTED_ALREADY = Reason(
    "criss_cross.started_already", "the start symbols are written already", "CC-02"
)
SYMBOL_TAKEN = Reason("criss_cross.symbol_taken", "seat {seat} starts with {symbol!r}", "CC-02")
START_FIRST = Reason("criss_cross.start_first", "a start symbol comes first", "CC-02")
NO_PASS = Reason("criss_cross.no_pass", "nobody passes with two free boxes side by side", "CC-05")
ONE_ALONE = Reason("criss_cross.one_alone", "one symbol is never written alone", "CC-05")
OTHER_SYMBOLS = Reason("criss_cross.other_symbols", "the dice show {first} and {second}", "CC-03")
NOT_FREE = Reason("criss_cross.not_free", "{square} is not free", "CC-04")
NOT_SIDE_BY_SIDE = Reason("criss_cross.not_side_by_side", "the boxes are not side by side", "CC-04")


def judge_roll(state: State, roll: Roll) -> None:
    if to_act(state) != (TABLE,):
        raise _no_roll_now(state, roll)
    if len(roll.symbols) != 2:
        raise IllegalMoveError(roll, TWO_DICE)


def _no_roll_now(state: State, roll: Roll) -> IllegalMoveError:
    if state.starting is not None:
        return IllegalMoveError(roll, START_MISSING, seat=state.starting)
    if state.over:
        return IllegalMoveError(roll, GAME_OVER, "CC-08")
    return IllegalMoveError(roll, ROLLED_ONCE)


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
        raise IllegalMoveError(move, NO_SEAT, "CC-01", seat=seat)
    if seat in to_act(state):
        return
    if state.starting is not None:
        raise IllegalMoveError(move, START_DUE, seat=state.starting)
    if state.over:
        raise IllegalMoveError(move, GAME_OVER, "CC-08")
    if state.roll is None:
        raise IllegalMoveError(move, NOT_ROLLED)
    if state.choices[seat] is not None:
        raise IllegalMoveError(move, CHOSEN_ALREADY, seat=seat)
    raise IllegalMoveError(move, NO_ROOM, seat=seat)


def _judge_start(state: State, move: Start) -> None:
    if state.starting is None:
        raise IllegalMoveError(move, STARTED_ALREADY)
    for seat, sheet in enumerate(state.sheets):
        if sheet.start_symbol == move.symbol:
            raise IllegalMoveError(move, SYMBOL_TAKEN, seat=seat, symbol=move.symbol)


def _judge_placement(state: State, seat: int, move: Placement) -> None:
    if state.roll is None:
        raise IllegalMoveError(move, START_FIRST)
    if not move.symbols:
        raise IllegalMoveError(move, NO_PASS)
    _judge_free(state.sheets[seat], move)
    if len(move.symbols) == 1:
        raise IllegalMoveError(move, ONE_ALONE)
    _judge_symbols(state.roll, move)
    if not _are_side_by_side(*move.squares):
        raise IllegalMoveError(move, NOT_SIDE_BY_SIDE)


def _judge_symbols(roll: Roll, move: Placement) -> None:
    if sorted(move.symbols) != sorted(roll.symbols):
        raise IllegalMoveError(move, OTHER_SYMBOLS, first=roll.symbols[0], second=roll.symbols[1])


def _judge_free(sheet: Sheet, move: Placement) -> None:
    for square in move.squares:
        if sheet.written[square] != FREE:
            raise IllegalMoveError(move, NOT_FREE, square=write_square(square))


def _are_side_by_side(first: Square, second: Square) -> bool:
    """Whether the second is right below the first, or right of it."""
    across, down = second // SIDE - first // SIDE, second % SIDE - first % SIDE
    return (across, down) in ((0, 1), (1, 0))
