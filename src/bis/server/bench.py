"""How many moves a second servers take when all tables play, every move durable.

All servers run on one core, the load on another. A move's time runs from sending it until the last
of the table's sockets has news that contain it.
"""

import asyncio
import itertools
import os
import random
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter, process_time
from urllib.parse import urlsplit

import msgspec
import websockets

from bis.core.errors import BisError
from bis.games import GAMES
from bis.record.seal import promise_of
from bis.server.reasons import SLOW_DOWN
from bis.server.sockets import PER_SECOND
from bis.server.spent import listener_at, memory, used, used_by_all
from bis.table.told import WIRE

SEATS = 4
PATIENCE = 60.0
SHARE = "0" * 32
"""What everybody adds to the luck here."""
WARM_UP = 3.0
SERVERS, STORE, BUS, LOAD = "servers", "store", "bus", "load"
"""Whose processor time is told."""


class SealHeard(msgspec.Struct):
    """Which seal is made, and how far it is."""

    number: int = 0
    step: str | None = None


class _Info(msgspec.Struct):
    you: int | None
    phase: str
    seal: SealHeard | None = None


class _Position(msgspec.Struct):
    legal: list[str]
    mine: str | None = None


class Heard(msgspec.Struct):
    """What the load needs of a message; the rest is skipped."""

    type: str
    version: int = 0
    table: _Info | None = None
    position: _Position | None = None
    reason: str = ""
    code: str | None = None


_read = msgspec.json.Decoder(Heard).decode


@dataclass(frozen=True, slots=True)
class Load:
    """What one measurement came to."""

    wanted: float
    """Moves a second asked for; 0: as many as possible."""
    moves: float
    """Moves a second made."""
    waits: list[float]
    """Seconds from sent to heard by all, sorted."""
    cores: dict[str, float]
    """How many cores each part used: the servers, their engines, the load itself."""
    memory: float
    """Bytes that the servers held at the end."""

    def cost(self, part: str) -> float:
        """Milliseconds of processor time that a move took there."""
        return 1000 * self.cores[part] / self.moves if self.moves else float("nan")

    def wait(self, share: float) -> float:
        """The wait that such a share of moves does not exceed, in milliseconds."""
        return 1000 * self.waits[min(len(self.waits) - 1, int(share * len(self.waits)))]


@dataclass
class Meter:
    """Counts only between start and end."""

    start: float
    end: float
    waits: list[float] = field(default_factory=list)

    def add(self, sent: float, heard: float) -> None:
        if self.start <= sent and heard <= self.end:
            self.waits.append(heard - sent)


@dataclass(frozen=True)
class Setup:
    """What is measured: so many servers over the same engines; by itself, one with a file."""

    store: str = ""
    bus: str = ""
    nodes: int = 1

    @property
    def name(self) -> str:
        bus = " + NATS" if self.bus else ""
        return f"PostgreSQL{bus}" if self.store else "SQLite"

    @property
    def words(self) -> list[str]:
        store, bus = ["--store", self.store], ["--bus", self.bus]
        return [*(store if self.store else ()), *(bus if self.bus else ())]

    def engines(self) -> dict[str, int]:
        """Processes of engines on this machine, by name."""
        asked = {STORE: (self.store, 5432), BUS: (self.bus, 4222)}
        at = {name: urlsplit(url).port or port for name, (url, port) in asked.items() if url}
        found = {name: listener_at(port) for name, port in at.items()}
        return {name: pid for name, pid in found.items() if pid is not None}


class Player:
    """One socket at a table."""

    def __init__(self, news: asyncio.Event) -> None:
        self.version = 0
        self.seat: int | None = None
        self.phase = ""
        self.legal: list[str] = []
        self.mine: str | None = None
        self.seal: SealHeard | None = None
        self.answers: asyncio.Queue[Heard] = asyncio.Queue()
        self._news = news
        self._wishes = 0

    async def join(self, url: str) -> None:
        self.socket = await websockets.connect(
            url, ping_interval=None, open_timeout=PATIENCE, max_size=None, compression=None
        )
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            heard = _read(text)
            if heard.table is None:
                self.answers.put_nowait(heard)
                continue
            self.version, self.seat, self.phase = heard.version, heard.table.you, heard.table.phase
            self.seal = heard.table.seal
            self.legal = [] if heard.position is None else heard.position.legal
            self.mine = None if heard.position is None else heard.position.mine
            self._news.set()

    async def wish(self, kind: str, **values: object) -> int:
        """Ask for something, again if that was too fast; the version in which it is done."""
        self._wishes += 1
        wish = {"type": kind, "id": str(self._wishes), **values}
        await self.socket.send(msgspec.json.encode(wish), text=True)
        answer = await asyncio.wait_for(self.answers.get(), PATIENCE)
        if answer.code == SLOW_DOWN.id:
            await asyncio.sleep(1 / PER_SECOND)
            return await self.wish(kind, **values)
        if answer.type != "done":
            raise BisError(f"the server refused {wish}: {answer.reason}")
        return answer.version

    async def leave(self) -> None:
        self.reading.cancel()
        await self.socket.close()


