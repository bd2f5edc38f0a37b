"""Goofspiel: the rules of the game, one room per subject."""

from functools import partial

from bis.games.goofspiel import judge, rules, scoring, state, view
from bis.games.goofspiel.moves import Bid
from bis.games.goofspiel.pieces import SUITS, Prize

from bis.core import saving
from bis.core.game import Game, Option, named

SUIT = Option(
    key="suit",
    about="how many cards everybody has",
    values=SUITS,
    default=lambda _seats: SUITS[0],
    check=named("suit", SUITS),
)

GOOFSPIEL: Game[state.State, Bid, Prize, view.View] = Game(
    id="goofspiel",
    title="Goofspiel",
    seats=range(2, 7),
    box=range(2, 7),
    seats_rule="GS-01",
    options=(SUIT,),
    rounds=False,
    bands=(),
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
    parse_move=Bid.parse,
    parse_chance=Prize.parse,
    save=saving.save,
    load=partial(saving.load, state.State),
)
