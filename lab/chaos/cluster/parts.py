"""Real processes: servers, those that think, PostgreSQL and NATS, and the lines between them."""

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

from bis.core.errors import BisError
from lab.chaos.cluster.links import HERE, Link
from lab.served import NotServedError, Served, ask, children
from tests import engines

PATIENCE = 180.0
"""Seconds after which something is wrong; a whole storm may pass until then."""
SOON = 0.05
NOWHERE = Path("/nowhere")
"""Nodes that share a store have no folder."""
HOUSE = Path(__file__).parents[3]
"""This tree."""
ANSWERS = 10.0
"""Seconds after which people ask another node."""


class Part:
    """A process that may be killed, frozen, stopped and started again."""

    name: str
    process: subprocess.Popen[str] | None

    def begin(self) -> None:
        """Until it does its work."""
        raise NotImplementedError

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)
        _close(self.process)

    def end(self) -> None:
        """As it is asked to."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE)
        _close(self.process)

    def freeze(self) -> None:
        for pid in self._pids():
            _signal(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for pid in self._pids():
            _signal(pid, signal.SIGCONT)

    def _pids(self) -> list[int]:
        """With all that it has started."""
        assert self.process is not None
        found = [self.process.pid]
        for pid in found:
            found += children(pid)
        return found


class Node(Part, Served):
    """A server, of this version or another."""

    def __init__(self, name: str, log: Path, house: "Surroundings") -> None:
        Served.__init__(self, NOWHERE, log, *SERVE)
        self.name = name
        self.house = house
        self.starts = 0

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def begin(self) -> None:
        """Until it answers; who ended meanwhile is started again, as systemd would."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            with suppress(NotServedError):
                self.starts += 1
                self.start(self.house())
                if self._answers(end):
                    return
        raise BisError(f"{self.name} does not start: {self.log.read_text()[-500:]}")

    def _answers(self, end: float) -> bool:
        while self.is_alive and monotonic() < end:
            with suppress(OSError):
                ask(f"{self.url}/api/games", patience=ANSWERS)
                return True
            sleep(SOON)
        return False


class Thinker(Part):
    """A node that only thinks."""

    def __init__(self, name: str, log: Path, house: "Surroundings") -> None:
        self.name = name
        self.log = log
        self.house = house
        self.process = None

    def begin(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "bis", "work", "--processes", "1"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **self.house()},
            )
        assert self.process.stdout is not None
        if not re.match("Bis thinks for", self.process.stdout.readline()):
            raise BisError(f"{self.name} does not start: {self.log.read_text()[-500:]}")

    def kill_bots(self) -> None:
        """Only the processes in which it thinks."""
        assert self.process is not None
        for pid in children(self.process.pid):
            _signal(pid, signal.SIGKILL)


