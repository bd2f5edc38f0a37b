"""One's games on another device: a ticket works once, for a while, and from our own pages only."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bis.server.store import STORE
from tests.server.servers import Person, Server, serving
from tests.server.stores import NewStore, fetch


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[Server]:
    with serving(data, "--public-url", "https://bis.example") as started:
        yield started


def seated(server: Server, name: str) -> tuple[str, str]:
    """Somebody at a table: its id and their cookie."""

    async def sit() -> None:
        async with Person(server, table, cookie) as person:
            assert (await person.wish("sit", name=name))["type"] == "done"

    table, cookie = server.new_table("flip7")
    asyncio.run(sit())
    return table, cookie


def ticket(server: Server, cookie: str) -> dict[str, Any]:
    status, body, _ = server.ask("/api/me/tickets", method="POST", cookie=cookie)
    assert status == 201, body
    made: dict[str, Any] = json.loads(body)
    return made


def use(server: Server, token: str, cookie: str = "", **more: Any) -> tuple[int, Any, str]:
    status, body, given = server.ask("/api/me", {"ticket": token, **more}, cookie)
    return status, json.loads(body), given


def mine(server: Server, cookie: str) -> list[str]:
    return [table["id"] for table in json.loads(server.ask("/api/tables", cookie=cookie)[1])]


def test_a_ticket_brings_ones_tables_to_another_device(server: Server) -> None:
    table, cookie = seated(server, "Ada")
    made = ticket(server, cookie)
    assert made["link"] == f"https://bis.example/me/{made['token']}"
    assert made["seconds"] == 600
    status, told, given = use(server, made["token"])
    assert (status, told) == (200, {"tables": 1})
    assert {"HttpOnly", "SameSite=lax"} <= set(given.split("; "))
    other = given.split(";")[0]
    assert other == cookie, "it is the same player"
    assert mine(server, other) == [table]


def test_a_ticket_works_once(server: Server) -> None:
    _, cookie = seated(server, "Ada")
    token = ticket(server, cookie)["token"]
    assert use(server, token)[0] == 200
    status, told, given = use(server, token)
    assert (status, told["code"], given) == (410, "server.no_ticket", "")
    assert told["reason"] == (
        "this link was used already, or is too old; make a new one on the other device"
    )


def test_looking_at_the_link_does_not_use_it_up(server: Server) -> None:
    """As previews of messages do, and browsers that load ahead."""
    _, cookie = seated(server, "Ada")
    token = ticket(server, cookie)["token"]
    for method in ("GET", "HEAD"):
        server.ask(f"/me/{token}", method=method)
    server.ask(f"/api/me/tickets/{token}/qr.svg")
    assert use(server, token)[0] == 200


def test_a_new_ticket_replaces_the_one_before(server: Server) -> None:
    _, cookie = seated(server, "Ada")
    first, second = ticket(server, cookie)["token"], ticket(server, cookie)["token"]
    assert use(server, first)[0] == 410
    assert use(server, second)[0] == 200


def test_of_many_at_once_one_gets_it(new_store: NewStore) -> None:
    async def use_all() -> None:
        store = new_store()
        await store.add_ticket(b"mark", "ada", 10.0)
        got = await asyncio.gather(*(store.use_ticket(b"mark", 9.0) for _ in range(20)))
        assert sorted(got, key=str) == [None] * 19 + ["ada"]
        await store.close()

    asyncio.run(use_all())


def test_a_ticket_is_too_old_after_a_while(new_store: NewStore) -> None:
    async def wait() -> None:
        store = new_store()
        await store.add_ticket(b"mark", "ada", 10.0)
        assert await store.use_ticket(b"mark", 10.1) is None
        assert await fetch(store, "SELECT * FROM tickets") == [], "nothing is left of it"
        await store.close()

    asyncio.run(wait())


def test_a_device_with_tables_is_asked_before_it_leaves_them(server: Server) -> None:
    """The ticket is not used up by the question."""
    table, cookie = seated(server, "Ada")
    own, other = seated(server, "Bob")
    token = ticket(server, cookie)["token"]
    status, told, given = use(server, token, other)
    assert (status, told["code"], told["parts"]) == (409, "server.has_tables", {"tables": "1"})
    assert given == ""
    assert mine(server, other) == [own]
    status, _, given = use(server, token, other, replace=True)
    assert status == 200
    assert mine(server, given.split(";")[0]) == [table]
    assert mine(server, other) == [own], "whoever has that cookie still is Bob"


@pytest.mark.parametrize(
    ("path", "method", "body"),
    [
        ("/api/me/tickets", "POST", None),
        ("/api/me", "POST", {"ticket": "x"}),
        ("/api/me", "DELETE", None),
    ],
)
def test_pages_from_elsewhere_cannot_ask_for_it(
    server: Server, path: str, method: str, body: object
) -> None:
    table, cookie = seated(server, "Ada")
    status, told, _ = server.ask(path, body, cookie, method=method, origin="https://evil.example")
    assert (status, json.loads(told)["code"]) == (403, "server.foreign_page")
    assert mine(server, cookie) == [table]
    for origin in (server.url, "https://bis.example"):
        assert server.ask("/api/me/tickets", None, cookie, method="POST", origin=origin)[0] == 201


def test_the_picture_leads_to_the_link(server: Server) -> None:
    token = ticket(server, "")["token"]
    status, picture, _ = server.ask(f"/api/me/tickets/{token}/qr.svg")
    assert (status, picture[:5]) == (200, b"<?xml")
    assert server.ask("/api/me/tickets/not-a-ticket/qr.svg")[0] == 404


def test_the_file_does_not_tell_a_ticket(server: Server, data: Path) -> None:
    _, cookie = seated(server, "Ada")
    token = ticket(server, cookie)["token"]
    stored = b"".join(path.read_bytes() for path in data.iterdir())
    assert cookie.split("=")[1].rpartition(".")[0].encode() in stored
    assert token.encode() not in stored


@pytest.mark.parametrize("body", [{}, {"ticket": 1}, {"ticket": "x" * 5000}, []])
def test_nonsense_is_refused_with_a_sentence(server: Server, body: object) -> None:
    status, told, _ = server.ask("/api/me", body)
    assert status == 400
    assert json.loads(told)["reason"]


def test_there_is_a_limit(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        got = [server.ask("/api/me/tickets", method="POST")[0] for _ in range(65)]
    assert (got[0], got[-1]) == (201, 429)
    with sqlite3.connect(tmp_path / STORE) as file:
        assert file.execute("SELECT count(*) FROM tickets").fetchone() == (got.count(201),)
    file.close()
