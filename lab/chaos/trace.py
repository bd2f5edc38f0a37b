"""What the system sees: whether every `done` is sent after what it stands for is on the disk.

One person plays under strace. The entries of a wish carry its id, and so does its answer: what is
written with an id for the first time has to be synced before that answer goes out.
"""

import asyncio
import random
import re
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from lab.circles import Circle, Seating
from lab.people import Diary
from lab.served import Served

CALLS = "pwrite64,write,fsync,fdatasync,sendto,sendmsg,writev"
WAL = "bis.sqlite-wal>"
SYNC = re.compile(r"\b(fsync|fdatasync)\(\d+<[^>]*" + re.escape(WAL) + r"\)\s+= 0")
BEGUN = re.compile(r"^(\d+) .*\b(fsync|fdatasync)\(\d+<[^>]*" + re.escape(WAL) + r" <unfinished")
RESUMED = re.compile(r"^(\d+) .*<\.\.\. (fsync|fdatasync) resumed>\)\s+= 0")
WRITE = re.compile(r"\b(pwrite64|write)\(\d+<[^>]*" + re.escape(WAL))
MARK = re.compile(r'\\"message\\":\\"([\w-]+:(\w+))\\"')
DONE = re.compile(r'\b(?:sendto|sendmsg|writev|write)\(.*?\\"type\\":\\"done\\",\\"id\\":\\"(\w+)')
PAGE = 5000
"""Characters of each call that are written down: more than a page of the store."""


@dataclass
class Trace:
    """What was seen."""

    done: int = 0
    """Answers that were sent."""
    stored: int = 0
    """Those of wishes that were written to the store."""
    synced: int = 0
    """Those whose writes were synced before."""
    not_tried: str = ""

    @property
    def early(self) -> int:
        """Answers that went out before their entries were on the disk."""
        return self.stored - self.synced

    def __str__(self) -> str:
        if self.not_tried:
            return f"trace NOT TRIED: {self.not_tried}"
        return (
            f"trace: {self.done} times `done`, {self.stored} of them for what was stored; "
            f"synced before it was sent: {self.synced}, too early: {self.early}"
        )


def read(lines: Iterable[str]) -> Trace:
    """What strace wrote down, in its order."""
    trace, known = Trace(), set[str]()
    written, synced = set[str](), set[str]()
    begun: dict[str, set[str]] = {}
    for line in lines:
        if WRITE.search(line):
            new = {mark: wish for mark, wish in MARK.findall(line) if mark not in known}
            known.update(new)
            written.update(new.values())
        elif found := BEGUN.search(line):
            begun[found.group(1)] = set(written)
        elif SYNC.search(line):
            synced |= written
        elif found := RESUMED.search(line):
            synced |= begun.pop(found.group(1), set())
        elif found := DONE.search(line):
            wish = found.group(1)
            trace.done += 1
            trace.stored += wish in written
            trace.synced += wish in written & synced
            written.discard(wish)
            synced.discard(wish)
    return trace


def trace(folder: Path, moves: int) -> Trace:
    """A server of its own under strace, for so many moves."""
    strace = shutil.which("strace")
    if strace is None:
        return Trace(not_tried="strace is not installed (apt-get install strace)")
    folder.mkdir()
    written = folder / "trace"
    served = Served(folder / "data", folder / "server.log", "--bot-delay", "0")
    words = (strace, "-f", "-y", "-s", str(PAGE), "-e", f"trace={CALLS}", "-o", str(written))
    served.start(before=words)
    try:
        asyncio.run(_play(served, moves))
    finally:
        served.kill()
    with written.open(errors="replace") as lines:
        return read(lines)


async def _play(served: Served, moves: int) -> None:
    """One wish at a time, until enough moves are acknowledged."""
    diary = Diary()
    chance = random.Random(0)  # noqa: S311
    circle = Circle(served, Seating("flip7", 1, ()), diary, chance, pace=0)
    while diary.acknowledged < moves:
        await circle.play()
