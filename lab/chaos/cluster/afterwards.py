"""What is stored in the end, held against what people were told, and when it came."""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from time import monotonic

from bis.core.errors import BisError
from bis.record.fair import verify
from bis.record.replay import check
from bis.server.store.postgres import PostgresStore
from bis.table.entries import Said, decode
from bis.table.table import Table
from lab.chaos.cluster.parts import PATIENCE, Node
from lab.chaos.cluster.storms import Happened
from lab.circles import Played
from lab.people import Ack
from lab.served import ask

AFTER = 5.0
"""Seconds in which a fault may still be felt."""
BUSY = (503, 429)
AT_ONCE = 8
"""Tables that are looked at together."""


@dataclass(frozen=True, slots=True)
class Pause:
    """A table stood still, and nobody took their time."""

    began: float
    ended: float
    seconds: float
    where: str
    """At which table, and for whom it waited."""

    def __str__(self) -> str:
        return f"{self.seconds:.1f} s until {at_clock(self.ended)}: {self.where}"


@dataclass
class Found:
    """What the log of all tables says."""

    moves: int = 0
    """Of people,"""
    bots: int = 0
    """and of bots."""
    lost: int = 0
    doubled: int = 0
    pauses: list[Pause] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


async def look(url: str, played: Mapping[str, Played]) -> Found:
    """Every acknowledged move stands in the store once, as it was made."""
    found, store = Found(), PostgresStore(url)
    try:
        for table_id, known in played.items():
            look_at(found, table_id, await store.read(table_id), known.acks)
    finally:
        await store.close()
    return found


def look_at(found: Found, table_id: str, bodies: Sequence[bytes], acks: Sequence[Ack]) -> None:
    table, before = Table(table_id), 0.0
    stored: dict[str, tuple[int, str]] = {}
    thought = {ack.mark: ack.thought for ack in acks}
    lines = Counter[tuple[int, int]]()
    for entry in map(decode, bodies):
        what = entry.what
        if isinstance(what, Said) and what.seat >= 0 and table.transcript is not None:
            lines[what.seat, len(table.transcript.lines)] += not entry.player
            if entry.player:
                found.doubled += entry.message in stored
                stored[entry.message] = what.seat, what.text
            found.moves += bool(entry.player)
            found.bots += not entry.player
            took = entry.at - before - thought.get(entry.message, 0.0)
            if before and took > 0 and table.phase == "playing":
                whom = f"seat {what.seat}, {'a person' if entry.player else 'a bot'}"
                where = f"{table_id} ({table.game.id}), {whom}"
                found.pauses.append(Pause(before, entry.at, took, where))
        before = entry.at
        table.apply(entry)
    found.doubled += sum(count - 1 for count in lines.values() if count > 1)
    _compare(found, table_id, stored, acks)


def _compare(
    found: Found, table_id: str, stored: Mapping[str, tuple[int, str]], acks: Sequence[Ack]
) -> None:
    for ack in acks:
        if stored.get(ack.mark) != (ack.seat, ack.move):
            found.lost += 1
            found.problems.append(f"{table_id}: {ack} is stored as {stored.get(ack.mark)}")


async def compare_records(nodes: Sequence[Node], tables: Mapping[str, Played]) -> list[str]:
    """All nodes tell the same of each table, and it is valid."""
    problems: list[str] = []
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(table: str, headers: Mapping[str, str]) -> None:
        async with turn:
            told = await asyncio.gather(*(_record(node, table, headers) for node in nodes))
            try:
                verify(check(told[0]))
            except (BisError, ValueError) as error:
                problems.append(f"{table}: {error}")
        if len(set(told)) > 1:
            problems.append(f"{table}: nodes tell different records")

    await asyncio.gather(*(one(table, known.headers) for table, known in tables.items()))
    return problems


async def _record(node: Node, table: str, headers: Mapping[str, str]) -> bytes:
    """Asked for again where the node had too much to do; it is well, so it will answer."""
    path, end = f"{node.url}/api/tables/{table}/record", monotonic() + PATIENCE
    while True:
        try:
            status, body, _ = await asyncio.to_thread(ask, path, None, headers)
        except OSError as error:
            status, body = BUSY[0], str(error).encode()
        if status not in BUSY or monotonic() > end:
            return body
        await asyncio.sleep(1)


def at_clock(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%H:%M:%S.%f")[:-3]


def longest(found: Found, happened: Sequence[Happened]) -> dict[str, float]:
    """The longest pause that each kind of fault was felt in; under "" that of quiet times."""
    worst = dict.fromkeys((*(one.what for one in happened), ""), 0.0)
    for pause in found.pauses:
        felt = [one.what for one in happened if _overlap(pause, one)] or [""]
        for what in felt:
            worst[what] = max(worst[what], pause.seconds)
    return worst


def _overlap(pause: Pause, fault: Happened) -> bool:
    return pause.began < fault.ended + AFTER and fault.began < pause.ended
