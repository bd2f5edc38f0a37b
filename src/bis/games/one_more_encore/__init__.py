"""One More Encore!: only what it does otherwise than Encore!."""

from functools import partial

from bis.core import saving
from bis.core.game import Game, Option, named
from bis.games.encore.state import turns
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

ONE_MORE_ENCORE: Game[state.State, Move, Roll, view.View] = Game(
    id="one_more_encore",
    title="One More Encore!",
    seats=range(1, 7),
    box=range(1, 7),
    seats_rule="OME-01",
    options=(SHEET,),
    rounds=False,
    bands=scoring.RATING_FLOORS,
    start=rules.start,
    to_act=state.to_act,
    draw=rules.draw,
    deal=rules.deal,
    legal=rules.legal,
    judge=judge.judge,
    play=rules.play,
    view=view.view,
    result=scoring.result,
    turns=turns,
    parse_move=parse_move,
    parse_chance=Roll.parse,
    save=saving.save,
    load=partial(saving.load, state.State),
)
