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
from bis.terminal.speech import said

CARD_NAMES = {"freeze": "Freeze", "flip3": "Flip Three", "chance": "Second Chance", "x2": "×2"}
STATUS_STYLES = {"in": "bold", "stayed": "green", "frozen": "cyan", "busted": "red"}


def board(view: View, names: Sequence[str]) -> RenderableType:
    table = Table(title=_title(view, names))
    for column in ("", said("cards"), said("worth"), said("total"), ""):
        table.add_column(column)
    for seat, (line, name, total) in enumerate(zip(view.lines, names, view.totals, strict=True)):
        marker = "▶ " if seat == view.chooser else "  "
        style = STATUS_STYLES[line.status]
        status = "" if line.is_in else said(line.status)
        worth = str(score(line))
        table.add_row(marker + name, _cards(line), worth, str(total), status, style=style)
    left = _left(sum(view.deck), sum(view.discards))
    if view.at_hand:
        left += "; " + said("{card} to be aimed", card=CARD_NAMES[view.at_hand])
    return Group(table, *(Text(_under_way(flip, names)) for flip in view.flips), Text(left))


def _left(deck: int, discards: int) -> str:
    """An empty deck is made anew before the next card (F7-25)."""
    if discards and not deck:
        return said(
            "the deck is empty: the {discards} discards are shuffled in first", discards=discards
        )
    return said("{deck} cards in the deck, {discards} discarded", deck=deck, discards=discards)


def _title(view: View, names: Sequence[str]) -> str:
    if view.due == "nothing":
        return said("After {rounds} rounds", rounds=len(view.rounds))
    number, name = len(view.rounds) + 1, names[view.dealer]
    return said("Round {number}, {name} deals", number=number, name=name)


def _under_way(flip: FlipThree, names: Sequence[str]) -> str:
    waiting = ", ".join(CARD_NAMES[card] for card in flip.pending)
    name = names[flip.seat]
    cards = said("Flip Three for {name}: {count} cards to come", name=name, count=flip.left)
    return f"{cards}; {said('{cards} waits', cards=waiting)}" if waiting else cards


def _cards(line: Line) -> str:
    numbers = " ".join(map(str, line.numbers))
    modifiers = " ".join(CARD_NAMES.get(card, card) for card in line.modifiers)
    parts = (numbers, modifiers, "Second Chance" if line.chance else "")
    return "  ".join(part for part in parts if part)


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case Dealt():
            card = CARD_NAMES.get(event.card, event.card)
            return said("{name} is dealt {card}.", name=names[event.seat], card=card)
        case Busted():
            return said("{name} busts on {card}.", name=names[event.seat], card=event.card)
        case Saved():
            name = names[event.seat]
            return said("A Second Chance saves {name} from the {card}.", name=name, card=event.card)
        case FlippedSeven():
            return said("Flip 7 for {name}!", name=names[event.seat])
        case Stayed():
            return said("{name} stays.", name=names[event.seat])
        case Frozen():
            if event.by == event.seat:
                return said("{name} freezes themselves.", name=names[event.seat])
            return said("{by} freezes {name}.", by=names[event.by], name=names[event.seat])
        case FlipThreeBegun():
            if event.by == event.seat:
                return said("{name} aims Flip Three at themselves.", name=names[event.seat])
            by = names[event.by]
            return said("{by} aims Flip Three at {name}.", by=by, name=names[event.seat])
        case Postponed() | ChanceKept():
            return None
        case ChanceGiven():
            by = names[event.by]
            return said("{by} gives a Second Chance to {name}.", by=by, name=names[event.seat])
        case Discarded():
            return said("{card} is discarded.", card=CARD_NAMES[event.card])
        case Shuffled():
            return said("The {count} discards are shuffled into a new deck.", count=event.cards)
        case NoCardLeft():
            return said("No card is left for {name}.", name=names[event.seat])
        case RoundEnded():
            scores = (f"{name} {points}" for name, points in zip(names, event.scores, strict=True))
            return said("End of the round: {scores}", scores=", ".join(scores))
        case Ended():
            return said("The game is over.")
    assert_never(event)


def heading(move: Move) -> str:
    return str(move)


def describe(move: Move, names: Sequence[str]) -> str:
    return f"target {names[move.seat]}" if move.kind == "target" else str(move)


ROOM = Room(board, tell, heading, describe)
