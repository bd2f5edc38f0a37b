"""The best stopping rule for one line of Flip 7, exactly: one round alone, actions are blanks.

A blank never changes what is best, since the cards that matter come in the same proportions after
it. So the rule is found without them. A state is the set of numbers in the line and the modifiers
left in the deck; all else follows. The rule is found from seven numbers back to the line at hand,
for each set of numbers with all ways the modifiers may be left at once.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from operator import mul

from bis.games.flip7.pieces import ACTIONS, CARDS, MODIFIERS, NUMBERS, Counts
from bis.games.flip7.scoring import FLIP7_BONUS, PLUS, SEVEN
from bis.games.flip7.state import Line


@dataclass(frozen=True, slots=True)
class Fate:
    """What a way to play brings on average, and how likely it ends so."""

    points: float
    bust: float
    seven: float


# Parts of a state


class Held:
    """A set of numbers in front of a seat, and what of the deck matters to it."""

    __slots__ = ("busts", "cards", "gain", "next", "numbers", "safe", "size", "sum")

    def __init__(self, numbers: int, before: int, counts: Counts, lost: int = 0) -> None:
        """``counts`` was left in the deck when the set was ``before``.

        ``lost`` is 1 if a Second Chance was spent, and a number of the set with it.
        """
        within = [number for number in range(len(NUMBERS)) if numbers >> number & 1]
        others = [number for number in range(len(NUMBERS)) if not numbers >> number & 1]
        self.numbers = numbers
        self.size = len(within)
        self.sum = sum(within)
        self.busts = sum(counts[n] - (not before >> n & 1) for n in within) - lost
        """How many cards are in the line already."""
        self.next = [(counts[n], n) for n in others if counts[n]]
        self.safe = sum(count for count, _ in self.next)
        self.gain = sum(count * number for count, number in self.next)
        self.cards = self.safe + self.busts

    def seven_at_most(self) -> float:
        """More than the chance to come to seven numbers, even if one never stops."""
        chance = 1.0
        for i in range(SEVEN - self.size):
            if i >= self.safe:
                return 0.0
            chance *= (self.safe - i) / (self.safe - i + self.busts)
        return chance


class Modifiers:
    """All ways the modifiers may be left in the deck, the fewest first, all of them last."""

    def __init__(self, line: Line, in_deck: Counts) -> None:
        ways = sorted(product(*(range(count + 1) for count in in_deck)), key=sum)
        places = {way: place for place, way in enumerate(ways)}
        self.after = {i: places[less] for i, _, less in _one_less(in_deck)}
        """The place when one of a kind has been dealt."""
        worths = [PLUS.get(modifier, 0) for modifier in MODIFIERS]
        plus = sum(PLUS.get(modifier, 0) for modifier in line.modifiers)
        plus += sum(map(mul, in_deck, worths))
        doubles = line.modifiers.count("x2") + in_deck[-1]
        self.start = len(ways) - 1
        self.factor = [1 << doubles - way[-1] for way in ways]
        self.plus: list[int] = [plus - sum(map(mul, way, worths)) for way in ways]
        self.cards = [sum(way) for way in ways]
        self.next = [[(n, places[less]) for _, n, less in _one_less(way)] for way in ways]
        self.left_doubles = in_deck[-1]
        self.gain: int = sum(map(mul, in_deck, worths))


def _one_less(way: Counts) -> Iterator[tuple[int, int, Counts]]:
    for i, count in enumerate(way):
        if count:
            yield i, count, (*way[:i], count - 1, *way[i + 1 :])


# The best stopping rule


class Worths:
    """One set of numbers: what the best rule brings for all ways the modifiers may be left."""

    __slots__ = ("ends", "hit", "points")

    def __init__(self, points: list[float], ends: list[complex], hit: Fate) -> None:
        self.points = points
        self.ends = ends
        """The chance to bust as the real part, that of a Flip 7 as the imaginary part."""
        self.hit = hit
        """With all modifiers left: a number or modifier, then the best rule."""


Sets = dict[int, Worths]
"""At sets that are not here one stays, whatever the modifiers."""


class Rule:
    """The best stopping rule from one line on.

    With a Second Chance there is nothing to lose, so one hits until it is spent or seven are there.
    Then it does not matter on which number it was spent: this one was in the line already.
    """

    def __init__(self, line: Line, deck: Counts) -> None:
        self.before = sum(1 << number for number in line.numbers)
        self.counts = deck[: len(NUMBERS)]
        self.modifiers = Modifiers(line, deck[len(NUMBERS) : len(CARDS) - len(ACTIONS)])
        self.chance = line.chance
        self.bare: tuple[Sets, Sets] = {}, {}
        """The line at hand, and those with a number more; any Second Chance is spent."""
        self.safe: tuple[Sets, Sets] = {}, {}
        """The same with the Second Chance."""
        for more in range(SEVEN - 1 - len(line.numbers), -1, -1):
            self._step(more)

    @property
    def here(self) -> Sets:
        """The line at hand, as it is."""
        return self.safe[0] if self.chance else self.bare[0]

    @property
    def one_more(self) -> Sets:
        """The line with a number more."""
        return self.safe[1] if self.chance else self.bare[1]

    def held(self, numbers: int, lost: int = 0) -> Held:
        return Held(numbers, self.before, self.counts, lost)

    def _step(self, more: int) -> None:
        """From lines with a number more to these."""
        self.bare, self.safe = ({}, self.bare[0]), ({}, self.safe[0])
        for numbers in self._sets(more):
            held = self.held(numbers, lost=int(self.chance))
            if held.busts >= 0 and (more == 0 or not self._is_hopeless(held)):
                self.bare[0][numbers] = self._bare(held)
            if self.chance:
                self.safe[0][numbers] = self._safe(self.held(numbers))

    def _sets(self, more: int) -> Iterator[int]:
        """The line with so many more numbers."""
        others = [number for _, number in self.held(self.before).next]
        for chosen in combinations(others, more):
            yield self.before | sum(1 << number for number in chosen)

    def _is_hopeless(self, held: Held) -> bool:
        """Whether it is plain that a stay is best, without looking ahead.

        One card changes the points by ``drift / cards`` on average. As a line grows, the cards that
        bust it do not get fewer, and what is at stake grows. So if the drift is below 0, and would
        be with x2, it gets no better, but for a Flip 7; and this takes ``rest`` cards at least.
        """
        modifiers, start = self.modifiers, self.modifiers.start
        risk = held.busts - modifiers.left_doubles
        alone = held.gain - risk * held.sum
        drift = alone * modifiers.factor[start] + modifiers.gain
        drift -= held.busts * modifiers.plus[start]
        if risk < 0 or alone > 0 or drift > 0:
            return False
        rest = SEVEN - held.size
        seven = held.seven_at_most()
        cards = held.cards + modifiers.cards[start]
        return drift * (1 + (rest - 1) * seven) + FLIP7_BONUS * seven * cards <= 0

    def _bare(self, held: Held) -> Worths:
        """Without a Second Chance a number that is there already busts."""
        totals, ends = self._onward(held, self.bare[1], None, 0)
        return self._worths(held, totals, [end + held.busts for end in ends], always=False)

    def _safe(self, held: Held) -> Worths:
        """With it such a number only takes the Second Chance away."""
        again = self.bare[0].get(held.numbers)
        totals, ends = self._onward(held, self.safe[1], again, held.busts)
        return self._worths(held, totals, ends, always=True)

    def _onward(
        self, held: Held, above: Sets, again: Worths | None, agains: int
    ) -> tuple[list[float], list[complex]]:
        """Points and ends after each card that is a number, all together.

        ``agains`` cards lead to ``again``, or to a stay if there is none.
        """
        ways = [(count, above.get(held.numbers | 1 << n), held.sum + n) for count, n in held.next]
        ways.append((agains, again, held.sum))
        stays = [(count, points) for count, worths, points in ways if worths is None]
        banks = sum(count for count, _ in stays)
        banked = sum(map(mul, *zip(*stays, strict=True))) if stays else 0
        factor_plus = zip(self.modifiers.factor, self.modifiers.plus, strict=True)
        sevens = held.safe if held.size == SEVEN - 1 else 0
        bonus, end = FLIP7_BONUS * sevens, sevens * 1j
        totals: list[float] = [banked * f + banks * p + bonus for f, p in factor_plus]
        ends = [end] * len(totals)
        hits = [(count, worths) for count, worths, _ in ways if worths is not None]
        if hits:
            counts = [count for count, _ in hits]
            rows = zip(totals, *(worths.points for _, worths in hits), strict=True)
            totals = [row[0] + sum(map(mul, counts, row[1:])) for row in rows]
            columns = zip(*(worths.ends for _, worths in hits), strict=True)
            ends = [end + sum(map(mul, counts, column)) for column in columns]
        return totals, ends

    def _worths(
        self, held: Held, totals: list[float], ends: list[complex], *, always: bool
    ) -> Worths:
        """Add what follows modifiers, and choose; ``always`` hits while there are cards."""
        modifiers = self.modifiers
        points: list[float] = []
        chosen: list[complex] = []
        hit, hit_end = 0.0, 0j
        for i, following in enumerate(modifiers.next):
            stay = held.sum * modifiers.factor[i] + modifiers.plus[i]
            cards = held.cards + modifiers.cards[i]
            total = totals[i] + sum(count * points[j] for count, j in following)
            hits = cards > 0 and (always or total > stay * cards)
            hit, hit_end = float(stay), 0j
            if hits or (cards and i == modifiers.start):
                hit = total / cards
                hit_end = (ends[i] + sum(count * chosen[j] for count, j in following)) / cards
            points.append(hit if hits else stay)
            chosen.append(hit_end if hits else 0j)
        return Worths(points, chosen, Fate(hit, hit_end.real, hit_end.imag))
