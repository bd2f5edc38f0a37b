"""The best way on for one line, exactly on the counted deck, for any worth of its points.

A state is the set of numbers in the line and the modifiers drawn since; all else follows. Sets are
taken from seven numbers back to the line at hand, with all modifiers at once. A Second Chance to
come is kept. A Freeze is a blank unless one is alone in the round, and so is a Flip Three, but that
it is one's own then is only minded of the very next card.
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from bis.bots.flip7.learned.fates import MOST, Values
from bis.games.flip7.pieces import KIND, MODIFIERS, NUMBERS, Counts
from bis.games.flip7.scoring import FLIP7_BONUS, PLUS, SEVEN
from bis.games.flip7.state import Line

Numbers = NDArray[np.int64]

WIDE = {0: 1, 1: 2, 2: 3, 3: 4}
"""So many kinds of modifiers are told apart in lines of so few numbers; all of them in others."""
FLIP_THREE = 3


@dataclass(frozen=True)
class Level:
    """All sets of so many of the other numbers."""

    taken: NDArray[np.bool_]
    """A row for each set, a column for each number."""
    grown: Numbers
    """Where the set with one number more stands in the next level."""


@cache
def levels(others: int, deep: int) -> tuple[Level, ...]:
    """From no other number to ``deep`` of them."""
    sets = [list(combinations(range(others), size)) for size in range(deep + 1)]
    places = [{chosen: place for place, chosen in enumerate(level)} for level in sets]
    found = []
    for size, level in enumerate(sets):
        taken = np.zeros((len(level), others), dtype=bool)
        grown = np.zeros((len(level), others), dtype=np.int64)
        for place, chosen in enumerate(level):
            taken[place, list(chosen)] = True
            for number in set(range(others)) - set(chosen) if size < deep else ():
                grown[place, number] = places[size + 1][tuple(sorted((*chosen, number)))]
        found.append(Level(taken, grown))
    return tuple(found)


@dataclass(frozen=True)
class Numbered:
    """The cards that are numbers, for each set."""

    level: Level
    new: Values
    """How many there are of each number that is not in the line."""
    busts: Values
    """How many are in the line already."""
    count: Values

    def lead_to(self, above: Values) -> Values:
        """What the new ones lead to, all together."""
        total: Values = np.einsum("sn,snw->sw", self.new, above[self.level.grown])
        return total


@dataclass(frozen=True)
class Ways:
    """All ways to draw so many modifiers of those that are told apart."""

    places: Numbers
    more: Numbers
    """Where the way with one modifier more stands; a row for each way, a column for each kind."""
    free: Values
    """1 where this modifier is not drawn yet."""


@cache
def ways_to_draw(kinds: int) -> tuple[Ways, ...]:
    """By how many are drawn, the most first."""
    every = np.arange(1 << kinds)
    drawn = every[:, None] >> np.arange(kinds) & 1
    found = []
    for size in range(kinds, -1, -1):
        places = np.flatnonzero(drawn.sum(axis=1) == size)
        more = places[:, None] | 1 << np.arange(kinds)
        found.append(Ways(places, more, (1 - drawn[places]).astype(np.float64)))
    return tuple(found)


class Ahead:
    """One line, looked ahead from, for a worth of every number of points."""

    def __init__(self, line: Line, cards: Counts, worth: Values, *, alone: bool = False) -> None:
        """``cards`` is what is drawn from; ``alone`` if nobody else can be aimed at."""
        self.line = line
        self.cards = cards
        self.worth = worth
        self.alone = alone
        self.others = [n for n in range(len(NUMBERS)) if n not in line.numbers]
        self.counts = np.array([cards[n] for n in self.others], dtype=np.float64)
        self.again = float(sum(cards[n] for n in line.numbers))
        self.levels = levels(len(self.others), SEVEN - len(line.numbers))
        self.freezes = float(cards[KIND["freeze"]]) if alone else 0.0
        self.chances = float(cards[KIND["chance"]])
        self._modifiers()
        self.blanks = sum(cards) - self.counts.sum() - self.again - self.weights.sum()
        """All other cards; that one of them is drawn is not minded."""
        deep = len(self.levels)
        self.stay: list[Values] = [np.empty(0)] * deep
        self.bare: list[Values] = [np.empty(0)] * deep
        """No Second Chance, and none to come."""
        self.safe: list[Values] = [np.empty(0)] * deep
        """With a Second Chance."""
        self.open: list[Values] = [np.empty(0)] * deep
        """No Second Chance yet."""
        for depth in range(deep - 1, -1, -1):
            self._solve(depth)

    def _modifiers(self) -> None:
        """All ways to draw those that are told apart: their places, and what they do."""
        kinds = [m for m in reversed(MODIFIERS) if self.cards[KIND[m]]]
        kinds = kinds[: WIDE.get(len(self.line.numbers), len(kinds))]
        self.kinds = kinds
        ways = np.arange(1 << len(kinds))
        drawn = (ways[:, None] >> np.arange(len(kinds)) & 1).astype(np.int64)
        plus = np.array([PLUS.get(m, 0) for m in kinds], dtype=np.int64)
        doubles = np.array([m == "x2" for m in kinds], dtype=np.int64)
        self.plus = drawn @ plus + sum(PLUS.get(m, 0) for m in self.line.modifiers)
        self.factor = 1 << (drawn @ doubles + self.line.modifiers.count("x2"))
        weights = np.array([self.cards[KIND[m]] for m in kinds], dtype=np.float64)
        self.left = ((1 - drawn) * weights).sum(axis=1)
        self.weights = weights
        self.ways = ways_to_draw(len(kinds))

    def _points(self, depth: int) -> Numbers:
        level = self.levels[depth]
        sums = level.taken @ np.array(self.others, dtype=np.int64) + sum(self.line.numbers)
        bonus = FLIP7_BONUS if depth == len(self.levels) - 1 else 0
        points = sums[:, None] * self.factor + self.plus + bonus
        told: Numbers = np.minimum(points, MOST - 1)
        return told

    def _solve(self, depth: int) -> None:
        self.stay[depth] = stay = self.worth[self._points(depth)]
        if depth == len(self.levels) - 1:
            self.bare[depth] = self.safe[depth] = self.open[depth] = stay
            return
        cards = self._numbers(depth)
        above = np.concatenate([layer[depth + 1] for layer in (self.bare, self.safe, self.open)], 1)
        bare, safe, opened = np.split(cards.lead_to(above), 3, axis=1)
        lost = cards.busts * self.worth[0] + self.freezes * stay
        count = cards.count + self.left + self.freezes
        self.bare[depth] = self._choose(stay, bare + lost, count)
        kept = cards.busts * self.bare[depth] + self.freezes * stay
        self.safe[depth] = self._choose(stay, safe + kept, count)
        self.open[depth] = self.bare[depth]
        if self.chances:
            lost += self.chances * self.safe[depth]
            self.open[depth] = self._choose(stay, opened + lost, count + self.chances)

    def _choose(self, stay: Values, total: Values, count: Values) -> Values:
        """The better of stay and hit, the most modifiers first."""
        share = 1 / np.maximum(count, 1e-9)
        hit = total * share
        chosen = np.maximum(stay, hit)
        for ways in self.ways[1:]:
            more = hit[:, ways.places] + self._more(chosen, ways) * share[:, ways.places]
            chosen[:, ways.places] = np.maximum(stay[:, ways.places], more)
        return chosen

    def _numbers(self, depth: int) -> "Numbered":
        level = self.levels[depth]
        new = np.where(level.taken, 0.0, self.counts)
        busts = self.again + np.where(level.taken, self.counts - 1, 0.0).sum(axis=1)
        return Numbered(level, new, busts[:, None], (new.sum(axis=1) + busts)[:, None])

    def _more(self, values: Values, ways: Ways) -> Values:
        """The same lines with one modifier more, each as often as it is left."""
        total: Values = np.einsum("swk,wk->sw", values[:, ways.more], ways.free * self.weights)
        return total

    # The line at hand

    def now(self) -> float:
        """What the line is worth with the best way on."""
        return float((self.safe if self.line.chance else self.open)[0][0, 0])

    def staying(self) -> float:
        return float(self.stay[0][0, 0])

    def hitting(self, next_cards: Counts) -> float:
        """One of these cards, then the best way on."""
        layer = self.safe if self.line.chance else self.open
        total = cards = 0.0
        for place, number in enumerate(self.others):
            count = next_cards[number]
            total += count * layer[1][self.levels[0].grown[0, place], 0]
            cards += count
        busts = sum(next_cards[n] for n in self.line.numbers)
        total += busts * (self.open[0][0, 0] if self.line.chance else self.worth[0])
        cards += busts
        for place, modifier in enumerate(self.kinds):
            count = next_cards[KIND[modifier]]
            total += count * layer[0][0, 1 << place]
            cards += count
        if self.freezes:
            total += next_cards[KIND["freeze"]] * self.staying()
            cards += next_cards[KIND["freeze"]]
        if self.alone and next_cards[KIND["flip3"]]:
            total += next_cards[KIND["flip3"]] * self.forced()
            cards += next_cards[KIND["flip3"]]
        if not self.line.chance:
            total += next_cards[KIND["chance"]] * self.safe[0][0, 0]
            cards += next_cards[KIND["chance"]]
        blanks = sum(next_cards) - cards
        return float((total + blanks * layer[0][0, 0]) / max(1, sum(next_cards)))

    def forced(self, cards: int = FLIP_THREE) -> float:
        """So many cards that must be taken, then the best way on."""
        if len(self.levels) == 1:
            return self.staying()
        bare, safe = self.open, self.safe
        for _ in range(cards):
            bare, safe = self._force(bare, safe)
        return float((safe if self.line.chance else bare)[0][0, 0])

    def _force(self, bare: list[Values], safe: list[Values]) -> tuple[list[Values], list[Values]]:
        """One card more before these."""
        deep = min(len(self.levels) - 1, FLIP_THREE)
        forced_bare, forced_safe = list(bare), list(safe)
        for depth in range(deep):
            forced_bare[depth] = self._mean(depth, bare, self.worth[:1], safe[depth])
            forced_safe[depth] = self._mean(depth, safe, bare[depth], safe[depth])
        return forced_bare, forced_safe

    def _mean(self, depth: int, layer: list[Values], again: Values, chance: Values) -> Values:
        """Each card as often as it is there; ``again`` and ``chance`` are what these lead to."""
        cards = self._numbers(depth)
        total = cards.lead_to(layer[depth + 1]) + cards.busts * again + self.chances * chance
        here = layer[depth]
        for ways in self.ways[1:]:
            total[:, ways.places] += self._more(here, ways)
        count = cards.count + self.left
        blanks = self.blanks - self.chances
        told: Values = (total + blanks * here) / np.maximum(1e-9, count + self.blanks)
        return told


def points_worth() -> Values:
    """Points for their own sake."""
    return np.arange(MOST, dtype=np.float64)
