"""Criss Cross: the rules of the game, one room per subject."""

from functools import partial

from bis.core import saving
from bis.core.game import Game, Option, named
from bis.games.criss_cross import judge, rules, scoring, state, view
from bis.games.criss_cross.moves import Move, parse_move
from bis.games.criss_cross.pieces import Roll

RULE_SETS = ("basic", "advanced")

RULES = Option(
    key="rules",
    about="basic, or advanced: the diagonal counts, and lines without points cost",
    values=RULE_SETS,
    default=lambda _seats: "basic",
    check=named("rules", RULE_SETS),
)

CRISS_CROSS: Game[state.State, Move, Roll, view.View] = Game(
    id="criss_cross",
    title="Criss Cross",
    seats=range(1, 7),
    box=range(1, 7),
    seats_rule="CC-01",
    options=(RULES,),
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
    turns=state.turns,
    parse_move=parse_move,
    parse_chance=Roll.parse,
    save=saving.save,
    load=partial(saving.load, state.State),
)
