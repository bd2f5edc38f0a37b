"""One More Encore! as clients see it."""

from dataclasses import replace
from functools import lru_cache

from bis.core.game import Events
from bis.games.encore.pieces import COLUMNS, write_squares
from bis.games.encore.scoring import bits, claim_colors
from bis.games.one_more_encore.moves import Bonus, Move, Special
from bis.games.one_more_encore.pieces import GOLDEN, ROW_BONUS, ROWS
from bis.games.one_more_encore.rules import claim_rows_of, detonate, mark
from bis.games.one_more_encore.scoring import COLUMN_FIRST, claim_columns, parts
from bis.games.one_more_encore.state import Sheet, State, bomb_due
from bis.games.one_more_encore.view import View
from bis.table import encore
from bis.table.encore import EncoreSheet
from bis.table.showing import KEPT, GameView, Outcome, Showing, written


class OneMoreEncoreSheet(EncoreSheet, frozen=True):
    symbols: int
    """Special-die symbols circled and not used."""
    hearts: int
    rows: list[str]
    column_hearts: dict[str, int]


class OneMoreEncoreView(GameView, frozen=True, tag="one_more_encore"):
    printed: list[str]
    golden: list[str]
    turn: int
    active: int
    colors: list[str]
    numbers: list[str]
    special: str | None
    taken: str | None
    column_values: list[list[int]]
    row_bonuses: dict[str, str | None]
    """What completing each row still brings."""
    bomb: str | None
    """The row whose bonus bomb is due now."""
    sheets: list[OneMoreEncoreSheet]


def tell(view: View) -> OneMoreEncoreView:
    due = bomb_due(view.bombs, view.active)
    return OneMoreEncoreView(
        printed=view.sheets[0].printed.text.split("/"),
        golden=write_squares(GOLDEN, ROWS).split(),
        turn=view.turn,
        active=view.active,
        colors=list(view.roll.colors) if view.roll else [],
        numbers=list(view.roll.numbers) if view.roll else [],
        special=view.roll.special if view.roll else None,
        taken=encore.taken(view),
        column_values=encore.column_values(view, COLUMN_FIRST),
        row_bonuses={
            name: None if view.taken_rows >> row & 1 else ROW_BONUS[row]
            for row, name in enumerate(ROWS)
        },
        bomb=ROWS[due[1]] if due else None,
        sheets=[tell_sheet(sheet) for sheet in view.sheets],
    )


@lru_cache(KEPT)
def tell_sheet(sheet: Sheet) -> OneMoreEncoreSheet:
    told = OneMoreEncoreSheet(
        **encore.sheet_parts(sheet, COLUMN_FIRST, ROWS),
        symbols=sheet.circled - sheet.used,
        hearts=sheet.hearts,
        rows=[ROWS[row] for row in bits(sheet.rows)],
        column_hearts={
            COLUMNS[i]: hearts for i, hearts in enumerate(sheet.column_hearts) if hearts
        },
    )
    return written(told)


def head(move: Move) -> str | None:
    """`bomb` or `bonus Q`: such a move may check hundreds of sets of squares."""
    match move:
        case Special():
            return move.face
        case Bonus() if move.squares:
            return f"bonus {move.row}"
    return None


def outcome(state: State, seat: int, move: Move) -> Outcome:
    """A move on its own paper: its rows first, then its columns and colors (OME-15 to OME-21)."""
    state, rows = _marked(state, seat, move)
    sheets, columns = claim_columns(state.sheets)
    sheets, colors = claim_colors(sheets)
    own = [event for event in (*columns, *colors) if event.seat == seat]
    claimed = [event for event in rows if event.kind == "row_claimed"]
    return parts(sheets[seat]), (*claimed, *own)


def _marked(state: State, seat: int, move: Move) -> tuple[State, Events]:
    if isinstance(move, Bonus):
        return detonate(state, seat, move)
    sheet, _ = mark(state, seat, move)
    sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
    return claim_rows_of(replace(state, sheets=sheets), seat)


SHOWN = Showing(OneMoreEncoreView, tell, known=encore.taken, head=head, outcome=outcome)
