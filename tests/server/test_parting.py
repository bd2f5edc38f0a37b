"""Who speaks no protocol at all is cut off, and the log stays readable."""

import asyncio
import json
import os
import signal
import socket
import urllib.error
import urllib.request
from collections import Counter
from pathlib import Path

import pytest

from bis.server.reasons import ENDING
from bis.table.told import WIRE
from lab.hostile.lines import PING, Line, frame
from lab.served import coaches_of
from tests.server.servers import Person, Server, serving

SAY = b'{"type":"say","id":"1","move":"hit"}'
NO_MESSAGES = (
    frame(b"\xff\xfe"),  # no text
    b"\x81\x05hello",  # not masked
    b"\xf1\x80" + bytes(4),  # reserved bits
    b"\x80\x80" + bytes(4),  # goes on with nothing
    frame(b"x" * 200, PING),  # a ping that is too long
    frame(b"x" * 70_000),
)


@pytest.mark.parametrize("table", ["there", "nowhere"])
def test_what_is_no_message_leaves_no_traceback(tmp_path: Path, table: str) -> None:
    """A wish before it is still answered, by then to nobody; stopping the server reads its log."""
    with serving(tmp_path, "--log", "warning") as server:
        where = server.new_table("flip7")[0] if table == "there" else table
        for odd in 5 * NO_MESSAGES:
            asyncio.run(_say(server, where, frame(SAY) * 3 + odd))
        assert server.ask("/healthz")[0] == 200


@pytest.mark.parametrize("path", ["/api/tables", "/api/brought"])
def test_who_is_gone_before_all_is_said_leaves_no_traceback(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, "--log", "warning") as server:
        port = int(server.url.rpartition(":")[2])
        for _ in range(5):
            with socket.create_connection(("127.0.0.1", port)) as line:
                line.sendall(
                    f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{{".encode()
                )
        assert server.ask("/healthz")[0] == 200


@pytest.mark.parametrize(
    "nested", [b'{"a":' * 800, b'{"a":' + b"[" * 4000], ids=["objects", "lists"]
)
def test_what_is_nested_too_deep_is_refused_like_other_nonsense(
    tmp_path: Path, nested: bytes
) -> None:
    with serving(tmp_path, "--log", "warning") as server:
        request = urllib.request.Request(f"{server.url}/api/tables", nested)  # noqa: S310
        with pytest.raises(urllib.error.HTTPError, match="400"):
            urllib.request.urlopen(request)  # noqa: S310
        heard = asyncio.run(_hear(server, server.new_table("flip7")[0], frame(nested)))
        assert heard["refused server.unreadable"] == 1


def test_a_server_that_ends_during_a_hint_says_so_and_leaves_no_traceback(tmp_path: Path) -> None:
    """Its coach is stopped, so that the hint surely takes longer than a server waits."""

    async def run(server: Server) -> tuple[int, bytes, str]:
        table, cookie = server.new_table("criss_cross")
        async with Person(server, table, cookie) as ada:
            await ada.start("greedy")
            while not ada.news["position"]["legal"]:
                await ada.hear("update")
            path = f"/api/tables/{table}/hint?seat=0"
            hint = asyncio.create_task(asyncio.to_thread(server.ask, path, None, cookie))
            while not (coaches := coaches_of(server.process.pid)):
                await asyncio.sleep(0.01)
            os.kill(coaches[0], signal.SIGSTOP)
            await asyncio.to_thread(server.stop)
            return await hint

    status, body, _ = asyncio.run(run(Server(tmp_path, "--bot-delay", "0", "--log", "warning")))
    assert (status, json.loads(body)["code"]) == (503, ENDING.id)


async def _hear(server: Server, table: str, data: bytes) -> Counter[str]:
    line = await _line(server, table)
    line.write(data)
    await line.answered()
    line.hang_up()
    await line.over()
    return line.heard


async def _say(server: Server, table: str, data: bytes) -> None:
    line = await _line(server, table)
    line.write(data)
    await line.over()


async def _line(server: Server, table: str) -> Line:
    line = Line(Counter())
    port = int(server.url.rpartition(":")[2])
    await line.shake_hands(port, f"/api/tables/{table}/live?wire={WIRE}", {})
    return line
