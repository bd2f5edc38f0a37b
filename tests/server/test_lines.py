"""Connections that take for ever are cut off: slow requests, slow readers, endless pieces."""

import asyncio
import logging
import socket
import struct
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Literal

import pytest
import websockets
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from bis.server.asker import Proxies
from bis.server.limits import CONNECTIONS
from bis.server.lines import MOST_WAITING, line_of
from lab.hostile.lines import Line
from tests.server.inside import ask, running
from tests.server.servers import PATIENCE

SOON = 0.05
HEAD = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n"


async def plain(scope: Scope, receive: Receive, send: Send) -> None:
    """Hears what is sent along, and says ok."""
    while scope["type"] == "http" and (await receive()).get("more_body"):
        pass
    length = [(b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": length})
    await send({"type": "http.response.body", "body": b"ok"})


async def endless(scope: Scope, receive: Receive, send: Send) -> None:
    """Never stops telling, until nobody is there."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await send({"type": "websocket.send", "bytes": bytes(100_000)})
    await send({"type": "http.response.start", "status": 200, "headers": []})
    telling = asyncio.create_task(_tell_on(send))
    while (await receive())["type"] != "http.disconnect":
        pass
    telling.cancel()


async def _tell_on(send: Send) -> None:
    while True:
        await send({"type": "http.response.body", "body": bytes(100_000), "more_body": True})
        await asyncio.sleep(0)


async def deaf(scope: Scope, receive: Receive, send: Send) -> None:
    """Accepts a socket, and does not listen until it is gone."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


@asynccontextmanager
async def connected(
    port: int, buffer: int | None = None
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    line = socket.socket()
    if buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=line, limit=1024)
    try:
        yield reader, writer
    finally:
        writer.close()


def _stop_reading(writer: asyncio.StreamWriter) -> None:
    assert isinstance(writer.transport, asyncio.Transport)
    writer.transport.pause_reading()


async def is_cut(reader: asyncio.StreamReader) -> bool:
    """Nothing more comes, and that soon."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nx: ", HEAD + b"half"])
def test_a_request_that_does_not_come_is_not_waited_for(sent: bytes) -> None:
    async def use() -> None:
        async with (
            running(plain, request_seconds=SOON) as port,
            connected(port) as (reader, writer),
        ):
            writer.write(sent)
            assert await is_cut(reader)
            assert (await ask(port, "/")).status == 200

    asyncio.run(use())


@pytest.mark.parametrize("begin", [b"GET / HTTP/1.1\r\nx: ", HEAD.replace(b"10", b"999999")])
def test_one_letter_after_the_other_does_not_help(begin: bytes) -> None:
    """Every letter used to put off the end of patience."""

    async def use() -> None:
        async with (
            running(plain, request_seconds=SOON) as port,
            connected(port) as (reader, writer),
        ):
            writer.write(begin)
            cut = asyncio.create_task(is_cut(reader))
            while not cut.done():
                writer.write(b"x")
                await asyncio.sleep(SOON / 10)
            assert await cut

    asyncio.run(asyncio.wait_for(use(), PATIENCE))


def test_a_line_is_kept_for_the_next_request() -> None:
    async def use() -> None:
        async with (
            running(plain) as port,
            connected(port) as (reader, writer),
        ):
            for _ in range(3):
                for piece in (HEAD[:20], HEAD[20:], b"0123456789"):
                    writer.write(piece)
                    await writer.drain()
                assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")

    asyncio.run(use())


def test_a_socket_lasts_longer_than_a_request_may() -> None:
    """The patience with its request used to begin anew once it was a socket."""

    async def talkative(_scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.sleep(4 * SOON)
        await send({"type": "websocket.send", "text": "still here"})

    async def use() -> None:
        async with running(talkative, request_seconds=SOON) as port:
            line = Line(Counter())
            assert await line.shake_hands(port, "/", {})
            await line.over()
            assert line.latest == b"still here"

    asyncio.run(use())


def test_an_answer_that_takes_long_is_not_cut_off() -> None:
    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(4 * SOON)
        await plain(scope, receive, send)

    async def use() -> None:
        async with running(slow, request_seconds=SOON, send_seconds=SOON) as port:
            assert (await ask(port, "/")).status == 200

    asyncio.run(use())


UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.mark.parametrize("opening", [b"GET / HTTP/1.1\r\nhost: x\r\n\r\n", UPGRADE])
def test_whoever_does_not_read_is_let_go(opening: bytes) -> None:
    ended = asyncio.Event()

    async def watched(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await endless(scope, receive, send)
        finally:
            if scope["type"] != "lifespan":
                ended.set()

    async def use() -> None:
        async with (
            running(watched, send_seconds=SOON) as port,
            connected(port, 4096) as (_, writer),
        ):
            _stop_reading(writer)
            writer.write(opening)
            await asyncio.wait_for(ended.wait(), PATIENCE)

    asyncio.run(use())


SIZES = (0, 1, 125, 126, 65_535, 65_536, 200_000)


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_what_is_said_arrives_whole_and_in_order(compression: Literal["deflate"] | None) -> None:
    """At every length at which a message's head changes, one by one and all in one piece."""
    texts = [("é" + "x" * size)[:size] for size in SIZES]

    async def talkative(scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        line = line_of(socket)
        for text in texts:
            await line.wait_free()
            line.say(text.encode())
        line.say(*(text.encode() for text in texts))
        await socket.close()
        with pytest.raises(WebSocketDisconnect):
            line.say(b"nobody hears this")

    async def use() -> list[str]:
        async with (
            running(talkative) as port,
            websockets.connect(f"ws://127.0.0.1:{port}/", compression=compression) as client,
        ):
            agreed = client.response and client.response.headers.get("Sec-WebSocket-Extensions")
            assert ("server_max_window_bits=13" in (agreed or "")) == bool(compression)
            return [str(text) async for text in client]

    assert asyncio.run(use()) == texts + texts


async def _lost(writer: asyncio.StreamWriter, sent: bytes) -> int:
    """How often it could be sent before it met a closed line."""
    for count in range(300):
        writer.write(sent)
        try:
            await writer.drain()
        except ConnectionError:
            return count
    return 300


def frame(opcode: int, body: bytes = b"", final: bool = True) -> bytes:
    return struct.pack("!BB4x", opcode | 0x80 * final, 0x80 | len(body)) + body


@pytest.mark.parametrize(
    "flood",
    [
        lambda: frame(1, b"x") * (MOST_WAITING + 2),
        lambda: frame(1, b"", final=False) + frame(0, b"", final=False) * (MOST_WAITING + 2),
    ],
    ids=["messages", "pieces"],
)
def test_what_piles_up_is_cut_off(flood: Callable[[], bytes]) -> None:
    async def use() -> None:
        async with running(deaf) as port, connected(port) as (reader, writer):
            writer.write(UPGRADE)
            await reader.readuntil(b"\r\n\r\n")
            writer.write(flood())
            assert await is_cut(reader)

    logging.getLogger("uvicorn.error").setLevel("CRITICAL")
    asyncio.run(use())


def test_pings_of_somebody_who_does_not_read_are_cut_off() -> None:
    async def use() -> None:
        async with running(deaf) as port, connected(port, 4096) as (reader, writer):
            writer.write(UPGRADE)
            await reader.readuntil(b"\r\n\r\n")
            _stop_reading(writer)
            assert await _lost(writer, frame(9, bytes(125)) * 1000) < 200, "26 megabytes"

    asyncio.run(asyncio.wait_for(use(), PATIENCE))


def test_one_address_has_so_many_connections_at_once() -> None:
    few = 4 / CONNECTIONS["address"]

    async def use(proxies: Proxies) -> list[bool]:
        async with running(plain, per_address=few, proxies=proxies) as port:
            lines = [connected(port) for _ in range(5)]
            opened = [await line.__aenter__() for line in lines]
            opened[-1][1].write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            told = await asyncio.wait_for(opened[-1][0].readuntil(b"\r\n\r\n"), PATIENCE)
            for line in lines:
                await line.__aexit__(None, None, None)
            async with asyncio.timeout(PATIENCE):
                while (await ask(port, "/")).status != 200:
                    pass  # until whoever left made room
            return [b" 200 " in told, b" 429 " in told and b"Retry-After: 5" in told]

    assert asyncio.run(use(Proxies())) == [False, True]
    assert asyncio.run(use(Proxies.named(["127.0.0.0/8"]))) == [True, False]
