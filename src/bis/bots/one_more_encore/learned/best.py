"""For the win at tables, for points alone: nets, and a roll of search."""

from collections.abc import Sequence

import numpy as np

from bis.bots.encore.learned import seated
from bis.bots.encore.learned.papers import Values
from bis.bots.encore.learned.table import NEVER
from bis.bots.one_more_encore.learned.table import Alone, Table, looked_at
from bis.core.chance import Source
from bis.games.one_more_encore.moves import Move
from bis.games.one_more_encore.view import View


def choose(view: View, legal: Sequence[Move], source: Source) -> Move:  # noqa: ARG001
    return legal[int(worths(view, legal).argmax())]


def quick(view: View, legal: Sequence[Move], source: Source) -> Move:  # noqa: ARG001
    """Without the search."""
    return legal[int(worths(view, legal, looks=1).argmax())]


def worths(view: View, legal: Sequence[Move], looks: int = seated.LOOKS) -> Values:
    """What each move is worth; less than anything of those not looked at."""
    assert view.seat is not None
    kind = Table if len(view.sheets) > 1 else Alone
    table = kind.of(view)
    some = looked_at(table, view.seat, legal)
    moves = [legal[i] for i in some]
    worth = np.full(len(legal), NEVER)
    if legal[0].kind == "bonus":
        worth[some], _ = table.judge(view.seat, table.after(view.seat, table.changes(moves)))
    else:
        worth[some] = seated.worths(view, moves, looks, kind)
    return worth
