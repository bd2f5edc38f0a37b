"""Who chooses, by the number of a policy."""

from bis.games.goofspiel.batch import ACTOR, HAND, HAND_WORDS, HANDS, PRIZE, SUIT

from bis.bots.compiled import uniform

UNIFORM, GREEDY = 0, 1


def choose(s: list[int], t: list[int], policy: int, inner: int, outer: int) -> int:
    if policy == GREEDY:
        return greedy(s, t)
    return uniform(s, t, inner, outer)


def greedy(s: list[int], t: list[int]) -> int:
    """The nearest card to the prize, of two the higher one."""
    hand = s[HANDS + HAND_WORDS * s[ACTOR] + HAND]
    for far in range(t[SUIT]):
        for card in (s[PRIZE] + far, s[PRIZE] - far):
            if card >= 0 and (hand >> card) & 1:
                return card
    return -1
