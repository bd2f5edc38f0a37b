"""Encore! in a terminal: sheets as colored letters."""

from collections.abc import Callable, Sequence
from typing import Any, assert_never

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from bis.core.game import Chose, Ended, Part
from bis.games.encore import scoring
from bis.games.encore.events import (
    Checked,
    ColorClaimed,
    ColumnClaimed,
    Event,
    Passed,
    Rolled,
    Stuck,
)
from bis.games.encore.moves import Move
from bis.games.encore.pieces import (
    COLOR_JOKER,
    COLORS,
    COLUMNS,
    HEIGHT,
    NUMBER_JOKER,
    ROWS,
    Squares,
    write_squares,
)
from bis.games.encore.rules import TURNS_ALONE
from bis.games.encore.state import Sheet
from bis.games.encore.view import View
from bis.terminal.room import Room
from bis.terminal.speech import said

COLOR_NAMES = {"g": "green", "y": "yellow", "b": "blue", "p": "pink", "o": "orange"}
STYLES = {
    "g": "#000000 on #2fbf8f",
    "y": "#000000 on #f0e442",
    "b": "#ffffff on #0066b3",
    "p": "#000000 on #e58fc0",
    "o": "#000000 on #e69f00",
    "x": "#ffffff on #000000",
}
CHECKED = "dim"


def board(view: View, names: Sequence[str]) -> RenderableType:
    taken = taken_columns(view.sheets)
    return arrange(
        view,
        names,
        parts=scoring.parts,
        draw=lambda sheet, title: draw_sheet(sheet, title, taken),
        brief=summary,
        head=dice(view, names),
    )


def arrange(
    view: View,
    names: Sequence[str],
    *,
    parts: Callable[[Any], Sequence[Part]],
    draw: Callable[[Any, str], Text],
    brief: Callable[[Any, str], Text],
    head: Text,
) -> RenderableType:
    """All sheets for a watcher; for a seat its own, and the others in brief."""
    totals = (sum(part.points for part in parts(sheet)) for sheet in view.sheets)
    titles = [
        said("{name}: {points} points", name=name, points=total)
        for name, total in zip(names, totals, strict=True)
    ]
    if view.seat is None:
        return Group(head, Columns(list(map(draw, view.sheets, titles)), padding=(1, 4)))
    others = [seat for seat in range(len(names)) if seat != view.seat]
    return Group(
        draw(view.sheets[view.seat], titles[view.seat]),
        *(brief(view.sheets[seat], titles[seat]) for seat in others),
        head,
    )


def taken_columns(sheets: Sequence[Sheet]) -> int:
    """The columns whose upper value somebody has."""
    return scoring.union(sheet.columns for sheet in sheets)


def dice(view: View, names: Sequence[str]) -> Text:
    """Whose turn it is, the roll, and what the active player took of it."""
    turn = said("Roll {number} of {most}.", number=view.turn, most=TURNS_ALONE)
    if len(names) > 1:
        name = names[view.active]
        turn = said("Turn {number}, {name} is active.", number=view.turn, name=name)
    text = Text(turn + " ")
    if view.roll is None:
        return text
    for face in view.roll.colors:
        text.append(f" {face} ", STYLES[face]).append(" ")
    text.append(" " + "  ".join(view.roll.numbers))
    taken = view.choices[view.active]
    if taken is not None and view.active != view.seat:
        text.append("   " + said("(took {dice})", dice=taken))
    return text


