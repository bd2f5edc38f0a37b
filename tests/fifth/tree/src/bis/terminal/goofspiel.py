"""Goofspiel in a terminal: the prize, and everybody's cards."""

from collections.abc import Sequence
from typing import assert_never

from bis.games.goofspiel.events import Event, Tied, Turned, WasBid, Won
from bis.games.goofspiel.moves import Bid
from bis.games.goofspiel.pieces import listed
from bis.games.goofspiel.view import View
from rich.console import RenderableType
from rich.text import Text

from bis.core.game import Chose, Ended
from bis.terminal.room import Room
from bis.terminal.speech import said


def board(view: View, names: Sequence[str]) -> RenderableType:
    prize = view.prize
    about = said("The prize is {prize}.", prize=prize) if prize else said("No prize is turned up.")
    text = Text(said("Turn {turn}.", turn=view.turn) + f" {about}\n")
    for name, hand, points in zip(names, view.hands, view.won, strict=True):
        cards = " ".join(map(str, listed(hand)))
        told = said("{name}: {points} points, cards {cards}", name=name, points=points, cards=cards)
        text.append(f"{told}\n")
    return text


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case Turned():
            return said("Prize: {card}", card=event.card)
        case Chose():
            return said("{name} has bid.", name=names[event.seat])
        case WasBid():
            return said("{name} bid {card}.", name=names[event.seat], card=event.card)
        case Won():
            return said("{name} wins {points}.", name=names[event.seat], points=event.points)
        case Tied():
            return said("Nobody gets the {card}.", card=event.card)
        case Ended():
            return said("The game is over.")
    assert_never(event)


def heading(_move: Bid) -> str:
    return said("bids")


def describe(move: Bid, _names: Sequence[str]) -> str:
    return str(move)


ROOM = Room(board, tell, heading, describe)
