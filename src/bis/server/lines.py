"""Connections, and how long they may take.

uvicorn has no such limits of its own: whoever sends a request letter by letter, or does not read
what is sent, could keep a connection for ever. Here a request has to be whole some seconds after
it could begin, what is sent has to get through, and one address has so many connections at once.
"""

import asyncio
import struct
from collections.abc import Mapping
from typing import Any

import h11
import msgspec
import uvicorn
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from bis.server.asker import Proxies, counted, parse
from bis.server.limits import CONNECTIONS, Place, Places
from bis.server.reasons import TOO_MANY
from bis.server.shapes import Refusal

REQUEST_SECONDS = 15.0
"""In which a request has to come, head and body."""
SEND_SECONDS = 30.0
"""In which 48 KiB have to get through to somebody who reads slowly."""
MOST_UNSENT = 262_144
"""Bytes that may wait for somebody who does not read; what is told waits by itself."""
MOST_WAITING = 256
"""Messages that may wait to be heard, and parts that a message may have."""
COMPRESSED = ServerPerMessageDeflateFactory(
    server_max_window_bits=13,
    client_max_window_bits=12,
    compress_settings={"level": 1, "memLevel": 5},
)
"""What browsers ask for. The window reaches back to the news before, which are nearly the same, so
the lowest level makes them as small as uvicorn's choice (12 bits, level 6) in 0.6 of its time."""
LINE = "bis.line"
"""The ASGI extension in which a socket's scope has its line."""
SWITCHING = 101
TEXT = 0x81
"""The first byte of a whole message of text."""


class Config(uvicorn.Config):
    """uvicorn's own, and what its connections have to know of the house."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        proxies: Proxies | None = None,
        per_address: float = 1.0,
        request_seconds: float = REQUEST_SECONDS,
        send_seconds: float = SEND_SECONDS,
        **named: Any,
    ) -> None:
        super().__init__(app, http=HttpLine, ws=SocketLine, **named)
        self.proxies = proxies or Proxies()
        self.request_seconds = request_seconds
        self.send_seconds = send_seconds
        self.connected = Places(CONNECTIONS, per_address)


class Sending(asyncio.Protocol):
    """Whoever does not read what is sent is let go."""

    config: uvicorn.Config
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stuck: asyncio.TimerHandle | None = None

    @property
    def house(self) -> Config:
        assert isinstance(self.config, Config)
        return self.config

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(self.house.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._flows()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._flows()

    def _flows(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


class HttpLine(Sending, H11Protocol):
    """A connection that is asked by HTTP, until it becomes a socket."""

    _late: asyncio.TimerHandle | None = None
    _place: Mapping[Place, str] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        place = self._place_of(transport)
        if not self.house.connected.enter(place):
            transport.write(FULL)
            transport.close()
            return
        self._place = place
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # a socket by now, which may last
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._is_whole()
        elif self._late is None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is counted as a socket."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _place_of(self, transport: asyncio.Transport) -> Mapping[Place, str]:
        """A proxy brings everybody's requests, and knows itself who sends them too slowly."""
        peer = get_remote_addr(transport)
        address = parse(peer[0]) if peer else None
        if address is not None and address in self.house.proxies:
            return {"house": "all"}
        return {"house": "all", "address": str(counted(address))}

    def _leave(self) -> None:
        self._is_whole()
        if self._place is not None:
            self.house.connected.leave(self._place)
            self._place = None

    def _wait(self) -> None:
        self._late = self.loop.call_later(self.house.request_seconds, self.transport.abort)

    def _is_whole(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class SocketLine(Sending, WebSocketsSansIOProtocol):
    """A socket whose messages are heard one after the other, and do not pile up meanwhile.

    What is told goes straight to the line (docs/decisions/0030-short-ways.md); opening, hearing
    and closing are as ASGI has it.
    """

    def __init__(self, config: uvicorn.Config, *named: Any, **more: Any) -> None:
        super().__init__(config, *named, **more)
        if config.ws_per_message_deflate:
            self.conn.available_extensions = [COMPRESSED]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"][LINE] = {"line": self}

    @property
    def is_free(self) -> bool:
        """Whether the other end has read what was told before, nearly all of it."""
        return self.writable.is_set()

    async def wait_free(self) -> None:
        await self.writable.wait()

    def say(self, *texts: bytes) -> None:
        """Messages, in one piece; look first whether the line is free."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise WebSocketDisconnect(1006)
        if self.conn.extensions:  # as compressed as was agreed on
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([_head(len(text)) + text for text in texts]))

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if self.queue.qsize() > MOST_WAITING:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_WAITING:
            self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()


def line_of(socket: WebSocket) -> SocketLine:
    """What carries a socket."""
    line = socket.scope["extensions"][LINE]["line"]
    assert isinstance(line, SocketLine)
    return line


def _head(length: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2)."""
    if length < 126:
        return struct.pack("!BB", TEXT, length)
    if length < 65_536:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)


def _full() -> bytes:
    body = msgspec.json.encode(Refusal(TOO_MANY.template, TOO_MANY.id))
    head = (
        "HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nRetry-After: 5\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


FULL = _full()
