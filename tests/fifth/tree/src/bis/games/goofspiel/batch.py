"""Goofspiel on plain words: one game is one array ``s``, the look-up ``t`` holds the suit's size.

Cards are bits, card 1 the lowest. A move is the card bid less 1, chance the prize less 1.
"""

from bis.core.batch import EVENTS, SEATS, TURN
from bis.core.bits import lowest, ones
from bis.core.chance import draw_below

# The state: words 0 to 3 belong to the driver (bis.core.batch)
ACTOR = 4
"""Who is to act: a seat, -1 the table, -2 nobody any more."""
PRIZE = 5
"""What is bid for, less 1; -1 before it is turned up."""
PRIZES = 6
"""Not turned up yet."""
HANDS = 7

# A seat's words
HAND = 0
WON = 1
CHOICE = 2
"""This turn's bid less 1, -1 before."""
HAND_WORDS = 3

SUIT = 0
"""The only look-up: how many cards a suit has."""


def words(seats: int) -> int:
    """The size of a state."""
    return HANDS + HAND_WORDS * seats


def begin(s: list[int], t: list[int], seats: int, first: int) -> None:
    """A suit each, and one of prizes (GS-01)."""
    s[TURN] = 1
    s[ACTOR] = -1
    s[PRIZE] = -1
    s[PRIZES] = (1 << t[SUIT]) - 1
    for seat in range(seats):
        at = HANDS + HAND_WORDS * seat
        s[at + HAND] = (1 << t[SUIT]) - 1
        s[at + WON] = 0
        s[at + CHOICE] = -1


def actor(s: list[int], t: list[int]) -> int:
    return s[ACTOR]


def pick(word: int, k: int) -> int:
    """The number of the k-th bit that is set, counted from 0."""
    while k > 0:
        word &= word - 1
        k -= 1
    return lowest(word)


def draw(s: list[int], t: list[int], inner: int, outer: int) -> int:
    """Any prize that is left (GS-01)."""
    return pick(s[PRIZES], draw_below(inner, outer, s[EVENTS], 0, ones(s[PRIZES])))


def is_chance(s: list[int], t: list[int], chance: int) -> bool:
    return 0 <= chance < t[SUIT] and (s[PRIZES] >> chance) & 1 == 1


def deal(s: list[int], t: list[int], chance: int) -> None:
    s[PRIZE] = chance
    s[PRIZES] &= ~(1 << chance)
    s[ACTOR] = 0


def legal_count(s: list[int], t: list[int]) -> int:
    return ones(s[HANDS + HAND_WORDS * s[ACTOR] + HAND])


def legal_move(s: list[int], t: list[int], k: int) -> int:
    """The k-th lowest card."""
    return pick(s[HANDS + HAND_WORDS * s[ACTOR] + HAND], k)


def is_legal(s: list[int], t: list[int], move: int) -> bool:
    return 0 <= move < t[SUIT] and (s[HANDS + HAND_WORDS * s[ACTOR] + HAND] >> move) & 1 == 1


def mask(s: list[int], t: list[int], out: list[int]) -> None:
    for move in range(t[SUIT]):
        if is_legal(s, t, move):
            out[move] = 1


def play(s: list[int], t: list[int], move: int) -> None:
    """Bids wait until all have bid (GS-03)."""
    s[HANDS + HAND_WORDS * s[ACTOR] + CHOICE] = move
    s[ACTOR] += 1
    if s[ACTOR] == s[SEATS]:
        end_turn(s)


def end_turn(s: list[int]) -> None:
    """The highest bid takes the prize, unless several bid highest (GS-04)."""
    top = -1
    winner = -1
    for seat in range(s[SEATS]):
        at = HANDS + HAND_WORDS * seat
        if s[at + CHOICE] == top:
            winner = -1
        if s[at + CHOICE] > top:
            top = s[at + CHOICE]
            winner = seat
        s[at + HAND] &= ~(1 << s[at + CHOICE])
        s[at + CHOICE] = -1
    if winner >= 0:
        s[HANDS + HAND_WORDS * winner + WON] += s[PRIZE] + 1
    s[PRIZE] = -1
    s[ACTOR] = -1 if s[PRIZES] else -2
    if s[PRIZES]:
        s[TURN] += 1


def score(s: list[int], t: list[int], seat: int) -> int:
    return s[HANDS + HAND_WORDS * seat + WON]


def rank(s: list[int], t: list[int], seat: int) -> int:
    """Nothing breaks a tie (GS-05)."""
    return score(s, t, seat)


OBSERVED = 4
OBSERVED_SEAT = 4


def observe(s: list[int], t: list[int], seat: int, out: list[int]) -> None:
    """All but bids not yet revealed (GS-03)."""
    out[0] = seat
    out[1] = s[TURN]
    out[2] = s[PRIZE] + 1
    out[3] = s[PRIZES]
    for other in range(s[SEATS]):
        at = HANDS + HAND_WORDS * other
        to = OBSERVED + OBSERVED_SEAT * other
        out[to] = s[at + HAND]
        out[to + 1] = s[at + WON]
        out[to + 2] = 1 if s[at + CHOICE] >= 0 else 0
        out[to + 3] = s[at + CHOICE] if other == seat else -1
