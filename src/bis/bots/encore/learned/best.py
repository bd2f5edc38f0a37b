"""For the win at tables, for points alone: nets, and a roll of search.

Each printed sheet has a net of its own alone; one net plays all others that keep their laws
(docs/sheets.md). At tables the nets know where squares of a color stand: on a sheet they have not
learned they are worse than `denial`, which then plays instead (docs/strength.md).
"""

from collections.abc import Sequence

from bis.bots.encore.learned import alone, seated
from bis.bots.encore.learned.any_net import any_net_of
from bis.bots.encore.learned.net import Net, net_of
from bis.bots.encore.learned.together import Together, TwoNets
from bis.bots.encore.reference.players import denial
from bis.core.chance import Source
from bis.games.encore.moves import Move
from bis.games.encore.view import View


def net_for(view: View) -> Net | None:
    """The net to go by; at tables it stands for those that know the same sheets."""
    printed = view.sheets[0].printed
    own = net_of(printed)
    return any_net_of(printed) if own is None and len(view.sheets) == 1 else own


def choose(view: View, legal: Sequence[Move], source: Source) -> Move:
    net = net_for(view)
    if net is None:
        return denial(view, legal, source)
    if len(view.sheets) > 1:
        return legal[int(seated.worths(view, legal, TwoNets).argmax())]
    return legal[int(alone.worths(view, legal, net).argmax())]


def quick(view: View, legal: Sequence[Move], source: Source) -> Move:
    """Without the search, by one net."""
    net = net_for(view)
    if net is None:
        return denial(view, legal, source)
    if len(view.sheets) > 1:
        return legal[int(seated.worths(view, legal, Together, looks=1).argmax())]
    return legal[int(alone.first_look(view, legal, net).argmax())]
