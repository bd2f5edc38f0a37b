"""News go out at once where they can; a socket that cannot be told is closed, never just silent."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState

from bis.server.bus import LocalBus
from bis.server.lines import SocketLine
from bis.server.live import Live
from bis.server.sockets import Connection
from bis.server.store import STORE, SqliteStore
from bis.server.tables import Tables
from bis.table import wishes
from tests.server.servers import PATIENCE, Person, serving
from tests.server.test_store import NoWorkers


class Line:
    """The server's end of a socket, whose other end reads when it is let to."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.pieces: list[list[str]] = []
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.wishes: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self.reads = asyncio.Event()
        self.reads.set()
        self.closed: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    @property
    def is_free(self) -> bool:
        return self.reads.is_set()

    async def wait_free(self) -> None:
        await self.reads.wait()

    def say(self, *texts: bytes) -> None:
        assert self.is_free
        messages = [json.loads(text) for text in texts]
        self.pieces.append([message["type"] for message in messages])
        for message in messages:
            self.told.put_nowait(message)

    async def hear(self) -> dict[str, Any]:
        return await asyncio.wait_for(self.told.get(), PATIENCE)

    async def receive(self) -> dict[str, str]:
        return await self.wishes.get()

    def wish(self, **wish: object) -> None:
        self.wishes.put_nowait({"type": "websocket.receive", "text": json.dumps(wish)})

    async def close(self, code: int, reason: str) -> None:
        self.application_state = WebSocketState.DISCONNECTED
        self.closed.set_result((code, reason))
        self.wishes.put_nowait({"type": "websocket.disconnect"})


@asynccontextmanager
async def talking(data: Path) -> AsyncIterator[tuple[Tables, Live, Line]]:
    """Ada's line to a table, on which she has just come."""
    store = SqliteStore(data / STORE)
    tables = Tables(store, LocalBus(), NoWorkers())
    live = await tables.find((await tables.create("flip7")).id)
    assert live is not None
    line = Line()
    socket, carrier = cast("WebSocket", line), cast("SocketLine", line)
    running = asyncio.create_task(Connection(socket, carrier, tables, live, "ada").run())
    assert (await line.hear())["type"] == "snapshot"
    yield tables, live, line
    line.wishes.put_nowait({"type": "websocket.disconnect"})
    await asyncio.wait_for(running, PATIENCE)
    assert live.listeners == set()
    await store.close()


def test_news_that_cannot_be_told_are_written_down_and_the_socket_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def use() -> None:
        async with talking(tmp_path) as (tables, live, line):

            def fails(*_: object) -> None:
                raise KeyError("our own bug")

            monkeypatch.setattr("bis.table.news.News.update", fails)
            await tables.act(live.table.id, "ada", wishes.Sit("1", "Ada"))
            code, reason = await asyncio.wait_for(line.closed, PATIENCE)
            assert (code, reason) == (1011, "what is new could not be told; connect again")

    asyncio.run(use())
    assert "telling failed" in caplog.text


def test_who_made_the_move_gets_answer_and_news_in_one_piece(tmp_path: Path) -> None:
    """And what others do is told at once, without waiting for an answer to anything."""

    async def use() -> None:
        async with talking(tmp_path) as (tables, live, line):
            line.wish(type="sit", id="1", name="Ada")  # which is stored in two steps
            assert (await line.hear())["table"]["you"] == 0
            assert (await line.hear())["type"] == "done"
            line.wish(type="set_lock", id="2", locked=True)
            assert (await line.hear())["type"] == "done"
            assert (await line.hear())["table"]["locked"]
            line.wish(type="set_lock", id="3", locked=False)
            assert [(await line.hear())["type"] for _ in range(2)] == ["done", "update"]
            await tables.act(live.table.id, "bob", wishes.Sit("1", "Bob"))
            assert len((await line.hear())["table"]["seats"]) == 2
            line.wish(type="set_first", id="4", seat=7)
            assert (await line.hear())["type"] == "refused"
            own = ["done", "update"]
            sat = [["update"], ["done"]]
            assert line.pieces == [["snapshot"], *sat, own, own, ["update"], ["refused"]]

    asyncio.run(use())


def test_a_slow_reader_skips_what_it_missed(tmp_path: Path) -> None:
    async def use() -> None:
        async with talking(tmp_path) as (tables, live, line):
            line.reads.clear()
            for player in ("bob", "cleo", "dan"):
                await tables.act(live.table.id, player, wishes.Sit("1", player.title()))
            assert line.pieces == [["snapshot"]]
            line.reads.set()
            assert len((await line.hear())["table"]["seats"]) == 3
            await tables.act(live.table.id, "eve", wishes.Sit("1", "Eve"))
            assert len((await line.hear())["table"]["seats"]) == 4
            assert line.pieces == [["snapshot"], ["update"], ["update"]]

    asyncio.run(use())


def test_more_seats_than_one_deck_is_for_are_refused_and_everybody_hears_on(
    tmp_path: Path,
) -> None:
    async def talk() -> None:
        table, cookie = server.new_table("flip7")
        async with Person(server, table, cookie) as ada:
            for seat in range(18):
                await ada.wish("sit", name=f"P{seat}", another=seat > 0)
            await ada.wish("set_option", key="decks", value="1")
            refused = await ada.wish("sit", name="P18", another=True)
            assert refused["code"] == "flip7.too_few_decks"
            assert "one deck is for up to 18 seats, not 19" in refused["reason"]
            done = await ada.wish("set_option", key="decks", value="2")
            while ada.news["version"] < done["version"]:
                await ada.hear("update")
            assert ada.news["table"]["options"]["decks"] == "2"

    with serving(tmp_path) as server:
        asyncio.run(talk())
