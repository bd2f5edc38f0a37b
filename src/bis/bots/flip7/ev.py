"""`ev`: counts the deck, and hits while one more card is worth more than the line as it is.

It aims at opponents if it may, and at itself if nobody else can be aimed at. Among equals it takes
the first seat clockwise from itself.
"""

from collections.abc import Callable, Sequence
from math import perm
from typing import assert_never

from bis.bots.flip7.greedy import expected_gain, next_cards
from bis.core.chance import Source
from bis.games.flip7.moves import HIT, STAY, Move, Target
from bis.games.flip7.pieces import NUMBERS, Action, Counts
from bis.games.flip7.scoring import SEVEN, score
from bis.games.flip7.state import Line
from bis.games.flip7.view import View

FLIP_THREE = 3


def choose(view: View, legal: Sequence[Move], _source: Source) -> Move:
    """Hit while there is nothing to lose or points to expect; aim as the card says."""
    assert view.seat is not None
    card = view.at_hand
    if card:
        return aim(view, card, legal)
    line = view.lines[view.seat]
    # with nothing to lose, or nobody would ever take actions that are the last of a deck
    if STAY not in legal or score(line) == 0:
        return HIT
    return HIT if expected_gain(line, next_cards(view)) > 0 else STAY


def aim(view: View, card: Action, legal: Sequence[Move]) -> Move:
    """At whom, without a draw."""
    own = view.seat
    assert own is not None
    targets = [move for move in legal if move.kind == "target"]
    others = [move for move in targets if move.seat != own]
    if card == "flip3" and view.lines[own].is_empty and len(others) < len(targets):
        return Target(own)
    seats = len(view.lines)
    clockwise = sorted(others, key=lambda move: (move.seat - own) % seats)
    worth = _worth(view, card)
    return max(clockwise, key=lambda move: worth(move.seat), default=targets[0])


def _worth(view: View, card: Action) -> Callable[[int], int]:
    """What it is worth to aim at an opponent's seat."""
    lines, totals = view.lines, view.totals
    match card:
        case "freeze":
            return lambda seat: totals[seat] + score(lines[seat])
        case "flip3":
            cards = next_cards(view)
            return lambda seat: ways_to_bust(lines[seat], cards) * score(lines[seat])
        case "chance":
            return lambda seat: -totals[seat]
    assert_never(card)


def ways_to_bust(line: Line, cards: Counts) -> int:
    """In how many orders the next three cards bust a line; actions are blanks, a Flip 7 ends it."""
    numbers = sum(1 << number for number in line.numbers)
    return _ways(numbers, line.chance, cards, min(FLIP_THREE, sum(cards)))


def _ways(numbers: int, chance: bool, cards: Counts, left: int) -> int:
    if not left or numbers.bit_count() == SEVEN:
        return 0
    if left == 1:
        return 0 if chance else sum(cards[n] for n in range(len(NUMBERS)) if numbers >> n & 1)
    blanks = sum(cards[len(NUMBERS) :])
    ways = blanks * _ways(numbers, chance, _less(cards, len(NUMBERS), blanks), left - 1)
    for number, count in enumerate(cards[: len(NUMBERS)]):
        rest = _less(cards, number, count)
        if not numbers >> number & 1:
            ways += count * _ways(numbers | 1 << number, chance, rest, left - 1)
        elif chance:
            ways += count * _ways(numbers, False, rest, left - 1)
        else:
            ways += count * perm(sum(cards) - 1, left - 1)
    return ways


def _less(cards: Counts, kind: int, count: int) -> Counts:
    """One card less of those that count alike: a number, or all cards that are none."""
    numbers = cards[: len(NUMBERS)]
    if kind < len(NUMBERS):
        taken = (*numbers[:kind], count - 1, *numbers[kind + 1 :])
        return (*taken, sum(cards[len(NUMBERS) :]))
    return (*numbers, count - 1)
