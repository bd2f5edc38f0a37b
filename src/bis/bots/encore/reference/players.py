"""`tuned` takes what is worth most to itself; `denial` also leaves little to the others."""

from collections.abc import Sequence
from typing import Any

from bis.bots.best import best
from bis.bots.encore.compiled.worths import DENY, PARTS
from bis.bots.encore.reference import weights
from bis.bots.encore.reference.weights import Weights
from bis.bots.encore.reference.worths import Scales, phase_of
from bis.core.chance import Source
from bis.games.encore.moves import Move, Placement
from bis.games.encore.pieces import Roll
from bis.games.encore.rules import legal_placements
from bis.games.encore.state import FREE_TURNS
from bis.games.encore.view import View

POINT = 16_000 * PARTS
"""What a point is worth, by the weights of the last turn."""


def tuned(view: View, legal: Sequence[Move], source: Source) -> Move:
    """The move worth most; among equals one at random."""
    return best(legal, worths(view, legal, weights.tuned()), source)


def denial(view: View, legal: Sequence[Move], source: Source) -> Move:
    """The same less a share of what the dice left are worth to the others (ENC-08)."""
    return best(legal, worths(view, legal, weights.denial()), source)


def worths(view: View, legal: Sequence[Move], phases: Sequence[Weights]) -> list[int]:
    assert view.seat is not None
    chosen = phases[phase_of(view.sheets, view.turn)]
    scales = [Scales(view.sheets, seat, chosen) for seat in range(len(view.sheets))]
    mine = scales.pop(view.seat)
    gains = [PARTS * mine.placement(move) if move.kind == "placement" else 0 for move in legal]
    share = chosen[DENY + (len(view.sheets) > 2)]
    if not share or not takes_dice(view):
        return gains
    assert view.roll is not None
    left = Left(view.roll, scales)
    replies = [sum(left.best_replies(*dice_of(move))) for move in legal]
    return [gain - share * reply for gain, reply in zip(gains, replies, strict=True)]


def takes_dice(view: View) -> bool:
    """Whether the others have to do with what this seat leaves."""
    return view.turn > FREE_TURNS and view.seat == view.active and len(view.sheets) > 1


Pairs = dict[tuple[str, str], int]
"""The best worth with each color die and number die."""
NO_DICE = ("", "")


def dice_of(move: Any) -> tuple[str, str]:
    """The pair that a move takes; of the variant's, too."""
    return (move.color, move.number) if move.kind == "placement" else NO_DICE


class Left:
    """What the dice that a move leaves are worth to the others."""

    def __init__(self, roll: Roll, others: Sequence[Scales[Any]]) -> None:
        self.roll = roll
        self.others = [pair_worths(scales, roll) for scales in others]
        self._known: dict[tuple[str, str], list[int]] = {}

    def best_replies(self, color: str, number: str) -> list[int]:
        """The best pair of the dice left for each of the others, or a pass."""
        if (color, number) not in self._known:
            colors = self.roll.colors.replace(color, "", 1)
            numbers = self.roll.numbers.replace(number, "", 1)
            self._known[color, number] = [
                max(
                    [0, *(worth for (c, n), worth in pairs.items() if c in colors and n in numbers)]
                )
                for pairs in self.others
            ]
        return self._known[color, number]


def pair_worths(scales: Scales[Any], roll: Roll) -> Pairs:
    found: Pairs = {}
    faces = ("".join(dict.fromkeys(dice)) for dice in (roll.colors, roll.numbers))
    for move in legal_placements(Placement, scales.sheet, *faces):
        dice = (move.color, move.number)
        worth = scales.placement(move)
        found[dice] = max(worth, found.get(dice, worth))
    return found
