"""Where a game stands: what moves do for one's chance to win, and what they leave to the others."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np

from bis.bots.encore.learned import layout
from bis.bots.encore.learned.desk import AnyDesk, C, S
from bis.bots.encore.learned.papers import CELLS, Flags, Numbers, Values
from bis.bots.encore.learned.table_net import TableNet
from bis.games.encore.moves import PASS
from bis.games.encore.pieces import COLOR_FACES, COLORS, NUMBER_FACES, Printed
from bis.games.encore.rules import TURNS_ALONE
from bis.games.encore.state import FREE_TURNS
from bis.games.encore.view import View

KEEN = 0.004
"""What a point counts beside the chance to win; of both the net knows but so much."""
SURE = 1.0
"""What a victory at hand counts more: no points are worth going on for."""
FACES = 6
JOKER = 5
NEVER = -1e9

Dice = tuple[str, str, str]
"""Color faces, number faces, and what an extra die shows, if there is one."""

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Situation(ABC, Generic[V, S, C]):
    """All sheets, the active player's choice on its own if it is known; and whose turn it is."""

    net: TableNet
    desk: AnyDesk[S, C]
    sheets: S
    active: int
    turn: int

    @classmethod
    def of(cls, view: V) -> Self:
        printed = view.sheets[0].printed
        desk = cls.desk_of(view)
        there = desk.read(view.sheets)
        sheets = desk.grown(there, cls.changes([PASS] * len(there)))
        return cls(cls.net_of(printed), desk, sheets, view.active, view.turn)

    # What each game says for itself

    @staticmethod
    @abstractmethod
    def desk_of(view: V) -> AnyDesk[S, C]: ...

    @staticmethod
    @abstractmethod
    def net_of(printed: Printed) -> TableNet: ...

    @staticmethod
    @abstractmethod
    def changes(moves: Sequence[Any]) -> C:
        """What moves do to a sheet."""

    @staticmethod
    @abstractmethod
    def dice(view: V) -> Dice: ...

    @staticmethod
    def dice_left(dice: Dice, move: Any) -> Dice:
        """What a move leaves to the others (ENC-08)."""
        colors, numbers, extra = dice
        if move.kind == "pass":
            return dice
        return colors.replace(move.color, "", 1), numbers.replace(move.number, "", 1), extra

    dice_of_a_kind: ClassVar[int] = 3
    extra_faces: ClassVar[Mapping[str, float]] = {"": 1.0}
    """What an extra die may show, and how likely; nothing where there is none."""

    def extras(self, seat: int, face: str) -> list[Any]:  # noqa: ARG002
        """What a seat could do with a face of the extra die."""
        return []

    @property
    def over(self) -> bool:
        return bool((self.sheets.colors.sum(axis=1) >= 2).any())

    def victory(self, seat: int) -> float:
        """Of a finished game: the share of it (ENC-24)."""
        winners = leading(self.scores, self.sheets.marks)
        return float(winners[seat] / winners.sum())

    def outcome(self, seat: int) -> float:
        """Of a finished game: the share of the victory, and points."""
        won = self.victory(seat)
        return float(won + KEEN * self.scores[seat] + SURE * (won == 1))

    def next(self, sheets: Sequence[S]) -> Self:
        """The next turn, with one sheet of each seat."""
        together = type(sheets[0]).together(sheets)
        desk = self.desk.after(together)
        active = (self.active + 1) % len(sheets)
        return type(self)(self.net, desk, together, active, self.turn + 1)

    # What the net is told

    @cached_property
    def scores(self) -> Numbers:
        return self.desk.scores(self.sheets)

    @cached_property
    def _told(self) -> tuple[Values, Flags]:
        return self.desk.features(self.sheets)

    @property
    def open(self) -> Flags:
        """The groups that each seat may check."""
        return self._told[1]

    @cached_property
    def _others(self) -> Values:
        return self.net.others(self._told[0])

    def base(self, seat: int) -> Values:
        """What all moves of a seat have in common."""
        others = self._others.sum(axis=0) - self._others[seat]
        return self.net.base(others, self._place(seat))

    def _place(self, seat: int, ended: bool | None = None) -> Values:
        """``ended``: the game, by another choice of the active player than is known."""
        seats = len(self.sheets)
        ended = self.sheets.colors[self.active].sum() >= 2 if ended is None else ended
        late = self.turn > FREE_TURNS and seats > 1
        place = np.zeros(layout.TABLE_WIDTH)
        place[seats - 1] = 1
        place[layout.TO_ACT + (seat - self.active - 1) % seats] = 1
        place[layout.NOW_ACTIVE] = seat == self.active
        place[layout.ALONE] = late
        place[layout.ENDING] = late and seat != self.active and ended
        place[layout.TURNS + min(self.turn - 1, 2)] = 1
        place[layout.TURNS + 3] = min(self.turn, 127) / 32
        taken = self.desk.taken
        place[layout.COLUMNS_TAKEN : layout.COLUMNS_TAKEN + len(taken)] = taken
        left = layout.ROLLS_LEFT + TURNS_ALONE - self.turn
        if seats == 1 and left < layout.TABLE_WIDTH:
            place[left] = 1
        return place

    # What moves are worth

    def after(self, seat: int, changes: C) -> S:
        here = self.sheets.pick(np.full(len(changes.cost), seat))
        return self.desk.grown(here, changes)

    def evaluate(self, seat: int, after: S) -> tuple[Values, Values]:
        """What sheets are worth to a seat, and its chance to win with them."""
        told, _ = self.desk.features(after, np.delete(self.scores, seat))
        gain, chance = self.net.evaluate(told, self.base(seat))
        return chance + KEEN * (self.desk.scores(after) + gain), chance

    def answered(self, seat: int, own: S, first: S) -> Values:
        """What a seat's sheets are worth, each after another choice of the active player."""
        told, _ = self.desk.features(first)
        others = self._others.sum(axis=0) - self._others[[seat, self.active]].sum(axis=0)
        ended = first.colors.sum(axis=1) >= 2
        place = np.where(ended[:, None], self._place(seat, True), self._place(seat, False))
        base = self.net.base(others + self.net.others(told), place)
        scores = np.tile(self.scores, (len(first), 1))
        scores[:, self.active] = self.desk.scores(first)
        told, _ = self.desk.features(own, np.delete(scores, seat, axis=1))
        gain, chance = self.net.evaluate(told, base)
        worth: Values = chance + KEEN * (self.desk.scores(own) + gain)
        return worth

    @cached_property
    def _extras_known(self) -> dict[tuple[int, str], tuple[float, S | None]]:
        return {}

    def _extra(self, seat: int, face: str) -> tuple[float, S | None]:
        known = self._extras_known
        if (seat, face) not in known:
            known[seat, face] = NEVER, None
            if moves := self.extras(seat, face):
                after = self.after(seat, self.changes(moves))
                worth, _ = self.evaluate(seat, after)
                known[seat, face] = float(worth.max()), after.pick(np.array([worth.argmax()]))
        return known[seat, face]

    def extra_worth(self, seat: int, face: str) -> float:
        """The best a seat could do with a face of the extra die."""
        return self._extra(seat, face)[0]

    def extra_sheet(self, seat: int, face: str) -> S | None:
        """What comes of it."""
        return self._extra(seat, face)[1]

    def options(self, seat: int, dice: Dice) -> "Options[S]":
        """Everything a seat could do with these dice; no joker where it could do without."""
        faces = cheapest(dice)[self.desk.paper.cells]
        fits = self.open[seat] & (faces[:, 0] >= 0) & (faces[:, 2] <= self.sheets.marks[seat])
        groups = np.flatnonzero(fits)
        extras = self.extras(seat, dice[2]) if dice[2] else []
        changes = self.changes([PASS] * (1 + len(groups)) + extras)
        pairs = slice(1, 1 + len(groups))
        changes.squares[pairs] = self.desk.paper.groups[groups]
        changes.cost[pairs] = faces[groups, 2]
        after = self.after(seat, changes)
        taken = np.concatenate([faces[groups, :2], np.full((len(extras), 2), FACES)])
        return Options(taken, after, *self.evaluate(seat, after))


