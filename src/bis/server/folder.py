"""The data folder: for its owner only, and for one server at a time.

What is in it: the store (with the files SQLite keeps beside it), the keys that sign cookies, and a
lock, which is free as soon as the process that held it has ended, in whatever way.
"""

import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bis.core.errors import BisError
from bis.server.store import STORE

if sys.platform != "win32":
    import fcntl

KEYS = "secret"
LOCK = "lock"
OURS = (STORE, f"{STORE}-wal", f"{STORE}-shm", KEYS, LOCK)
PRIVATE_FOLDER = 0o700
PRIVATE_FILE = 0o600


def make_private(folder: Path) -> None:
    """The folder, and what of ours is in it, for nobody but its owner.

    A folder that is everybody's, such as the system's for temporary files, is left as it is.
    """
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise BisError(
            "{folder} cannot be made: {why}", folder=folder, why=error.strerror
        ) from None
    if not folder.stat().st_mode & stat.S_ISVTX:
        _tighten(folder, PRIVATE_FOLDER)
    for name in OURS:
        _tighten(folder / name, PRIVATE_FILE)


def _tighten(path: Path, mode: int) -> None:
    try:
        if path.stat().st_mode & 0o777 & ~mode:
            path.chmod(mode)
    except FileNotFoundError:
        pass
    except OSError as error:
        print(f"bis: others may read {path}: {error.strerror}", file=sys.stderr)


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """The folder for us alone, or a sentence that another process has it."""
    if sys.platform == "win32":
        print(f"bis: see to it that no other server uses {folder}", file=sys.stderr)
        yield
        return
    try:
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
    except OSError as error:
        raise BisError(
            "{path} cannot be written: {why}", path=folder / LOCK, why=error.strerror
        ) from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            who = os.read(lock, 20).decode("ascii", "replace").strip() or "?"
            raise BisError(
                "another server is at work in {folder} (process {who}); "
                "stop it, or give this one a folder of its own with --data",
                folder=folder,
                who=who,
            ) from None
        os.ftruncate(lock, 0)
        os.pwrite(lock, f"{os.getpid()}\n".encode(), 0)
        yield
    finally:
        os.close(lock)


def write_whole(path: Path, body: bytes) -> None:
    """A private file that is there whole and on the disk, or not at all."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(body)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    settle(path.parent)


def settle(path: Path) -> None:
    """See that a file, or the names in a folder, are on the disk, where that can be asked for."""
    if sys.platform != "win32":
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
