"""Disks that are full or cannot be written, a file cut off, clocks that jump, processes that stop.

Each is tried on the tables that are in play, and ends with all of them going on.
"""

import asyncio
import os
import shutil
import signal
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from pathlib import Path
from time import time

from bis.server.store import STORE
from lab.chaos.crowd import Crowd, Trouble
from lab.chaos.disks import Disk, NoDiskError
from lab.checks import run
from lab.served import NotServedError, Served

STOPPED = 3.0
"""Seconds for which processes are stopped."""
REFUSED = 5
"""Wishes that are put off before a full disk gets room again."""
DAY = 24 * 3600.0
AHEAD = 60
"""Days by which the clock jumps."""
SEEN = 10
"""So often it is looked whether the server goes by another clock."""
HASTE = 600
"""How much faster time goes where hours have to pass."""
HASTY = 20.0
"""Seconds of that: more than three hours, with a sweep in each."""
CACHED = 2.0
"""Seconds until a process sees that its clock was put forward."""
FAKETIME = ("/usr/lib/*/faketime/libfaketime.so.1", "/usr/lib*/faketime/libfaketime.so.1")


@dataclass
class Scene:
    """Where it happens."""

    served: Served
    crowd: Crowd
    folder: Path

    def note(self, problem: str) -> None:
        self.crowd.problems.append(problem)

    async def start(self) -> None:
        await asyncio.to_thread(self.served.start)

    async def must_not_start(self, why: str) -> None:
        """It is refused in words, or served as if nothing was: never with a traceback."""
        try:
            await self.start()
        except NotServedError as error:
            self.judge(why, str(error))
        else:
            self.served.kill()
            print(f"  {why}: it started all the same", flush=True)

    def judge(self, why: str, said: str) -> None:
        """Words are well, a traceback is not."""
        print(f"  {why}: {said[-300:]}", flush=True)
        if not said or "Traceback" in said:
            self.note(f"{why}: {said[-300:]!r}")


Fault = Callable[[Scene], Awaitable[Trouble]]


# Disks


async def full_disk(scene: Scene) -> Trouble:
    """Full while it plays; full when it is killed and started again; then there is room."""
    what = "full disk, running and at a start"
    try:
        with _moved(scene) as disk:
            await scene.start()
            first = await scene.crowd.go_on(what, scene.crowd.mark())
            mark, put_off = scene.crowd.mark(), scene.crowd.diary.put_off
            with disk.full():
                await scene.crowd.until(lambda: scene.crowd.diary.put_off >= put_off + REFUSED)
                if (await asyncio.to_thread(scene.served.ask, "/healthz"))[0] != 503:
                    scene.note("on a full disk /healthz said ok")
            first.add(await scene.crowd.go_on(what, mark))
            mark = scene.crowd.mark()
            with disk.full():
                scene.served.kill()
                await scene.must_not_start(what)
            await scene.start()
            first.add(await scene.crowd.go_on(what, mark))
    except NoDiskError as error:
        return Trouble(what, not_tried=str(error))
    await scene.start()
    first.add(await scene.crowd.go_on(what, scene.crowd.mark()))
    first.faults = 2
    return first


async def read_only(scene: Scene) -> Trouble:
    what = "disk that can only be read, at a start"
    try:
        with _moved(scene) as disk:
            mark = scene.crowd.mark()
            with disk.read_only():
                await scene.must_not_start(what)
            await scene.start()
            trouble = await scene.crowd.go_on(what, mark)
    except NoDiskError as error:
        return Trouble(what, not_tried=str(error))
    await scene.start()
    trouble.add(await scene.crowd.go_on(what, scene.crowd.mark()))
    trouble.faults = 1
    return trouble


@contextmanager
def _moved(scene: Scene) -> Iterator[Disk]:
    """The folder on a small disk of its own, and back again; the server is stopped both times."""
    home = scene.served.data
    with Disk(scene.folder / "disk") as disk:
        scene.served.kill()
        scene.served.data = disk.path / "data"
        shutil.copytree(home, scene.served.data)
        try:
            yield disk
        finally:
            if scene.served.is_alive:
                scene.served.kill()
            shutil.rmtree(home)
            shutil.copytree(scene.served.data, home)
            scene.served.data = home


# A file cut off in the middle


async def cut_off(scene: Scene) -> Trouble:
    """What is left is not served as if it were all; the backup is, and goes on."""
    what = "database cut off in the middle, then restored"
    await scene.crowd.pause()
    backup = scene.folder / "bis.backup"
    status, said = await asyncio.to_thread(run, "backup", "--data", scene.served.data, backup)
    if status:
        scene.note(f"bis backup: {said}")
    mark = scene.crowd.mark()
    scene.served.kill()
    whole = scene.folder / "whole"
    shutil.copytree(scene.served.data, whole)
    for ending in ("", "-wal"):
        shutil.rmtree(scene.served.data)
        shutil.copytree(whole, scene.served.data)
        _cut(scene.served.data / STORE, ending)
        await _look_at_half(scene, must_be_seen=bool(ending))
    restore = ("restore", "--data", scene.served.data, "--replace", backup)
    status, said = await asyncio.to_thread(run, *restore)
    if status:
        scene.note(f"bis restore: {said}")
    await scene.start()
    scene.crowd.resume()
    return await scene.crowd.go_on(what, mark)


