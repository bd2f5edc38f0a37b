"""What tests ask for that hold for every store."""

from collections.abc import Callable
from typing import Any, Protocol, cast

from bis.server.store import SqliteStore, Store


class NewStore(Protocol):
    """Opens a test's own store; its clock is the test's, if there is one."""

    def __call__(self, *clock: Callable[[], float]) -> Store: ...


async def execute(store: Store, statement: str) -> None:
    """What no server would ask for."""
    if isinstance(store, SqliteStore):
        await store.do(lambda file: file.execute(statement))
    else:
        await cast("Any", store).pool.do(lambda line: line.execute(statement))


async def fetch(store: Store, query: str) -> list[Any]:
    if isinstance(store, SqliteStore):
        return await store.do(lambda file: file.execute(query).fetchall())
    rows = await cast("Any", store).pool.do(lambda line: line.fetch(query))
    return list(map(tuple, rows))
