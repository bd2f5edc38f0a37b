"""Tables of a real server: played through sockets, killed, restarted, checked."""

import asyncio
import json
from pathlib import Path

import pytest

from bis.games import GAMES
from bis.record.fair import verify
from bis.record.replay import check
from tests.server.servers import Person, begin, serving, share, somebody


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_bots_leaves_a_fair_record(game: str, tmp_path: Path) -> None:
    async def play() -> bytes:
        table, cookie = server.new_table(game)
        async with Person(server, table, cookie) as ada:
            await ada.start("greedy")
            await ada.play_on()
            assert ada.news["table"]["phase"] == "over"
            assert ada.news["table"]["seed"] is not None
        return server.record(table)

    with serving(tmp_path, "--bot-delay", "0") as server:
        transcript = check(asyncio.run(play()))
    assert verify(transcript) > 0


def test_two_people_at_one_table(tmp_path: Path) -> None:
    """Bob joins by the code; both see the same, and only their own legal moves."""

    async def play() -> None:
        table, cookie = server.new_table("criss_cross")
        async with Person(server, table, cookie) as ada:
            code = ada.news["table"]["code"]
            found = json.loads(server.ask(f"/api/codes/{code.lower()}")[1])
            assert found == {"id": table}
            _, _, other = server.ask("/api/tables")
            async with Person(server, found["id"], other.split(";")[0]) as bob:
                await ada.wish("sit", name="Ada")
                await bob.wish("sit", name="Bob")
                assert (await bob.wish("start"))["reason"] == "only the host can do that"
                await ada.wish("start")
                await share(ada, bob)
                await asyncio.gather(ada.until(phase="playing"), bob.until(phase="playing"))
                await asyncio.gather(ada.play_on(), bob.play_on())
                assert ada.news["position"]["scores"] == bob.news["position"]["scores"]
                assert (ada.news["table"]["you"], bob.news["table"]["you"]) == (0, 1)
        verify(check(server.record(table)))

    with serving(tmp_path) as server:
        asyncio.run(play())


def test_killed_again_and_again_every_table_goes_on_where_it_was(tmp_path: Path) -> None:
    """Kill -9 in the middle of games of all kinds; what was acknowledged is there afterwards."""
    seats: dict[str, str] = {}

    async def begin() -> None:
        for game in GAMES:
            for _ in range(2):
                table, cookie = server.new_table(game)
                seats[table] = cookie
                async with Person(server, table, cookie) as ada:
                    await ada.start("uniform", "greedy")
                    await ada.play_on(2)

    async def one_more(table: str, cookie: str) -> int:
        """One move; the version with which it was acknowledged."""
        async with Person(server, table, cookie) as ada:
            await ada.play_on(1)
            return int(ada.news["version"])

    async def on_all() -> dict[str, int]:
        versions = await asyncio.gather(*(one_more(*item) for item in seats.items()))
        return dict(zip(seats, versions, strict=True))

    async def reached() -> dict[str, int]:
        found = {}
        for table, cookie in seats.items():
            async with Person(server, table, cookie) as ada:
                found[table] = int(ada.news["version"])
        return found

    with serving(tmp_path, "--bot-delay", "0") as server:
        asyncio.run(begin())
        server.kill()
    for _ in range(4):
        with serving(tmp_path, "--bot-delay", "0") as server:
            acknowledged = asyncio.run(on_all())
            server.kill()
        with serving(tmp_path, "--bot-delay", "9") as server:
            after = asyncio.run(reached())
            assert all(after[table] >= acknowledged[table] for table in seats)
            for table in seats:
                check(server.record(table), unfinished=True)
            server.kill()


