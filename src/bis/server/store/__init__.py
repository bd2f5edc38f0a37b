"""Where tables are kept: what a store promises, and SQLite."""

from bis.server.store.contract import STORE, ConflictError, Kept, Store, StoreError, Times
from bis.server.store.schema import SCHEMA_VERSION
from bis.server.store.sqlite import SqliteStore

__all__ = [
    "SCHEMA_VERSION",
    "STORE",
    "ConflictError",
    "Kept",
    "SqliteStore",
    "Store",
    "StoreError",
    "Times",
]