class BusyTable:
    """Four players who make one move after the other, at a pace; at any of the servers."""

    def __init__(self, urls: Sequence[str], game: str, number: int) -> None:
        self.urls = urls
        self.game = game
        self.news = asyncio.Event()
        self.players: list[Player] = []
        self._random = random.Random(number)  # noqa: S311

    async def open(self) -> None:
        """A new table, everybody seated, the dice sealed."""
        table = await asyncio.to_thread(new_table, self.urls[0], self.game)
        self.players = [Player(self.news) for _ in range(SEATS)]
        for number, player in enumerate(self.players):
            url = self.urls[number % len(self.urls)].replace("http", "ws")
            await player.join(f"{url}/api/tables/{table}/live?wire={WIRE}")
            await player.wish("sit", name=f"P{number}")
        await self.players[0].wish("start")
        for player in self.players:
            await player.wish("promise", digest=promise_of(SHARE))
        for player in self.players:
            await player.wish("share", share=SHARE)
        await self._until(lambda player: player.phase in ("playing", "over"))

    async def play(self, pace: float, meter: Meter) -> None:
        """One move every ``pace`` seconds until the meter ends; a finished game begins anew."""
        due = perf_counter() + pace * self._random.random()
        while perf_counter() < meter.end:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if self.players[0].phase == "over":
                await self.close()
                await self.open()
            due = max(due + pace, perf_counter() - pace)
            await self._move(meter)

    async def _move(self, meter: Meter) -> None:
        able = [player for player in self.players if player.legal]
        player = self._random.choice(able)
        move = self._random.choice(player.legal)
        sent = perf_counter()
        version = await player.wish("say", move=move, seat=player.seat)
        await self._until(lambda other: other.version >= version)
        meter.add(sent, perf_counter())

    async def _until(self, fits: Callable[[Player], bool]) -> None:
        while not all(map(fits, self.players)):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)

    async def close(self) -> None:
        for player in self.players:
            await player.leave()


def new_table(url: str, game: str) -> str:
    body = msgspec.json.encode({"game": game})
    request = urllib.request.Request(f"{url}/api/tables", body)  # noqa: S310
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        return str(msgspec.json.decode(answer.read())["id"])


def measure(
    tables: int, rates: Sequence[float], seconds: float, setup: Setup | None = None
) -> Iterator[Load]:
    """Each rate in turn at the same tables, all four games among them."""
    setup = setup or Setup()
    with _servers_on_a_core_of_their_own(setup) as served, asyncio.Runner() as runner:
        busy = runner.run(_open([url for url, _ in served], tables))
        pids = [pid for _, pid in served]
        for rate in rates:
            yield runner.run(_play(busy, rate, seconds, pids, setup.engines()))


async def _open(urls: Sequence[str], tables: int) -> list[BusyTable]:
    games = itertools.cycle(GAMES)
    busy = [BusyTable(urls, next(games), number) for number in range(tables)]
    for table in busy:
        await table.open()
    return busy


async def _play(
    busy: list[BusyTable],
    rate: float,
    seconds: float,
    servers: Sequence[int],
    engines: Mapping[str, int],
) -> Load:
    def spent() -> dict[str, float]:
        parts = {SERVERS: sum(map(used, servers)), LOAD: process_time()}
        return parts | {name: used_by_all([pid]) for name, pid in engines.items()}

    start = perf_counter() + WARM_UP
    meter = Meter(start, start + seconds)
    pace = len(busy) / rate if rate else 0.0
    before, began = spent(), perf_counter()
    await asyncio.gather(*(table.play(pace, meter) for table in busy))
    after, took = spent(), perf_counter() - began
    return Load(
        rate,
        len(meter.waits) / seconds,
        sorted(meter.waits),
        {part: (after[part] - before[part]) / took for part in before},
        memory(servers),
    )


@contextmanager
def serving(*words: str, cores: Collection[int] = ()) -> Iterator[tuple[str, int]]:
    """A real `bis serve` with a folder of its own: its address and its process."""
    start = [sys.executable, "-m", "bis", "serve", "--host", "127.0.0.1", "--port", "0"]
    start += ["--per-address", "1000"]  # the load of a whole town comes from here
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen(  # noqa: S603
            [*start, "--data", data, *words], stdout=subprocess.PIPE, text=True
        )
        if cores:
            os.sched_setaffinity(process.pid, cores)
        try:
            assert process.stdout is not None
            (url,) = re.findall(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            yield url, process.pid
        finally:
            process.terminate()
            process.wait()


@contextmanager
def _servers_on_a_core_of_their_own(setup: Setup) -> Iterator[list[tuple[str, int]]]:
    """The servers on the first core, and this process on the others."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    first, others = (cores[:1], cores[1:]) if len(cores) > 1 else ([], [])
    with ExitStack() as stack:
        start = partial(serving, *setup.words, cores=first)
        served = [stack.enter_context(start()) for _ in range(setup.nodes)]
        if others:
            os.sched_setaffinity(0, others)
            stack.callback(os.sched_setaffinity, 0, cores)
        yield served
