"""Players that lack something `quick` has, to see what it brings (docs/strength.md)."""

from collections.abc import Sequence

import numpy as np

from bis.bots.encore.learned import alone
from bis.bots.encore.learned.any_net import net_of
from bis.bots.encore.learned.seated import Seated
from bis.bots.encore.learned.together import Together
from bis.core.chance import Source
from bis.core.errors import BisError
from bis.games.encore.moves import Move
from bis.games.encore.view import View


def generous(view: View, legal: Sequence[Move], source: Source) -> Move:  # noqa: ARG001
    """At tables, without a price for the dice it leaves to the others."""
    seated = Seated.at(view, Together)
    here = seated.situation
    worth, _ = here.evaluate(seated.seat, here.after(seated.seat, here.changes(legal)))
    return legal[int(worth.argmax())]


def solitary(view: View, legal: Sequence[Move], source: Source) -> Move:  # noqa: ARG001
    """By the net that learned alone: points on the own sheet, as if there were thirty rolls."""
    net = net_of(view.sheets[0].printed)
    if net is None:
        raise BisError("'solitary' has no net for this sheet, which breaks a law of printed ones")
    checked, marks, rolls = alone.after(view, legal)
    values = net.values(checked, marks, np.maximum(rolls, 1))
    return legal[int(values.argmax())]
