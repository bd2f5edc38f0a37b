"""Criss Cross: the rules of the game, one room per subject."""

from bis.core.assemble import assemble
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

CRISS_CROSS: Game[state.State, Move, Roll, view.View] = assemble(
    id="criss_cross",
    title="Criss Cross",
    seats=range(1, 7),
    seats_rule="CC-01",
    options=(RULES,),
    bands=scoring.RATING_FLOORS,
    modules=(rules, state, judge, view, scoring),
    kept=state.State,
    parse=(parse_move, Roll.parse),
)
