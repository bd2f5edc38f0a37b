"""The strongest player: the chance to win of every move, exact within the round for its own line.

How the round ends for the other lines is learned, and what totals are worth is the race of seats
that play on apart from each other. So a target is judged by what it does to one's chance to win.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple, assert_never

import numpy as np

from bis.bots.flip7.greedy import gain, next_cards
from bis.bots.flip7.learned.fates import MOST, Values, fate
from bis.bots.flip7.learned.lines import FLIP_THREE, Ahead, points_worth
from bis.bots.flip7.learned.race import TOTALS, all_but, race
from bis.bots.levels import soften
from bis.core.chance import Source
from bis.games.flip7.moves import HIT, Move
from bis.games.flip7.pieces import CARDS, KIND, Action, Counts
from bis.games.flip7.scoring import leaders, score, totals
from bis.games.flip7.state import Line, State
from bis.games.flip7.view import View

FEW = 15
"""With fewer cards in the deck one looks further ahead on the discards as well."""
CLOSE = 4
"""So many targets are looked at closely."""
TIMID, RASH = 0.12, 0.45
"""Chances to bust: at every level one hits below the first and stays above the other, if best."""
DIGITS = 9
"""Chances are cut there, so that no machine's rounding chooses a move."""


class Worth(NamedTuple):
    """What a move is worth to the seat that may make it."""

    move: Move
    win: float
    """The chance to win; alone, less the rounds that are still needed."""
    points: float | None = None
    """The points of this round, if the line is played on for points; None for a target."""
    bust: float | None = None
    """The chance that the next card busts, for a hit."""
    gain: float | None = None
    """The points that the next card adds on average if it does not bust, for a hit."""


def choose(view: View, legal: Sequence[Move], _source: Source) -> Move:
    """The move with the best chance to win; the first of equals."""
    chances = sensible(view, legal)
    return legal[chances.index(max(chances))]


def sensible(view: View, legal: Sequence[Move]) -> list[float]:
    """The chances to win, but no thought is given to moves that need none."""
    assert view.seat is not None
    nothing_to_lose = legal[0] == HIT and score(view.lines[view.seat]) == 0
    if nothing_to_lose or len(legal) == 1:
        return [1.0, *[0.0] * (len(legal) - 1)]
    return chances_to_win(view, legal)


def loosely(view: View, legal: Sequence[Move]) -> list[float]:
    """The same for levels: nobody is scared by a small risk, or tempted by a great one."""
    chances = sensible(view, legal)
    if view.at_hand or len(legal) == 1:
        return chances
    assert view.seat is not None
    hit, stay = chances
    bust, _ = one_card(view.lines[view.seat], next_cards(view))
    if (hit > stay and bust < TIMID) or (stay > hit and bust > RASH):
        return [float(hit > stay), float(stay > hit)]
    return chances


easy = soften(loosely, 0.15)
medium = soften(loosely, 0.05)
hard = soften(loosely, 0.02)


def chances_to_win(view: View, legal: Sequence[Move]) -> list[float]:
    """One for each move."""
    table = Round(view)
    assert view.seat is not None
    if view.at_hand:
        told = aimed(table, view.seat, view.at_hand, [m.seat for m in legal if m.kind == "target"])
    else:
        ahead = table.ahead(view.seat, table.worth(view.seat))
        hit = ahead.hitting(table.next) + action_gain(table, view.seat)
        told = [hit if move == HIT else ahead.staying() for move in legal]
    return [round(chance, DIGITS) for chance in told]


def worths(view: View, legal: Sequence[Move]) -> list[Worth]:
    """Every legal move with all that can be said about it."""
    told = [Worth(move, win) for move, win in zip(legal, chances_to_win(view, legal), strict=True)]
    if view.at_hand:
        return told
    assert view.seat is not None
    line, cards = view.lines[view.seat], next_cards(view)
    ahead = Round(view).ahead(view.seat, points_worth())
    bust, more = one_card(line, cards)
    return [
        worth._replace(points=ahead.hitting(cards), bust=bust, gain=more)
        if worth.move == HIT
        else worth._replace(points=float(score(line)))
        for worth in told
    ]


def one_card(line: Line, cards: Counts) -> tuple[float, float]:
    """The chance that the next card busts, and what it adds on average if it does not."""
    busts = 0 if line.chance else sum(cards[number] for number in line.numbers)
    holds = sum(cards) - busts
    more = sum(
        count * max(0, gain(line, card)) for card, count in zip(CARDS, cards, strict=True) if count
    )
    return busts / max(1, sum(cards)), more / max(1, holds)


def equity(now: View | State) -> tuple[float, ...]:
    """Every seat's chance to win, at any moment of a game."""
    seats = len(now.lines)
    if now.due == "nothing":
        winners = leaders(totals(now.rounds, seats))
        return tuple((seat in winners) / len(winners) for seat in range(seats))
    table = Round(now)
    told = [float(table.fates[seat] @ table.worth(seat)) for seat in range(seats)]
    return (1.0,) if seats == 1 else tuple(chance / sum(told) for chance in told)


