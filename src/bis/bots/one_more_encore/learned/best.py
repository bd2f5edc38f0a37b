"""For the win at tables, for points alone: nets, and a roll of search."""

from collections.abc import Sequence

import numpy as np

from bis.bots.encore.learned import seated
from bis.bots.encore.learned.papers import Values
from bis.bots.encore.learned.situation import NEVER
from bis.bots.one_more_encore.learned.situation import Alone, Together, TwoNets, looked_at
from bis.core.chance import Source
from bis.games.one_more_encore.moves import Move
from bis.games.one_more_encore.view import View


def choose(view: View, legal: Sequence[Move], source: Source) -> Move:  # noqa: ARG001
    return legal[int(worths(view, legal, TwoNets).argmax())]


def quick(view: View, legal: Sequence[Move], source: Source) -> Move:  # noqa: ARG001
    """Without the search, by one net."""
    return legal[int(first_look(view, legal).argmax())]


def first_look(view: View, legal: Sequence[Move]) -> Values:
    """What moves are worth without a search."""
    return worths(view, legal, Together, looks=1)


def worths(
    view: View, legal: Sequence[Move], together: type[Together], looks: int = seated.LOOKS
) -> Values:
    """What each move is worth; less than anything of those not looked at."""
    assert view.seat is not None
    kind = together if len(view.sheets) > 1 else Alone
    here = kind.of(view)
    some = looked_at(here, view.seat, legal)
    moves = [legal[i] for i in some]
    worth = np.full(len(legal), NEVER)
    if legal[0].kind == "bonus":
        worth[some], _ = here.evaluate(view.seat, here.after(view.seat, here.changes(moves)))
    else:
        worth[some] = seated.worths(view, moves, kind, looks)
    return worth
