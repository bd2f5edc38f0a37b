"""Where tables are kept: an append-only list of entries for each, at an expected version."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bis.table.summary import Summary

STORE = "bis.sqlite"
"""The file in the data folder."""


class ConflictError(Exception):
    """Somebody else appended first; read on and try again."""


class FencedError(Exception):
    """Another owner acts at this table now."""


class StoreError(Exception):
    """Nothing was stored."""


class UnreachableError(StoreError):
    """Nobody answers there, for now."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What stays of a finished game when its table is forgotten."""

    record: str
    players: tuple[str, ...]
    """Those who sat there."""
    is_open: bool
    """Whether others may see it, too."""
    sitters: tuple[str | None, ...] | None = None
    """Who had which seat; unknown of records that were kept before this was."""


@dataclass(frozen=True, slots=True)
class Times:
    """What a store knows of the time that passed."""

    seen: float | None
    """When the clock was last looked at; None if it never was."""
    ran: float
    """For how many seconds servers ran here, all in all."""
    doubted: float | None
    """The `ran` at which the clock was last found to have jumped."""
    touched: float | None
    """When a table was last touched."""


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to act for a table's seats, until its owner is not heard of for too long."""

    fence: int
    """Counts up with each lease of a table: what an earlier owner appends is refused."""
    acted: float | None
    """Until when somebody had it before; None if nobody ever did."""


@dataclass(frozen=True, slots=True)
class Held:
    """What came of holding on."""

    now: float
    """By the store's clock."""
    has_lapsed: bool
    """Whether all that was held before is lost: the owner was not heard of for too long."""
    taken: dict[str, Lease] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Listed:
    """One of a player's tables, as it was summed up; None if it never was."""

    table: str
    touched: float
    brief: bytes | None


@dataclass(frozen=True, slots=True)
class Present:
    """Somebody who came to a table at this node, or is gone."""

    table: str
    player: str
    is_here: bool


@dataclass(frozen=True, slots=True)
class Job:
    """Something to be worked out, by whichever node takes it."""

    key: str
    kind: str
    line: str
    """Those who ask in one line wait for each other, and not for others'."""
    body: bytes
    taker: str | None = None
    tries: int = 0
    progress: float = 0.0
    """From 0 to 1."""
    outcome: str | None = None
    """How it ended: with an answer (`done`), or how else."""
    answer: bytes | None = None


