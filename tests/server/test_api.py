"""The HTTP API answers what its description says."""

import asyncio
import json
from collections.abc import Iterator
from urllib.parse import quote

import msgspec
import pytest

from bis.games import GAMES, rules_text
from bis.games.encore.pieces import printed_sheet
from bis.server.shapes import GameInfo, TableBrief
from bis.table.showing import SheetInfo
from bis.table.told import Past
from tests.server.servers import Person, Server, begin, serving, somebody

TOKEN = "a word that only we know"  # noqa: S105


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    words = ("--bot-delay", "0", "--metrics-token", TOKEN)
    with serving(tmp_path_factory.mktemp("data"), *words) as started:
        yield started


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[str, str]:
    """A finished game of Criss Cross: its table and its player's cookie."""

    async def play() -> tuple[str, str]:
        table, cookie = server.new_table("criss_cross")
        async with Person(server, table, cookie) as ada:
            await ada.start()
            await ada.play_on()
        return table, cookie

    return asyncio.run(play())


def test_the_description_names_every_path_and_schema(server: Server) -> None:
    description = json.loads(server.ask("/api/openapi.json")[1])
    assert description["openapi"] == "3.1.0"
    assert set(description["paths"]["/api/tables"]) == {"get", "post"}
    assert "/api/tables/{table}/positions/{line}" in description["paths"]
    text = json.dumps(description)
    for name in description["components"]["schemas"]:
        assert f"#/components/schemas/{name}" in text


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/games", list[GameInfo]),
        ("/api/sheets/pink", SheetInfo),
        ("/api/games/encore/options/sheet/pink", SheetInfo),
        ("/api/games/encore/options/sheet/new-5003", SheetInfo),
        (f"/api/sheets/{quote(printed_sheet('pink').text, safe='')}", SheetInfo),
        ("/api/tables", list[TableBrief]),
        ("/api/tables/{table}/positions/0", Past),
        ("/api/tables/{table}/positions/9", Past),
    ],
)
def test_answers_are_of_their_type(
    server: Server, played: tuple[str, str], path: str, kind: type
) -> None:
    status, body, _ = server.ask(path.format(table=played[0]), cookie=played[1])
    assert status == 200
    msgspec.json.decode(body, type=kind)


def test_games_tell_their_seats_and_bots(server: Server) -> None:
    games = {game["id"]: game for game in json.loads(server.ask("/api/games")[1])}
    assert list(games) == list(GAMES)
    assert games["flip7"]["seats"] == [1, 36]
    assert games["flip7"]["box"] == [3, 18]
    assert "stop25" in games["flip7"]["bots"]


def test_wishes_and_appends_are_counted(server: Server, played: tuple[str, str]) -> None:
    assert played
    told = server.ask("/metrics", token=TOKEN)[1].decode()
    assert 'bis_wishes_total{kind="Say",outcome="done"}' in told
    assert "bis_append_seconds_count" in told
    assert "bis_connections" in told


def test_rules_are_those_of_the_game(server: Server) -> None:
    body = server.ask("/api/rules/encore?language=fr")[1]
    assert body.decode() == rules_text(GAMES["encore"], "fr")


def test_my_tables_are_those_i_sat_at(server: Server, played: tuple[str, str]) -> None:
    table, cookie = played
    mine = json.loads(server.ask("/api/tables", cookie=cookie)[1])
    assert [(brief["id"], brief["phase"], brief["names"]) for brief in mine] == [
        (table, "over", ["Ada"])
    ]
    scores = f"scores {mine[0]['scores'][0]}"
    assert scores in server.record(table).decode().splitlines()
    assert json.loads(server.ask("/api/tables")[1]) == []


def test_past_positions_follow_the_record(server: Server, played: tuple[str, str]) -> None:
    table, _ = played
    body = server.record(table).decode().split("\n\n")[1].splitlines()
    last = json.loads(server.ask(f"/api/tables/{table}/positions/{len(body) - 2}")[1])
    assert last["lines"] == len(body) - 2, "all but the scores and the rating"
    assert body[-2] == f"scores {last['position']['scores'][0]}"
    assert last["events"][-1]["kind"] == "ended"
    status, refusal, _ = server.ask(f"/api/tables/{table}/positions/{len(body) - 1}")
    assert status == 404
    assert "no line" in json.loads(refusal)["reason"]


