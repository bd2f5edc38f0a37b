"""For the win at tables, for points alone: nets, and a roll of search.

Alone on a sheet that no net was made for: `tuned`.
"""

from collections.abc import Sequence
from functools import cache

from bis.bots.encore.learned import net as nets
from bis.bots.encore.learned import seated, solo
from bis.bots.encore.learned.papers import paper_of
from bis.bots.encore.reference.players import tuned
from bis.core.chance import Source
from bis.games.encore.moves import Move
from bis.games.encore.pieces import SHEETS, Printed, printed_sheet
from bis.games.encore.view import View


def choose(view: View, legal: Sequence[Move], source: Source) -> Move:
    if len(view.sheets) > 1:
        return legal[int(seated.worths(view, legal).argmax())]
    printed = view.sheets[0].printed
    if net := net_of(printed):
        return legal[int(solo.worths(view, legal, net, paper_of(printed)).argmax())]
    return tuned(view, legal, source)


def quick(view: View, legal: Sequence[Move], source: Source) -> Move:  # noqa: ARG001
    """At tables, without the search."""
    return legal[int(seated.worths(view, legal, looks=1).argmax())]


@cache
def net_of(printed: Printed) -> nets.Net | None:
    """The net that was made for this sheet alone, if there is one."""
    names = [name for name in SHEETS if printed_sheet(name) == printed]
    return nets.load(names[0]) if names else None
