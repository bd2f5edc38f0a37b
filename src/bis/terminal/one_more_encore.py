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
from bis.terminal.speech import said


def board(view: View, names: Sequence[str]) -> RenderableType:
    head = encore.dice(view, names)
    if view.roll is not None:
        head.append(f"   {said(view.roll.special)}", "bold")
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
        return "5" if view.taken_rows >> row & 1 else f"5 {said(ROW_BONUS[row])}"

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
    text.append(f"\n{said('dice')} {'◆' * (sheet.circled - sheet.used) or said('none')}")
    text.append(f"   {said('hearts')} {'♥' * sheet.hearts}{'·' * (HEARTS - sheet.hearts)}")
    return text


def summary(sheet: Sheet, title: str) -> Text:
    rows = "".join(ROWS[row] for row in bits(sheet.rows)) or said("none")
    text = encore.summary(sheet, title)
    text.append(f"; {said('rows')} {rows}; {said('dice')} {sheet.circled - sheet.used}")
    return text.append(f"; {said('hearts')} {sheet.hearts}")


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case SpecialUsed(seat, move):
            squares = write_squares(move.squares, ROWS)
            does = f"{said(move.face)} {squares}".rstrip()
            return said("{name} uses the special die: {does}.", name=names[seat], does=does)
        case RowClaimed(seat, row, bonus):
            name = names[seat]
            if not bonus:
                return said("{name} completes row {row}: 5 points.", name=name, row=row)
            return said(
                "{name} completes row {row}: 5 points and the bonus: {bonus}.",
                name=name,
                row=row,
                bonus=said(bonus),
            )
        case BonusUsed(seat, move):
            squares = write_squares(move.squares, ROWS)
            if not squares:
                return said(
                    "{name}, bonus of row {row}: declines the bomb.", name=names[seat], row=move.row
                )
            return said(
                "{name}, bonus of row {row}: detonates {squares}.",
                name=names[seat],
                row=move.row,
                squares=squares,
            )
        case HeartsWritten(seat, column, points):
            return said(
                "{name} writes {points} heart points under column {column}.",
                name=names[seat],
                points=points,
                column=column,
            )
        case _:
            return encore.tell(event, names)


def heading(move: Move) -> str:
    match move.kind:
        case "placement" | "pass":
            return encore.heading(move)
        case "special":
            return said("special die: {face}", face=said(move.face))
        case "bonus":
            if not move.squares:
                return said("decline the bomb")
            return said("bonus bomb of row {row}", row=move.row)


def describe(move: Move, _names: Sequence[str]) -> str:
    return str(move)


ROOM = Room(board, tell, heading, describe)
