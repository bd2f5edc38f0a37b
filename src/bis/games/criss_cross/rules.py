"""Criss Cross: start symbols, then one roll after the other until nobody has room."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from bis.core.chance import Source
from bis.core.game import Chose, Ended, Events
from bis.core.seats import TABLE
from bis.games.criss_cross.events import Finished, Rolled, Started, Wrote
from bis.games.criss_cross.judge import judge, judge_roll
from bis.games.criss_cross.moves import Move, Placement, Start, placements
from bis.games.criss_cross.pieces import FREE, SYMBOLS, TOP_LEFT, Roll
from bis.games.criss_cross.state import Sheet, State, to_act

# Set-up and rolls


def start(options: Mapping[str, str], seats: int, _first: int) -> State:
    """An empty sheet each (CC-01); nobody is first but for the start symbols, seat 0 (CC-02)."""
    return State((Sheet(),) * seats, advanced=options["rules"] == "advanced")


def draw(_state: State, source: Source) -> Roll:
    """Both dice once, for everybody (CC-03)."""
    first, second = source.below(len(SYMBOLS)), source.below(len(SYMBOLS))
    return Roll(SYMBOLS[first] + SYMBOLS[second])


def deal(state: State, roll: Roll) -> tuple[State, Events]:
    judge_roll(state, roll)
    return replace(state, roll=roll, choices=(None,) * len(state.sheets)), (Rolled(roll),)


# Legal moves


def legal(state: State, seat: int) -> Sequence[Move]:
    """Start symbols from a to f; placements by first square, second square, first symbol."""
    if seat == TABLE or seat not in to_act(state):
        return []
    if state.roll is None:
        return legal_starts(state)
    return legal_placements(state.sheets[seat], state.roll)


def legal_starts(state: State) -> list[Start]:
    """Every symbol that nobody starts with (CC-02)."""
    taken = {sheet.start_symbol for sheet in state.sheets}
    return [Start(symbol) for symbol in SYMBOLS if symbol not in taken]


def legal_placements(sheet: Sheet, roll: Roll) -> list[Placement]:
    """Both symbols, in either order, in any two free squares side by side (CC-03 to CC-05)."""
    written = sheet.written
    return [
        placement
        for first, second, orders in placements(roll.symbols)
        if written[first] == FREE == written[second]
        for placement in orders
    ]


# Playing a move


def play(state: State, seat: int, move: Move) -> tuple[State, Events]:
    judge(state, seat, move)
    match move:
        case Start():
            return write_start(state, seat, move)
        case Placement():
            return choose(state, seat, move)
    assert_never(move)


def write_start(state: State, seat: int, move: Start) -> tuple[State, Events]:
    """A start symbol stands at once, for all to see (CC-02)."""
    sheet = state.sheets[seat].write(move.symbol, (TOP_LEFT,))
    sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
    return replace(state, sheets=sheets), (Started(seat, move.symbol),)


def choose(state: State, seat: int, move: Placement) -> tuple[State, Events]:
    """Note a choice; all are written down together once the last has chosen (CC-07)."""
    choices = (*state.choices[:seat], move, *state.choices[seat + 1 :])
    state = replace(state, choices=choices)
    return (state, (Chose(seat),)) if to_act(state) else end_round(state)


# The end of a round


def end_round(state: State) -> tuple[State, Events]:
    """Write what was chosen; who is left without room is finished (CC-06 to CC-08)."""
    chosen = {seat: choice for seat, choice in enumerate(state.choices) if choice is not None}
    sheets = list(state.sheets)
    for seat, choice in chosen.items():
        sheets[seat] = sheets[seat].write(choice.symbols, choice.squares)
    wrote = [Wrote(seat, choice) for seat, choice in chosen.items()]
    finished = [Finished(seat) for seat in chosen if not sheets[seat].has_room()]
    state = replace(state, sheets=tuple(sheets), roll=None, choices=())
    ended = [] if to_act(state) else [Ended()]
    return state, (*wrote, *finished, *ended)
