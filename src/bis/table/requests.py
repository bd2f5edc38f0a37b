"""What people without a seat ask for at a running table."""

from dataclasses import dataclass
from typing import Literal

RequestKind = Literal["seat", "claim"]
"""A bot's seat, by the host's word; or one's own from a lost device, by that of another person."""

MOST_REQUESTS = 6
"""So many may wait at one table, and be made in the time after which one may ask again."""


@dataclass(frozen=True, slots=True)
class Request:
    kind: RequestKind
    number: int
    """The version of the table in which it was made; no two have the same."""
    seat: int
    player: str
    name: str
    granted: bool = False
    """The host has agreed; a choice of that seat still waits for others'."""
