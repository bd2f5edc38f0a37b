"""For the win at tables, for points alone: nets, and a roll of search.

Each printed sheet has a net of its own alone, and those for tables know all seven. One net plays
all others that keep their laws (docs/sheets.md), at tables by what it knows of sheets alone. Where
a sheet breaks a law, `denial` plays instead (docs/strength.md).
"""

from collections.abc import Sequence

from bis.bots.encore.learned import alone, seated, unseen
from bis.bots.encore.learned.any_net import name_of, net_of
from bis.bots.encore.learned.papers import Values
from bis.bots.encore.learned.together import Together, TwoNets
from bis.bots.encore.learned.unseen import Unseen
from bis.bots.encore.reference.players import denial
from bis.core.chance import Source
from bis.games.encore.moves import Move
from bis.games.encore.pieces import Printed
from bis.games.encore.view import View


def knows(printed: Printed) -> bool:
    """Whether the nets for tables have learned it."""
    return name_of(printed) is not None


def first_look(view: View, legal: Sequence[Move]) -> Values | None:
    """What moves are worth without a search; nothing where no net fits."""
    printed = view.sheets[0].printed
    net = net_of(printed)
    if net is None:
        return None
    if len(view.sheets) == 1:
        return alone.first_look(view, legal, net)
    return seated.worths(view, legal, Together if knows(printed) else Unseen, looks=1)


def choose(view: View, legal: Sequence[Move], source: Source) -> Move:
    printed = view.sheets[0].printed
    net = net_of(printed)
    if net is not None and len(view.sheets) == 1:
        return legal[int(alone.worths(view, legal, net).argmax())]
    if knows(printed):
        return legal[int(seated.worths(view, legal, TwoNets).argmax())]
    if net is None:
        return denial(view, legal, source)
    return legal[int(seated.worths(view, legal, Unseen, unseen.LOOKS).argmax())]


def quick(view: View, legal: Sequence[Move], source: Source) -> Move:
    """Without the search, by one net."""
    told = first_look(view, legal)
    return denial(view, legal, source) if told is None else legal[int(told.argmax())]
