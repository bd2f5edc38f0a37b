"""What must not matter: nonsense, floods, strangers."""

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets

from bis.core.reasons import REASONS
from bis.server.bus import LocalBus
from bis.server.limits import Bucket
from bis.server.reasons import SLOW_DOWN
from bis.server.sockets import BURST, MOST_REFUSALS, PER_SECOND
from bis.server.speech import MOST_BYTES
from bis.server.store import SqliteStore
from bis.server.tables import Settings, Tables
from bis.table.told import WIRE
from tests.server.servers import Person, Server, serving
from tests.server.test_store import NoWorkers

NONSENSE = [
    "",
    "hello",
    "[]",
    "{}",
    '{"type": "say"}',
    '{"type": "fly", "id": "1"}',
    '{"type": "say", "id": "1", "move": 5}',
    '{"type": "say", "id": "", "move": "hit"}',
    '{"type": "say", "id": "1", "move": "hit", "extra": 1}',
    '{"type": "say", "id": "1", "move": "hit"',
    "\x00\ud7ff",
    '{"type": "sit", "id": "1", "name": "' + "x" * MOST_BYTES + '"}',
    '{"type": "sit", "id": "1", "name": "' + "x" * 300 + '"}',
    '{"type": "sit", "id": "1", "name": "\\n\\u200b"}',
    '{"type": "remove", "id": "1", "seat": 99}',
    '{"type": "remove", "id": "1", "seat": -1}',
    '{"type": "set_first", "id": "1", "seat": 7}',
    '{"type": "set_option", "id": "1", "key": "speed", "value": "9"}',
    '{"type": "set_option", "id": "1", "key": "edition", "value": "xx"}',
    '{"type": "add_bot", "id": "1", "bot": "tal"}',
    '{"type": "share", "id": "1", "share": "00"}',
    '{"type": "promise", "id": "1", "digest": "00"}',
    '{"type": "end", "id": "1", "agreed": "no"}',
    '{"type": "rematch", "id": "1"}',
    '{"type": "say", "id": "1", "move": "hit"}',
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as started:
        yield started


def test_nonsense_is_refused_with_a_reason_and_changes_nothing(server: Server) -> None:
    async def talk() -> None:
        table, cookie = server.new_table("flip7")
        async with Person(server, table, cookie) as ada:
            await ada.wish("sit", name="Ada")
            before = (await ada.until(phase="lobby"))["version"]
            for text in NONSENSE:
                await ada.socket.send(text)
                refusal = await ada.hear("refused", "done")
                assert refusal["type"] == "refused", text
                assert refusal["reason"], text
                assert refusal["code"], text
            assert ada.news["version"] == before

    asyncio.run(talk())


def test_a_stranger_cannot_play_or_arrange(server: Server) -> None:
    async def talk() -> None:
        table, cookie = server.new_table("flip7")
        _, _, other = server.ask("/api/tables")
        async with (
            Person(server, table, cookie) as ada,
            Person(server, table, other.split(";")[0]) as eve,
        ):
            await ada.start()
            version = ada.news["version"]
            wanted: list[tuple[str, dict[str, object]]] = [
                ("say", {"move": "hit"}),
                ("start", {}),
                ("leave", {}),
                ("remove", {"seat": 0}),
                ("add_bot", {"bot": "greedy"}),
                ("set_option", {"key": "edition", "value": "en"}),
                ("sit", {"name": "Eve", "seat": 0}),
                ("promise", {"digest": "0" * 64}),
                ("share", {"share": "0" * 32}),
                ("end", {}),
            ]
            for kind, values in wanted:
                assert (await eve.wish(kind, **values))["type"] == "refused"
            assert eve.news["version"] == version

    asyncio.run(talk())


def test_a_flood_is_slowed_and_then_cut_off(server: Server) -> None:
    """A thousand at once: a burst is heard, the rest refused, and the table is not disturbed."""

    async def talk() -> None:
        table, cookie = server.new_table("flip7")
        async with Person(server, table, cookie) as ada:
            await ada.start()
        version = ada.news["version"]
        async with Person(server, table, cookie) as flooder:
            for i in range(1000):
                text = json.dumps({"type": "say", "id": str(i), "move": "target 0"})
                try:
                    await flooder.socket.send(text)
                except websockets.ConnectionClosed:
                    break
            with pytest.raises(websockets.ConnectionClosed):
                await flooder.hear("never")
            refused = [told for told in flooder.heard if told["type"] == "refused"]
            assert len(refused) <= MOST_REFUSALS
        async with Person(server, table, cookie) as ada:
            assert ada.news["version"] == version
            while (answer := await ada.wish("say", move="hit")).get("code") == SLOW_DOWN.id:
                # coming again has brought no new burst; whoever does not wait is cut off again
                await asyncio.sleep(2 / PER_SECOND)
            assert answer["type"] == "done"

    asyncio.run(talk())


def test_pages_from_elsewhere_and_unknown_tables_are_turned_away(server: Server) -> None:
    async def knock(table: str, origin: str | None) -> bool:
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live?wire={WIRE}"
        headers = {} if origin is None else {"origin": origin}
        try:
            async with websockets.connect(address, additional_headers=headers) as socket:
                await socket.recv()
                return True
        except (websockets.InvalidStatus, websockets.ConnectionClosed):
            return False

    table, _ = server.new_table("encore")
    assert asyncio.run(knock(table, server.url))
    assert asyncio.run(knock(table, None))
    assert not asyncio.run(knock(table, "https://evil.example"))
    assert not asyncio.run(knock(table, "null"))
    assert not asyncio.run(knock("nothere", server.url))


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/tables", {"game": "chess"}, 400, "games.unknown"),
        ("/api/tables", ["encore"], 400, "server.bad_request"),
        ("/api/rules/chess", None, 404, "games.unknown"),
        ("/api/rules/encore?language=tlh", None, 404, "server.no_language"),
        ("/api/sheets/mauve", None, 404, "encore.no_sheet"),
        ("/api/games/encore/options/sheet/mauve", None, 404, "encore.no_sheet"),
        ("/api/games/encore/options/color/mauve", None, 404, "server.no_picture"),
        ("/api/games/chess/options/sheet/mauve", None, 404, "games.unknown"),
        ("/api/codes/XXXXXX", None, 404, "server.no_code"),
        ("/api/tables/nothere/record", None, 404, "server.no_table"),
        ("/api/tables/../../secret/record", None, 404, "server.not_here"),
    ],
)
def test_http_refusals_have_a_reason(
    server: Server, path: str, body: object, status: int, code: str
) -> None:
    found, answer, _ = server.ask(path, body)
    assert found == status
    refusal = json.loads(answer)
    assert refusal["reason"]
    assert refusal["code"] == code
    assert refusal["parts"].keys() == REASONS[code].blanks


