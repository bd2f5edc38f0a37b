"""Real servers and real sockets for the tests."""

import asyncio
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import websockets

from bis.record.seal import promise_of
from bis.server.reasons import SLOW_DOWN
from bis.server.sockets import PER_SECOND
from bis.table.told import WIRE

BIS = Path(sys.executable).parent / "bis"
PATIENCE = 20
"""Seconds after which something that should have come is missing."""


class Server:
    """A `bis serve` process of its own."""

    def __init__(self, data: Path, *words: str, bis: Path = BIS, **surroundings: Any) -> None:
        self.process = subprocess.Popen(
            [bis, "serve", "--host", "127.0.0.1", "--port", "0", "--data", data, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            **surroundings,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"https?://127\.0\.0\.1:\d+", line)
        assert found, self.process.stderr and self.process.stderr.read()
        self.url = found.group()
        self.invite_url = self.process.stdout.readline().removeprefix("For others: ").strip()

    def kill(self) -> None:
        """As if the power went: no chance to tidy up."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.communicate(timeout=PATIENCE)

    def stop(self) -> None:
        self.process.terminate()
        _, told = self.process.communicate(timeout=PATIENCE)
        assert "Traceback" not in told, told

    def ask(
        self,
        path: str,
        body: object = None,
        cookie: str = "",
        token: str = "",
        method: str | None = None,
        **headers: str,
    ) -> tuple[int, Any, str]:
        """Status, answer and cookie of a request."""
        data = None if body is None else json.dumps(body).encode()
        told = {"cookie": cookie, "authorization": f"Bearer {token}", **headers}
        request = urllib.request.Request(self.url + path, data, told, method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                return answer.status, answer.read(), answer.headers.get("set-cookie") or ""
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read(), ""

    def new_table(self, game: str) -> tuple[str, str]:
        """A table's id and its creator's cookie."""
        status, body, cookie = self.ask("/api/tables", {"game": game})
        assert status == 201
        return json.loads(body)["id"], cookie.split(";")[0]

    def record(self, table: str) -> bytes:
        status, body, _ = self.ask(f"/api/tables/{table}/record")
        assert status == 200, body
        return bytes(body)


@contextmanager
def serving(data: Path, *words: str, **how: Any) -> Iterator[Server]:
    server = Server(data, *words, **how)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Person:
    """Somebody at a table, by socket."""

    def __init__(self, server: Server, table: str, cookie: str) -> None:
        self.address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live?wire={WIRE}"
        self.cookie = cookie
        self.heard: list[dict[str, Any]] = []
        self.news: dict[str, Any] = {}
        self.said = 0
        self.shares: dict[int, str] = {}
        """What to add to each of the table's seals."""

    async def __aenter__(self) -> "Person":
        self.socket = await websockets.connect(
            self.address, additional_headers={"cookie": self.cookie}
        )
        await self.hear("snapshot")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            message: dict[str, Any] = json.loads(text)
            self.heard.append(message)
            if message["type"] in ("snapshot", "update"):
                self.news = message
            if message["type"] in kinds:
                return message

    async def farewell(self) -> tuple[int | None, str | None]:
        """The code and sentence with which the server hangs up, whatever it tells before."""
        with suppress(websockets.ConnectionClosed):
            while True:
                await self.hear("snapshot", "update", "done", "refused")
        return self.socket.close_code, self.socket.close_reason

    async def wish(self, kind: str, **values: object) -> dict[str, Any]:
        """Ask for something; the answer is `done` or `refused`."""
        self.said += 1
        message = {"type": kind, "id": f"{secrets.token_hex(4)}-{self.said}", **values}
        await self.socket.send(json.dumps(message))
        return await self.hear("done", "refused")

    async def until(self, **wanted: object) -> dict[str, Any]:
        """The first news in which the table looks like this."""
        while any(self.news["table"][key] != value for key, value in wanted.items()):
            await self.hear("update", "snapshot")
        return self.news

    async def start(self, *bots: str, name: str = "Ada") -> None:
        """Sit down, call bots, seal the dice and begin."""
        assert (await self.wish("sit", name=name))["type"] == "done"
        for bot in bots:
            assert (await self.wish("add_bot", bot=bot))["type"] == "done"
        assert (await self.wish("start"))["type"] == "done"
        await share(self)
        await self.until(phase="playing")

    async def seal_on(self) -> None:
        """Do what the dice wait for while they are sealed, or hear what comes."""
        info = self.news["table"]
        seal, seat = info["seal"], str(info["yours"][0]) if info["yours"] else ""
        digits = self.shares.setdefault(seal["number"], secrets.token_hex(16))
        if seat and seal["step"] == "promising" and seat not in seal["promises"]:
            answer = await self.wish("promise", digest=promise_of(digits))
        elif seal["step"] == "revealing" and self._owes(seal, seat, digits):
            answer = await self.wish("share", share=digits)
        else:
            answer = await self.hear("update")
        while self.news["version"] < answer.get("version", 0):
            await self.hear("update")

    @staticmethod
    def _owes(seal: dict[str, Any], seat: str, digits: str) -> bool:
        """Whether this share was promised, and is not told yet."""
        promised = seal["promises"].get(seat) == promise_of(digits)
        return promised and seat not in seal["shares"]

    async def play_on(self, moves: int | None = None) -> int:
        """Make the first legal move whenever there is one; how many were made."""
        made = 0
        while self.news["table"]["phase"] in ("sealing", "playing") and made != moves:
            if self.news["table"]["phase"] == "sealing":
                await self.seal_on()
                continue
            legal = self.news["position"]["legal"]
            if legal:
                answer = await self.wish("say", move=legal[0])
                made += answer["type"] == "done"
                if answer.get("code") == SLOW_DOWN.id:
                    await asyncio.sleep(2 / PER_SECOND)  # as the server asks
                while self.news["version"] < answer.get("version", 0):
                    await self.hear("update")
            else:
                await self.hear("update")
        return made


async def share(*people: Person) -> None:
    """All promise a share, then all tell it."""
    shares = [secrets.token_hex(16) for _ in people]
    for person, digits in zip(people, shares, strict=True):
        assert (await person.wish("promise", digest=promise_of(digits)))["type"] == "done"
    for person, digits in zip(people, shares, strict=True):
        assert (await person.wish("share", share=digits))["type"] == "done"


def somebody(server: Server) -> str:
    """The cookie of somebody new."""
    return server.ask("/api/tables")[2].split(";")[0]


async def begin(ada: Person, bob: Person, *bots: str) -> None:
    """Both sit down and play."""
    await ada.wish("sit", name="Ada")
    await bob.wish("sit", name="Bob")
    for bot in bots:
        await ada.wish("add_bot", bot=bot)
    await ada.wish("start")
    await share(ada, bob)
    for person in (ada, bob):
        await person.until(phase="playing")
