"""Looking at everything that is stored: is it whole, can it be played again, were the dice fair?"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bis.core.reasons import Sentence
from bis.record.fair import verify
from bis.record.replay import check
from bis.server.backup import BrokenError, integrity, opened
from bis.table.table import Table


@dataclass
class Found:
    """What there was, and what is wrong with it."""

    tables: int = 0
    entries: int = 0
    games: int = 0
    """Finished ones, whose dice were drawn again."""
    records: int = 0
    """Kept ones, of tables that are forgotten."""
    problems: list[Sentence] = field(default_factory=list)

    def __str__(self) -> str:
        return str(self.sum)

    @property
    def sum(self) -> Sentence:
        return Sentence(
            "{tables} tables, {entries} entries, {games} finished games, "
            "{records} kept records: {problems}",
            tables=self.tables,
            entries=self.entries,
            games=self.games,
            records=self.records,
            problems=self._problems(),
        )

    def _problems(self) -> Sentence:
        if not self.problems:
            return Sentence("no problem")
        return Sentence("{count} problems", count=len(self.problems))


def look_at(path: Path) -> Found:
    """Everything in a store or a backup, as it is at one moment."""
    found = Found()
    try:
        with closing(opened(path)) as connection:
            connection.execute("BEGIN")
            _look_at_all(connection, path, found)
    except BrokenError as error:
        found.problems.append(error.told or Sentence(str(error)))
    except sqlite3.DatabaseError as error:
        found.problems.append(Sentence("{path} cannot be read on: {why}", path=path, why=error))
    return found


def _look_at_all(connection: sqlite3.Connection, path: Path, found: Found) -> None:
    found.problems += (
        Sentence("{path}: {problem}", path=path, problem=problem)
        for problem in integrity(connection)
    )
    for table_id, is_listed in _tables(connection):
        found.tables += 1
        found.problems += _look_at_table(connection, table_id, is_listed, found)
    _look_at_records(connection, found)


def _tables(connection: sqlite3.Connection) -> list[tuple[str, bool]]:
    """Every table that is listed, and those of which there are but entries."""
    return connection.execute(
        "SELECT id, TRUE FROM tables UNION ALL"
        " SELECT DISTINCT table_id, FALSE FROM entries"
        " WHERE table_id NOT IN (SELECT id FROM tables) ORDER BY 1"
    ).fetchall()


def _look_at_table(
    connection: sqlite3.Connection, table_id: str, is_listed: bool, found: Found
) -> Iterator[Sentence]:
    rows = connection.execute(
        "SELECT version, body FROM entries WHERE table_id = ? ORDER BY version", (table_id,)
    ).fetchall()
    found.entries += len(rows)
    if not is_listed:
        yield Sentence(
            "table {table}: has entries, but is not in the list of tables", table=table_id
        )
    missing = _first_missing([version for version, _ in rows])
    if missing is not None:
        yield Sentence("table {table}: entry {entry} is missing", table=table_id, entry=missing)
        return
    try:
        found.games += _play_again(table_id, [body for _, body in rows])
    except Exception as error:
        yield Sentence("table {table}: {why}", table=table_id, why=_said(error))


def _first_missing(versions: list[int]) -> int | None:
    """Entries are counted from 1; a table has at least one."""
    for expected, version in enumerate(versions, start=1):
        if version != expected:
            return expected
    return None if versions else 1


def _play_again(table_id: str, bodies: list[bytes]) -> bool:
    """Whether its game is over; then its record is valid, and its dice follow from the seeds."""
    table = Table(table_id).read(bodies)
    if table.transcript is not None:
        check(table.record().encode(), unfinished=table.phase != "over")
    if table.phase != "over":
        return False
    verify(check(table.record().encode()))
    return True


def _look_at_records(connection: sqlite3.Connection, found: Found) -> None:
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'records'").fetchone()
    rows = connection.execute("SELECT table_id, body FROM records ORDER BY 1") if known else ()
    for table_id, body in rows:
        found.records += 1
        try:
            verify(check(body.encode()))
        except Exception as error:
            why = _said(error)
            found.problems.append(Sentence("record of {table}: {why}", table=table_id, why=why))


def _said(error: Exception) -> object:
    return error if str(error) else type(error).__name__
