"""One More Encore!: what it does otherwise than Encore!."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import assert_never

from bis.core.chance import Source
from bis.core.game import Event, Events
from bis.core.seats import TABLE, clockwise
from bis.games.encore import rules as encore
from bis.games.encore.events import Checked, Passed, Rolled, Stuck
from bis.games.encore.moves import PASS, Pass
from bis.games.encore.pieces import ROW, Squares, beside, each
from bis.games.encore.scoring import bits, claim_colors, full, union
from bis.games.one_more_encore.events import BonusUsed, RowClaimed, SpecialUsed
from bis.games.one_more_encore.judge import judge, judge_roll
from bis.games.one_more_encore.moves import (
    Bonus,
    Move,
    Placement,
    Special,
    bomb_moves,
    bombs,
    in_order,
    special,
)
from bis.games.one_more_encore.pieces import (
    BOMB_ROWS,
    MARKS,
    ROW_BONUS,
    ROWS,
    SPECIAL_FACES,
    Roll,
    printed_sheet,
)
from bis.games.one_more_encore.scoring import claim_columns
from bis.games.one_more_encore.state import (
    Sheet,
    State,
    bomb_due,
    check,
    circle_hearts,
    circle_symbols,
    to_act,
)


def start(_options: Mapping[str, str], seats: int, first: int) -> State:
    """Everybody gets six marks and one circled special-die symbol (OME-03)."""
    sheets = (Sheet(printed_sheet(), MARKS),) * seats
    return State(sheets, active=first, bombs=(0,) * seats)


def draw(state: State, source: Source) -> Roll:
    """The dice of Encore!, then the special die (OME-04)."""
    roll = encore.draw(state, source)
    return Roll(roll.colors, roll.numbers, SPECIAL_FACES[source.below(6)])


def deal(state: State, roll: Roll) -> tuple[State, Events]:
    judge_roll(state, roll)
    return encore.rolled(state, roll), (Rolled(state.active, roll),)


# Legal moves


def legal(state: State, seat: int) -> Sequence[Move]:
    """Placements as in Encore!, the special die by squares, then pass."""
    if seat == TABLE or seat not in to_act(state):
        return []
    if due := bomb_due(state.bombs, state.active):
        row = ROWS[due[1]]
        bombs = legal_bombs(state.sheets[seat])
        return [*(Bonus(row, squares) for squares in bombs), Bonus(row)]
    return [*fitting(state, seat), PASS]


def fitting(state: State, seat: int) -> list[Placement | Special]:
    """What a seat can do with the dice; the same before and after it has chosen."""
    sheet = state.sheets[seat]
    placements = encore.legal_placements(Placement, sheet, *state.dice_for(seat))
    return [*placements, *legal_specials(sheet, state.special_for(seat))]


def legal_specials(sheet: Sheet, face: str | None) -> list[Special]:
    """Everything the special die allows, if a symbol is left to pay for it (OME-07)."""
    if face is None or sheet.used >= sheet.circled:
        return []
    if face == "heart":
        return [Special("heart")]
    if face == "bomb":
        return [move for squares, move in bomb_moves() if not squares & sheet.checked]
    ways = {"stars": legal_stars, "row": legal_rows, "block": legal_blocks}
    return [special(face, squares) for squares in ways[face](sheet)]


def legal_bombs(sheet: Sheet) -> list[Squares]:
    """One to four unchecked squares inside a 2×2 square (OME-09)."""
    return [squares for squares in bombs() if not squares & sheet.checked]


def legal_stars(sheet: Sheet) -> list[Squares]:
    """One or two stars, the second perhaps beside the first (OME-11, OME-14)."""
    stars = sheet.printed.stars & ~sheet.checked
    singles = set(each(stars & sheet.reach()))
    pairs = {
        star | other
        for star in singles
        for other in each(stars & (sheet.reach() | beside(star)) & ~star)
    }
    return in_order(singles | pairs)


def legal_rows(sheet: Sheet) -> list[Squares]:
    """One to three squares of one row, one after the other beside a checked one (OME-12)."""
    touching, free = beside(sheet.checked), ~sheet.checked
    return in_order({way for row in ROW for way in _ways_along(row & free, row & touching)})


@lru_cache(maxsize=4096)  # most rows of a sheet stay as they are from turn to turn
def _ways_along(free: Squares, touching: Squares) -> frozenset[Squares]:
    """One to three free squares of a row, the first of them touching a checked one (OME-14)."""
    found: set[Squares] = set()
    grown = {0}
    for _ in range(3):
        grown = {
            way | square for way in grown for square in each(free & (touching | beside(way)) & ~way)
        }
        found |= grown
    return frozenset(found)


def legal_blocks(sheet: Sheet) -> list[Squares]:
    """What a block lacks, if it is begun or beside a checked square (OME-13)."""
    reach = sheet.checked | beside(sheet.checked)
    lacking = {block & ~sheet.checked for block in sheet.printed.blocks if block & reach}
    return in_order(lacking - {0})


# Playing a move


def play(state: State, seat: int, move: Move) -> tuple[State, Events]:
    judge(state, seat, move)
    events: Events
    if move.kind == "bonus":
        state, events = detonate(state, seat, move)
    else:
        state, events = encore.choose(state, seat, move, mark)
        if None in state.choices:
            return state, events
        state, claims = claim_rows(state)
        events = (*events, *claims)
    if any(state.bombs):
        return state, events
    state, claims = end_turn(state)
    return state, (*events, *claims)


def mark(state: State, seat: int, move: Move) -> tuple[Sheet, Event]:
    """One seat's move on its own paper; a pass tells whether there was anything else (OME-04)."""
    sheet = state.sheets[seat]
    match move:
        case Placement():
            return check(sheet, move.squares, move.cost), Checked(seat, move)
        case Special():
            return use_special(sheet, move), SpecialUsed(seat, move)
        case Pass():
            return sheet, Passed(seat) if fitting(state, seat) else Stuck(seat)
        case Bonus():
            raise AssertionError("a bonus bomb is no choice of the turn")
    assert_never(move)


