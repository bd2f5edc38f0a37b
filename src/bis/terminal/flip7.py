"""Flip 7 in a terminal: a line of cards for every seat."""

from collections.abc import Sequence
from typing import assert_never

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bis.core.game import Ended
from bis.games.flip7.events import (
    Busted,
    ChanceGiven,
    ChanceKept,
    Dealt,
    Discarded,
    Event,
    FlippedSeven,
    FlipThreeBegun,
    Frozen,
    NoCardLeft,
    Postponed,
    RoundEnded,
    Saved,
    Shuffled,
    Stayed,
)
from bis.games.flip7.moves import Move
from bis.games.flip7.scoring import score
from bis.games.flip7.state import FlipThree, Line
from bis.games.flip7.view import View
from bis.terminal.room import Room

CARD_NAMES = {"freeze": "Freeze", "flip3": "Flip Three", "chance": "Second Chance"}
STATUS_STYLES = {"in": "bold", "stayed": "green", "frozen": "cyan", "busted": "red"}


def board(view: View, names: Sequence[str]) -> RenderableType:
    running = f"Round {len(view.rounds) + 1}, {names[view.dealer]} deals"
    table = Table(title=f"After {len(view.rounds)} rounds" if view.due == "nothing" else running)
    for column in ("", "line", "worth", "total", ""):
        table.add_column(column)
    for seat, (line, name, total) in enumerate(zip(view.lines, names, view.totals, strict=True)):
        marker = "▶ " if seat == view.chooser else "  "
        style = STATUS_STYLES[line.status]
        status = "" if line.is_in else line.status
        worth = str(score(line))
        table.add_row(marker + name, _cards(line), worth, str(total), status, style=style)
    left = f"{sum(view.deck)} cards in the deck, {sum(view.discards)} discarded"
    at_hand = f"; {CARD_NAMES[view.at_hand]} to be aimed" if view.at_hand else ""
    return Group(
        table, *(Text(_under_way(flip, names)) for flip in view.flips), Text(left + at_hand)
    )


def _under_way(flip: FlipThree, names: Sequence[str]) -> str:
    waiting = ", ".join(CARD_NAMES[card] for card in flip.pending)
    cards = f"Flip Three for {names[flip.seat]}: {flip.left} cards to come"
    return f"{cards}; {waiting} waits" if waiting else cards


def _cards(line: Line) -> str:
    numbers = " ".join(map(str, line.numbers))
    parts = (numbers, " ".join(line.modifiers), "Second Chance" if line.chance else "")
    return "  ".join(part for part in parts if part)


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case Dealt():
            return f"{names[event.seat]} is dealt {CARD_NAMES.get(event.card, event.card)}."
        case Busted():
            return f"{names[event.seat]} busts on {event.card}."
        case Saved():
            return f"A Second Chance saves {names[event.seat]} from the {event.card}."
        case FlippedSeven():
            return f"Flip 7 for {names[event.seat]}!"
        case Stayed():
            return f"{names[event.seat]} stays."
        case Frozen():
            return f"{names[event.by]} freezes {_target(event.seat, event.by, names)}."
        case FlipThreeBegun():
            return f"{names[event.by]} aims Flip Three at {_target(event.seat, event.by, names)}."
        case Postponed() | ChanceKept():
            return None
        case ChanceGiven():
            return f"{names[event.by]} gives a Second Chance to {names[event.seat]}."
        case Discarded():
            return f"{CARD_NAMES[event.card]} is discarded."
        case Shuffled():
            return f"The {event.cards} discards are shuffled into a new deck."
        case NoCardLeft():
            return f"No card is left for {names[event.seat]}."
        case RoundEnded():
            scores = zip(names, event.scores, strict=True)
            return "End of the round: " + ", ".join(f"{name} {points}" for name, points in scores)
        case Ended():
            return "The game is over."
    assert_never(event)


def _target(seat: int, by: int, names: Sequence[str]) -> str:
    return "themselves" if seat == by else names[seat]


def heading(move: Move) -> str:
    return str(move)


def describe(move: Move, names: Sequence[str]) -> str:
    return f"target {names[move.seat]}" if move.kind == "target" else str(move)


ROOM = Room(board, tell, heading, describe)
