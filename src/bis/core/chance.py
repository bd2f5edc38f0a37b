"""Chance that can be repeated: every draw has an address and depends on nothing else.

A draw is a 32-bit hash of (seed, stream, game, address). It uses only additions, shifts, exclusive
ors and products cut to 32 bits, so that compiled engines compute the same numbers (docs/chance.md).
"""

from typing import Protocol

WORD = 0xFFFFFFFF
TABLE_STREAM = 0
"""Dice and cards."""
BOT_STREAM = 1
"""What bots draw for themselves, so that a bot's whims never move a die."""
IMAGINED = 2
"""Games that are only imagined draw so many streams further, so never from the game's own dice."""
DRAWS_PER_EVENT = 256


class Source(Protocol):
    """Where whole numbers come from: a hash, the server's sealed seed, or the system."""

    def below(self, n: int, /) -> int:
        """A whole number from 0 to ``n`` - 1, all alike."""


def scramble(word: int) -> int:
    """Mix 32 bits so that each bit of the answer depends on every bit given; one to one."""
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 15)) * 0x846CA68B) & WORD
    return word ^ (word >> 16)


# Plain functions on words, which batch engines compile (bis.sim.batch)


def seeded(seed: int, stream: int) -> int:
    """What all games of a seed have in common in one stream."""
    return scramble(scramble(seed & WORD) ^ (0x9E3779B9 + stream))


def inner_key(seeded: int, game: int) -> int:
    return scramble(seeded ^ (game & WORD))


def outer_key(seeded: int, inner: int) -> int:
    return scramble((inner + 0x85EBCA6B + seeded) & WORD)


def word_at(inner: int, outer: int, address: int) -> int:
    """The 32 bits at ``address``."""
    return scramble(scramble((address & WORD) ^ inner) ^ outer)


def draw_below(inner: int, outer: int, event: int, k: int, n: int) -> int:
    """Draw ``k`` of an event, from 0 to ``n`` - 1."""
    return (word_at(inner, outer, DRAWS_PER_EVENT * event + k) * n) >> 32


# The same as objects


class Stream:
    """All draws of one game of one seed."""

    __slots__ = ("_inner", "_outer")

    def __init__(self, seed: int, game: int, stream: int = TABLE_STREAM) -> None:
        common = seeded(seed, stream)
        self._inner = inner_key(common, game)
        self._outer = outer_key(common, self._inner)

    def word(self, address: int) -> int:
        """The 32 bits at ``address``."""
        return word_at(self._inner, self._outer, address)

    def at(self, event: int) -> "Draws":
        """The draws that belong to one event, whatever was drawn before it."""
        return Draws(self, event * DRAWS_PER_EVENT)


class Draws:
    """The draws of one event, one after the other."""

    __slots__ = ("_next", "_stream")

    def __init__(self, stream: Stream, address: int) -> None:
        self._stream = stream
        self._next = address

    def below(self, n: int, /) -> int:
        """Scale one word to ``n`` answers; their chances differ by less than n / 2**32."""
        word = self._stream.word(self._next)
        self._next += 1
        return (word * n) >> 32
