"""Claims and scores, as far as they differ from Encore!."""

from dataclasses import replace
from functools import lru_cache

from bis.core.game import Part, Result, ranked
from bis.games.encore import scoring as encore
from bis.games.encore.events import ColumnClaimed
from bis.games.encore.pieces import COLUMN, COLUMN_H
from bis.games.encore.rules import TURNS_ALONE
from bis.games.one_more_encore.events import HeartsWritten
from bis.games.one_more_encore.state import Sheet, State, circle_symbols

COLUMN_FIRST = (5, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 5)
"""As in Encore!, but for H (OME-18)."""
ROW_POINTS = 5
SYMBOL_POINTS = 2
UNUSED_ROLL_POINTS = 2
RATING_FLOORS = (91, 85, 79, 74, 70, 66, 60, 50, 40, 30, 20, 10)
"""The lowest score of each band alone, best first; below them is one more (OME-25)."""
COLUMN_H_BIT = 1 << COLUMN.index(COLUMN_H)


def claim_columns(
    sheets: tuple[Sheet, ...],
) -> tuple[tuple[Sheet, ...], list[ColumnClaimed | HeartsWritten]]:
    """Columns as in Encore!, each with the hearts circled by then (OME-18, OME-19)."""
    claimed, columns = encore.claim_columns(sheets, COLUMN_FIRST)
    events: list[ColumnClaimed | HeartsWritten] = []
    for event in columns:
        events.append(event)
        if hearts := sheets[event.seat].hearts:
            events.append(HeartsWritten(event.seat, event.column, hearts))
    return tuple(map(_write_hearts, sheets, claimed)), events


def _write_hearts(before: Sheet, after: Sheet) -> Sheet:
    new = after.columns & ~before.columns
    if not new:
        return after
    hearts = tuple(
        after.hearts if new >> i & 1 else written for i, written in enumerate(after.column_hearts)
    )
    written = replace(after, column_hearts=hearts)
    return circle_symbols(written, 1) if new & COLUMN_H_BIT else written


@lru_cache(maxsize=1024)  # asked again for every sheet when one has changed
def parts(sheet: Sheet) -> tuple[Part, ...]:
    """The lines of the score box (OME-22)."""
    return (
        Part("colors", encore.color_points(sheet)),
        Part("columns", encore.column_points(sheet, COLUMN_FIRST)),
        Part("rows", ROW_POINTS * sheet.rows.bit_count()),
        Part("hearts", sum(sheet.column_hearts)),
        Part("marks", sheet.marks),
        Part("dice", SYMBOL_POINTS * (sheet.circled - sheet.used)),
        Part("stars", encore.star_points(sheet)),
    )


def result(state: State) -> Result:
    lines = tuple(parts(sheet) for sheet in state.sheets)
    if len(state.sheets) == 1:
        lines = ((*lines[0], Part("rolls", _unused_rolls(state))),)
    return ranked(lines, [sheet.marks for sheet in state.sheets], RATING_FLOORS)


def _unused_rolls(state: State) -> int:
    """Two points for each roll left when the second color ends a game alone (OME-24)."""
    return UNUSED_ROLL_POINTS * (TURNS_ALONE - state.turn) if state.over else 0
