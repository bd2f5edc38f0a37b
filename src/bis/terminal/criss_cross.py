"""Criss Cross in a terminal: grids with the points of every line."""

from collections.abc import Sequence
from typing import assert_never

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from bis.core.game import Chose, Ended, Part
from bis.games.criss_cross.events import Event, Finished, Rolled, Started, Wrote
from bis.games.criss_cross.moves import Move
from bis.games.criss_cross.pieces import COLUMNS, FREE, ROWS
from bis.games.criss_cross.scoring import parts
from bis.games.criss_cross.state import Sheet
from bis.games.criss_cross.view import View
from bis.terminal.room import Room
from bis.terminal.speech import said

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
    head = Text(_head(view) + " ")
    if view.roll is not None:
        for symbol in view.roll.symbols:
            head.append(f" {symbol} ", STYLES[symbol]).append(" ")
    return Group(Columns(grids, padding=(1, 4)), head)


def _head(view: View) -> str:
    if not view.round:
        return said("Start symbols.")
    return said("Round {number} of {most}.", number=view.round, most=12)


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
        text.append(f"  {said('diagonal')} {points['diagonal']}")
    return text


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case Started():
            return said("{name} starts with {symbol}.", name=names[event.seat], symbol=event.symbol)
        case Rolled():
            return said("Dice: {roll}", roll=" ".join(event.roll.symbols))
        case Chose():
            return said("{name} has chosen.", name=names[event.seat])
        case Wrote():
            return said("{name} writes {move}.", name=names[event.seat], move=event.move)
        case Finished():
            return said("{name} has no room left.", name=names[event.seat])
        case Ended():
            return said("The game is over.")
    assert_never(event)


def heading(move: Move) -> str:
    return said("from {square}", square=str(move).split(" ")[1])


def describe(move: Move, _names: Sequence[str]) -> str:
    return str(move)


ROOM = Room(board, tell, heading, describe)
