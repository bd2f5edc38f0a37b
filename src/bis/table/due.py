"""What is due at a table: derived from the table itself, never stored a second time.

Each thing that is due names the position it belongs to, the seat and the line of the record. So
what was thought or timed for another position is not due any more, and is thrown away. Choices of
others that wait do not change a seat's position: it cannot see what they are.
"""

from dataclasses import dataclass

from bis.table.ending import why_end
from bis.table.table import Step, Table, Why


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
class SealStep:
    """The dice are being sealed: the next step comes without those who are away."""

    seal: int
    """Which of the table's seals,"""
    step: Step
    """and how far it is."""
    is_awaited: bool
    """Whether there is anybody to wait for."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The game is to be ended without a result, at once."""

    why: Why


Due = BotsTurn | Deadline | SealStep | Ending


def due(table: Table) -> list[Due]:
    """Whose bot thinks about which line, whose time runs out when, a seal, and an early end."""
    why = why_end(table)
    if why is not None:
        return [Ending(why)]
    if table.phase == "sealing":
        return _seal_steps(table)
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


def _seal_steps(table: Table) -> list[Due]:
    """Where the dice are sealed anew, the others are waited for when the first person is there."""
    assert table.step is not None
    awaited, again = bool(table.awaited()), len(table.seals) > 1
    if again and awaited and not table.promises:
        return []
    return [SealStep(len(table.seals) - 1, table.step, awaited)]
