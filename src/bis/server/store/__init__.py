"""Where tables are kept: what a store promises, and SQLite."""

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
    UnreachableError,
)
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
    "UnreachableError",
]
