"""A seal: a secret seed and everybody's share, which decide every roll and card together.

The server publishes a hash of its seed, and everybody a hash of their share, before any share is
told; so neither side can choose the dice. Every draw is an HMAC of table, shares and event number
under the seed (docs/fairness.md).
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

WORD_BYTES = 8
WORDS = 256**WORD_BYTES
BySeat = tuple[tuple[int, str], ...]


def commitment(seed: bytes) -> str:
    """What is published of a seed before the game."""
    return hashlib.sha256(seed).hexdigest()


def promise_of(share: str) -> str:
    """What is published of a share before any is told."""
    return hashlib.sha256(share.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Seal:
    """All that decides the dice from one chance event on."""

    seed: bytes
    table: str
    shares: BySeat
    """What each person added, by seat."""
    promises: BySeat = ()
    """What each person promised; games of earlier days have shares without them."""
    withheld: BySeat = ()
    """The promises of those who did not tell their share when it was time."""
    event: int = 0
    """The first chance event it decides; 0 is the first player."""

    def at(self, event: int) -> "SealedDraws":
        """The draws of chance event ``event``; event 0 draws the first player."""
        return SealedDraws(self, event)

    def promised(self, seat: int, promise: str) -> "Seal":
        return replace(self, promises=_with(self.promises, seat, promise))

    def shared(self, seat: int, share: str) -> "Seal":
        return replace(self, shares=_with(self.shares, seat, share))

    def closed(self) -> "Seal":
        """No share comes any more: who promised one and did not tell it is named."""
        return replace(self, withheld=self.untold())

    def untold(self) -> BySeat:
        """The promises to which there is no share."""
        told = dict(self.shares)
        return tuple((seat, promise) for seat, promise in self.promises if seat not in told)


def _with(pairs: BySeat, seat: int, value: str) -> BySeat:
    return tuple(sorted({**dict(pairs), seat: value}.items()))


def seal_at(seals: Sequence[Seal], event: int) -> Seal:
    """Which of a game's seals decides a chance event: the last that was opened for it."""
    return [seal for seal in seals if seal.event <= event][-1]


class SealedDraws:
    """The draws of one event, without bias."""

    __slots__ = ("_begun", "_event", "_next")

    def __init__(self, seal: Seal, event: int) -> None:
        self._begun = _begun(seal.seed, seal.table, seal.shares)
        self._event = event
        self._next = 0

    def below(self, n: int, /) -> int:
        """Words that would favor some answers are passed over."""
        while (word := self._word()) >= WORDS - WORDS % n:
            continue
        return word % n

    def _word(self) -> int:
        mac = self._begun.copy()
        mac.update(f"{self._event}|{self._next}".encode())
        self._next += 1
        return int.from_bytes(mac.digest()[:WORD_BYTES], "big")


@lru_cache(maxsize=4096)
def _begun(seed: bytes, table: str, shares: BySeat) -> hmac.HMAC:
    """What all draws of a seal have in common."""
    told = ",".join(f"{seat}:{share}" for seat, share in sorted(shares))
    return hmac.new(seed, f"{table}|{told}|".encode(), "sha256")