def test_answers_forbid_foreign_scripts(server: Server) -> None:
    with urllib.request.urlopen(server.url + "/api/games") as answer:  # noqa: S310
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert policy.count("unsafe") == policy.count("'wasm-unsafe-eval'") == 1
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_cookies_are_out_of_reach_for_scripts(server: Server) -> None:
    _, _, cookie = server.ask("/api/tables")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()


def test_a_bucket_fills_again() -> None:
    now = 0.0
    bucket = Bucket(BURST, PER_SECOND, lambda: now)
    assert sum(bucket.take() for _ in range(1000)) == BURST
    now = 1.0
    assert sum(bucket.take() for _ in range(1000)) == PER_SECOND


def test_tables_cannot_be_made_without_end(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        answers = {server.ask("/api/tables", {"game": "encore"})[0] for _ in range(400)}
    assert answers == {201, 429}


def test_a_large_request_is_refused(server: Server) -> None:
    status, body, _ = server.ask("/api/tables", {"game": "x" * MOST_BYTES})
    assert status == 400
    assert b"at most" in body


def test_memory_of_a_table_is_not_kept_for_ever(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "bis.sqlite")
        tables = Tables(store, LocalBus(), NoWorkers(), Settings(most_tables=5))
        made = [await tables.create("encore") for _ in range(12)]
        assert len(tables.log.live) <= 6
        again = await tables.find(made[0].id)
        assert again is not None
        assert again.table.code == made[0].code
        await store.close()

    asyncio.run(use())
