"""A house in PostgreSQL, looked at and backed up as one in a folder is: carried into one first.

Everything is read at one moment, while servers go on. So there is one kind of backup, one look at
it and one way to restore it, by which dice that were seen do not come again.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bis.core.errors import BisError
from bis.server.backup import back_up, restore
from bis.server.check import Found, look_at
from bis.server.store import STORE
from bis.server.transfer import Folder, Snapshot, carry, transfer


@contextmanager
def _carried(url: str, beside: Path | None = None) -> Iterator[Path]:
    """A folder in which all of it stands, for as long as it is needed."""
    with TemporaryDirectory(prefix=".bis-", dir=beside) as name:
        folder = Path(name)
        asyncio.run(carry(Snapshot(url), Folder(folder), name))
        yield folder


def check_database(url: str) -> Found:
    """Every table is played again, and all dice drawn."""
    with _carried(url) as folder:
        return look_at(folder / STORE)


def back_up_database(url: str, file: Path, *, replace: bool = False) -> None:
    """One file, as that of a folder; it takes as much room twice while it is written."""
    if file.exists() and not replace:
        raise BisError("{file} is there already; --replace writes over it", file=file)
    with _carried(url, file.absolute().parent) as folder:
        back_up(folder, file, replace=replace)


def restore_database(file: Path, url: str) -> None:
    """Into a database in which there is nothing yet."""
    with TemporaryDirectory(prefix=".bis-") as name:
        restore(file, Path(name))
        asyncio.run(transfer(name, url))
