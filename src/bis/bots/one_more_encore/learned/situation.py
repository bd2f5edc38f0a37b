"""Encore!'s situation with rows, hearts, bonus bombs and the special die; and alone."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Self

import numpy as np

from bis.bots.encore.learned import table_net
from bis.bots.encore.learned.papers import Numbers, Values, spread
from bis.bots.encore.learned.sheets import read_places
from bis.bots.encore.learned.situation import KEEN, Dice, Situation
from bis.bots.encore.learned.table_net import TableNet
from bis.bots.one_more_encore.learned import layout
from bis.bots.one_more_encore.learned.sheets import Changes, OneMoreDesk, Sheets, liked
from bis.games.encore.pieces import ALL, Printed, Squares
from bis.games.encore.rules import TURNS_ALONE
from bis.games.one_more_encore.moves import Move, bombs
from bis.games.one_more_encore.pieces import SPECIAL_FACES
from bis.games.one_more_encore.rules import legal_specials
from bis.games.one_more_encore.scoring import UNUSED_ROLL_POINTS
from bis.games.one_more_encore.state import Sheet
from bis.games.one_more_encore.view import View

BLUEPRINT = table_net.blueprint(layout.SHEET, layout.WIDTH)
MANY = ("special", "bonus")
"""The kinds of moves with hundreds of ways."""
TOP = 16
"""So many uses of the special die are looked at: those that a beginner likes best."""


class Together(Situation[View, Sheets, Changes]):
    extra_faces: ClassVar = {
        face: n / len(SPECIAL_FACES) for face, n in Counter(SPECIAL_FACES).items()
    }

    @staticmethod
    def desk_of(view: View) -> OneMoreDesk:
        return OneMoreDesk.at(view)

    @staticmethod
    def net_of(printed: Printed) -> TableNet:
        return load(printed, "tables")

    @staticmethod
    def changes(moves: Sequence[Any]) -> Changes:
        return Changes.read(moves)

    @staticmethod
    def dice(view: View) -> Dice:
        assert view.roll is not None
        return view.roll.colors, view.roll.numbers, view.roll.special

    @staticmethod
    def dice_left(dice: Dice, move: Any) -> Dice:
        """The special die is one to take, too (OME-05)."""
        if move.kind == "special":
            return *dice[:2], ""
        return Situation.dice_left(dice, move)

    def extras(self, seat: int, face: str) -> list[Move]:
        circled, used = int(self.sheets.circled[seat]), int(self.sheets.used[seat])
        checked = read_squares(self.sheets.checked[seat])
        sheet = Sheet(self.desk.paper.printed, 0, checked, circled=circled, used=used)
        return self.liked(seat, legal_specials(sheet, face))

    def liked(self, seat: int, moves: Sequence[Move]) -> list[Move]:
        """Those that a beginner likes best, where there are many."""
        if len(moves) <= TOP:
            return list(moves)
        squares = spread(getattr(move, "squares", 0) for move in moves)
        worth = liked(self.desk, self.sheets.checked[seat], squares)
        return [moves[i] for i in np.argsort(-worth, kind="stable")[:TOP]]

    def next(self, sheets: Sequence[Sheets]) -> Self:
        """Bonus bombs go off before (OME-16)."""
        return super().next([self.after_bombs(seat, sheet) for seat, sheet in enumerate(sheets)])

    def after_bombs(self, seat: int, sheet: Sheets) -> Sheets:
        """A seat's sheet once its bonus bombs have gone off where that is worth most."""
        while sheet.bombs[0]:
            ways = [way for way in bombs() if not way & read_squares(sheet.checked[0])]
            none = np.zeros(1 + len(ways), np.int64)
            before = sheet.defused().pick(none)
            after = self.desk.grown(before, Changes(spread([0, *ways]), none, none, none))
            worth, _ = self.evaluate(seat, after)
            sheet = after.pick(np.array([worth.argmax()]))
        return sheet


class TwoNets(Together):
    """By two nets together, as in Encore!."""

    @staticmethod
    def net_of(printed: Printed) -> TableNet:
        return two_nets(printed)


class Alone(Together):
    """For points: thirty rolls of two and two dice, and what rolls not used bring (OME-24)."""

    dice_of_a_kind = 2

    @staticmethod
    def net_of(printed: Printed) -> TableNet:
        return load(printed, "alone")

    @property
    def over(self) -> bool:
        return super().over or self.turn > TURNS_ALONE

    def outcome(self, seat: int) -> float:
        unused = TURNS_ALONE + 1 - self.turn
        return KEEN * float(self.scores[seat] + UNUSED_ROLL_POINTS * unused)

    def evaluate(self, seat: int, after: Sheets) -> tuple[Values, Values]:
        """The net is asked as long as a roll or a bonus bomb is to come."""
        told, _ = self.desk.features(after)
        gain, _ = self.net.evaluate(told, self.base(seat))
        left = TURNS_ALONE - self.turn
        over = (after.colors.sum(axis=1) >= 2) | (left == 0)
        gain = np.where(over & (after.bombs == 0), UNUSED_ROLL_POINTS * left, gain)
        return KEEN * (self.desk.scores(after) + gain), np.zeros(len(after))


def read_squares(checked: Values) -> Squares:
    packed = np.packbits(checked.astype(np.uint8), bitorder="little").tobytes()
    return int.from_bytes(packed, "little") & ALL


def looked_at(here: Together, seat: int, legal: Sequence[Move]) -> Numbers:
    """All moves but most of those with the special die or a bonus bomb."""
    kept = set(here.liked(seat, [move for move in legal if move.kind in MANY]))
    return np.array([i for i, move in enumerate(legal) if move.kind not in MANY or move in kept])


@cache
def load(printed: Printed, name: str) -> TableNet:
    arrays = table_net.load("bis.bots.one_more_encore.learned", name, BLUEPRINT)
    return TableNet(arrays, np.array(read_places(printed, layout.WIDTH)))


@cache
def two_nets(printed: Printed) -> TableNet:
    return table_net.Several([load(printed, "tables"), load(printed, "second")])
