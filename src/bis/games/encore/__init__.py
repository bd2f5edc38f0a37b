"""Encore!: the rules of the game, one room per subject."""

from bis.core.assemble import assemble
from bis.core.game import Game, Option
from bis.games.encore import judge, rules, scoring, state, view
from bis.games.encore.chosen import CHOSEN, in_full
from bis.games.encore.moves import Move, parse_move
from bis.games.encore.pieces import SHEETS, Roll, printed_sheet

SHEET = Option(
    key="sheet",
    about="the sheet, by name or written in full",
    values=SHEETS,
    default=lambda _seats: "classic",
    check=lambda value, _seats: printed_sheet(value),
    dealt=tuple(CHOSEN),
    full=in_full,
)

ENCORE: Game[state.State, Move, Roll, view.View] = assemble(
    id="encore",
    title="Encore!",
    seats=range(1, 7),
    seats_rule="ENC-01",
    options=(SHEET,),
    bands=scoring.RATING_FLOORS,
    modules=(rules, state, judge, view, scoring),
    kept=state.State,
    parse=(parse_move, Roll.parse),
)
