"""A device without a server: whole games, and nothing that was told is lost."""

import asyncio
import json
from pathlib import Path

import pytest

from bis.bots import find_bot
from bis.games import GAMES, rules_text
from bis.lessons import FIRST_GAMES
from bis.offline.bots import Here
from bis.record.fair import verify
from bis.record.replay import check
from bis.server.shapes import game_info
from bis.table.table import Table
from tests.offline.devices import Page, Shelf, use

OLD = Path(__file__).parents[1] / "old" / "v0"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_a_bot(game: str) -> None:
    """Its record replays, and its dice are those that were sealed."""

    async def test(shelf: Shelf, page: Page) -> None:
        (about,) = [one for one in await page.ask("games") if one["id"] == game]
        await page.create(game)
        await page.begin(about["usual"][0])
        await page.play()
        status, record = await page.house.ask("GET", f"tables/{page.table}/record", "")
        assert status == 200
        assert verify(check(record.encode())) > 0
        brief = shelf.briefs[page.table]
        assert (brief["phase"], brief["names"][0]) == ("over", "Ada")
        assert (await page.ask(f"tables/{page.table}/positions/1"))["line"] == 1

    use(test)


def test_a_new_sheet_is_dealt_without_a_server() -> None:
    async def test(_shelf: Shelf, page: Page) -> None:
        (about,) = [one for one in await page.ask("games") if one["id"] == "encore"]
        name = about["options"][0]["dealt"][-1]
        told = await page.ask(f"sheets/{name}")
        assert told["name"] == name
        await page.create("encore")
        await page.wish("sit", name="Ada")
        assert (await page.wish("set_option", key="sheet", value=name))["type"] == "done"
        assert page.told["table"]["options"] == {"sheet": "/".join(told["rows"])}

    use(test)


def test_what_was_told_is_stored_first() -> None:
    async def test(shelf: Shelf, page: Page) -> None:
        def look() -> None:
            assert page.told["version"] <= len(shelf.tables[page.table])

        await page.create("flip7")
        page.hook = look
        await page.begin("ev")
        await page.play(10)

    use(test)


def test_a_killed_page_loses_nothing_that_was_told() -> None:
    """A new one over the same shelf shows the same game, and it goes on."""

    async def test(shelf: Shelf, page: Page) -> None:
        await page.create("criss_cross")
        await page.begin("greedy")
        await page.play(4)
        again = Page(shelf)
        await again.come(page.table)
        assert again.told["version"] >= page.told["version"]
        assert again.told["log"]
        await again.play()
        assert again.told["table"]["phase"] == "over"

    use(test)


def test_of_two_windows_one_is_first() -> None:
    """The other one reads on, and decides again."""

    async def test(shelf: Shelf, page: Page) -> None:
        await page.create("flip7")
        other = Page(shelf)
        await other.come(page.table)
        await page.wish("sit", name="Ada")
        await other.house.look()
        for window in (page, other):
            assert (await window.wish("add_bot", bot="ev"))["type"] == "done"
        assert len(other.told["table"]["seats"]) == 3

    use(test)


def test_a_full_device_says_so_and_nothing_has_happened() -> None:
    async def test(shelf: Shelf, page: Page) -> None:
        await page.create("flip7")
        shelf.is_full = True
        answer = await page.wish("sit", name="Ada")
        assert (answer["type"], answer["code"]) == ("refused", "server.not_stored")
        assert page.told["table"]["seats"] == []

    use(test)


def test_once_more_leads_to_a_table_here() -> None:
    async def test(shelf: Shelf, page: Page) -> None:
        await page.create("criss_cross")
        await page.begin()
        await page.play()
        await page.wish("rematch")
        following = page.told["table"]["rematch"]
        assert following in shelf.tables
        assert following.startswith("~")

    use(test)


def test_a_deleted_table_is_gone() -> None:
    async def test(shelf: Shelf, page: Page) -> None:
        await page.create("flip7")
        await page.wish("sit", name="Ada")
        await page.wish("delete")
        await page.until(lambda: True)
        for _ in range(5):
            await asyncio.sleep(0)
        assert page.table not in shelf.tables
        assert page.code == 4404

    use(test)