class Database(Part):
    name = "PostgreSQL"

    def __init__(self) -> None:
        self.engine = engines.Postgres()

    @property
    def process(self) -> subprocess.Popen[str]:  # type: ignore[override]
        process: subprocess.Popen[str] = self.engine.process
        return process

    def begin(self) -> None:
        """Its processes of before may not have ended yet."""
        end = monotonic() + PATIENCE
        while True:
            try:
                self.engine.start()
            except AssertionError:
                if monotonic() > end:
                    raise
                sleep(SOON)
            else:
                return

    def kill(self) -> None:
        pids = self._pids()
        self.process.kill()
        self.process.wait(PATIENCE)
        for pid in pids:
            _signal(pid, signal.SIGKILL)

    def end(self) -> None:
        """Without waiting until everybody has left by themselves."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)


class Newsroom(Part):
    name = "NATS"

    def __init__(self) -> None:
        self.engine = engines.Nats()

    @property
    def process(self) -> subprocess.Popen[str]:  # type: ignore[override]
        return self.engine.process

    def begin(self) -> None:
        self.engine.start()


Surroundings = Callable[[], Mapping[str, str]]
SERVE = ("--bot-delay", "0", "--per-address", "1000", "--log", "warning")


class Cluster:
    """All parts, and a line of its own between any two that speak to each other."""

    def __init__(self, folder: Path, nodes: int, thinkers: int, seed: str, other: Path) -> None:
        self.folder = folder
        self.chance = random.Random(f"{seed}/people")  # noqa: S311
        self.other = other
        self.trees: dict[str, Path] = {}
        """Of those that were upgraded, and perhaps back."""
        self.database, self.newsroom = Database(), Newsroom()
        self.links: list[Link] = []
        self._seed = seed
        self.nodes = [
            Node(name, folder / f"{name}.log", self._surroundings(name))
            for name in (f"node {number}" for number in range(nodes))
        ]
        self.thinkers = [
            Thinker(name, folder / f"{name}.log", self._surroundings(name))
            for name in (f"thinker {number}" for number in range(thinkers))
        ]
        self._doors = [self._door(node) for node in self.nodes]

    @property
    def parts(self) -> list[Part]:
        return [self.database, self.newsroom, *self.thinkers, *self.nodes]

    def _link(self, near: str, far: str, port: Callable[[], int], **how: bool) -> Link:
        name = f"{near} – {far}"
        chance = random.Random(f"{self._seed}/{name}")  # noqa: S311
        link = Link(name, port, chance, **how)
        self.links.append(link)
        return link

    def _door(self, node: Node) -> Link:
        return self._link("people", node.name, lambda: node.port)

    def _surroundings(self, name: str) -> Surroundings:
        store = self._link(name, "PostgreSQL", lambda: self.database.engine.port)
        news = self._link(name, "NATS", lambda: self.newsroom.engine.port, is_news=True)

        def found() -> dict[str, str]:
            tree = self.trees.get(name, HOUSE)
            return {
                "BIS_STORE": f"postgresql://bis@{HERE}:{store.port}/postgres",
                "BIS_BUS": f"nats://{HERE}:{news.port}",
                "PYTHONPATH": os.pathsep.join((str(tree / "src"), str(tree))),
            }

        return found

    async def open(self) -> None:
        for link in self.links:
            await link.open()
        await asyncio.gather(
            *(asyncio.to_thread(part.begin) for part in (*self.thinkers, *self.nodes))
        )

    async def close(self) -> None:
        """Whatever state it is in."""
        for link in self.links:
            link.heal()
        await asyncio.gather(*(asyncio.to_thread(_put_down, part) for part in self.parts[1:]))
        for link in self.links:
            await link.close()
        await asyncio.to_thread(self.database.engine.remove)

    def upgraded(self) -> list[Part]:
        """Who starts with the other version from now on: half of all, and the next time the rest.

        So every other storm rages while both are at work. Where both are the same, all of them.
        """
        parts: list[Part] = [*self.nodes, *self.thinkers]
        old = {part.name: self.trees.get(part.name, HOUSE) for part in parts}
        is_mixed = len({*old.values()}) > 1
        if self.other == HOUSE:
            chosen = parts
        elif is_mixed:
            chosen = [part for part in parts if old[part.name] == old[parts[-1].name]]
        else:
            chosen = parts[: len(parts) // 2]
        for part in chosen:
            self.trees[part.name] = self.other if old[part.name] == HOUSE else HOUSE
        return chosen

    def logs(self) -> dict[str, str]:
        return {log.stem: log.read_text() for log in sorted(self.folder.glob("*.log"))}

    # As people see it

    @property
    def url(self) -> str:
        """Any node, as a balancer would choose: no request and no socket belongs to one."""
        return f"http://{HERE}:{self.chance.choice(self._doors).port}"

    def ask(
        self, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, bytes, str]:
        return ask(self.url + path, body, headers, ANSWERS)


def _signal(pid: int, number: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, number)


def _close(process: subprocess.Popen[str]) -> None:
    if process.stdout is not None:
        process.stdout.close()


def _put_down(part: Part) -> None:
    if part.process is not None and part.process.poll() is None:
        part.thaw()
        part.end()
