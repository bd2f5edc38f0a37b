"""A socket whose news cannot be told is closed, and never just silent."""

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState

from bis.server.bus import LocalBus
from bis.server.lines import SocketLine
from bis.server.sockets import Connection
from bis.server.store import STORE, SqliteStore
from bis.server.tables import Tables
from bis.table import wishes
from tests.server.servers import PATIENCE, Person, serving
from tests.server.test_store import NoWorkers


class Line:
    """The server's end of a socket."""

    application_state = WebSocketState.CONNECTED
    is_free = True

    def __init__(self) -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    def say(self, text: bytes) -> None:
        self.told.put_nowait(json.loads(text))

    async def wait_free(self) -> None:
        pass

    async def receive(self) -> dict[str, str]:
        await self.closed
        return {"type": "websocket.disconnect"}

    async def close(self, code: int, reason: str) -> None:
        self.application_state = WebSocketState.DISCONNECTED
        self.closed.set_result((code, reason))


def test_news_that_cannot_be_told_are_written_down_and_the_socket_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / STORE)
        tables = Tables(store, LocalBus(), NoWorkers())
        live = await tables.find((await tables.create("flip7")).id)
        assert live is not None
        line = Line()
        socket, carrier = cast("WebSocket", line), cast("SocketLine", line)
        connection = Connection(socket, carrier, tables, live, "ada")
        running = asyncio.create_task(connection.run())
        assert (await asyncio.wait_for(line.told.get(), PATIENCE))["type"] == "snapshot"

        def fails(*_: object) -> None:
            raise KeyError("our own bug")

        monkeypatch.setattr("bis.table.news.News.update", fails)
        await tables.act(live.table.id, "ada", wishes.Sit("1", "Ada"))
        code, reason = await asyncio.wait_for(line.closed, PATIENCE)
        assert (code, reason) == (1011, "what is new could not be told; connect again")
        await asyncio.wait_for(running, PATIENCE)
        assert live.listeners == set()
        await store.close()

    asyncio.run(use())
    assert "telling failed" in caplog.text


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
