"""Exact odds of one line: the next card, a Flip Three, a Flip 7, hit or stay.

One round alone, and actions are blanks: they do nothing, but are cards all the same.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from bis.bots.flip7.stopping import Fate, Rule
from bis.games.flip7.pieces import ACTIONS, CARDS, KIND, NUMBERS, Card, Counts, is_modifier
from bis.games.flip7.scoring import SEVEN, score
from bis.games.flip7.state import Line

FLIP_THREE = 3
BUST = Fate(0.0, 1.0, 0.0)


@dataclass(frozen=True, slots=True)
class Odds:
    """All about the next card of a line, and about the best play from there."""

    stay: int
    """The points that a stay banks."""
    one_card: Fate
    """One card, then stay."""
    hit: Fate
    """One card, then the best stopping rule."""
    best: str
    """`hit` or `stay`."""
    bust_within: tuple[float, ...]
    """The chance to bust within one, two and three cards: a Flip Three, say."""
    seven_at_last: float
    """The chance of a Flip 7 if one never stops."""
    after: dict[Card, str]
    """What each number and modifier that may come leads to: `hit`, `stay`, `bust` or `flip 7`."""
    cards: int
    """How many are left in the deck."""
    blanks: int
    """How many of them are actions."""


def odds(line: Line, deck: Counts) -> Odds:
    """For a line still in the round, and what is left in the deck: a card at least."""
    return Reckoning(line, deck).odds()


def should_hit(line: Line, deck: Counts) -> bool:
    """Whether a hit is better than a stay."""
    return Reckoning(line, deck).hit.points > score(line)


def mean(fates: Iterable[tuple[int, Fate]]) -> Fate:
    """Each as often as it says."""
    listed = list(fates)
    cards = sum(count for count, _ in listed)
    return Fate(
        sum(count * fate.points for count, fate in listed) / cards,
        sum(count * fate.bust for count, fate in listed) / cards,
        sum(count * fate.seven for count, fate in listed) / cards,
    )


class Reckoning:
    """A line, what is left in the deck, and the rule that is best from here on."""

    def __init__(self, line: Line, deck: Counts) -> None:
        assert line.is_in
        assert len(line.numbers) < SEVEN
        assert any(deck)
        self.line = line
        self.deck = deck
        self.rule = Rule(line, deck)
        self.numbers = self.rule.before
        self.cards = sum(deck)
        self.blanks = sum(deck[-len(ACTIONS) :])

    def odds(self) -> Odds:
        possible = [card for card in CARDS if self.deck[KIND[card]]]
        return Odds(
            stay=score(self.line),
            one_card=mean((self.deck[KIND[card]], self.shown(card)) for card in possible),
            hit=self.hit,
            best="hit" if self.hit.points > score(self.line) else "stay",
            bust_within=tuple(self.bust_within(cards) for cards in range(1, FLIP_THREE + 1)),
            seven_at_last=self.seven_at_last(self.numbers, self.line.chance, {}),
            after={card: self.advice(card) for card in possible if card not in ACTIONS},
            cards=self.cards,
            blanks=self.blanks,
        )

    @cached_property
    def hit(self) -> Fate:
        """One card, then the best rule; after a blank all is as before."""
        stay = Fate(score(self.line), 0.0, 0.0)
        if self.cards == self.blanks:
            return stay
        hit = self.rule.here[self.numbers].hit
        if hit.points > stay.points or not self.blanks:
            return hit
        return mean([(self.blanks, stay), (self.cards - self.blanks, hit)])

    # The next card

    def with_card(self, card: Card) -> Line:
        """The line with a modifier or a number that it does not have."""
        if is_modifier(card):
            return replace(self.line, modifiers=(*self.line.modifiers, card))
        return replace(self.line, numbers=(*self.line.numbers, KIND[card]))

    def shown(self, card: Card) -> Fate:
        """What a line that stays after this card brings."""
        again = KIND[card] in self.line.numbers
        if again and not self.line.chance:
            return BUST
        line = self.line if again or card in ACTIONS else self.with_card(card)
        return Fate(score(line), 0.0, float(len(line.numbers) == SEVEN))

    def advice(self, card: Card) -> str:
        """What to do after it, if there is anything to do."""
        kind, rule = KIND[card], self.rule
        if kind in self.line.numbers:
            if not self.line.chance:
                return "bust"
            points = rule.bare[0][self.numbers].points[-1]
            return "hit" if points > score(self.line) else "stay"
        line = self.with_card(card)
        if len(line.numbers) == SEVEN:
            return "flip 7"
        if is_modifier(card):
            points = rule.here[self.numbers].points[rule.modifiers.after[kind - len(NUMBERS)]]
        else:
            worths = rule.one_more.get(self.numbers | 1 << kind)
            points = worths.points[-1] if worths else score(line)
        return "hit" if points > score(line) else "stay"

    # Several cards

    def bust_within(self, cards: int) -> float:
        """If one takes so many, blanks included; a Flip 7 ends it."""
        others = self.cards - self.rule.held(self.numbers).cards
        return self._bust_within(cards, self.numbers, others, self.line.chance, 0)

    def _bust_within(self, cards: int, numbers: int, others: int, chance: bool, lost: int) -> float:
        """``others`` are modifiers and blanks, ``lost`` went with a Second Chance."""
        held = self.rule.held(numbers, lost)
        deck = held.cards + others
        if not cards or not deck or held.size == SEVEN:
            return 0.0
        rest = cards - 1
        total = float(held.busts)
        if chance and held.busts:
            total *= self._bust_within(rest, numbers, others, False, 1)
        if others:
            total += others * self._bust_within(rest, numbers, others - 1, chance, lost)
        for count, number in held.next:
            more = numbers | 1 << number
            total += count * self._bust_within(rest, more, others, chance, lost)
        return total / deck

    def seven_at_last(
        self, numbers: int, chance: bool, known: dict[tuple[int, bool], float]
    ) -> float:
        """Only numbers matter for it; a Second Chance forgives one that is there already."""
        if numbers.bit_count() == SEVEN:
            return 1.0
        if (numbers, chance) not in known:
            held = self.rule.held(numbers, lost=int(self.line.chance and not chance))
            total = 0.0
            for count, number in held.next:
                total += count * self.seven_at_last(numbers | 1 << number, chance, known)
            if chance and held.busts:
                total += held.busts * self.seven_at_last(numbers, False, known)
            known[numbers, chance] = total / held.cards if held.cards else 0.0
        return known[numbers, chance]
