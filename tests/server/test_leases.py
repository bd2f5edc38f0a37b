"""Leases: one owner at a time, until it is not heard of; and an old one's appends are refused."""

from collections.abc import Callable

import pytest

from bis.server.store import ConflictError, FencedError, Lease, Store
from tests.server.clocks import Clock, Use, use_store
from tests.server.stores import NewStore, execute

LAPSE = 10.0


@pytest.fixture
def using(new_store: NewStore) -> Callable[[Use], None]:
    """A store with a table, and its clock."""
    return lambda test: use_store(new_store, test, "t")


async def take(store: Store, owner: str, *tables: str) -> dict[str, Lease]:
    return (await store.hold(owner, LAPSE, tables, ())).taken


def test_a_lease_is_its_owners_until_it_lapses(using: Callable[[Use], None]) -> None:
    async def use(store: Store, clock: Clock) -> None:
        assert await take(store, "one", "t", "nowhere") == {"t": Lease(1, None)}
        assert await take(store, "two", "t") == {}
        clock.now += LAPSE - 1
        assert not (await store.hold("one", LAPSE, (), ())).has_lapsed
        seen = clock.now
        clock.now += LAPSE - 1
        assert await take(store, "two", "t") == {}, "it was renewed"
        clock.now += 1
        assert await take(store, "two", "t") == {"t": Lease(2, seen)}

    using(use)


def test_an_append_under_an_older_lease_is_refused(using: Callable[[Use], None]) -> None:
    async def use(store: Store, clock: Clock) -> None:
        await take(store, "one", "t")
        await store.append("t", 1, [b"2"], fence=1)
        clock.now += LAPSE
        await take(store, "two", "t")
        with pytest.raises(FencedError):
            await store.append("t", 2, [b"late"], fence=1)
        await store.append("t", 2, [b"3"], fence=2)
        await store.append("t", 3, [b"people need none"])
        with pytest.raises(ConflictError):
            await store.append("t", 2, [b"x"], fence=2)
        assert await store.read("t", after=2) == [b"3", b"people need none"]

    using(use)


def test_what_is_given_up_can_be_taken_at_once(using: Callable[[Use], None]) -> None:
    async def use(store: Store, clock: Clock) -> None:
        await store.create("u", "OTHER", [b"1"])
        await take(store, "one", "t", "u")
        clock.now += 5
        await store.hold("one", LAPSE, (), ["t"])
        assert await take(store, "two", "t", "u") == {"t": Lease(2, clock.now)}
        await store.leave("one")
        clock.now += 1
        assert await take(store, "two", "u") == {"u": Lease(2, clock.now - 1)}
        await store.free()
        assert await take(store, "three", "t", "u") == {
            "t": Lease(3, clock.now),
            "u": Lease(3, clock.now),
        }

    using(use)


@pytest.mark.parametrize("jump", [LAPSE, 60 * 86400.0, -60 * 86400.0])
def test_whoever_was_not_heard_of_has_lost_everything_and_is_told(
    using: Callable[[Use], None], jump: float
) -> None:
    """A process that was stopped; a clock that was put on, or back."""

    async def use(store: Store, clock: Clock) -> None:
        await take(store, "one", "t")
        seen = clock.now
        clock.now += jump
        held = await store.hold("one", LAPSE, (), ())
        assert held.has_lapsed
        assert await take(store, "one", "t") == {"t": Lease(2, seen)}

    using(use)


def test_what_is_due_is_told_where_no_owner_is_there(using: Callable[[Use], None]) -> None:
    async def use(store: Store, clock: Clock) -> None:
        await execute(store, f"UPDATE tables SET due = {clock.now + 5}")  # noqa: S608
        assert await store.due(clock.now, LAPSE) == []
        assert await store.due(clock.now + 5, LAPSE) == ["t"]
        await take(store, "one", "t")
        assert await store.due(clock.now + 5, LAPSE) == []
        clock.now += LAPSE
        assert await store.due(clock.now, LAPSE) == ["t"]

    using(use)
