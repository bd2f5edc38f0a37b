"""A game from a device at a real server: it goes on with friends, or joins one's own games."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from bis.record.fair import read_seals, verify
from bis.record.replay import check
from tests.offline.devices import Page, Shelf
from tests.server.inside import ask, house
from tests.server.servers import Person, Server, serving, share, somebody


async def on_a_device(game: str, moves: int | None) -> tuple[Page, Any]:
    """A page at its table, and what it hands over."""
    page = Page(Shelf())
    await page.create(game)
    await page.begin("greedy")
    await page.play(moves)
    return page, await page.ask(f"tables/{page.table}/handed-over")


def bring(server: Server, brought: object, cookie: str = "") -> tuple[str, str]:
    """The table at which it goes on, and who brought it."""
    status, body, made = server.ask("/api/brought", brought, cookie)
    assert status == 201, body
    return json.loads(body)["id"], cookie or made.split(";")[0]


def test_a_game_of_a_device_goes_on_with_a_friend(tmp_path: Path) -> None:
    """The friend takes the bot's seat; what was rolled before is marked, the rest is proven."""

    async def play() -> None:
        page, brought = await on_a_device("criss_cross", 4)
        rolled = brought["record"].count("\ntable ")
        table, cookie = bring(server, brought)
        assert bring(server, brought, cookie) == (table, cookie), "asked twice, it is one"
        assert bring(server, brought)[0] != table, "somebody else's is their own"
        async with Person(server, table, cookie) as ada:
            assert ada.news["table"]["device"] == rolled
            assert ada.news["table"]["phase"] == "sealing"
            assert (ada.news["table"]["host"], ada.news["table"]["you"]) == (True, 0)
            await share(ada)
            await ada.until(phase="playing")
            async with Person(server, table, somebody(server)) as bob:
                assert bob.news["table"]["device"] == rolled
                await bob.wish("ask_seat", seat=1, name="Bob")
                await ada.wish("answer", number=(await asked(ada))["number"], yes=True)
                await asyncio.gather(ada.play_on(1), bob.until(yours=[1]))
                await asyncio.gather(ada.play_on(), bob.play_on())
        record = check(server.record(table))
        assert record.header.names == ("Ada", "Bob")
        assert read_seals(record.header)[0].event == rolled + 1
        assert 0 < verify(record) < str(record).count("\ntable ")
        await page.ask(f"tables/{page.table}", "DELETE")
        assert page.code == 4404, "it is not on the device any more"

    with serving(tmp_path, "--bot-delay", "0") as server:
        asyncio.run(play())


async def asked(host: Person) -> Any:
    """What somebody asks the host."""
    while not host.news["table"]["requests"]:
        await host.hear("update")
    return host.news["table"]["requests"][0]


def test_a_finished_game_joins_ones_own(tmp_path: Path) -> None:
    """Listed with its scores, also after a start; and there is a record of it."""

    async def play() -> Any:
        return (await on_a_device("criss_cross", None))[1]

    brought = asyncio.run(play())
    with serving(tmp_path) as server:
        table, cookie = bring(server, brought)
        server.kill()
    with serving(tmp_path) as server:
        (mine,) = json.loads(server.ask("/api/tables", cookie=cookie)[1])
        assert (mine["id"], mine["phase"], mine["names"][0]) == (table, "over", "Ada")
        before, after = check(brought["record"].encode()), check(server.record(table))
        assert after.lines == before.lines
        assert dict(after.header.notes).keys() == {"table", "device"}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"record": "bis 1\n", "bots": [None]}, "table.not_brought"),
        ({"record": "a" * 70_000, "bots": [None]}, "server.bad_request"),
        ({"record": "a" * 200_000, "bots": [None]}, "server.long_request"),
        ({"record": "\ud800", "bots": [None]}, "server.bad_request"),
        ({"record": "", "bots": [None] * 40}, "server.bad_request"),
        ({"record": "", "bots": [7]}, "server.bad_request"),
        ({"bots": []}, "server.bad_request"),
        ([], "server.bad_request"),
    ],
)
def test_whatever_else_is_sent_is_refused(body: object, code: str, tmp_path: Path) -> None:
    async def use() -> None:
        async with house(tmp_path) as port:
            answer = await ask(port, "/api/brought", body)
            assert (answer.status, answer.told["code"]) == (400 if "server" in code else 409, code)
            assert (await ask(port, "/api/tables")).told == []

    asyncio.run(use())
