"""Encore!: one turn after the other, from the first roll to the second color."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar, assert_never

from bis.core.chance import Source
from bis.core.game import Chose, Ended, Event, Events
from bis.core.seats import TABLE, clockwise
from bis.games.encore.events import Checked, Passed, Rolled, Stuck
from bis.games.encore.judge import judge, judge_roll
from bis.games.encore.moves import (
    PASS,
    MakePlacement,
    Move,
    P,
    Pass,
    Placement,
    joker_cost,
    placements,
)
from bis.games.encore.pieces import COLOR_FACES, NUMBER_FACES, Roll, printed_sheet
from bis.games.encore.scoring import claim_colors, claim_columns
from bis.games.encore.state import Sheet, State, check, dice_count, to_act

MARKS = 8
TURNS_ALONE = 30

StateT = TypeVar("StateT", bound=State)


# Set-up and turns


def start(options: Mapping[str, str], seats: int, first: int) -> State:
    """Everybody gets the same sheet and eight marks (ENC-01, ENC-04)."""
    sheet = Sheet(printed_sheet(options["sheet"]), MARKS)
    return State((sheet,) * seats, active=first)


def draw(state: State, source: Source) -> Roll:
    """All dice once: the color dice, then the number dice (ENC-06)."""
    count = dice_count(len(state.sheets))
    colors = "".join(COLOR_FACES[source.below(6)] for _ in range(count))
    return Roll(colors, "".join(NUMBER_FACES[source.below(6)] for _ in range(count)))


def deal(state: State, roll: Roll) -> tuple[State, Events]:
    judge_roll(state, roll)
    return rolled(state, roll), (Rolled(state.active, roll),)


def rolled(state: StateT, roll: Roll) -> StateT:
    return replace(state, roll=roll, choices=(None,) * len(state.sheets))


# Legal moves


def legal(state: State, seat: int) -> Sequence[Move]:
    """Placements by color face, number face and group, then pass."""
    if seat == TABLE or seat not in to_act(state):
        return []
    return [*fitting(state, seat), PASS]


def fitting(state: State, seat: int) -> list[Placement]:
    """What a seat can do with the dice; the same before and after it has chosen."""
    return legal_placements(Placement, state.sheets[seat], *state.dice_for(seat))


def legal_placements(kind: MakePlacement[P], sheet: Sheet, colors: str, numbers: str) -> list[P]:
    """Every way to check squares with one color die and one number die (ENC-10 to ENC-18)."""
    checked, reach = sheet.checked, sheet.reach()
    return [
        placement
        for color in colors
        for number in numbers
        if joker_cost(color, number) <= sheet.marks
        for squares, placement in placements(kind, sheet.printed, color, number)
        if not squares & checked and squares & reach
    ]


# Playing a move


def play(state: State, seat: int, move: Move) -> tuple[State, Events]:
    judge(state, seat, move)
    state, events = choose(state, seat, move, mark)
    if None in state.choices:
        return state, events
    state, claims = end_turn(state)
    return state, (*events, *claims)


def mark(state: State, seat: int, move: Move) -> tuple[Sheet, Event]:
    """One seat's move on its own paper; a pass tells whether there was anything else (ENC-09)."""
    sheet = state.sheets[seat]
    match move:
        case Placement():
            return check(sheet, move.squares, move.cost), Checked(seat, move)
        case Pass():
            return sheet, Passed(seat) if fitting(state, seat) else Stuck(seat)
    assert_never(move)


def choose(
    state: StateT, seat: int, move: Any, mark: Callable[[Any, int, Any], tuple[Any, Event]]
) -> tuple[StateT, Events]:
    """Note a choice. It is marked at once where it was due first, else when all have chosen
    (ENC-10).
    """
    choices = (*state.choices[:seat], move, *state.choices[seat + 1 :])
    state = replace(state, choices=choices)
    alone = state.removes_dice and seat == state.active
    if not alone and None in choices:
        return state, (Chose(seat),)
    to_mark = [seat] if alone else _marked_last(state)
    sheets = list(state.sheets)
    events = []
    for chooser in to_mark:
        sheets[chooser], event = mark(state, chooser, choices[chooser])
        events.append(event)
    return replace(state, sheets=tuple(sheets)), tuple(events)


def _marked_last(state: State) -> tuple[int, ...]:
    """Those whose choices are revealed together, in the order of the record."""
    seats = clockwise(len(state.sheets), state.active)
    return seats[1:] if state.removes_dice else seats


# The end of a turn


def end_turn(state: State) -> tuple[State, Events]:
    """Claims are made when everyone has finished (ENC-19 to ENC-22)."""
    sheets, columns = claim_columns(state.sheets)
    sheets, colors = claim_colors(sheets)
    return next_turn(state, sheets, (*columns, *colors))


def next_turn(state: StateT, sheets: tuple[Sheet, ...], events: Events) -> tuple[StateT, Events]:
    """The dice go clockwise, unless somebody has two colors or one alone its rolls (ENC-22)."""
    over = any(len(sheet.colors) >= 2 for sheet in sheets) or (
        len(sheets) == 1 and state.turn == TURNS_ALONE
    )
    if over:
        return replace(state, sheets=sheets, over=True), (*events, Ended())
    turned = replace(
        state,
        sheets=sheets,
        active=(state.active + 1) % len(sheets),
        turn=state.turn + 1,
        roll=None,
        choices=(),
    )
    return turned, events
