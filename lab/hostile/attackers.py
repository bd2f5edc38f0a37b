"""Strangers who mean harm: each an address, a seed, and many ways to be a nuisance."""

import asyncio
import random
import resource
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time

import msgspec

from bis.games import GAMES
from bis.table.told import WIRE
from lab.hostile.grammar import Grammar, Lore
from lab.hostile.lines import BINARY, PING, Line, frame
from lab.hostile.requests import Asking, Page
from lab.served import FORWARDED

LOST = (OSError, asyncio.TimeoutError, asyncio.IncompleteReadError, ValueError)
HONEST_RATE = 12.0
"""Messages a second of somebody who means to be heard."""
PATIENCE = 15.0
LOOK = 0.5
LATE = 120.0
"""Seconds after which they give up though not all is sent."""
LAST_WORDS = 10.0
"""Seconds in which answers are still heard when nothing more is sent."""
MOST_LORIS, MOST_DEAF = 60, 60
LORIS_WAIT = 2.0
LORIS_TIME = 60.0


@dataclass(frozen=True)
class Orders:
    """What one process of attackers is to do."""

    port: int
    seed: str
    addresses: Sequence[str]
    each: int
    """Attackers behind every address."""
    messages: int
    seconds: float
    pages: Sequence[Page]
    honest: Path
    """A file with the tables of honest people that strangers may look at."""


@dataclass
class Spoils:
    """What came of it."""

    sent: Counter[str] = field(default_factory=Counter)
    """Messages and requests, by what they were part of."""
    heard: Counter[str] = field(default_factory=Counter)
    """Answers by what they say."""
    lines: Counter[str] = field(default_factory=Counter)
    """Connections, by what for."""
    seconds: float = 0.0
    cpu: float = 0.0
    addresses: int = 0

    def add(self, other: "Spoils") -> None:
        self.sent += other.sent
        self.heard += other.heard
        self.lines += other.lines
        self.seconds = max(self.seconds, other.seconds)
        self.cpu += other.cpu
        self.addresses += other.addresses

    @property
    def decided(self) -> int:
        """Wishes that came as far as the table: done, or refused by the table or the rules."""
        return sum(
            count
            for what, count in self.heard.items()
            if what == "done" or (what.startswith("refused ") and "server." not in what)
        )


def by_seed(*words: object) -> random.Random:
    """The same luck for the same words."""
    return random.Random("/".join(map(str, words)))  # noqa: S311