def use_special(sheet: Sheet, move: Special) -> Sheet:
    """Cross out a symbol, circle the next heart or check the squares (OME-07 to OME-13)."""
    paid = replace(sheet, used=sheet.used + 1)
    return circle_hearts(paid, 1) if move.face == "heart" else check(paid, move.squares)


# Rows and their bonuses, before any column is scored (OME-17)


def claim_rows(state: State) -> tuple[State, Events]:
    """Everybody's rows of this turn."""
    events: Events = ()
    for seat in clockwise(len(state.sheets), state.active):
        state, claimed = claim_rows_of(state, seat)
        events = (*events, *claimed)
    return state, events


def claim_rows_of(state: State, seat: int) -> tuple[State, Events]:
    """A seat's new rows; the bonus unless somebody got it on an earlier turn (OME-15)."""
    sheet = state.sheets[seat]
    new = full(sheet.checked, ROW) & ~sheet.rows
    if not new:
        return state, ()
    first = new & ~state.taken_rows
    won = [ROW_BONUS[row] for row in bits(first)]
    sheet = replace(sheet, rows=sheet.rows | new)
    sheet = circle_hearts(circle_symbols(sheet, won.count("die")), won.count("heart"))
    events = (
        RowClaimed(seat, ROWS[row], ROW_BONUS[row] if first >> row & 1 else None)
        for row in bits(new)
    )
    state = _with_sheet(state, seat, sheet)
    return _with_bombs(state, seat, state.bombs[seat] | first & BOMB_ROWS), tuple(events)


def detonate(state: State, seat: int, move: Bonus) -> tuple[State, Events]:
    """One bonus bomb, and the rows it completes in turn (OME-16, OME-17)."""
    left = state.bombs[seat] & ~(1 << ROWS.index(move.row))
    state = _with_bombs(state, seat, left)
    state = _with_sheet(state, seat, check(state.sheets[seat], move.squares))
    state, claims = claim_rows_of(state, seat)
    return state, (BonusUsed(seat, move), *claims)


def _with_sheet(state: State, seat: int, sheet: Sheet) -> State:
    return replace(state, sheets=(*state.sheets[:seat], sheet, *state.sheets[seat + 1 :]))


def _with_bombs(state: State, seat: int, rows: int) -> State:
    return replace(state, bombs=(*state.bombs[:seat], rows, *state.bombs[seat + 1 :]))


def end_turn(state: State) -> tuple[State, Events]:
    """Columns with their hearts, then colors (OME-18 to OME-21)."""
    sheets, columns = claim_columns(state.sheets)
    sheets, colors = claim_colors(sheets)
    taken = union(sheet.rows for sheet in sheets)
    state = replace(state, taken_rows=taken)
    return encore.next_turn(state, sheets, (*columns, *colors))
