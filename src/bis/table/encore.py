"""Encore! as clients see it."""

from functools import lru_cache
from typing import Any

import msgspec

from bis.games.encore import scoring
from bis.games.encore.chosen import chosen_as
from bis.games.encore.events import ColorClaimed, ColumnClaimed
from bis.games.encore.moves import Move
from bis.games.encore.pieces import COLUMNS, printed_sheet, write_squares
from bis.games.encore.rules import mark
from bis.games.encore.state import Sheet, State
from bis.games.encore.view import View
from bis.table.showing import KEPT, GameView, Outcome, SheetInfo, Showing, written

ROWS = "1234567"


class EncoreSheet(msgspec.Struct, frozen=True):
    checked: list[str]
    marks: int
    columns: dict[str, int]
    """Points of each column claimed."""
    colors: dict[str, int]
    """Points of each color claimed."""


class EncoreView(GameView, frozen=True, tag="encore"):
    printed: list[str]
    """Seven rows of fifteen letters; a small letter has a star."""
    turn: int
    active: int
    colors: list[str]
    numbers: list[str]
    """The roll; empty before it."""
    taken: str | None
    """What the active player took, if that is known."""
    column_values: list[list[int]]
    """Upper and lower values; the upper is 0 once somebody has it."""
    sheets: list[EncoreSheet]


def tell(view: View) -> EncoreView:
    return EncoreView(
        printed=view.sheets[0].printed.text.split("/"),
        turn=view.turn,
        active=view.active,
        colors=list(view.roll.colors) if view.roll else [],
        numbers=list(view.roll.numbers) if view.roll else [],
        taken=taken(view),
        column_values=column_values(view, scoring.COLUMN_FIRST),
        sheets=[tell_sheet(sheet) for sheet in view.sheets],
    )


@lru_cache(KEPT)
def tell_sheet(sheet: Sheet) -> EncoreSheet:
    return written(EncoreSheet(**sheet_parts(sheet, scoring.COLUMN_FIRST, ROWS)))


def taken(view: View) -> str | None:
    """What the active player chose, once it is known."""
    choice = view.choices[view.active] if view.choices else None
    return None if choice is None else str(choice)


def column_values(view: View, first: tuple[int, ...]) -> list[list[int]]:
    """What columns bring now: those who come first, and everybody later."""
    claimed = scoring.union(sheet.columns for sheet in view.sheets)
    upper = [0 if claimed >> i & 1 else value for i, value in enumerate(first)]
    return [upper, list(scoring.COLUMN_LATER)]


def sheet_parts(sheet: Sheet, first: tuple[int, ...], rows: str) -> dict[str, Any]:
    """The fields of a sheet that the variant has, too."""
    columns = {
        COLUMNS[i]: first[i] if sheet.first_columns >> i & 1 else scoring.COLUMN_LATER[i]
        for i in scoring.bits(sheet.columns)
    }
    colors = {
        color: scoring.COLOR_FIRST if color in sheet.first_colors else scoring.COLOR_LATER
        for color in sheet.colors
    }
    checked = write_squares(sheet.checked, rows).split()
    return {"checked": checked, "marks": sheet.marks, "columns": columns, "colors": colors}


def picture(value: str) -> SheetInfo:
    """A sheet, by name or written in full."""
    printed = printed_sheet(value)
    rows, chosen = printed.text.split("/"), chosen_as(printed.text)
    return SheetInfo(rows, chosen.name, chosen.points) if chosen else SheetInfo(rows)


def outcome(state: State, seat: int, move: Move) -> Outcome:
    """A move on its own paper, and what it claims at the end of the turn (ENC-19 to ENC-21)."""
    sheet, _ = mark(state, seat, move)
    sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
    sheets, columns = scoring.claim_columns(sheets)
    sheets, colors = scoring.claim_colors(sheets)
    claims: list[ColumnClaimed | ColorClaimed] = [*columns, *colors]
    return scoring.parts(sheets[seat]), [claim for claim in claims if claim.seat == seat]


SHOWN = Showing(EncoreView, tell, known=taken, pictures={"sheet": picture}, outcome=outcome)
