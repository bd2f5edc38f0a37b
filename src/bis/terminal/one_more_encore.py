"""One More Encore! in a terminal: what its sheets have beyond Encore!'s."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from bis.games.encore.pieces import write_squares
from bis.games.encore.scoring import bits
from bis.games.one_more_encore.events import (
    BonusUsed,
    Event,
    HeartsWritten,
    RowClaimed,
    SpecialUsed,
)
from bis.games.one_more_encore.moves import Move
from bis.games.one_more_encore.pieces import GOLDEN, HEARTS, ROW_BONUS, ROWS
from bis.games.one_more_encore.scoring import COLUMN_FIRST, parts
from bis.games.one_more_encore.state import Sheet
from bis.games.one_more_encore.view import View
from bis.terminal import encore
from bis.terminal.room import Room


def board(view: View, names: Sequence[str]) -> RenderableType:
    head = encore.dice(view, names)
    if view.roll is not None:
        head.append(f"   {view.roll.special}", "bold")
    return encore.arrange(
        view,
        names,
        parts=parts,
        draw=lambda sheet, title: draw_sheet(view, sheet, title),
        brief=summary,
        head=head,
    )


def draw_sheet(view: View, sheet: Sheet, title: str) -> Text:
    def row_note(row: int) -> str:
        if sheet.rows >> row & 1:
            return "(5)"
        return "5" if view.taken_rows >> row & 1 else f"5 {ROW_BONUS[row]}"

    taken = encore.taken_columns(view.sheets)
    text = encore.draw_sheet(
        sheet,
        title,
        taken,
        rows=ROWS,
        row_note=row_note,
        golden=GOLDEN,
        first=COLUMN_FIRST,
        hearts=sheet.column_hearts,
    )
    text.append("\ndice " + ("◆" * (sheet.circled - sheet.used) or "none"))
    text.append(f"   hearts {'♥' * sheet.hearts}{'·' * (HEARTS - sheet.hearts)}")
    return text


def summary(sheet: Sheet, title: str) -> Text:
    rows = "".join(ROWS[row] for row in bits(sheet.rows)) or "none"
    text = encore.summary(sheet, title)
    return text.append(f"; rows {rows}; dice {sheet.circled - sheet.used}; hearts {sheet.hearts}")


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case SpecialUsed(seat, move):
            squares = write_squares(move.squares, ROWS)
            return f"{names[seat]} uses the special die: {move.face} {squares}".rstrip() + "."
        case RowClaimed(seat, row, bonus):
            won = f" and the bonus: {bonus}" if bonus else ""
            return f"{names[seat]} completes row {row}: 5 points{won}."
        case BonusUsed(seat, move):
            squares = write_squares(move.squares, ROWS)
            does = f"detonates {squares}" if squares else "declines the bomb"
            return f"{names[seat]}, bonus of row {move.row}: {does}."
        case HeartsWritten(seat, column, points):
            return f"{names[seat]} writes {points} heart points under column {column}."
        case _:
            return encore.tell(event, names)


def heading(move: Move) -> str:
    match move.kind:
        case "placement" | "pass":
            return encore.heading(move)
        case "special":
            return f"special die: {move.face}"
        case "bonus":
            return f"bonus bomb of row {move.row}" if move.squares else "decline the bomb"


def describe(move: Move, _names: Sequence[str]) -> str:
    return str(move)


ROOM = Room(board, tell, heading, describe)
