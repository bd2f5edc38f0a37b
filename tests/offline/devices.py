"""A device without a browser: a shelf in memory, and a page that plays whatever is legal."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from bis.bots.players import Forward
from bis.offline.house import House
from bis.record.seal import promise_of

SHARE = "5e" * 16


class Shelf:
    """Keeps what is laid on it for as long as the test runs."""

    def __init__(self) -> None:
        self.tables: dict[str, list[str]] = {}
        self.briefs: dict[str, Any] = {}
        self.is_full = False

    async def append(self, table: str, version: int, entries: str, brief: str) -> bool:
        if self.is_full:
            raise OSError("no room")
        if len(self.tables.get(table, ())) != version:
            return False
        self.tables.setdefault(table, []).extend(json.loads(entries))
        self.briefs[table] = json.loads(brief)
        return True

    async def read(self, table: str, after: int) -> str:
        return json.dumps(self.tables.get(table, [])[after:])

    async def versions(self, tables: str) -> str:
        asked = [table for table in json.loads(tables) if table in self.tables]
        return json.dumps({table: len(self.tables[table]) for table in asked})

    async def remove(self, table: str) -> None:
        self.tables.pop(table, None)


class Page:
    """Somebody at a device."""

    def __init__(self, shelf: Shelf, player: str = "ada", forward: Forward | None = None) -> None:
        self.house = House(shelf, player, self._hear, self._left, forward, bot_delay=0)
        self.told: dict[str, Any] = {}
        self.answers: dict[str, Any] = {}
        self.code: int | None = None
        self.table = ""
        self.wishes = 0
        self.hook: Callable[[], object] = lambda: None
        """Called whenever something is told."""
        self._news = asyncio.Event()

    def _hear(self, _line: int, text: str) -> None:
        message = json.loads(text)
        if message["type"] in ("snapshot", "update"):
            self.told = message
            self.hook()
        else:
            self.answers[message["id"]] = message
        self._news.set()

    def _left(self, _line: int, code: int) -> None:
        self.code = code

    async def ask(self, path: str, method: str = "GET", body: str = "") -> Any:
        status, text = await self.house.ask(method, path, body)
        assert status == 200, text
        return json.loads(text)

    async def create(self, game: str) -> None:
        made = await self.ask("tables", "POST", json.dumps({"game": game}))
        await self.come(made["id"])

    async def come(self, table: str) -> None:
        self.table = table
        await self.house.open(1, table)

    async def wish(self, kind: str, **more: object) -> Any:
        self.wishes += 1
        name = f"{id(self)}-{self.wishes}"
        await self.house.hear(1, json.dumps({"type": kind, "id": name, **more}))
        return self.answers.pop(name)

    async def begin(self, *bots: str) -> None:
        await self.wish("sit", name="Ada")
        for bot in bots:
            await self.wish("add_bot", bot=bot)
        await self.wish("start")
        await self.wish("promise", digest=promise_of(SHARE))
        await self.wish("share", share=SHARE)

    async def play(self, most: int | None = None) -> None:
        """The middle one of the legal moves, to the end or so many times."""
        made = 0
        while most is None or made < most:
            await self.until(lambda: self.legal or self.told["table"]["phase"] == "over")
            if not self.legal:
                return
            move = self.legal[len(self.legal) // 2]
            answer = await self.wish("say", move=move, seat=self.told["table"]["you"])
            assert answer["type"] == "done", answer
            made += 1

    @property
    def legal(self) -> list[str]:
        position = self.told["position"]
        return [] if position is None else list(position["legal"])

    async def until(self, fits: Callable[[], object]) -> None:
        while not fits():
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 30)


def use(test: Callable[[Shelf, Page], Awaitable[None]]) -> None:
    """With one device."""

    async def run() -> None:
        shelf = Shelf()
        await test(shelf, Page(shelf))

    asyncio.run(run())
