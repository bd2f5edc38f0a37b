"""Criss Cross in a terminal: grids with the points of every line."""

from collections.abc import Sequence
from typing import assert_never

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from bis.core.game import Ended, Part
from bis.games.criss_cross.events import Chose, Event, Finished, Rolled, Started, Wrote
from bis.games.criss_cross.moves import Move
from bis.games.criss_cross.pieces import COLUMNS, FREE, ROWS
from bis.games.criss_cross.scoring import parts
from bis.games.criss_cross.state import Sheet
from bis.games.criss_cross.view import View
from bis.terminal.room import Room

STYLES = {
    "a": "#000000 on #e69f00",
    "b": "#000000 on #56b4e9",
    "c": "#000000 on #2fbf8f",
    "d": "#000000 on #f0e442",
    "e": "#ffffff on #0066b3",
    "f": "#000000 on #e58fc0",
    FREE: "dim",
}


def board(view: View, names: Sequence[str]) -> RenderableType:
    """Everybody's grid, and the roll."""
    grids = [
        draw_sheet(sheet, parts(sheet, advanced=view.advanced), name)
        for sheet, name in zip(view.sheets, names, strict=True)
    ]
    head = Text(f"Round {view.round} of 12. " if view.round else "Start symbols. ")
    if view.roll is not None:
        for symbol in view.roll.symbols:
            head.append(f" {symbol} ", STYLES[symbol]).append(" ")
    return Group(Columns(grids, padding=(1, 4)), head)


def draw_sheet(sheet: Sheet, lines: Sequence[Part], name: str) -> Text:
    """The grid with its sums at the right and below, as on paper."""
    points = dict(lines)
    text = Text(f"{name}: {sum(points.values())}\n", "bold")
    text.append("    " + "".join(f" {column} " for column in COLUMNS) + "\n", "bold")
    for row, symbols in zip(ROWS, sheet.rows(), strict=True):
        text.append(f"  {row} ", "bold")
        for symbol in symbols:
            text.append(f" {symbol} ", STYLES[symbol])
        text.append(f" {points[f'row {row}']:2}\n", "default")
    text.append("    " + "".join(f"{points[f'column {column}']:2} " for column in COLUMNS))
    if "diagonal" in points:
        text.append(f"  diagonal {points['diagonal']}")
    return text


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case Started():
            return f"{names[event.seat]} starts with {event.symbol}."
        case Rolled():
            return f"Dice: {' '.join(event.roll.symbols)}"
        case Chose():
            return f"{names[event.seat]} has chosen."
        case Wrote():
            return f"{names[event.seat]} writes {event.move}."
        case Finished():
            return f"{names[event.seat]} has no room left."
        case Ended():
            return "The game is over."
    assert_never(event)


def heading(move: Move) -> str:
    return f"from {str(move).split(' ')[1]}"


def describe(move: Move, _names: Sequence[str]) -> str:
    return str(move)


ROOM = Room(board, tell, heading, describe)