def attack(orders: Orders) -> Spoils:
    """Runs in a process of its own."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 16_384)), hard))
    return asyncio.run(Gang(orders).attack())


class Gang:
    """All attackers of one process, and what they know together."""

    def __init__(self, orders: Orders) -> None:
        self.orders = orders
        self.spoils = Spoils(addresses=len(orders.addresses))
        self.tables: list[str] = []
        self.honest: list[str] = []
        self.past: list[bytes] = []
        self.loris = self.deaf = 0
        self.end = 0.0
        self.tasks: set[asyncio.Task[None]] = set()

    def _goes_on(self) -> bool:
        return self.spoils.sent.total() < self.orders.messages and perf_counter() < self.end

    async def attack(self) -> Spoils:
        began, cpu = perf_counter(), process_time()
        self.end = began + self.orders.seconds + LATE
        attackers = [
            Attacker(self, by_seed(self.orders.seed, address, n), address)
            for address in self.orders.addresses
            for n in range(self.orders.each)
        ]
        share = len(attackers) * self.orders.seconds / self.orders.messages
        for attacker in attackers:
            self.in_background(attacker.attack(share))
        while self._goes_on():
            with suppress(OSError):
                self.honest = self.orders.honest.read_text().split()[-50:]
            await asyncio.sleep(LOOK)
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.sleep(min(LAST_WORDS, self.orders.seconds / 5))
        self.spoils.seconds, self.spoils.cpu = perf_counter() - began, process_time() - cpu
        return self.spoils

    def in_background(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class Attacker:
    """One stranger; what is sent, and when, follows from the seed and the server's answers."""

    def __init__(self, gang: Gang, chance: random.Random, address: str) -> None:
        self.gang = gang
        self.chance = chance
        self.headers = {FORWARDED: address}
        self.grammar = Grammar(chance, Lore(past=gang.past))
        self.asking = Asking(chance, gang.orders.pages, self.grammar)
        self.line: Line | None = None
        self.table = ""
        self.sent = 0
        self.ways: tuple[tuple[Callable[[], Awaitable[None]], float], ...] = (
            (self.talk, 40),
            (self.play, 20),
            (self.flood, 2),
            (self.ask_for_pages, 6),
            (self.come_and_go, 4),
            (self.send_odd_frames, 4),
            (self.turn_deaf, 2),
            (self.be_slow, 2),
        )

    async def attack(self, share: float) -> None:
        """``share``: seconds for each message, so that all of them last as long as they should."""
        due = perf_counter() + self.chance.random() * min(10.0, self.gang.orders.seconds / 4)
        ways, weights = zip(*self.ways, strict=True)
        while True:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            before = self.sent
            try:
                await self.chance.choices(ways, weights)[0]()
            except LOST as problem:
                self.gang.spoils.heard[f"lost {type(problem).__name__}"] += 1
                self._hang_up()
            due = max(due, perf_counter() - 5) + share * max(1, self.sent - before)

    def _count(self, what: str, messages: int = 1) -> None:
        self.sent += messages
        self.gang.spoils.sent[what] += messages

    def _hang_up(self) -> None:
        if self.line is not None:
            self.line.hang_up()
        self.line = None

    # A line to some table

    async def _open(self, table: str, why: str) -> Line:
        line = Line(self.gang.spoils.heard)
        self.gang.spoils.lines[why] += 1
        await line.shake_hands(
            self.gang.orders.port, f"/api/tables/{table}/live?wire={WIRE}", self.headers
        )
        if line.cookie:
            self.headers["Cookie"] = line.cookie
        return line

    async def _at_some_table(self) -> Line:
        """The line there is, or a new one to one's own table, to others', or to nowhere."""
        if self.line is None or not self.line.is_open or self.chance.random() < 0.05:
            self._hang_up()
            self.table = await self._some_table()
            self.line = await self._open(self.table, "tables")
        return self.line

    async def _some_table(self) -> str:
        luck = self.chance.random()
        if luck < 0.15 and self.gang.honest:
            return self.chance.choice(self.gang.honest)
        if luck < 0.5 and self.gang.tables:
            return self.chance.choice(self.gang.tables)
        if luck < 0.53:
            return "nowhere"
        return await self._new_table()

    async def _new_table(self) -> str:
        game = self.chance.choice(list(GAMES))
        status, body = await self._request("POST", "/api/tables", b'{"game":"%s"}' % game.encode())
        if status != 201:
            return self.chance.choice(self.gang.tables or ["nowhere"])
        table = str(msgspec.json.decode(body)["id"])
        self.gang.tables.append(table)
        del self.gang.tables[:-500]
        return table

    def _learn(self, line: Line) -> None:
        news = line.news()
        if news is not None and news.table is not None:
            self.grammar.lore.moves = news.position.legal if news.position else []
            self.grammar.lore.seat = news.table.you

    # Ways to be a nuisance

    async def talk(self) -> None:
        """Nonsense and nearly sense, no faster than one may."""
        line = await self._at_some_table()
        for _ in range(self.chance.randrange(5, 30)):
            if not line.is_open:
                return
            line.send(self.grammar.message())
            self._count("talk")
            await asyncio.sleep(self.chance.random() * 2 / HONEST_RATE)
        self._learn(line)

    async def play(self) -> None:
        """Sit down and play, moves of other games and out of turn among the legal ones."""
        line = await self._at_some_table()
        for _ in range(self.chance.randrange(5, 30)):
            if not line.is_open:
                return
            self._learn(line)
            text = self.grammar.talk() if self.chance.random() < 0.7 else self.grammar.valid()
            line.send(text)
            self._count("play")
            await asyncio.sleep(self.chance.random() * 2 / HONEST_RATE)

    async def flood(self) -> None:
        """Everything at once."""
        line = await self._at_some_table()
        texts = [self.grammar.message() for _ in range(self.chance.randrange(100, 400))]
        line.write(b"".join(map(frame, texts)))
        self._count("flood", len(texts))
        await asyncio.sleep(1)

    async def come_and_go(self) -> None:
        """Connect and be gone, sometimes before the answer, each time as somebody new."""
        self.headers.pop("Cookie", None)
        table = await self._some_table()
        for _ in range(self.chance.randrange(2, 8)):
            line = await self._open(table, "come and go")
            line.send(self.grammar.message())
            self._count("come and go")
            if self.chance.random() < 0.5:
                await asyncio.sleep(0.05)
            line.hang_up()

    async def send_odd_frames(self) -> None:
        """What no browser would send."""
        line = await self._open(await self._some_table(), "odd frames")
        odd = (
            frame(self.grammar.message(), BINARY),
            frame(b"x" * 100, PING) * 20,
            frame(b"\xff\xfe\xfd"),
            b"\x81\x05hello",  # not masked
            b"\xf1\x80" + bytes(4),  # reserved bits
            b"\x80\x80" + bytes(4),  # goes on with nothing
            b"\x89\xfe\x01\x00" + bytes(260),  # a ping that is too long
            frame(self.grammar.too_long()),
            b"\x81\xff\x7f" + b"\xff" * 7 + bytes(4),  # announces exabytes
            b"\x88\x82" + bytes(4) + b"\x00\x01",  # closes with no code
            b"\x01\x83" + bytes(4) + b"abc",  # begins, and never ends
        )
        for data in self.chance.sample(odd, self.chance.randrange(1, 4)):
            line.write(data)
            self._count("odd frames")
        await asyncio.sleep(0.2)
        line.hang_up()

    async def turn_deaf(self) -> None:
        """Wishes are sent and their answers never read."""
        if self.gang.deaf < MOST_DEAF:
            self.gang.deaf += 1
            self.gang.in_background(self._be_deaf(await self._some_table()))

    async def _be_deaf(self, table: str) -> None:
        try:
            line = await self._open(table, "deaf")
            line.turn_deaf()
            for _ in range(20):
                line.send(self.grammar.valid())
                self._count("deaf")
                await asyncio.sleep(self.chance.random())
            await asyncio.sleep(20)
            line.hang_up()
        except LOST:
            pass
        finally:
            self.gang.deaf -= 1

    async def be_slow(self) -> None:
        """A request that is never finished, a header at a time."""
        if self.gang.loris < MOST_LORIS:
            self.gang.loris += 1
            self.gang.in_background(self._be_slow())

    async def _be_slow(self) -> None:
        self.gang.spoils.lines["slow"] += 1
        began = perf_counter()
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.gang.orders.port)
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            while perf_counter() - began < LORIS_TIME:
                writer.write(b"X-A: b\r\n")
                await writer.drain()
                await asyncio.sleep(LORIS_WAIT)
            writer.close()
            self.gang.spoils.heard["slow requests borne"] += 1
        except LOST:
            self.gang.spoils.heard["slow requests cut off"] += 1
        finally:
            self.gang.loris -= 1

    # HTTP

    async def ask_for_pages(self) -> None:
        tables = [self.table or "nowhere", *self.gang.tables[-20:], *self.gang.honest[-5:]]
        reader, writer = await asyncio.open_connection("127.0.0.1", self.gang.orders.port)
        self.gang.spoils.lines["pages"] += 1
        try:
            for _ in range(self.chance.randrange(3, 12)):
                method, request = self.asking.request(tables, self.headers)
                writer.write(request)
                self._count("pages")
                status, _ = await _answer(reader, method)
                self.gang.spoils.heard[f"status {status}"] += 1
                await asyncio.sleep(self.chance.random() * 2 / HONEST_RATE)
        finally:
            writer.close()

    async def _request(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        """An honest request."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.gang.orders.port)
        told = {"Host": "127.0.0.1", **self.headers, "Content-Length": str(len(body))}
        head = [f"{method} {path} HTTP/1.1", *(f"{key}: {value}" for key, value in told.items())]
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        self._count("pages")
        try:
            status, answer = await _answer(reader, method)
        finally:
            writer.close()
        self.gang.spoils.heard[f"status {status}"] += 1
        return status, answer


async def _answer(reader: asyncio.StreamReader, method: str) -> tuple[int, bytes]:
    async with asyncio.timeout(PATIENCE):
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = int(head.split(" ", 2)[1])
        if status == 100:
            return await _answer(reader, method)
        _, _, rest = head.partition("\r\ncontent-length: ")
        size = int(rest.split("\r\n", 1)[0]) if rest and method != "HEAD" else 0
        body = await reader.readexactly(size) if size else b""
        return status, body
