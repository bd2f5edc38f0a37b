"""Where tables are kept: what a store promises, and SQLite."""

from typing import TYPE_CHECKING, Any

from bis.server.store.contract import (
    STORE,
    ConflictError,
    FencedError,
    Held,
    Job,
    Kept,
    Lease,
    Listed,
    Present,
    SharedStore,
    Store,
    StoreError,
    Times,
)

if TYPE_CHECKING:
    from bis.server.store.schema import SCHEMA_VERSION
    from bis.server.store.sqlite import SqliteStore

__all__ = [
    "SCHEMA_VERSION",
    "STORE",
    "ConflictError",
    "FencedError",
    "Held",
    "Job",
    "Kept",
    "Lease",
    "Listed",
    "Present",
    "SharedStore",
    "SqliteStore",
    "Store",
    "StoreError",
    "Times",
]


def __getattr__(name: str) -> Any:
    """What needs SQLite is loaded when it is asked for: in a browser there is none."""
    if name == "SCHEMA_VERSION":
        from bis.server.store.schema import SCHEMA_VERSION  # noqa: PLC0415

        return SCHEMA_VERSION
    if name == "SqliteStore":
        from bis.server.store.sqlite import SqliteStore  # noqa: PLC0415

        return SqliteStore
    raise AttributeError(name)
