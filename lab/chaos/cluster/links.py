"""Lines between two parts, which bring everything until they are told to break.

A line can be cut (both ends see a reset), hang (nothing comes through, not even that an end is
gone), be slow, or lose an answer (what was asked for happens, and nobody hears of it). To lose or
double single messages one has to know where they end: that is so for what NATS tells (`News`). A
double within TCP does not exist, and doubled wishes are what people send when an answer is lost.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass

HERE = "127.0.0.1"
PART = 65_536


class Plain:
    """What is not looked into."""

    def feed(self, part: bytes) -> Iterator[bytes]:
        yield part


class News:
    """What NATS tells: messages, which can be lost or said twice, and all the rest, which is not.

    The second time comes behind what is told next, so that it is late, too.
    """

    def __init__(self, link: "Link") -> None:
        self._link = link
        self._unread = b""
        self._late = b""

    def feed(self, part: bytes) -> Iterator[bytes]:
        self._unread += part
        while whole := self._whole():
            said, self._unread = self._unread[:whole], self._unread[whole:]
            late, self._late = self._late, b""
            if said.startswith(b"MSG "):
                lot = self._link.chance.random()
                if lot < self._link.drops:
                    said = b""
                elif lot < self._link.drops + self._link.doubles:
                    self._late = said
            yield said + late

    def _whole(self) -> int:
        """Of how many bytes the first thing said is; 0 if its end is not here yet."""
        end = self._unread.find(b"\r\n") + 2
        if end < 2:
            return 0
        head = self._unread[:end].split()
        if head and head[0] == b"MSG":
            end += int(head[-1]) + 2
        return end if len(self._unread) >= end else 0


@dataclass(eq=False)
class Wire:
    """One connection: its two ends."""

    near: asyncio.StreamWriter
    far: asyncio.StreamWriter

    def cut(self) -> None:
        for end in (self.near, self.far):
            end.transport.abort()


class Link:
    """All connections from one part to another."""

    def __init__(
        self, name: str, port: Callable[[], int], chance: random.Random, *, is_news: bool = False
    ) -> None:
        self.name = name
        self.chance = chance
        self.port = 0
        """Where it is reached."""
        self.is_news = is_news
        self.delay = 0.0
        self.loses = 0
        """So many answers, with their connections."""
        self.drops = 0.0
        self.doubles = 0.0
        self._far_port = port
        self._flows = asyncio.Event()
        self._flows.set()
        self._wires: set[Wire] = set()
        self._serving: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._come, HERE, 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.heal()
        self.cut()
        await asyncio.gather(*self._serving, return_exceptions=True)

    # What can be wrong

    def cut(self) -> None:
        for wire in tuple(self._wires):
            wire.cut()

    def hang(self) -> None:
        self._flows.clear()

    def heal(self) -> None:
        self._flows.set()
        self.delay = self.drops = self.doubles = 0.0
        self.loses = 0

    # What is brought

    def _come(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, near))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        await self._flows.wait()
        try:
            there, far = await asyncio.open_connection(HERE, self._far_port())
        except OSError:
            near.transport.abort()
            return
        wire = Wire(near, far)
        self._wires.add(wire)
        try:
            await asyncio.gather(
                self._carry(reader, far, Plain()),
                self._carry(there, near, News(self) if self.is_news else Plain(), wire),
            )
        finally:
            self._wires.discard(wire)
            wire.cut()

    async def _carry(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        parts: Plain | News,
        answers: Wire | None = None,
    ) -> None:
        with suppress(OSError):
            while part := await reader.read(PART):
                await self._flows.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                if self.loses and answers is not None:
                    self.loses -= 1
                    answers.cut()
                    return
                writer.write(b"".join(parts.feed(part)))
                await writer.drain()
        await self._flows.wait()
        with suppress(OSError, RuntimeError):
            writer.write_eof()
