"""People whose line may be cut at any time: they come back elsewhere, and ask again."""

import asyncio
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import websockets

from bis.record.seal import promise_of
from bis.server.reasons import NOT_STORED, SLOW_DOWN
from bis.table.told import WIRE

PAUSE = 0.05
"""Seconds until somebody comes back, or asks again for what was refused for now."""
OPENS_IN = 2.0
THINKS = 0.03
"""Seconds that somebody takes for a move."""
GOING_AWAY = 1012
FOR_NOW = (NOT_STORED.id, SLOW_DOWN.id)


@dataclass
class Story:
    """What everybody was told, to be held against what is stored."""

    moves: list[str] = field(default_factory=list)
    """The marks of those that were acknowledged."""
    refused_for_now: int = 0
    lost_lines: int = 0
    sent_away: int = 0
    """Those who were told that the server goes away."""
    pauses: list[float] = field(default_factory=list)
    """Seconds in which nothing happened at a table that was in mid-game."""


class Guest:
    """Somebody at a table, at one node or another."""

    def __init__(
        self, nodes: Callable[[], list[str]], table: str, cookie: str, story: Story
    ) -> None:
        self.nodes = nodes
        self.table = table
        self.cookie = cookie
        self.story = story
        self.node = 0
        """Which of them is tried next."""
        self.news: dict[str, Any] = {}
        self.waiting: dict[str, Any] | None = None
        """The one wish that is not answered yet."""
        self.since = monotonic()
        """When something last happened, or this was last connected."""
        self.share = secrets.token_hex(16)

    @property
    def phase(self) -> str:
        return str(self.news["table"]["phase"]) if self.news else ""

    @property
    def player(self) -> str:
        return self.cookie.removeprefix("bis=").rpartition(".")[0]

    async def stay(self) -> None:
        """Until the game is over, wherever that is told."""
        while self.phase != "over":
            try:
                await self._visit()
            except (OSError, websockets.WebSocketException, TimeoutError) as lost:
                told = getattr(lost, "rcvd", None)
                self.story.sent_away += told is not None and told.code == GOING_AWAY
                self.story.lost_lines += 1
                self.node += 1
                await asyncio.sleep(PAUSE)

    async def _visit(self) -> None:
        urls = self.nodes()
        url = urls[self.node % len(urls)].replace("http", "ws")
        async with websockets.connect(
            f"{url}/api/tables/{self.table}/live?wire={WIRE}",
            additional_headers={"cookie": self.cookie},
            open_timeout=OPENS_IN,
        ) as line:
            async for text in line:
                await self._hear(line, json.loads(text))
                if self.phase == "over":
                    return

    async def _hear(self, line: Any, told: dict[str, Any]) -> None:
        match told["type"]:
            case "snapshot":
                self._take(told)
                if self.waiting is not None:
                    await line.send(json.dumps(self.waiting))
            case "update":
                self._take(told)
            case "done" if self.waiting and told["id"] == self.waiting["id"]:
                if self.waiting["type"] == "say":
                    self.story.moves.append(f"{self.player}:{told['id']}")
                self.waiting = None
            case "refused" if self.waiting and told["id"] == self.waiting["id"]:
                self.waiting = None
                if told["code"] in FOR_NOW:
                    self.story.refused_for_now += 1
                    await asyncio.sleep(PAUSE)
        if self.waiting is None and (wish := self._wanted()) is not None:
            await asyncio.sleep(THINKS)
            self.waiting = {"id": secrets.token_hex(8), **wish}
            await line.send(json.dumps(self.waiting))

    def _take(self, told: dict[str, Any]) -> None:
        if self.news and told["version"] > self.news["version"]:
            now = monotonic()
            if self.phase == "playing":
                self.story.pauses.append(now - self.since)
            self.since = now
        self.news = told

    def _wanted(self) -> dict[str, Any] | None:
        info, position = self.news["table"], self.news["position"]
        if info["phase"] == "playing" and position and position["legal"]:
            move, at = position["legal"][0], position["line"]
            return {"type": "say", "move": move, "at": at, "seat": info["yours"][0]}
        if info["phase"] == "sealing":
            return self._luck(info["seal"], str(info["yours"][0]))
        return None

    def _luck(self, seal: dict[str, Any], seat: str) -> dict[str, Any] | None:
        if seal["step"] == "promising" and seat not in seal["promises"]:
            return {"type": "promise", "digest": promise_of(self.share)}
        promised = seal["promises"].get(seat) == promise_of(self.share)
        if seal["step"] == "revealing" and promised and seat not in seal["shares"]:
            return {"type": "share", "share": self.share}
        return None


async def ask_once(url: str, table: str, cookie: str, *wishes: dict[str, Any]) -> None:
    """Wishes before a game, over a line of their own."""
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/live?wire={WIRE}"
    async with websockets.connect(address, additional_headers={"cookie": cookie}) as line:
        for wish in wishes:
            await line.send(json.dumps({"id": secrets.token_hex(8), **wish}))
            while True:
                told = json.loads(await line.recv())
                if told["type"] in ("done", "refused"):
                    assert told["type"] == "done", told
                    break
