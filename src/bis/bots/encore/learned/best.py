"""Alone, on a sheet that has a net: the most points to expect. Elsewhere `greedy`, so far."""

from collections.abc import Sequence
from functools import cache

from bis.bots.encore import greedy
from bis.bots.encore.learned import net as nets
from bis.bots.encore.learned.papers import paper_of
from bis.bots.encore.learned.solo import worths
from bis.core.chance import Source
from bis.games.encore.moves import Move
from bis.games.encore.pieces import SHEETS, Printed, printed_sheet
from bis.games.encore.view import View


def choose(view: View, legal: Sequence[Move], source: Source) -> Move:
    printed = view.sheets[0].printed
    net = net_of(printed) if len(view.sheets) == 1 else None
    if net is None:
        return greedy.choose(view, legal, source)
    return legal[int(worths(view, legal, net, paper_of(printed)).argmax())]


@cache
def net_of(printed: Printed) -> nets.Net | None:
    """The net that was made for this sheet, if there is one."""
    names = [name for name in SHEETS if printed_sheet(name) == printed]
    return nets.load(names[0]) if names else None
