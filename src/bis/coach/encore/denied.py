"""Which dice a move keeps the others from, once they have to do with what is left (ENC-08)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bis.bots.encore.compiled.worths import PARTS
from bis.bots.encore.reference.players import NO_DICE, POINT, dice_of, pair_worths, takes_dice
from bis.bots.encore.reference.weights import Weights
from bis.bots.encore.reference.worths import Scales, phase_of
from bis.coach.phrases import Phrase, phrase
from bis.games.encore.pieces import Roll

LEAST = POINT // PARTS
"""A point: less is not worth a word."""
JOKER = "?"
Dice = tuple[str, str]
"""A color die and a number die."""
Weigh = Callable[[int, Weights], Scales[Any]]
"""(seat, weights) -> what moves are worth to it."""


def denied(
    view: Any, best: Any, played: Any, phases: Sequence[Weights], weigh: Weigh
) -> dict[int, Phrase]:
    """By seat: the pair that the move played would leave it, and the best one does not."""
    if not takes_dice(view):
        return {}
    chosen = phases[phase_of(view.sheets, view.turn)]
    found = {}
    for seat in set(range(len(view.sheets))) - {view.seat}:
        worths = {NO_DICE: 0, **pair_worths(weigh(seat, chosen), view.roll)}
        lost, kept = (_reply(worths, view.roll, dice_of(move)) for move in (played, best))
        if worths[lost] - worths[kept] >= LEAST:
            found[seat] = _phrase(seat, *lost)
    return found


def _reply(worths: Mapping[Dice, int], roll: Roll, taken: Dice) -> Dice:
    """The best pair of the dice that are left, or none."""
    colors, numbers = roll.colors.replace(taken[0], "", 1), roll.numbers.replace(taken[1], "", 1)
    left = (pair for pair in worths if pair == NO_DICE or _lies(pair, colors, numbers))
    return max(left, key=worths.__getitem__)


def _lies(pair: Dice, colors: str, numbers: str) -> bool:
    return pair[0] in colors and pair[1] in numbers


def _phrase(seat: int, color: str, number: str) -> Phrase:
    told = f"number.{number}" if number == JOKER else number
    return phrase("denied", seat=seat, color=f"color.{color}", number=told)
