"""What a table adds up to for those who do not look at it: kept beside its entries.

Never a truth of its own: whoever has the entries can work it out again.
"""

from dataclasses import dataclass

import msgspec

from bis.table.due import RESTS, Rests, next_due
from bis.table.table import Phase, Table


class Brief(msgspec.Struct, frozen=True):
    """What a list of tables shows."""

    game: str
    phase: Phase
    names: list[str]
    turn: list[str]
    """The players whose turn it is."""
    scores: list[int] | None = None
    """The result, once the game is over."""
    winners: list[int] = []


@dataclass(frozen=True, slots=True)
class Summary:
    phase: Phase
    due: float | None
    """From when on something is to be done here, though nobody looks; None: nothing is."""
    brief: bytes
    """A `Brief` as JSON."""


_encode = msgspec.json.Encoder().encode
read_brief = msgspec.json.Decoder(Brief).decode


def sum_up(table: Table, rests: Rests = RESTS) -> Summary:
    return Summary(table.phase, next_due(table, rests), _encode(_brief(table)))


def _brief(table: Table) -> Brief:
    waiting = (table.sitters[seat].player for seat in table.to_act if seat >= 0)
    brief = Brief(
        table.game.id,
        table.phase,
        [sitter.name for sitter in table.sitters],
        [player for player in waiting if player is not None],
    )
    if table.transcript is None or table.phase != "over" or table.ended is not None:
        return brief
    result = table.game.result(table.transcript.state)
    return msgspec.structs.replace(brief, scores=list(result.scores), winners=list(result.winners))
