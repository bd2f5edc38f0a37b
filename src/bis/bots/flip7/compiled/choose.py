"""Who chooses, by the number of a policy."""

from bis.bots.compiled import uniform
from bis.bots.flip7.compiled.ev import ev
from bis.bots.flip7.compiled.greedy import greedy
from bis.bots.flip7.compiled.risk import risk_below, stop_at

UNIFORM, GREEDY, EV = 0, 1, 2
RISK = 100
"""Below it so many points are enough; above, so many percent of risk are too much."""


def choose(s: list[int], t: list[int], policy: int, inner: int, outer: int) -> int:
    """0: uniform, 1: greedy, 2: ev, above: stay with so many points; 100 more: by percent."""
    if policy >= RISK:
        return risk_below(s, t, policy - RISK)
    if policy > EV:
        return stop_at(s, t, policy)
    if policy == EV:
        return ev(s, t)
    if policy == GREEDY:
        return greedy(s, t, inner, outer)
    return uniform(s, t, inner, outer)
