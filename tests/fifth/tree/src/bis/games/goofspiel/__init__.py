"""Goofspiel: the rules of the game, one room per subject."""

from bis.games.goofspiel import judge, rules, scoring, state, view
from bis.games.goofspiel.moves import Bid
from bis.games.goofspiel.pieces import SUITS, Prize

from bis.core.assemble import assemble
from bis.core.game import Game, Option, named

SUIT = Option(
    key="suit",
    about="how many cards everybody has",
    values=SUITS,
    default=lambda _seats: SUITS[0],
    check=named("suit", SUITS),
)

GOOFSPIEL: Game[state.State, Bid, Prize, view.View] = assemble(
    id="goofspiel",
    title="Goofspiel",
    seats=range(2, 7),
    seats_rule="GS-01",
    options=(SUIT,),
    modules=(rules, state, judge, view, scoring),
    kept=state.State,
    parse=(Bid.parse, Prize.parse),
)
