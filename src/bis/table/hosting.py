"""Whose role the host's is: it passes on while the host is away, and comes back."""

from collections.abc import Iterator, Mapping

from bis.table.entries import HostSet, What
from bis.table.rights import is_sitting
from bis.table.table import Table


def next_person(table: Table, away: Mapping[str, float]) -> str | None:
    """The next one after the host, in the order of seats, who sits and is there."""
    seats = table.seats_of(table.host)
    after = seats[0] + 1 if seats else 0
    for sitter in (*table.sitters[after:], *table.sitters[:after]):
        if sitter.is_person and sitter.player != table.host and sitter.player not in away:
            return sitter.player
    return None


def is_back(table: Table, away: Mapping[str, float]) -> bool:
    """Whether the role can go back to whose it really is."""
    if table.owner == table.host or table.owner in away:
        return False
    return table.owner is not None and is_sitting(table, table.owner)


def pass_on(table: Table, heir: str) -> HostSet:
    """The role goes to somebody; for a while only, where it is another's."""
    return HostSet(heir, acting=heir != table.owner)


def gone(table: Table, player: str, away: Mapping[str, float]) -> Iterator[What]:
    """Somebody has got up from their last seat: if it was the host, somebody else is, for good."""
    heir = next_person(table, away) or next_person(table, {})
    if player == table.host and heir is not None:
        yield HostSet(heir, acting=table.owner not in (player, heir))
    elif player == table.owner and table.host is not None:
        yield HostSet(table.host)
