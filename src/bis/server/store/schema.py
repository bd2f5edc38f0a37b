"""The tables of the file, and how an older file gets them."""

import os
import sqlite3
import time
from pathlib import Path

from bis.core.reasons import Sentence
from bis.server.store.contract import StoreError

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE IF NOT EXISTS tables"
        " (id TEXT PRIMARY KEY, code TEXT UNIQUE, touched REAL NOT NULL)",
        "CREATE TABLE IF NOT EXISTS entries"
        " (table_id TEXT NOT NULL, version INTEGER NOT NULL, body BLOB NOT NULL,"
        " PRIMARY KEY (table_id, version)) WITHOUT ROWID",
        "CREATE TABLE IF NOT EXISTS players"
        " (player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id))"
        " WITHOUT ROWID",
        "CREATE TABLE IF NOT EXISTS reviews"
        " (table_id TEXT PRIMARY KEY, version TEXT NOT NULL, body BLOB NOT NULL)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN marked REAL",
        "CREATE TABLE records"
        " (table_id TEXT PRIMARY KEY, body TEXT NOT NULL, is_open INTEGER NOT NULL)",
        "CREATE TABLE times"
        " (id INTEGER PRIMARY KEY CHECK (id = 0), seen REAL, ran REAL NOT NULL, doubted REAL)",
        "INSERT INTO times VALUES (0, NULL, 0, NULL)",
        "CREATE TABLE beats (body BLOB NOT NULL)",
    ),
    (
        "ALTER TABLE records ADD COLUMN sitters TEXT",
        "CREATE TABLE tickets (mark BLOB PRIMARY KEY, player TEXT NOT NULL, until REAL NOT NULL)"
        " WITHOUT ROWID",
        "ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET version ="
        " (SELECT coalesce(max(version), 0) FROM entries WHERE table_id = id)",
        "ALTER TABLE tables ADD COLUMN phase TEXT",
        "ALTER TABLE tables ADD COLUMN due REAL",
        "ALTER TABLE tables ADD COLUMN brief BLOB",
        "ALTER TABLE tables ADD COLUMN owner TEXT",
        "ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN acted REAL",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX tables_owned ON tables (owner) WHERE owner IS NOT NULL",
        "CREATE TABLE owners (id TEXT PRIMARY KEY, seen REAL NOT NULL) WITHOUT ROWID",
    ),
)
"""What makes each version of the one before. Files without a number may have the first's tables."""
SCHEMA_VERSION = len(MIGRATIONS)
"""Kept as SQLite's `user_version`."""
SCRUBBING = 3
"""From this version on, what is deleted is overwritten; older files are written anew once."""
FULL = 2
PATIENCE = 10
"""Seconds to wait for another process."""
SHORTLY = 0.01


def open_file(path: Path, *, must_exist: bool = False) -> sqlite3.Connection:
    """A connection that writes through to the disk, to a file with today's tables."""
    if not must_exist:
        _make_private(path)
    address = f"{path.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, timeout=PATIENCE)
    try:
        refuse_newer(connection, path)
        _write_ahead(connection)
        connection.execute("PRAGMA synchronous=FULL")
        assert connection.execute("PRAGMA synchronous").fetchone() == (FULL,)
        connection.execute("PRAGMA secure_delete=ON")
        if _version(connection) < SCRUBBING:
            connection.execute("VACUUM")
        migrate(connection)
        scrub(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Set for good in the file itself. SQLite does not wait for another that does so, too."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            assert connection.execute("PRAGMA journal_mode=WAL").fetchone() == ("wal",)
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() > until:
                raise
            time.sleep(SHORTLY)
        else:
            return


def _make_private(path: Path) -> None:
    """An empty file for its owner only; SQLite gives those beside it the same rights."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(
            Sentence("{path} cannot be opened: {why}", path=path, why=error.strerror)
        ) from None


def migrate(connection: sqlite3.Connection) -> None:
    """Bring an older file up to today, in one transaction."""
    if _version(connection) == SCHEMA_VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for script in MIGRATIONS[_version(connection) :]:
            for statement in script:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def scrub(connection: sqlite3.Connection) -> bool:
    """Empty the file beside it, in which deleted pages stay for a while; False while it is read."""
    connection.execute("PRAGMA busy_timeout=0")  # nobody waits for a backup to be done
    try:
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.OperationalError:
        return False
    finally:
        connection.execute(f"PRAGMA busy_timeout={PATIENCE * 1000}")
    return not busy


def refuse_newer(connection: sqlite3.Connection, path: Path) -> None:
    """A StoreError, before anything is changed, for a file that a newer Bis has written."""
    version = _version(connection)
    if version > SCHEMA_VERSION:
        raise StoreError(
            Sentence(
                "{path} was written by a newer Bis (version {version} of its tables, "
                "this Bis knows {known}); nothing was changed",
                path=path,
                version=version,
                known=SCHEMA_VERSION,
            )
        )


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)
