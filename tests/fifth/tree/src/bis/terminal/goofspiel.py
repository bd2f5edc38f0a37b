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


def board(view: View, names: Sequence[str]) -> RenderableType:
    text = Text(f"Turn {view.turn}. ")
    text.append(f"The prize is {view.prize}.\n" if view.prize else "No prize is turned up.\n")
    for name, hand, points in zip(names, view.hands, view.won, strict=True):
        text.append(f"{name}: {points} points, cards {' '.join(map(str, listed(hand)))}\n")
    return text


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case Turned():
            return f"Prize: {event.card}"
        case Chose():
            return f"{names[event.seat]} has bid."
        case WasBid():
            return f"{names[event.seat]} bid {event.card}."
        case Won():
            return f"{names[event.seat]} wins {event.points}."
        case Tied():
            return f"Nobody gets the {event.card}."
        case Ended():
            return "The game is over."
    assert_never(event)


def heading(_move: Bid) -> str:
    return "bids"


def describe(move: Bid, _names: Sequence[str]) -> str:
    return str(move)


ROOM = Room(board, tell, heading, describe)