class Store(Protocol):
    """An append is durable when it returns, or has not happened at all."""

    async def ready(self) -> None:
        """A StoreError, with a sentence, if it cannot be used."""

    async def create(
        self, table: str, code: str, entries: Sequence[bytes], summary: Summary | None = None
    ) -> None: ...

    async def append(
        self,
        table: str,
        version: int,
        entries: Sequence[bytes],
        summary: Summary | None = None,
        fence: int | None = None,
    ) -> None:
        """Add entries after the ``version`` that are there; a ConflictError if there are more.

        With the ``fence`` of a lease, a FencedError if there is a newer lease.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table after the first ``after``; none if there is no such table."""

    async def find(self, code: str) -> str | None:
        """The table with this short code."""

    async def link(self, player: str, table: str) -> None:
        """Remember that a player sits at a table, if its entries know of them."""

    async def tables_of(self, player: str) -> list[str]:
        """A player's tables, the last touched first."""

    # What tables add up to, without reading them

    async def listed(self, player: str) -> list[Listed]:
        """A player's tables, the last touched first."""

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """How many entries each of these tables has."""

    async def due(self, until: float, lapse: float) -> list[str]:
        """Where something is due up to then, and no owner is there to do it."""

    async def not_summed_up(self, after: str, most: int) -> list[str]:
        """Tables of earlier days that have no summary, in the order of their ids."""

    async def sum_up(self, table: str, version: int, summary: Summary) -> None:
        """Keep a summary, unless the table has gone on."""

    # Who acts for seats

    async def hold(
        self, owner: str, lapse: float, want: Collection[str], drop: Collection[str]
    ) -> Held:
        """Renew all leases of an owner, give up some, and take those that are wanted and free.

        A lease is free when nobody has it, or its owner was not heard of for ``lapse`` seconds.
        """

    async def leave(self, owner: str) -> None:
        """Give up everything."""

    async def free(self) -> None:
        """End everybody's leases: for whoever knows that nobody else is there."""

    async def review(self, table: str, version: str) -> bytes | None:
        """The review of a table's game, if it was kept under this version."""

    async def keep_review(self, table: str, version: str, body: bytes) -> None:
        """Keep a review instead of an older one."""

    async def times(self) -> Times: ...

    async def set_times(self, seen: float, ran: float, doubted: float | None) -> None: ...

    async def mark(self, before: float, at: float, alive: Collection[str]) -> int:
        """Mark with ``at`` what was not touched since and is not alive, unmark the rest.

        How many are marked anew.
        """

    async def marked(self, until: float) -> list[str]:
        """The tables that were marked up to then."""

    async def forget(self, table: str, before: float, kept: Kept | None) -> bool:
        """Forget a table but for this, unless it was touched or unmarked; whether it was."""

    async def kept(self, table: str) -> Kept | None:
        """What was kept of a table that is forgotten."""

    # What is to be gone, in later backups, too

    async def tables_with(self, player: str) -> list[str]:
        """Every table in whose entries a player's id stands, and those it is linked to."""

    async def rewrite(self, table: str, bodies: Sequence[bytes], player: str) -> None:
        """All entries of a table anew, without this player; a ConflictError if there are more.

        The table's review goes with them.
        """

    async def rewrite_kept(self, table: str, kept: Kept, player: str) -> None:
        """What was kept of a table anew, without this player."""

    async def drop_reviews(self, tables: Sequence[str]) -> None: ...

    async def delete(self, table: str) -> None:
        """A table and everything that hangs on it, its record too."""

    # Tickets: one's identity, to be fetched once

    async def add_ticket(self, mark: bytes, player: str, until: float) -> None:
        """Instead of any the player had; those that are too old go."""

    async def use_ticket(self, mark: bytes, now: float) -> str | None:
        """Whose ticket it is, once and in time."""

    async def drop_tickets(self, player: str) -> None: ...

    async def beat(self) -> None:
        """Write something, to see that it can be done."""

    async def close(self) -> None: ...


class SharedStore(Store, Protocol):
    """A store of several nodes; a folder has one, which needs none of this."""

    async def nodes(self, lapse: float) -> dict[str, str]:
        """What kind each node is that was heard of lately: `serve` or `work`."""

    async def set_present(self, node: str, present: Collection[Present], *, anew: bool) -> None:
        """Who came and went at a node; with ``anew``, nobody else is there."""

    async def elsewhere(
        self, node: str, lapse: float, tables: Collection[str]
    ) -> Mapping[str, frozenset[str]]:
        """Who is connected to these tables at other nodes that were heard of lately."""

    async def rewritten(self, lately: float) -> list[tuple[int, str]]:
        """The tables that were written anew in the last seconds, each time with a number."""

    async def keys(self) -> list[tuple[bytes, float]]:
        """The keys that sign cookies, the newest first, and for how long each is there."""

    async def add_key(self, key: bytes, older: int | None = None) -> None:
        """A key before the others, of which so many stay; without ``older`` only as the first."""

    async def take_turn(self, chore: str, owner: str, lapse: float) -> bool:
        """Whether this owner is to do what one does for all."""

    async def add_job(self, key: str, kind: str, line: str, body: bytes) -> None:
        """Unless there is one with this key."""

    async def take_job(
        self, taker: str, kinds: Sequence[str], lapse: float, tries: int
    ) -> Job | None:
        """The next one that nobody works at, or whose taker was not heard of for ``lapse``."""

    async def tell_job(self, key: str, taker: str, progress: float) -> bool:
        """How far it is; whether it is still this taker's."""

    async def finish_job(self, key: str, taker: str, outcome: str, answer: bytes) -> None: ...

    async def give_back_jobs(self, taker: str) -> None:
        """Others take them at once."""

    async def job(self, key: str, lapse: float) -> Job | None:
        """Its taker is who was heard of within the lapse."""

    async def drop_job(self, key: str) -> None: ...

    async def tidy(self, older: float) -> None:
        """What nodes that ended left behind, and jobs that nobody fetched."""

    async def waiting(self, kind: str) -> int:
        """How many jobs are not done yet, at all nodes."""
