"""For the win at tables, for points alone: nets, and a roll of search.

Alone on a sheet that no net was made for: `tuned`.
"""

from collections.abc import Sequence

from bis.bots.encore.learned import seated, solo
from bis.bots.encore.learned.net import net_of
from bis.bots.encore.reference.players import tuned
from bis.core.chance import Source
from bis.games.encore.moves import Move
from bis.games.encore.view import View


def choose(view: View, legal: Sequence[Move], source: Source) -> Move:
    if len(view.sheets) > 1:
        return legal[int(seated.worths(view, legal).argmax())]
    if net := net_of(view.sheets[0].printed):
        return legal[int(solo.worths(view, legal, net).argmax())]
    return tuned(view, legal, source)


def quick(view: View, legal: Sequence[Move], source: Source) -> Move:
    """Without the search."""
    if len(view.sheets) > 1:
        return legal[int(seated.worths(view, legal, looks=1).argmax())]
    if net := net_of(view.sheets[0].printed):
        return legal[int(solo.first_look(view, legal, net).argmax())]
    return tuned(view, legal, source)