# The round


class Round:
    """All lines, and how the round may end for each of them."""

    def __init__(self, now: View | State) -> None:
        self.lines = now.lines
        self.next = now.deck if any(now.deck) else now.discards
        """What the next card comes from."""
        few = sum(now.deck) < FEW
        self.later = tuple(map(sum, zip(now.deck, now.discards, strict=True))) if few else now.deck
        """What those after it come from."""
        self.totals = totals(now.rounds, len(now.lines))
        self.left = {flip.seat: flip.left for flip in now.flips}
        first = leaders(self.totals)
        self.races = [
            race(now.edition, len(now.lines), first == (seat,)) for seat in range(len(now.lines))
        ]

    @cached_property
    def fates(self) -> list[Values]:
        return [
            fate(line, self.next, self.left.get(seat, 0)) for seat, line in enumerate(self.lines)
        ]

    @cached_property
    def factors(self) -> list[Values]:
        return [self.factor(seat, fate) for seat, fate in enumerate(self.fates)]

    @cached_property
    def all_others(self) -> list[Values]:
        """For each seat what all others come to."""
        return all_but(self.factors)

    def factor(self, seat: int, ends: Values) -> Values:
        return self.races[seat].behind(self.totals[seat], ends)

    def worth(self, seat: int) -> Values:
        """The chance to win for every number of points that this round may bring a seat."""
        return self.against(seat, self.all_others[seat])

    def against(self, seat: int, others: Values) -> Values:
        if len(self.lines) == 1:
            after = np.minimum(self.totals[0] + np.arange(MOST), TOTALS - 1)
            return -self.races[0].rounds_left[after]
        return self.races[seat].worth(self.totals[seat], others)

    def ahead(self, seat: int, worth: Values) -> Ahead:
        alone = not any(line.is_in for other, line in enumerate(self.lines) if other != seat)
        return Ahead(self.lines[seat], self.later, worth, alone=alone)


# Targets


def aimed(table: Round, own: int, card: Action, targets: Sequence[int]) -> list[float]:
    """The chance to win with each target; the best few, and oneself, looked at closely."""
    worths = {seat: worth_if_aimed(table, own, card, seat) for seat in targets}
    roughly = {seat: float(table.fates[own] @ worth) for seat, worth in worths.items()}
    others = sorted((seat for seat in targets if seat != own), key=lambda seat: -roughly[seat])
    close = {seat: closely(table, own, worths[seat]) for seat in others[:CLOSE]}
    shift = close[others[0]] - roughly[others[0]] if others else 0.0
    told = {seat: roughly[seat] + shift for seat in others} | close
    if own in targets:
        told[own] = at_oneself(table, own, card, worths[own])
    return [told[seat] for seat in targets]


def action_gain(table: Round, own: int) -> float:
    """What the next card is worth for being a Freeze or Flip Three to aim at somebody else."""
    others = [seat for seat, line in enumerate(table.lines) if line.is_in and seat != own]
    total = 0.0
    cards: tuple[Action, ...] = ("freeze", "flip3")
    for card in cards:
        count = table.next[KIND[card]]
        if others and count:
            now = float(table.fates[own] @ table.worth(own))
            total += count * max(rough(table, own, card, seat) - now for seat in others)
    return total / max(1, sum(table.next))


def rough(table: Round, own: int, card: Action, target: int) -> float:
    """The chance to win with a target, if one plays on like the others."""
    return float(table.fates[own] @ worth_if_aimed(table, own, card, target))


def worth_if_aimed(table: Round, own: int, card: Action, target: int) -> Values:
    """What one's points are worth then."""
    if target == own or len(table.lines) == 1:
        return table.worth(own)
    others = [seat for seat in range(len(table.lines)) if seat not in (own, target)]
    product = table.factor(target, fate_if_aimed(table, card, target))
    for seat in others:
        product = product * table.factors[seat]
    return table.against(own, product)


def fate_if_aimed(table: Round, card: Action, target: int) -> Values:
    line = table.lines[target]
    match card:
        case "freeze":
            return fate(replace(line, status="frozen"), table.next)
        case "flip3":
            return fate(line, table.next, FLIP_THREE)
        case "chance":
            return fate(replace(line, chance=True), table.next, table.left.get(target, 0))
    assert_never(card)


def closely(table: Round, own: int, worth: Values) -> float:
    """The best way on for one's line, after what must still be taken."""
    line = table.lines[own]
    if not line.is_in:
        return float(worth[min(score(line), MOST - 1)])
    return table.ahead(own, worth).forced(table.left.get(own, 0))


def at_oneself(table: Round, own: int, card: Action, worth: Values) -> float:
    ahead = table.ahead(own, worth)
    return ahead.staying() if card == "freeze" else ahead.forced()
