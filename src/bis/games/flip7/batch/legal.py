"""Legal moves: hit and stay, or the targets of an action."""

from bis.core.batch import SEATS
from bis.core.bits import lowest, ones
from bis.games.flip7.batch.cards import is_action
from bis.games.flip7.batch.chain import receivers
from bis.games.flip7.batch.words import (
    CHANCE,
    CHANCES,
    CURRENT,
    DUE,
    EDITION,
    ENGLISH,
    HIT,
    IN,
    LINES,
    OFFER,
    STAY,
    TARGET,
)


def must_hit(s: list[int], t: list[int], seat: int) -> bool:
    """In `en` a player with nothing in front (F7-05)."""
    return t[EDITION] == ENGLISH and s[LINES + 2 * seat] == 0 and not (s[CHANCES] >> seat) & 1


def legal_count(s: list[int], t: list[int]) -> int:
    if s[DUE] == OFFER:
        return 1 if must_hit(s, t, s[CURRENT]) else 2
    return ones(receivers(s, s[DUE]))


def legal_move(s: list[int], t: list[int], k: int) -> int:
    """Hit, then stay; or the targets by seat."""
    if s[DUE] == OFFER:
        return k
    seats = receivers(s, s[DUE])
    for _ in range(k):
        seats &= seats - 1
    return TARGET + lowest(seats)


def is_legal(s: list[int], t: list[int], move: int) -> bool:
    if s[DUE] == OFFER:
        return move == HIT or (move == STAY and not must_hit(s, t, s[CURRENT]))
    if not is_action(s[DUE]) or move < TARGET or move >= TARGET + s[SEATS]:
        return False
    seat = move - TARGET
    held = s[DUE] == CHANCE and (s[CHANCES] >> seat) & 1
    return (s[IN] >> seat) & 1 == 1 and not held


def mask(s: list[int], t: list[int], out: list[int]) -> None:
    """Write 1 for every legal move of the seat to act; ``out`` is all zeros before."""
    for k in range(legal_count(s, t)):
        out[legal_move(s, t, k)] = 1