def test_there_is_no_coach_to_ask() -> None:
    async def test(shelf: Shelf, page: Page) -> None:
        await page.create("flip7")
        await page.begin("ev")
        assert page.told["table"]["hints"] is False

    use(test)


def test_rules_lessons_and_pictures_are_at_hand() -> None:
    async def test(shelf: Shelf, page: Page) -> None:
        for game in GAMES.values():
            status, text = await page.house.ask("GET", f"rules/{game.id}?language=fr", "")
            assert (status, text) == (200, rules_text(game, "fr"))
        for game_id in FIRST_GAMES:
            first = (await page.ask(f"lessons/{game_id}"))[0]["id"]
            assert (await page.ask(f"lessons/{game_id}/{first}?said="))["scenes"]
        assert (await page.ask("sheets/pink"))["rows"]
        assert await page.ask("games/encore/options/sheet/pink") == await page.ask("sheets/pink")

    use(test)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "tables/~nobody/record", 404),
        ("GET", "rules/chess", 404),
        ("GET", "rules/flip7?language=la", 404),
        ("GET", "elsewhere", 404),
        ("POST", "tables", 400),
    ],
)
def test_what_cannot_be_answered_has_a_reason(method: str, path: str, status: int) -> None:
    async def test(shelf: Shelf, page: Page) -> None:
        answer = await page.house.ask(method, path, '{"game": "chess"}')
        assert answer.status == status
        assert json.loads(answer.text)["code"]

    use(test)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_bot_that_cannot_play_here_is_played_by_the_strongest_that_can(game: object) -> None:
    info, here = game_info(game), Here()  # type: ignore[arg-type]
    assert info.light
    assert not {"best", "hard", "medium", "easy"} & set(info.light)
    assert info.light[:3] == ["novice", "casual", "skilled"]
    assert here.find(info.id, "best") is here.find(info.id, "skilled")
    assert here.find(info.id, "greedy") is find_bot(game, "greedy")  # type: ignore[arg-type]


def test_a_device_says_which_levels_it_has_and_seats_the_middle_one() -> None:
    async def test(shelf: Shelf, page: Page) -> None:
        for info in json.loads((await page.house.ask("GET", "games", "")).text):
            assert info["bots"][:3] == ["novice", "casual", "skilled"]
            assert set(info["usual"]) == {"casual"}
            assert not {"best", "hard"} & set(info["bots"])
            told = [info["points"].get(level, 0) for level in ("novice", "casual", "skilled")]
            assert told == sorted(told)
            assert all(told) or info["id"] == "flip7", "alone one plays Flip 7 for rounds"

    use(test)


def test_tables_of_a_device_are_told_apart_from_a_servers() -> None:
    async def test(shelf: Shelf, page: Page) -> None:
        await page.create("flip7")
        assert page.table.startswith("~")
        assert Table(page.table).read(body.encode() for body in shelf.tables[page.table]).code

    use(test)


def test_a_bot_that_cannot_play_here_does_not_sit_down() -> None:
    async def test(shelf: Shelf, page: Page) -> None:
        await page.create("flip7")
        await page.wish("sit", name="Ada")
        answer = await page.wish("add_bot", bot="best")
        assert (answer["type"], answer["code"]) == ("refused", "bots.unknown")
        assert len(page.told["table"]["seats"]) == 1

    use(test)


def test_a_record_that_is_handed_in_is_read_by_all_rules() -> None:
    """Step by step; where it is wrong, its line is told, and no part of it is shown."""

    async def test(_shelf: Shelf, page: Page) -> None:
        record = (OLD / "flip7-over.game").read_text()
        lines = len(check(record.encode()).lines)
        status, told = await page.house.ask("POST", f"records/positions/{lines}", record)
        assert (status, json.loads(told)["lines"]) == (200, lines)
        status, _ = await page.house.ask("POST", f"records/positions/{lines + 1}", record)
        assert status == 404
        for wrong in ("", "bis 9\n", record.replace("\ntable ", "\ntable z", 1)):
            status, told = await page.house.ask("POST", "records/positions/0", wrong)
            assert status == 422
            assert int(json.loads(told)["parts"]["line"]) >= 1

    use(test)
