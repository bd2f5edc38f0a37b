"""Processor time and memory of processes here, as Linux counts them; elsewhere unknown."""

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

PROCESSES = Path("/proc")
UNKNOWN = float("nan")
LISTENS = "0A"


def used(pid: int) -> float:
    """Seconds of processor time a process used so far."""
    return _seconds(pid, 11, 12)


def used_by_all(pids: Iterable[int]) -> float:
    """Also by what they started, and what of that has ended."""
    family = {each for pid in pids for each in (pid, *_offspring(pid))}
    return sum(_seconds(pid, 11, 12, 13, 14) for pid in family) if family else UNKNOWN


def _seconds(pid: int, *fields: int) -> float:
    try:
        told = (PROCESSES / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return UNKNOWN
    return sum(int(told[field]) for field in fields) / os.sysconf("SC_CLK_TCK")


def _offspring(pid: int) -> Iterator[int]:
    with suppress(OSError):
        for child in (PROCESSES / f"{pid}/task/{pid}/children").read_text().split():
            yield int(child)
            yield from _offspring(int(child))


def memory(pids: Iterable[int]) -> float:
    """Bytes that they hold."""
    pages = [int((PROCESSES / f"{pid}/statm").read_text().split()[1]) for pid in pids]
    return float(sum(pages) * os.sysconf("SC_PAGE_SIZE"))


def listener_at(port: int) -> int | None:
    """The process that listens there, if it is on this machine and ours to look at."""
    wanted = {f"socket:[{inode}]" for inode in _listening_at(port)}
    for file in PROCESSES.glob("[0-9]*/fd/*"):
        with suppress(OSError):
            if wanted and os.readlink(file) in wanted:
                return int(file.parts[2])
    return None


def _listening_at(port: int) -> Iterator[str]:
    with suppress(OSError):
        for line in (PROCESSES / "net/tcp").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == LISTENS and int(fields[1].partition(":")[2], 16) == port:
                yield fields[9]
