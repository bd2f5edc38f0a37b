"""Many clients at one table's log, over two stores of one file, and a check that can fail."""

import asyncio
import itertools
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bis.server.store import ConflictError, SqliteStore, StoreError
from tests.server.histories import Call, contradictions

CLIENTS = 6
CALLS = 30


class Recorder:
    """Clients that append and read at random, and remember what they saw."""

    def __init__(self, stores: Sequence[Any], seed: int) -> None:
        self.stores = stores
        self.calls: list[Call] = []
        self._ticks = itertools.count()
        self._chance = Random(seed)  # noqa: S311 - not a secret

    async def run(self) -> list[bytes]:
        """What the log holds in the end."""
        await self.stores[0].create("t", "CODE", [])
        await asyncio.gather(*(self._client(number) for number in range(CLIENTS)))
        return list(await self.stores[0].read("t"))

    async def _client(self, number: int) -> None:
        version = 0
        for turn in range(CALLS):
            store = self._chance.choice(self.stores)
            if self._chance.random() < 0.4:
                version = await self._read(store)
            else:
                body = [f"{number}.{turn}.{k}".encode() for k in range(self._chance.choice((1, 2)))]
                version += await self._append(store, version, body)

    async def _read(self, store: Any) -> int:
        began = next(self._ticks)
        entries = await store.read("t")
        self.calls.append(Call(began, next(self._ticks), "read", 0, tuple(entries)))
        return len(entries)

    async def _append(self, store: Any, version: int, body: list[bytes]) -> int:
        """How many were."""
        began = next(self._ticks)
        outcome: Any = "stored"
        try:
            await store.append("t", version, body)
        except ConflictError:
            outcome = "refused"
        except StoreError:
            outcome = "unknown"
        self.calls.append(Call(began, next(self._ticks), outcome, version, tuple(body)))
        return len(body) if outcome == "stored" else 0


class Planted:
    """A store with a bug."""

    def __init__(self, path: Path) -> None:
        self.store = SqliteStore(path)
        self.create, self.close = self.store.create, self.store.close

    async def read(self, table: str) -> list[bytes]:
        return await self.store.read(table)

    async def append(self, table: str, version: int, entries: list[bytes]) -> None:
        await self.store.append(table, version, entries)


class Forgetful(Planted):
    """Reads are answered from what was read before, now and then."""

    last: list[bytes] | None = None

    async def read(self, table: str) -> list[bytes]:
        old, self.last = self.last, await super().read(table)
        return old if old is not None and len(self.last) % 3 == 0 else self.last


class Boastful(Planted):
    """A conflict is told as stored."""

    async def append(self, table: str, version: int, entries: list[bytes]) -> None:
        with suppress(ConflictError):
            await super().append(table, version, entries)


class Halving(Planted):
    """Two entries are stored one after the other."""

    async def append(self, table: str, version: int, entries: list[bytes]) -> None:
        for number, entry in enumerate(entries):
            await super().append(table, version + number, [entry])


class Shy(Planted):
    """Refuses what nobody is in the way of."""

    async def append(self, table: str, version: int, entries: list[bytes]) -> None:
        if not await self.read(table):
            raise ConflictError
        await super().append(table, version, entries)


Opened = Callable[[Path], Any]


def history(path: Path, opened: Opened, seed: int) -> tuple[list[Call], list[bytes]]:
    """What two stores of one file gave, and what is there in the end."""

    async def use() -> tuple[list[Call], list[bytes]]:
        stores = [opened(path), opened(path)]
        recorder = Recorder(stores, seed)
        log = await recorder.run()
        for store in stores:
            await store.close()
        return recorder.calls, log

    return asyncio.run(use())


@pytest.mark.parametrize("seed", range(3))
def test_what_clients_saw_could_have_happened_one_after_the_other(
    tmp_path: Path, seed: int
) -> None:
    calls, log = history(tmp_path / "bis.sqlite", SqliteStore, seed)
    assert {call.outcome for call in calls} == {"stored", "refused", "read"}
    assert contradictions(calls, log) == []


@pytest.mark.parametrize("opened", [Forgetful, Boastful, Halving, Shy])
def test_a_planted_bug_is_found(tmp_path: Path, opened: Opened) -> None:
    assert contradictions(*history(tmp_path / "bis.sqlite", opened, seed=1))


def test_what_nobody_answered_may_be_there_or_not() -> None:
    lost = Call(0, 1, "unknown", 0, (b"a",))
    read = Call(2, 3, "read", 0, (b"a",))
    assert contradictions([lost, read], [b"a"]) == []
    assert contradictions([lost], []) == []
    assert contradictions([read], [b"a"])[0] == "nobody appended b'a'"


def test_reads_of_the_same_are_told_apart_by_nothing() -> None:
    """The one that began later may be told first."""
    append = Call(0, 1, "stored", 0, (b"a",))
    first, second = (Call(began, began + 1, "read", 0, (b"a",)) for began in (2, 4))
    assert contradictions([second, append, first], [b"a"]) == []