AnySituation = Situation[Any, Any, Any]


@dataclass(frozen=True)
class Options(Generic[S]):
    """What a seat could do: a pass first."""

    faces: Numbers
    """The color face and number face of each but the pass; FACES with the extra die."""
    after: S
    worth: Values
    chance: Values

    @property
    def likely(self) -> float:
        """The chance to win with the best of them."""
        return float(self.chance[self.worth.argmax()])

    def best(self, left: Dice) -> int:
        """The best with the dice left."""
        colors, numbers = read_faces(left[0], COLOR_FACES), read_faces(left[1], NUMBER_FACES)
        there = np.isin(self.faces[:, 0], colors) & np.isin(self.faces[:, 1], numbers)
        if left[2]:
            there |= self.faces[:, 0] == FACES
        return int(np.where([True, *there], self.worth, NEVER).argmax())


def read_faces(shown: str, faces: str) -> list[int]:
    return [faces.index(face) for face in shown]


@cache
def cheapest(dice: Dice) -> Numbers:
    """For each color and number: the faces to take, and their marks; -1 where there are none."""
    colors, numbers, _ = dice
    found = np.full((CELLS, 3), -1)
    for color, name in enumerate(COLORS):
        face = color if name in colors else JOKER if COLOR_FACES[JOKER] in colors else -1
        for count in range(5):
            named = NUMBER_FACES[count] in numbers
            number = count if named else JOKER if NUMBER_FACES[JOKER] in numbers else -1
            if face >= 0 and number >= 0:
                found[5 * color + count] = face, number, (face == JOKER) + (number == JOKER)
    return found


def leading(scores: Numbers, marks: Numbers) -> Flags:
    """Who has the most points, and of those the most marks left (ENC-24)."""
    top = scores == scores.max()
    winners: Flags = top & (marks == marks[top].max())
    return winners
