"""One More Encore!: only what it does otherwise than Encore!."""

from bis.core.assemble import assemble
from bis.core.game import Game, Option, named
from bis.games.one_more_encore import judge, rules, scoring, state, view
from bis.games.one_more_encore.moves import Move, parse_move
from bis.games.one_more_encore.pieces import SHEETS, Roll

SHEET = Option(
    key="sheet",
    about="the printed sheet; there is one",
    values=SHEETS,
    default=lambda _seats: "classic",
    check=named("sheet", SHEETS),
)

ONE_MORE_ENCORE: Game[state.State, Move, Roll, view.View] = assemble(
    id="one_more_encore",
    title="One More Encore!",
    seats=range(1, 7),
    seats_rule="OME-01",
    options=(SHEET,),
    bands=scoring.RATING_FLOORS,
    modules=(rules, state, judge, view, scoring),
    kept=state.State,
    parse=(parse_move, Roll.parse),
)
