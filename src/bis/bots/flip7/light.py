"""Levels for a device without a server: `ev`, and the same with less sense of when to stay."""

from collections.abc import Sequence

from bis.bots.flip7 import ev
from bis.bots.flip7.greedy import expected_gain, next_cards
from bis.bots.levels import soften
from bis.games.flip7.moves import HIT, STAY, Move
from bis.games.flip7.scoring import score
from bis.games.flip7.view import View

NEVER = -1e9


def worths(view: View, legal: Sequence[Move]) -> list[float]:
    """The points that one more card is expected to bring; whom to aim at, as `ev` has it."""
    assert view.seat is not None
    line = view.lines[view.seat]
    if view.at_hand:
        return _only(ev.aim(view, view.at_hand, legal), legal)
    if STAY not in legal or score(line) == 0:
        return _only(HIT, legal)
    cards = next_cards(view)
    more = expected_gain(line, cards) / max(1, sum(cards))
    return [more if move == HIT else 0.0 for move in legal]


def _only(chosen: Move, legal: Sequence[Move]) -> list[float]:
    return [0.0 if move == chosen else NEVER for move in legal]


novice = soften(worths, 4.0)
casual = soften(worths, 2.2)
skilled = ev.choose
