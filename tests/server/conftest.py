"""Stores of either kind, so that the same tests hold both to the same promises."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bis.server.store import STORE, SqliteStore, Store
from tests import engines
from tests.server.stores import NewStore

NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[engines.Postgres]:
    """Nothing is restarted here, so nothing has to be on the disk."""
    with engines.postgres(durable=False) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def new_store(request: pytest.FixtureRequest, tmp_path: Path) -> NewStore:
    """Opens the test's own store, as often as it asks."""
    if request.param == "sqlite":
        return lambda *clock: SqliteStore(tmp_path / STORE, *clock)
    server: engines.Postgres = request.getfixturevalue("postgres")
    return in_postgres(server.url)


def in_postgres(url: str) -> NewStore:
    from bis.server.store.postgres import PostgresStore  # noqa: PLC0415  # in an extra

    schema = f"bis{next(NUMBERS)}"

    def opened(*clock: Callable[[], float]) -> Any:
        store: Store = PostgresStore(url, *clock, schema=schema)
        return store

    return opened
