"""What somebody took at one node counts at the others: told with each round, of who takes much.

Who takes little is nobody's concern, so this costs nothing while nobody asks for much. Where news
are lost, each node has its own limits.
"""

from collections import Counter
from typing import cast

from bis.server.bus import SPENT, Bus
from bis.server.limits import Limits, Per, What

MOST = 200
"""So many askers are told of at a time, those who took most."""
BETWEEN = "|"


class Spending:
    def __init__(self, limits: Limits, bus: Bus, node: str) -> None:
        self._limits = limits
        self._bus = bus
        self._node = node
        limits.spent = Counter()
        bus.subscribe(self._heard)

    async def round(self) -> None:
        assert self._limits.spent is not None
        spent, self._limits.spent = self._limits.spent, Counter()
        for (what, per, asker), much in spent.most_common(MOST):
            await self._bus.publish(BETWEEN.join((self._node, what, per, asker)), SPENT - much)

    async def _heard(self, words: str, number: int) -> None:
        node, *spent = words.split(BETWEEN)
        if number < SPENT and node != self._node and len(spent) == 3:
            what, per, asker = spent
            self._limits.hear_of((cast("What", what), cast("Per", per), asker), SPENT - number)