def test_a_game_that_everybody_ends_is_over_without_a_result(tmp_path: Path) -> None:
    """The seed is told, the record verifies, there is nothing to review, and Bis! works."""

    async def play() -> None:
        table, cookie = server.new_table("flip7")
        other = server.ask("/api/tables")[2].split(";")[0]
        async with Person(server, table, cookie) as ada, Person(server, table, other) as bob:
            for person, name in ((ada, "Ada"), (bob, "Bob")):
                await person.wish("sit", name=name)
            await ada.wish("start")
            await share(ada, bob)
            await ada.until(phase="playing")
            await ada.wish("end")
            await bob.until(end_agreed=[0])
            await bob.wish("leave")
            news = await ada.until(phase="over")  # who has not agreed got up
            assert (news["table"]["ended"], news["table"]["rematch"]) == ("agreed", None)
            record = server.record(table)
            assert b"\nnote ended agreed\nnote seed " in record
            assert verify(check(record)) == record.count(b"\ntable ")
            status, body, _ = server.ask(f"/api/tables/{table}/review", cookie=cookie)
            assert (status, json.loads(body)["code"]) == (409, "server.ended_early")
            (brief,) = json.loads(server.ask("/api/tables", cookie=cookie)[1])
            assert (brief["phase"], brief["scores"]) == ("over", None)
            assert (await ada.wish("rematch"))["type"] == "done"

    with serving(tmp_path, "--bot-delay", "9") as server:
        asyncio.run(play())


def test_a_half_made_choice_survives_a_kill(tmp_path: Path) -> None:
    async def choose() -> tuple[str, str, str]:
        table, cookie = server.new_table("criss_cross")
        other = somebody(server)
        async with Person(server, table, cookie) as ada, Person(server, table, other) as bob:
            await begin(ada, bob)
            await ada.wish("say", move="start a")
            await bob.wish("say", move="start b")
            while not ada.news["position"]["view"]["symbols"]:
                await ada.hear("update")
            answer = await ada.wish("say", move=ada.news["position"]["legal"][0])
            assert answer["type"] == "done"
            while bob.news["position"]["chosen"] != [True, False]:
                await bob.hear("update")
            assert bob.news["position"]["view"]["sheets"][0]["rows"][0] == "a...."
            server.kill()
        return table, cookie, other

    async def look(table: str, cookie: str, other: str) -> None:
        async with Person(server, table, cookie) as ada, Person(server, table, other) as bob:
            assert ada.news["position"]["to_act"] == [1]
            assert ada.news["position"]["legal"] == []
            assert bob.news["position"]["chosen"] == [True, False]
            await bob.wish("say", move=bob.news["position"]["legal"][0])
            while bob.news["position"]["view"]["round"] < 2:
                await bob.hear("update")

    with serving(tmp_path) as server:
        left = asyncio.run(choose())
    with serving(tmp_path) as server:
        asyncio.run(look(*left))


def test_a_message_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def play() -> None:
        table, cookie = server.new_table("flip7")
        async with Person(server, table, cookie) as ada:
            await ada.start()
            hit = json.dumps({"type": "say", "id": "once", "move": "hit"})
            await ada.socket.send(hit)
            first = await ada.hear("done")
            await ada.socket.send(hit)
            assert await ada.hear("done") == first
        assert server.record(table).count(b"0 hit") == 1

    with serving(tmp_path) as server:
        asyncio.run(play())


def test_another_tab_is_the_same_seat(tmp_path: Path) -> None:
    async def play() -> None:
        table, cookie = server.new_table("flip7")
        async with Person(server, table, cookie) as ada, Person(server, table, cookie) as again:
            await ada.start()
            await again.until(phase="playing")
            assert again.news["table"]["you"] == 0
            assert again.news["position"]["legal"] == ["hit", "stay"]
            await again.wish("say", move="stay")
            while ada.news["version"] < again.news["version"]:
                await ada.hear("update")

    with serving(tmp_path) as server:
        asyncio.run(play())


def test_links_carry_an_address_that_others_can_open(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert "127.0.0.1" not in server.invite_url
    with serving(tmp_path, "--public-url", "https://bis.example/") as server:
        table, cookie = server.new_table("encore")

        async def look() -> str:
            async with Person(server, table, cookie) as ada:
                return str(ada.news["table"]["invite"])

        assert asyncio.run(look()) == f"https://bis.example/t/{table}"
        assert b'xmlns="http://www.w3.org/2000/svg"' in server.ask(f"/api/tables/{table}/qr.svg")[1]
