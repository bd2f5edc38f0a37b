"""Fair dice: a sealed seed and everybody's share decide every roll, and anybody can check it.

The server publishes a hash of its secret seed before anybody adds a share; so neither side can
choose the dice. Every draw is an HMAC of table, shares and event number under the seed.
"""

import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass

from bis.core.errors import BisError
from bis.core.seats import TABLE
from bis.record.record import Header, Transcript

WORD_BYTES = 8
WORDS = 256**WORD_BYTES


def commitment(seed: bytes) -> str:
    """What is published of a seed before the game."""
    return hashlib.sha256(seed).hexdigest()


@dataclass(frozen=True, slots=True)
class Seal:
    """All that decides the dice of one game."""

    seed: bytes
    table: str
    shares: tuple[tuple[int, str], ...]
    """What each person added, by seat."""

    def at(self, event: int) -> "SealedDraws":
        """The draws of chance event ``event``; event 0 draws the first player."""
        return SealedDraws(self, event)


class SealedDraws:
    """The draws of one event, without bias."""

    __slots__ = ("_event", "_next", "_seal")

    def __init__(self, seal: Seal, event: int) -> None:
        self._seal = seal
        self._event = event
        self._next = 0

    def below(self, n: int, /) -> int:
        """Words that would favor some answers are passed over."""
        while (word := self._word()) >= WORDS - WORDS % n:
            continue
        return word % n

    def _word(self) -> int:
        shares = ",".join(f"{seat}:{share}" for seat, share in sorted(self._seal.shares))
        message = f"{self._seal.table}|{shares}|{self._event}|{self._next}"
        self._next += 1
        digest = hmac.digest(self._seal.seed, message.encode(), "sha256")
        return int.from_bytes(digest[:WORD_BYTES], "big")


# The notes of a record


def open_notes(seal: Seal) -> tuple[tuple[str, str], ...]:
    """What the record of a running game tells: no seed."""
    return (
        ("table", seal.table),
        ("commit", commitment(seal.seed)),
        *(("share", f"{seat} {share}") for seat, share in sorted(seal.shares)),
    )


def seed_note(seal: Seal) -> tuple[str, str]:
    """What is added once the game is over."""
    return ("seed", seal.seed.hex())


def read_seal(header: Header) -> Seal:
    """The seal that a record's notes describe, which must keep to its commitment."""
    notes = dict(header.notes)
    for key in ("table", "commit", "seed"):
        if key not in notes:
            raise BisError(f"the record has no note {key!r}: its dice cannot be checked")
    try:
        seed = bytes.fromhex(notes["seed"])
    except ValueError:
        raise BisError("the note 'seed' is not written in hexadecimal digits") from None
    if commitment(seed) != notes["commit"]:
        raise BisError("the seed is not the one committed to before the game")
    shares = (value for key, value in header.notes if key == "share")
    return Seal(seed, notes["table"], tuple(_read_shares(shares, len(header.names))))


def _read_shares(values: Iterable[str], seats: int) -> Iterable[tuple[int, str]]:
    for value in values:
        seat, _, share = value.partition(" ")
        if seat not in map(str, range(seats)) or not share:
            raise BisError(f"the note 'share {value}' is not a seat and its share")
        yield int(seat), share


def verify(transcript: Transcript) -> int:
    """Draw the first player and every roll or card again; how many chance events there were."""
    seal = read_seal(transcript.header)
    header = transcript.header
    if dict(header.notes).get("chose_first") is None:
        first = seal.at(0).below(len(header.names))
        if first != header.first:
            raise BisError(f"the seed draws seat {first} as first, the record says {header.first}")
    again = Transcript(header)
    event = 0
    for line in transcript.lines:
        if line.actor == TABLE:
            event += 1
            drawn = again.game.draw(again.state, seal.at(event))
            if drawn != line.said:
                raise BisError(
                    f"chance event {event}: the seed draws '{drawn}', the record says '{line.said}'"
                )
        again.say(line.actor, line.said)
    return event