def _cut(store: Path, ending: str) -> None:
    """Half of the file is left; what is beside it stays, or is gone, too."""
    os.truncate(store, store.stat().st_size // 2)
    if ending:
        store.with_name(f"{STORE}{ending}").unlink(missing_ok=True)


async def _look_at_half(scene: Scene, *, must_be_seen: bool) -> None:
    """With all that is new beside it, a small file may be whole in spite of the cut."""
    status, said = await asyncio.to_thread(run, "check", "--data", scene.served.data)
    scene.judge("bis check of what is left", said)
    if status != 1 and must_be_seen:
        scene.note(f"bis check of a file cut off ended with {status}")
    await _serve_half(scene)


async def _serve_half(scene: Scene) -> None:
    """Each table is told whole, or not at all; people would hear it from its record."""
    try:
        await scene.start()
    except NotServedError as error:
        scene.judge("serving what is left", str(error))
        return
    statuses = set()
    for circle in scene.crowd.circles:
        status, body = await circle.ask(f"/api/tables/{circle.table}/record", circle.people[0])
        statuses.add((status, b"" if status == 200 else body))
        for problem in circle.missing_in(body) if status == 200 else ():
            scene.note(f"served cut off: {problem}")
    print(f"  serving what is left: {sorted(statuses)}", flush=True)
    scene.served.kill()


# Clocks


async def clock(scene: Scene) -> Trouble:
    """Two months ahead and back while it plays, over a start, and while hours pass."""
    what = f"clock {AHEAD} days ahead and back"
    library = next((path for one in FAKETIME for path in Path("/").glob(one[1:])), None)
    if library is None:
        return Trouble(what, not_tried="libfaketime is not installed (apt-get install faketime)")
    dial = scene.folder / "clock"
    surroundings = {
        "LD_PRELOAD": str(library),
        "FAKETIME_TIMESTAMP_FILE": str(dial),
        "FAKETIME_CACHE_DURATION": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }
    dial.write_text("+0d\n")
    mark, total = scene.crowd.mark(), Trouble(what)
    scene.served.kill()
    await asyncio.to_thread(scene.served.start, surroundings)
    for days in (0, AHEAD, 0, AHEAD):
        dial.write_text(f"{days:+d}d\n")
        await asyncio.sleep(CACHED)
        total.add(await scene.crowd.go_on(what, mark))
        print(f"  {days} days ahead: tables go on", flush=True)
        await _see_clock(scene, days)
        mark = scene.crowd.mark()
    await _let_hours_pass(scene, library)
    total.add(await scene.crowd.go_on(what, mark))
    total.faults = 3
    return total


async def _see_clock(scene: Scene, days: int) -> None:
    """What time it is for the server, by the date of its answers."""

    def ask() -> float:
        with urllib.request.urlopen(f"{scene.served.url}/api/games") as answer:  # noqa: S310
            return parsedate_to_datetime(answer.headers["date"]).timestamp() - time()

    for _ in range(SEEN):  # answers carry a date that is some seconds old
        ahead = await asyncio.to_thread(ask) / DAY
        if abs(ahead - days) < 1:
            return
        await asyncio.sleep(0.5)
    scene.note(f"the clock was {ahead:.1f} days ahead, not {days}")


async def _let_hours_pass(scene: Scene, library: Path) -> None:
    """Two months ahead and in haste, so that the sweep comes; then back to the right time."""
    await scene.crowd.pause()
    scene.served.kill()
    surroundings = {"LD_PRELOAD": str(library), "FAKETIME": f"+{AHEAD}d x{HASTE}"}
    await asyncio.to_thread(scene.served.start, surroundings)
    await asyncio.sleep(HASTY)
    scene.served.kill()
    await scene.start()
    scene.crowd.resume()


# Processes that stop


async def stopped_server(scene: Scene) -> Trouble:
    return await _stop(scene, "SIGSTOP of the server, then SIGCONT", lambda: [scene.served.pid])


async def stopped_workers(scene: Scene) -> Trouble:
    await scene.crowd.until(lambda: bool(scene.served.workers()))
    return await _stop(scene, "SIGSTOP of the bots' workers, then SIGCONT", scene.served.workers)


async def _stop(scene: Scene, what: str, found: Callable[[], list[int]]) -> Trouble:
    mark, pids = scene.crowd.mark(), found()
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    await asyncio.sleep(STOPPED)
    for pid in pids:
        with suppress(ProcessLookupError):  # a worker that hangs may have been replaced
            os.kill(pid, signal.SIGCONT)
    return await scene.crowd.go_on(what, mark)


FAULTS: dict[str, Fault] = {
    "full": full_disk,
    "read-only": read_only,
    "cut-off": cut_off,
    "clock": clock,
    "stopped-server": stopped_server,
    "stopped-workers": stopped_workers,
}
