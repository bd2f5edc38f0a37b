"""Encore!: the rules of the game, one room per subject."""

from functools import partial

from bis.core import saving
from bis.core.game import Game, Option
from bis.games.encore import rules, scoring
from bis.games.encore.judge import judge
from bis.games.encore.moves import Move, parse_move
from bis.games.encore.pieces import SHEETS, Roll, printed_sheet
from bis.games.encore.state import State, to_act
from bis.games.encore.view import View, view

SHEET = Option(
    key="sheet",
    about="the printed sheet, by name or written in full",
    values=SHEETS,
    default=lambda _seats: "classic",
    check=lambda value, _seats: printed_sheet(value),
)

ENCORE: Game[State, Move, Roll, View] = Game(
    id="encore",
    title="Encore!",
    seats=range(1, 7),
    seats_rule="ENC-01",
    options=(SHEET,),
    start=rules.start,
    to_act=to_act,
    draw=rules.draw,
    deal=rules.deal,
    legal=rules.legal,
    judge=judge,
    play=rules.play,
    view=view,
    result=scoring.result,
    parse_move=parse_move,
    parse_chance=Roll.parse,
    save=saving.save,
    load=partial(saving.load, State),
)