def draw_sheet(
    sheet: Sheet,
    title: str,
    taken: int,
    *,
    rows: str = ROWS,
    row_note: Callable[[int], str] = lambda _row: "",
    golden: Squares = 0,
    first: Sequence[int] = scoring.COLUMN_FIRST,
    hearts: Sequence[int] = (),
) -> Text:
    """A sheet as on paper: squares, column values, colors, marks."""
    text = Text(f"{title}\n", "bold")
    text.append("   " + "".join(f" {column} " for column in COLUMNS) + "\n", "bold")
    for row in range(HEIGHT):
        text.append(f" {rows[row]} ", "bold")
        for column in range(len(COLUMNS)):
            _draw_square(text, sheet, 1 << column * HEIGHT + row, golden)
        text.append(f" {row_note(row)}\n", "default")
    _draw_column_values(text, sheet, first, sheet.first_columns, taken)
    _draw_column_values(text, sheet, scoring.COLUMN_LATER, sheet.columns & ~sheet.first_columns, 0)
    if any(hearts):
        text.append("   " + "".join(f"+{points} " if points else "   " for points in hearts), "red")
        text.append("\n")
    text.append(said("colors") + " ", "default")
    for color in COLORS:
        _draw_color(text, sheet, color)
    text.append(f"   {said('marks')} {'!' * sheet.marks or said('none')}", "default")
    return text


def _draw_square(text: Text, sheet: Sheet, square: Squares, golden: Squares) -> None:
    if sheet.checked & square:
        text.append(" × ", CHECKED)
        return
    color = sheet.printed.color_of(square)
    sign = "*" if sheet.printed.stars & square else "◆" if golden & square else " "
    text.append(f" {color.upper()}{sign}", STYLES[color])


def _draw_column_values(
    text: Text, sheet: Sheet, values: Sequence[int], mine: int, taken: int
) -> None:
    text.append("   ")
    for i, value in enumerate(values):
        if mine >> i & 1:
            text.append(f"({value})", "bold green")
        else:
            gone = (taken | sheet.columns) >> i & 1
            text.append(" - " if gone else f" {value} ", "dim")
    text.append("\n")


def _draw_color(text: Text, sheet: Sheet, color: str) -> None:
    left = (sheet.printed.by_color[color] & ~sheet.checked).bit_count()
    how = said("full") if color in sheet.colors else left
    text.append(f" {color.upper()} {how} ", STYLES[color])
    text.append(" ")


def summary(sheet: Sheet, title: str) -> Text:
    """Another seat's sheet in one line."""
    columns = "".join(COLUMNS[i] for i in scoring.bits(sheet.columns)) or said("none")
    colors = " ".join(said(COLOR_NAMES[color]) for color in sheet.colors) or said("none")
    parts = (f"{said('columns')} {columns}", f"{said('colors')} {colors}")
    return Text("; ".join((title, *parts, f"{said('marks')} {sheet.marks}")), "dim")


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case Rolled():
            return said("Dice: {roll}", roll=str(event.roll).removeprefix("roll "))
        case Chose():
            return said("{name} has chosen.", name=names[event.seat])
        case Checked():
            squares = write_squares(event.move.squares, event.move.rows)
            dice = event.move.color + event.move.number
            return said(
                "{name} takes {dice} and checks {squares}.",
                name=names[event.seat],
                dice=dice,
                squares=squares,
            )
        case Passed():
            return said("{name} chooses to pass.", name=names[event.seat])
        case Stuck():
            return said("{name} passes: nothing fits.", name=names[event.seat])
        case ColumnClaimed():
            return said(
                "{name} completes column {column}: {points} points.",
                name=names[event.seat],
                column=event.column,
                points=event.points,
            )
        case ColorClaimed():
            return said(
                "{name} completes {color}: {points} points.",
                name=names[event.seat],
                color=said(COLOR_NAMES[event.color]),
                points=event.points,
            )
        case Ended():
            return said("The game is over.")
    assert_never(event)


def heading(move: Move) -> str:
    if move.kind == "pass":
        return "pass"
    color = said("any color" if move.color == COLOR_JOKER else COLOR_NAMES[move.color])
    number = said("any number") if move.number == NUMBER_JOKER else move.number
    cost = ", " + said("costs {marks}", marks="!" * move.cost) if move.cost else ""
    return f"{color} {number}{cost}"


def describe(move: Move, _names: Sequence[str]) -> str:
    return str(move)


ROOM = Room(board, tell, heading, describe)
