"""The best game on known rolls, less its penalty, as a program in variables from 0 to 1.

With whole numbers it is the game itself, by ENC-10 to ENC-26. Anything in between is more than a
player can do, so the best of it is never less than the best game.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from bis.games.encore.moves import joker_cost
from bis.games.encore.pieces import (
    COLOR_JOKER,
    COLORS,
    COLUMN,
    NUMBER_JOKER,
    Roll,
    Squares,
    beside,
)
from bis.games.encore.rules import TURNS_ALONE
from bis.games.encore.scoring import COLOR_FIRST, COLUMN_FIRST, STAR_PENALTY, parts
from bis.games.encore.state import Sheet
from lab.bound.penalty import FIRST_SQUARE, SQUARES, UNIT, USED, Penalty, Values, told

Numbers = NDArray[np.int64]


@dataclass
class Rows:
    """Sums of variables, each at most (or exactly) some limit."""

    row: list[int] = field(default_factory=list)
    variable: list[int] = field(default_factory=list)
    factor: list[float] = field(default_factory=list)
    limit: list[float] = field(default_factory=list)

    def add(self, plus: Sequence[int], minus: Sequence[int], limit: float) -> None:
        self.weigh([*plus, *minus], [1.0] * len(plus) + [-1.0] * len(minus), limit)

    def weigh(self, variables: Sequence[int], factors: Sequence[float], limit: float) -> None:
        self.row += [len(self.limit)] * len(variables)
        self.variable += variables
        self.factor += factors
        self.limit.append(limit)


@dataclass(frozen=True, slots=True)
class Chance:
    """A placement that the dice of a turn allow, if the sheet does."""

    turn: int
    squares: Squares
    cost: int


def chances(sheet: Sheet, rolls: Sequence[Roll]) -> Iterator[Chance]:
    """By turn, then group; a group may be had at several costs (ENC-10, ENC-17, ENC-18)."""
    groups = [group for group in sheet.printed.groups if not group[2] & sheet.checked]
    for turn, roll in enumerate(rolls):
        for color, count, squares in groups:
            costs = {
                joker_cost(color_face, number_face)
                for color_face in set(roll.colors) & {color, COLOR_JOKER}
                for number_face in set(roll.numbers) & {str(count), NUMBER_JOKER}
            }
            for cost in sorted(costs):
                yield Chance(turn, squares, cost)


class Program:
    """Variables: the chances; each open square after each roll; columns, colors, full colors."""

    def __init__(self, sheet: Sheet, rolls: Sequence[Roll], penalty: Penalty) -> None:
        self.sheet, self.rolls = sheet, rolls
        self.chances = list(chances(sheet, rolls))
        self.open = [i for i in range(SQUARES) if not sheet.checked >> i & 1]
        self._place = {square: place for place, square in enumerate(self.open)}
        self._squares = len(self.chances)
        self._columns = self._squares + len(rolls) * len(self.open)
        self._colors = self._columns + len(COLUMN)
        self._full = self._colors + len(COLORS)
        self.size = self._full + (len(rolls) - 1) * len(COLORS)
        self.most, self.equal = Rows(), Rows()
        self._check()
        self._reach()
        self._claim()
        self._end()
        charges = np.zeros((len(rolls), len(told(sheet))))
        first = TURNS_ALONE - len(rolls)
        for turn, roll in enumerate(rolls):
            charges[turn] = penalty.charges(first + turn, roll) * UNIT
        self.base = sum(part.points for part in parts(sheet)) - float((charges @ told(sheet)).sum())
        self.worth = self._worth(charges)

    def at(self, turn: int, squares: Squares) -> list[int]:
        """The variables of open squares after so many of the rolls, at least one."""
        first = self._squares + (turn - 1) * len(self.open)
        return [
            first + self._place[i] for i in range(SQUARES) if squares >> i & 1 and self.is_open(i)
        ]

    def is_open(self, square: int) -> bool:
        return square in self._place

    @cached_property
    def by_turn(self) -> list[list[int]]:
        """The chances of each turn."""
        found: list[list[int]] = [[] for _ in self.rolls]
        for variable, chance in enumerate(self.chances):
            found[chance.turn].append(variable)
        return found

    # What binds the variables

    def _check(self) -> None:
        """One placement a turn; a square is checked once; marks run out (ENC-10, -12, -18)."""
        for turn, variables in enumerate(self.by_turn):
            self.most.add(variables, [], 1)
            checks: dict[int, list[int]] = {square: [] for square in self.open}
            for variable in variables:
                for square in _numbers(self.chances[variable].squares):
                    checks[square].append(variable)
            for square, by in checks.items():
                before = self.at(turn, 1 << square) if turn else []
                self.equal.add(self.at(turn + 1, 1 << square), [*before, *by], 0)
        paid = [i for i, chance in enumerate(self.chances) if chance.cost]
        costs = [float(self.chances[i].cost) for i in paid]
        self.most.weigh(paid, costs, self.sheet.marks)

    def _reach(self) -> None:
        """In column H, or beside a square that was checked before (ENC-14)."""
        reach = self.sheet.reach()
        for variable, chance in enumerate(self.chances):
            if not chance.squares & reach:
                around = beside(chance.squares) & ~chance.squares
                before = self.at(chance.turn, around) if chance.turn else []
                self.most.add([variable], before, 0)

    def _claim(self) -> None:
        """A column or color counts if all its squares are checked at the end (ENC-19, ENC-21)."""
        turns = len(self.rolls)
        for i, column in enumerate(COLUMN):
            for square in self.at(turns, column):
                self.most.add([self._columns + i], [square], 0)
        for i, color in enumerate(COLORS):
            for square in self.at(turns, self.sheet.printed.by_color[color]):
                self.most.add([self._colors + i], [square], 0)
        colors = [
            self._colors + i for i, color in enumerate(COLORS) if color not in self.sheet.colors
        ]
        self.most.add(colors, [], 2 - len(self.sheet.colors))

    def _end(self) -> None:
        """Nothing is placed once two colors are full (ENC-26)."""
        todo = [(i, color) for i, color in enumerate(COLORS) if color not in self.sheet.colors]
        for turn in range(1, len(self.rolls)):
            full = self._full + (turn - 1) * len(COLORS)
            for i, color in todo:
                squares = self.at(turn, self.sheet.printed.by_color[color])
                self.most.add(squares, [full + i], len(squares) - 1)
            used = [full + i for i, _ in todo]
            self.most.add([*self.by_turn[turn], *used], [], 2 - len(self.sheet.colors))

    # What they are worth

    def _worth(self, charges: Values) -> Values:
        """Points, less what the rolls after a check charge for it (ENC-19 to ENC-23)."""
        worth = np.zeros(self.size)
        later = charges[::-1].cumsum(axis=0)[::-1] - charges
        for variable, chance in enumerate(self.chances):
            worth[variable] = -chance.cost * (1 + later[chance.turn, USED])
        turns = len(self.rolls)
        for turn in range(1, turns):
            worth[self.at(turn, ~self.sheet.checked)] = [
                -charges[turn, FIRST_SQUARE + square] for square in self.open
            ]
        worth[self.at(turns, self.sheet.printed.stars)] = -STAR_PENALTY
        for i, points in enumerate(COLUMN_FIRST):
            worth[self._columns + i] = 0 if self.sheet.columns >> i & 1 else points
        for i, color in enumerate(COLORS):
            worth[self._colors + i] = 0 if color in self.sheet.colors else COLOR_FIRST
        return worth

    def tells(self, solution: Values) -> Values:
        """What the sheet tells before each roll, in a solution of the program."""
        tells = np.tile(told(self.sheet).astype(np.float64), (len(self.rolls), 1))
        paid = np.zeros(len(self.rolls))
        for variable, chance in enumerate(self.chances):
            paid[chance.turn] += chance.cost * solution[variable]
        tells[1:, USED] += paid.cumsum()[:-1]
        for turn in range(1, len(self.rolls)):
            squares = solution[self.at(turn, ~self.sheet.checked)]
            tells[turn, [FIRST_SQUARE + square for square in self.open]] = squares
        return tells


def _numbers(squares: Squares) -> list[int]:
    return [i for i in range(SQUARES) if squares >> i & 1]
