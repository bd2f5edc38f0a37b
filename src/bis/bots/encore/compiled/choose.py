"""Who chooses, by the number of a policy."""

from bis.bots.compiled import uniform
from bis.bots.encore.compiled.greedy import greedy
from bis.bots.encore.compiled.reference import weighted

UNIFORM, GREEDY, TUNED, DENIAL = 0, 1, 2, 3


def choose(s: list[int], t: list[int], policy: int, inner: int, outer: int) -> int:
    """The two that go by weights are told apart by their number."""
    if policy >= TUNED:
        return weighted(s, t, policy, inner, outer)
    if policy == GREEDY:
        return greedy(s, t, inner, outer)
    return uniform(s, t, inner, outer)
