"""What somebody took at one node counts at the others: told with each round, of who takes much.

Who takes little is nobody's concern, so this costs nothing while nobody asks for much. What is
taken once is told once; sockets are told for as long as they are open, and count until some rounds
without a word. By the news and not by the store, for addresses are written down nowhere. Where news
are lost, each node has its own limits.
"""

from collections import Counter
from typing import cast

from bis.server.bus import SPENT, Bus
from bis.server.limits import Limits, Per, Place, Places, What

MOST = 200
"""So many askers are told of at a time, those who took most."""
BETWEEN = "|"
OPEN = "open"
"""Stands where else is said what was taken; a version that does not know it hears nothing."""


class Spending:
    def __init__(self, limits: Limits, places: Places, bus: Bus, node: str, lapse: float) -> None:
        """What is open counts for ``lapse`` seconds after it was told."""
        self._limits = limits
        self._places = places
        self._bus = bus
        self._node = node
        self._lapse = lapse
        limits.spent = Counter()
        bus.subscribe(self._heard, lambda _words, number: number < SPENT)

    async def round(self) -> None:
        assert self._limits.spent is not None
        spent, self._limits.spent = self._limits.spent, Counter()
        for taken, much in spent.most_common(MOST):
            await self._tell(*taken, much=much)
        self._places.tidy()
        crowds = Counter({key: self._places.count(key) for key in self._places.crowds})
        for key, count in crowds.most_common(MOST):
            await self._tell(OPEN, *key, much=count)

    async def _tell(self, *words: str, much: int) -> None:
        await self._bus.publish(BETWEEN.join((self._node, *words)), SPENT - much)

    async def _heard(self, words: str, number: int) -> None:
        node, *spent = words.split(BETWEEN)
        if node == self._node or len(spent) != 3:
            return
        what, per, asker = spent
        if what == OPEN:
            until = self._places.clock() + self._lapse
            self._places.hear_of(node, (cast("Place", per), asker), SPENT - number, until)
        else:
            self._limits.hear_of((cast("What", what), cast("Per", per), asker), SPENT - number)
