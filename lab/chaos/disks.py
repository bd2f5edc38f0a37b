"""A small disk in memory, which can be full or for reading only; mounting it needs root."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = "256m"
BLOCK = 1 << 16


class NoDiskError(Exception):
    """A disk of its own cannot be had here, and why."""


class Disk:
    """A tmpfs of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> "Disk":
        self.path.mkdir()
        _mount("-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(self.path))
        return self

    def __exit__(self, *_: object) -> None:
        subprocess.run(["umount", str(self.path)], check=True)  # noqa: S603, S607
        self.path.rmdir()

    @contextmanager
    def full(self) -> Iterator[None]:
        """Until nothing more can be written."""
        filler = self.path / "filler"
        handle = os.open(filler, os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
        try:
            _fill(handle)
            yield
        finally:
            os.close(handle)
            filler.unlink()

    @contextmanager
    def read_only(self) -> Iterator[None]:
        _mount("-o", "remount,ro", str(self.path))
        try:
            yield
        finally:
            _mount("-o", "remount,rw", str(self.path))


def _fill(handle: int) -> None:
    size = BLOCK
    while size:
        try:
            os.write(handle, bytes(size))
        except OSError:
            size //= 2


def _mount(*words: str) -> None:
    try:
        ran = subprocess.run(["mount", *words], capture_output=True, text=True, check=False)  # noqa: S603, S607
    except OSError as error:
        raise NoDiskError(f"mount: {error.strerror}") from None
    if ran.returncode:
        raise NoDiskError(ran.stderr.strip())
