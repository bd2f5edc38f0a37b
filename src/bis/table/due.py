"""What is due at a table: derived from the table itself, never stored a second time.

Each thing that is due names the position it belongs to, the seat and the line of the record. So
what was thought or timed for another position is not due any more, and is thrown away. Choices of
others that wait do not change a seat's position: it cannot see what they are.
"""

from dataclasses import dataclass

from bis.table.table import Table


@dataclass(frozen=True, slots=True)
class BotsTurn:
    """A bot is to choose for its own seat, or for somebody who left."""

    seat: int
    line: int
    bot: str


@dataclass(frozen=True, slots=True)
class Deadline:
    """When this comes, a stand-in makes the one move that a person owes."""

    seat: int
    line: int
    at: float


@dataclass(frozen=True, slots=True)
class Beginning:
    """The dice are sealed: the game begins without the shares of those who are away."""

    shares_wanted: bool
    """Whether there is anybody to wait for."""


Due = BotsTurn | Deadline | Beginning


def due(table: Table) -> list[Due]:
    """Whose bot thinks about which line, which seat's time runs out when, and a seal."""
    if table.phase == "sealing":
        return [Beginning(bool(table.sharers()))]
    if table.transcript is None:
        return []
    line = len(table.transcript.lines)
    found: list[Due] = []
    for seat in table.waiting_since:
        bot, deadline = table.sitters[seat].bot, table.deadline(seat)
        if bot is not None:
            found.append(BotsTurn(seat, line, bot))
        elif deadline is not None:
            found.append(Deadline(seat, line, deadline))
    return found
