"""Games played on by compiled players: one seat by a plan of its own, the others by a policy."""

from collections.abc import Sequence

import numpy as np

from bis.coach.playouts import Playouts
from bis.core.batch import TURN
from lab.lost.weighing import Ask, Values


class Seating(Playouts):
    def play_by(self, plan: str, ask: Ask) -> Values:
        """The seat's share of each victory; alone how few rounds it took, below nothing."""
        others, alone = list(self._policies), self.kit.seats == 1
        self._policies[ask.seat] = self.kit.policies[plan]
        ends = self.play_after(*ask, keep=alone)
        self._policies = others
        if alone:
            return -ends.states[:, :, TURN].astype(np.float64)
        return ends.wins[:, :, ask.seat]


def play_on(policy: str, plans: Sequence[str], ask: Ask) -> Values:
    """Every plan, on the same dice and cards."""
    table = Seating(ask.position.header, policy, fast=True)
    return np.array([table.play_by(plan, ask) for plan in plans])
