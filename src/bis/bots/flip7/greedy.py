"""A sensible beginner: counts cards, stops in time, slows the leader, tempts the reckless."""

from collections.abc import Sequence
from typing import assert_never

from bis.bots.best import best
from bis.core.chance import Source
from bis.games.flip7.moves import HIT, STAY, Move, Target
from bis.games.flip7.pieces import CARDS, KIND, Action, Card, Counts, is_modifier, is_number
from bis.games.flip7.scoring import FLIP7_BONUS, PLUS, SEVEN, score
from bis.games.flip7.state import Line
from bis.games.flip7.view import View

LAST = -1
"""What it is worth to aim at oneself, if anybody else will do."""


def choose(view: View, legal: Sequence[Move], source: Source) -> Move:
    """Hit while there is nothing to lose or points to expect; aim where it is worth most."""
    assert view.seat is not None
    card = view.at_hand
    if card:
        return _best_target(view, card, legal, source)
    line = view.lines[view.seat]
    if STAY not in legal or score(line) == 0:
        return HIT
    return HIT if expected_gain(line, next_cards(view)) > 0 else STAY


# Hit or stay


def next_cards(view: View) -> Counts:
    """What the next card comes from: the deck, or the discards once it is empty."""
    return view.deck if any(view.deck) else view.discards


def expected_gain(line: Line, cards: Counts) -> int:
    """The points the next card adds, times the number of cards it may be."""
    counted = zip(CARDS, cards, strict=True)
    return sum(count * gain(line, card) for card, count in counted if count)


def gain(line: Line, card: Card) -> int:
    """What one card adds to a line; an action adds nothing."""
    doubled = 1 << line.modifiers.count("x2")
    if is_modifier(card):
        return sum(line.numbers) * doubled if card == "x2" else PLUS[card]
    if not is_number(card):
        return 0
    number = KIND[card]
    if number in line.numbers:
        return 0 if line.chance else -score(line)
    bonus = FLIP7_BONUS if len(line.numbers) == SEVEN - 1 else 0
    return number * doubled + bonus


# Targets


def _best_target(view: View, card: Action, legal: Sequence[Move], source: Source) -> Move:
    """The target worth most; among equals one at random."""
    targets = [move for move in legal if move.kind == "target"]
    return best(targets, [_worth(view, card, move) for move in targets], source)


def _worth(view: View, card: Action, move: Target) -> int:
    line = view.lines[move.seat]
    own = move.seat == view.seat
    match card:
        case "freeze":
            return LAST if own else view.totals[move.seat] + score(line)
        case "flip3" if own:
            return LAST if line.numbers else sum(view.deck) + sum(view.discards)
        case "flip3":
            return risk(line, next_cards(view))
        case "chance":
            return -view.totals[move.seat]
    assert_never(card)


def risk(line: Line, cards: Counts) -> int:
    """How many of the cards would bust this line."""
    return 0 if line.chance else sum(cards[number] for number in line.numbers)
