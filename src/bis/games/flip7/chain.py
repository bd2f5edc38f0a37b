"""What a card, an offer or an action sets in motion, until somebody must act again."""

from dataclasses import replace
from typing import assert_never

from bis.games.flip7.events import (
    Busted,
    ChanceGiven,
    ChanceKept,
    Dealt,
    Discarded,
    FlippedSeven,
    FlipThreeBegun,
    Frozen,
    NoCardLeft,
    Postponed,
    Saved,
    Shuffled,
    Stayed,
)
from bis.games.flip7.pieces import (
    KIND,
    NO_CARDS,
    Action,
    Card,
    Modifier,
    Number,
    is_action,
    is_modifier,
    is_number,
    with_cards,
    without_card,
)
from bis.games.flip7.rounds import deal_opening, end_round, next_in
from bis.games.flip7.scoring import SEVEN, score
from bis.games.flip7.state import FlipThree, Line, Lines
from bis.games.flip7.step import Step

# Cards


def shuffle(step: Step) -> None:
    """What lies on the table stays there (F7-25)."""
    step.deck, step.discards = step.discards, NO_CARDS
    step.events.append(Shuffled(sum(step.deck)))
    step.due = "card"


def deal_card(step: Step, card: Card) -> None:
    """The next card goes to the seat it is due to (F7-07)."""
    seat = step.receiver
    step.deck = without_card(step.deck, card)
    step.events.append(Dealt(seat, card))
    if step.flips:
        count_card(step)
    if is_number(card):
        deal_number(step, seat, card)
    elif is_modifier(card):
        join(step, seat, card)
    else:
        assert is_action(card)
        deal_action(step, seat, card)


def count_card(step: Step) -> None:
    """Every card counts among the three (F7-14)."""
    flip = step.flips[-1]
    step.flips = (*step.flips[:-1], replace(flip, left=flip.left - 1))


def join(step: Step, seat: int, card: Modifier) -> None:
    """A modifier never busts and is no number (F7-09)."""
    line = step.lines[seat]
    step.put(seat, replace(line, modifiers=(*line.modifiers, card)))


def deal_number(step: Step, seat: int, card: Number) -> None:
    """It joins the line, or it busts, unless a Second Chance is there (F7-07, F7-08, F7-18)."""
    line, number = step.lines[seat], KIND[card]
    if number not in line.numbers:
        numbers = (*line.numbers, number)
        step.put(seat, Line(numbers, line.modifiers, line.chance))
        if len(numbers) == SEVEN:
            step.events.append(FlippedSeven(seat))
            end_round(step)
    elif line.chance:
        step.put(seat, replace(line, chance=False))
        step.discards = with_cards(step.discards, (card, "chance"))
        step.events.append(Saved(seat, card))
    else:
        step.put(seat, replace(line, numbers=(*line.numbers, number), status="busted"))
        step.events.append(Busted(seat, card))
        break_off(step, seat)


def break_off(step: Step, seat: int) -> None:
    """A bust ends the three; `en` discards all that this seat had pending (F7-13, F7-16)."""
    flips = []
    for flip in step.flips:
        if flip.seat != seat:
            flips.append(flip)
        elif step.edition == "fr":
            flips.append(FlipThree(seat, 0, flip.pending))
        else:
            flips.append(FlipThree(seat, 0))
            for card in flip.pending:
                discard(step, seat, card)
    step.flips = tuple(flips)


def discard(step: Step, seat: int, card: Action) -> None:
    step.discards = with_cards(step.discards, (card,))
    step.events.append(Discarded(seat, card))


# Actions


def deal_action(step: Step, seat: int, card: Action) -> None:
    """In a Flip Three an action waits, but for the Second Chance of `en` (F7-15, F7-20)."""
    if not step.flips or (card == "chance" and step.edition == "en"):
        take_up(step, seat, card)
        return
    flip = step.flips[-1]
    step.flips = (*step.flips[:-1], replace(flip, pending=(*flip.pending, card)))
    step.events.append(Postponed(seat, card))


def take_up(step: Step, seat: int, card: Action) -> None:
    """A first Second Chance is kept; what anybody can receive is aimed; the rest is discarded."""
    line = step.lines[seat]
    if card == "chance" and not line.chance and line.status != "busted":
        step.put(seat, replace(line, chance=True))
        step.events.append(ChanceKept(seat))
    elif receivers(step.lines, card):
        step.due = card
    else:
        discard(step, seat, card)


def receivers(lines: Lines, card: Action) -> list[int]:
    """Whom an action can be aimed at: those in the round (F7-12, F7-13, F7-19).

    A Second Chance only goes to who has none; its giver holds one or has bust, so never gets it.
    """
    return [
        seat
        for seat, line in enumerate(lines)
        if line.is_in and not (card == "chance" and line.chance)
    ]


def aim(step: Step, card: Action, target: int) -> None:
    """The action at hand takes effect; a Freeze or Flip Three then stays on the table (F7-25)."""
    seat, line = step.receiver, step.lines[target]
    match card:
        case "freeze":
            step.put(target, replace(line, status="frozen"))
            step.spent = (*step.spent, card)
            step.events.append(Frozen(target, seat))
        case "flip3":
            step.flips = (*step.flips, FlipThree(target))
            step.spent = (*step.spent, card)
            step.events.append(FlipThreeBegun(target, seat))
        case "chance":
            step.put(target, replace(line, chance=True))
            step.events.append(ChanceGiven(target, seat))
        case _:
            assert_never(card)


# Offers


def hit(step: Step) -> None:
    """One more card; if there is none, a stay (F7-07, F7-26)."""
    if step.has_card():
        step.due = "card"
        return
    step.events.append(NoCardLeft(step.turn))
    stay(step)


def stay(step: Step) -> None:
    """Out of the round with the line banked (F7-06)."""
    line = step.lines[step.turn]
    step.put(step.turn, Line(line.numbers, line.modifiers, line.chance, "stayed"))
    step.events.append(Stayed(step.turn, score(line)))


# What comes next


def settle(step: Step) -> None:
    """Go on until a seat must choose, a card is due, or the game is over."""
    while step.due is None:
        seat = next_in(step)
        if seat is None:
            end_round(step)
        elif step.flips:
            go_on_flipping(step)
        elif step.undealt:
            deal_opening(step)
        else:
            step.turn = seat
            step.due = "offer"


def go_on_flipping(step: Step) -> None:
    """Three cards, then what is pending as drawn, then the outer one (F7-13, F7-15, F7-17)."""
    flip, outer = step.flips[-1], step.flips[:-1]
    if flip.left and step.has_card():
        step.due = "card"
    elif flip.left:
        step.flips = (*outer, replace(flip, left=0))
        step.events.append(NoCardLeft(flip.seat))
    elif flip.pending:
        step.flips = (*outer, replace(flip, pending=flip.pending[1:]))
        take_up(step, flip.seat, flip.pending[0])
    else:
        step.flips = outer
