"""Sockets as cheap as can be: frames are written by hand, and of what comes little is read.

A load that costs more than the server it presses would measure itself.
"""

import asyncio
import base64
import struct
from collections import Counter
from typing import cast

import msgspec

from bis.server.bench import Heard

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""A mask of zeros is one, and leaves the text as it is."""
KEY = base64.b64encode(bytes(16)).decode()
OPEN_PATIENCE = 15.0


class _Refused(msgspec.Struct):
    code: str | None = None


_refusal = msgspec.json.Decoder(_Refused).decode
_news = msgspec.json.Decoder(Heard).decode


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """One message of a client."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", FINAL | opcode, MASKED | size)
    elif size < 65_536:
        head = struct.pack("!BBH", FINAL | opcode, MASKED | 126, size)
    else:
        head = struct.pack("!BBQ", FINAL | opcode, MASKED | 127, size)
    return head + NO_MASK + payload


class Line(asyncio.Protocol):
    """One connection to the server, which counts what it is told."""

    def __init__(self, heard: Counter[str]) -> None:
        self.heard = heard
        self.status = 0
        self.cookie = ""
        self.latest = b""
        """The last news, unread."""
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._over, self._answered = asyncio.Event(), asyncio.Event()
        self.is_open = False
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    async def shake_hands(self, port: int, path: str, headers: dict[str, str]) -> bool:
        """Whether the socket is open now."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", port)
        asked = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": KEY,
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{key}: {value}" for key, value in asked.items())]
        self.write("\r\n".join([*lines, "", ""]).encode())
        async with asyncio.timeout(OPEN_PATIENCE):
            return await self.opened

    async def answered(self) -> None:
        """Until a wish was answered, or the server has hung up."""
        async with asyncio.timeout(OPEN_PATIENCE):
            await self._answered.wait()

    async def over(self) -> None:
        """Until the server has hung up."""
        async with asyncio.timeout(OPEN_PATIENCE):
            await self._over.wait()

    def news(self) -> Heard | None:
        """What was told last."""
        return _news(self.latest) if self.latest else None

    # Out

    def write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def send(self, text: bytes) -> None:
        self.write(frame(text))

    def turn_deaf(self) -> None:
        """Read nothing from now on."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.pause_reading()

    def hang_up(self) -> None:
        """Without a word."""
        if self._transport is not None:
            self._transport.abort()

    # In

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, _problem: Exception | None) -> None:
        self.is_open = False
        self._over.set()
        self._answered.set()
        if not self.opened.done():
            self.opened.set_result(False)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self.status == 0 and not self._read_head():
            return
        while self._read_frame():
            pass

    def _read_head(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        head = bytes(self._buffer[:end]).decode("latin-1")
        del self._buffer[: end + 4]
        self.status = int(head.split(" ", 2)[1])
        for line in head.splitlines():
            key, _, value = line.partition(": ")
            if key.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        self.is_open = self.status == 101
        if not self.is_open:
            self.heard[f"handshake {self.status}"] += 1
        if not self.opened.done():
            self.opened.set_result(self.is_open)
        return self.is_open

    def _read_frame(self) -> bool:
        """Whether there was a whole one."""
        buffer = self._buffer
        if len(buffer) < 2 or not self.is_open:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        opcode, payload = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        self._hear(opcode, payload)
        return True

    def _hear(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._hear_text(payload)
        elif opcode == PING:
            self.write(frame(payload, PONG))
        elif opcode == CLOSE:
            code = int.from_bytes(payload[:2], "big")
            self.heard[f"closed {code}"] += 1
            self.is_open = False
            self.hang_up()

    def _hear_text(self, payload: bytes) -> None:
        if payload.startswith(b'{"type":"refused"'):
            self.heard[f"refused {_refusal(payload).code}"] += 1
            self._answered.set()
        elif payload.startswith(b'{"type":"done"'):
            self.heard["done"] += 1
            self._answered.set()
        else:
            self.latest = payload
            self.heard["news"] += 1
