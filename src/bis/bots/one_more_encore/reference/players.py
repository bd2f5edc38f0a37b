"""`tuned` and `denial` as in Encore!, with the special die and bonus bombs."""

from collections.abc import Sequence
from typing import assert_never

from bis.bots.best import best
from bis.bots.encore.compiled.worths import DENY, PARTS
from bis.bots.encore.reference.players import Left, dice_of, takes_dice
from bis.bots.encore.reference.weights import Weights
from bis.bots.encore.reference.worths import phase_of
from bis.bots.one_more_encore.reference import weights
from bis.bots.one_more_encore.reference.worths import Scales
from bis.core.chance import Source
from bis.games.encore.moves import Pass
from bis.games.one_more_encore.moves import Bonus, Move, Placement, Special
from bis.games.one_more_encore.rules import legal_specials
from bis.games.one_more_encore.view import View


def tuned(view: View, legal: Sequence[Move], source: Source) -> Move:
    """The move worth most; among equals one at random."""
    return best(legal, worths(view, legal, weights.tuned()), source)


def denial(view: View, legal: Sequence[Move], source: Source) -> Move:
    """The same less a share of what the dice left are worth to the others (OME-05)."""
    return best(legal, denying(view, legal), source)


def denying(view: View, legal: Sequence[Move]) -> list[int]:
    """What moves are worth to `denial`."""
    return worths(view, legal, weights.denial())


def worths(view: View, legal: Sequence[Move], phases: Sequence[Weights]) -> list[int]:
    assert view.seat is not None
    chosen = phases[phase_of(view.sheets, view.turn)]
    seats = range(len(view.sheets))
    scales = [Scales(view.sheets, seat, chosen, view.taken_rows) for seat in seats]
    mine = scales.pop(view.seat)
    gains = [PARTS * worth(mine, move) for move in legal]
    share = chosen[DENY + (len(view.sheets) > 2)]
    if not share or not takes_dice(view) or any(view.bombs):
        return gains
    left = replies(view, scales, legal)
    return [gain - share * reply for gain, reply in zip(gains, left, strict=True)]


def replies(view: View, others: Sequence[Scales], legal: Sequence[Move]) -> list[int]:
    """What all others can do after each move, with a pair of dice or the special die."""
    assert view.roll is not None
    left = Left(view.roll, others)
    special = [special_worth(scales, view.roll.special) for scales in others]
    found = []
    for move in legal:
        pairs = left.best_replies(*dice_of(move))
        found.append(sum(pairs if move.kind == "special" else map(max, pairs, special)))
    return found


def special_worth(scales: Scales, face: str) -> int:
    """The best that the special die is worth, if anything."""
    return max([0, *map(scales.special, legal_specials(scales.sheet, face))])


def worth(scales: Scales, move: Move) -> int:
    match move:
        case Placement():
            return scales.placement(move)
        case Special():
            return scales.special(move)
        case Bonus():
            return scales.gain(move.squares) if move.squares else 0
        case Pass():
            return 0
    assert_never(move)