def test_what_a_move_would_have_brought_is_told_once_the_game_is_over(
    server: Server, played: tuple[str, str]
) -> None:
    table, _ = played
    body = server.record(table).decode().split("\n\n")[1].splitlines()
    at = next(number for number, line in enumerate(body) if number > 8 and line.startswith("0 "))
    there, move = f"/api/tables/{table}/positions/{at}/moves", body[at].removeprefix("0 ")
    tried = json.loads(server.ask(f"{there}/{quote(move)}?seat=0")[1])
    after = json.loads(server.ask(f"/api/tables/{table}/positions/{at + 1}")[1])
    assert tried["parts"] == after["position"]["parts"][0]
    assert json.loads(server.ask(f"{there}/nonsense?seat=0")[1])["why"]
    assert server.ask(f"{there}/{quote(move)}?seat=7")[0] == 404
    assert server.ask(f"{there}/{quote(move)}")[0] == 404
    open_table, cookie = server.new_table("criss_cross")
    path = f"/api/tables/{open_table}/positions/0/moves/{quote(move)}?seat=0"
    assert server.ask(path, cookie=cookie)[0] == 409


def test_a_rematch_has_the_same_people(server: Server) -> None:
    async def play() -> None:
        table, cookie = server.new_table("criss_cross")
        async with Person(server, table, cookie) as ada:
            await ada.wish("sit", name="Ada")
            chosen = await ada.wish("set_option", key="rules", value="advanced")
            assert chosen["type"] == "done"
            await ada.start("greedy")
            await ada.play_on()
            assert (await ada.wish("rematch"))["type"] == "done"
            while ada.news["table"]["rematch"] is None:
                await ada.hear("update")
            following = ada.news["table"]["rematch"]
        async with Person(server, following, cookie) as ada:
            info = ada.news["table"]
            assert info["host"]
            assert info["phase"] == "sealing", "one wish, and the dice are on their way"
            assert info["options"] == {"rules": "advanced"}
            assert [seat["name"] for seat in info["seats"]] == ["Ada", "Mira"]
            assert info["evening"]["games"] == ["criss_cross"]

    asyncio.run(play())


def test_a_bot_plays_on_for_a_leaver_who_may_come_back(server: Server) -> None:
    async def play() -> None:
        table, cookie = server.new_table("criss_cross")
        other = somebody(server)
        async with Person(server, table, cookie) as ada, Person(server, table, other) as bob:
            await begin(ada, bob)
            assert (await ada.wish("leave"))["type"] == "done"
            await bob.until(host=True)
            assert bob.news["table"]["seats"][0]["kind"] == "bot"
            while 1 not in bob.news["position"]["to_act"]:
                await bob.hear("update")
            assert (await bob.wish("sit", name="Bob", seat=0))["type"] == "refused"
            assert (await ada.wish("sit", name="Ada"))["type"] == "done"
            while ada.news["table"]["seats"][0]["kind"] == "bot":
                await ada.hear("update")
            assert ada.news["table"]["you"] == 0

    asyncio.run(play())


def test_long_lists_of_moves_are_sent_when_asked_for(server: Server) -> None:
    """Until the special die shows a bomb: its face is told apart, its moves come on demand."""

    async def play() -> bool:
        """Whether there was one: a game in some two hundred has none."""
        table, cookie = server.new_table("one_more_encore")
        async with Person(server, table, cookie) as ada:
            await ada.start()
            while "bomb" not in ada.news["position"]["on_demand"]:
                assert len(ada.news["position"]["legal"]) < 2000
                if ada.news["table"]["phase"] != "playing":
                    return False
                await ada.play_on(1)
            legal = ada.news["position"]["legal"]
            assert not [move for move in legal if move.startswith("bomb")], "moves only"
            path = f"/api/tables/{table}/legal/bomb?seat=0"
            bombs = json.loads(server.ask(path, cookie=cookie)[1])
            assert len(bombs) > 100
            assert server.ask(path)[0] == 403, "nobody else is told"
            assert (await ada.wish("say", move=bombs[-1]))["type"] == "done"
            return True

    while not asyncio.run(play()):
        continue


def test_where_no_watchers_are_wanted_strangers_see_nothing(server: Server) -> None:
    async def play() -> None:
        table, cookie = server.new_table("criss_cross")
        async with Person(server, table, cookie) as ada:
            await ada.start("greedy")
            assert server.ask(f"/api/tables/{table}/record")[0] == 200
            await ada.wish("set_watching", allowed=False)
        for path in ("record", "positions/0", "qr.svg"):
            assert server.ask(f"/api/tables/{table}/{path}")[0] == 403
            assert server.ask(f"/api/tables/{table}/{path}", cookie=cookie)[0] == 200

    asyncio.run(play())
