"""A table is deleted when all who sit there agree; before the game the host alone may."""

from collections.abc import Iterator

from bis.table.entries import DeletionAgreed, DeletionTakenBack, What
from bis.table.rights import own_seat
from bis.table.table import Table


def agree(table: Table, player: str, agreed: bool) -> Iterator[What]:
    """One's word, which can be taken back until everybody has given theirs."""
    own_seat(table, player)
    if not agreed:
        yield from (DeletionTakenBack(player) for _ in {player} & table.deleting)
        return
    speaks_for_all = table.phase == "lobby" and player == table.host
    agreeing = _people(table) if speaks_for_all else {player}
    yield from map(DeletionAgreed, sorted(agreeing - table.deleting))


def is_agreed(table: Table) -> bool:
    """Whether nothing is to be left of this table; who was forgotten is not asked."""
    if not table.deleting:
        return False
    people = _people(table)
    return bool(people) and people <= table.deleting


def _people(table: Table) -> set[str]:
    return {sitter.player for sitter in table.sitters if sitter.player and sitter.is_kept}
