"""Criss Cross as clients see it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal, assert_never

import msgspec

from bis.bots.criss_cross.greedy import alone
from bis.core.game import Events
from bis.games.criss_cross.events import Finished
from bis.games.criss_cross.moves import Move, Placement, Start
from bis.games.criss_cross.pieces import TOP_LEFT, write_square
from bis.games.criss_cross.scoring import parts
from bis.games.criss_cross.state import Sheet, State
from bis.games.criss_cross.view import View
from bis.table.showing import KEPT, GameView, Outcome, Showing, written


class CrissCrossSheet(msgspec.Struct, frozen=True):
    rows: list[str]
    points: dict[str, int]
    """Points of each line: `row 1`, `column A`, `diagonal`."""
    finished: bool
    """No pair fits any more (CC-06)."""


class CrissCrossView(GameView, frozen=True, tag="criss_cross"):
    round: int
    symbols: list[str]
    """The roll; empty before it."""
    sheets: list[CrissCrossSheet]


def tell(view: View) -> CrissCrossView:
    return CrissCrossView(
        round=view.round,
        symbols=list(view.roll.symbols) if view.roll else [],
        sheets=[tell_sheet(sheet, view.advanced) for sheet in view.sheets],
    )


@lru_cache(KEPT)
def tell_sheet(sheet: Sheet, advanced: bool) -> CrissCrossSheet:
    points = dict(parts(sheet, advanced))
    return written(CrissCrossSheet(sheet.rows(), points, finished=not sheet.has_room()))


@dataclass(frozen=True, slots=True)
class LeftAlone:
    """A free square that nothing can be written in any more; nobody announces it."""

    kind: ClassVar[Literal["left_alone"]] = "left_alone"
    seat: int
    name: str


def outcome(state: State, seat: int, move: Move) -> Outcome:
    """The sums of all lines with what would be written, and what cannot be any more."""
    before = sheet = state.sheets[seat]
    match move:
        case Start():
            sheet = sheet.write(move.symbol, (TOP_LEFT,))
        case Placement():
            sheet = sheet.write(move.symbols, move.squares)
        case _:
            assert_never(move)
    return parts(sheet, state.advanced), _lost(before, sheet, seat)


def _lost(before: Sheet, after: Sheet, seat: int) -> Events:
    """Squares that now stay empty (CC-08), and all room (CC-06)."""
    new = sorted(set(alone(after)) - set(alone(before)))
    left = tuple(LeftAlone(seat, write_square(square)) for square in new)
    return left if after.has_room() else (*left, Finished(seat))


SHOWN = Showing(CrissCrossView, tell, known=lambda _: None, outcome=outcome)
