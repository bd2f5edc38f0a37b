"""Tables that earlier versions left on a device go on, whatever levels it has today.

They were made by the last version without nets in the browser, and are never made anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bis.bots.players import Forward
from bis.record.fair import verify
from bis.record.replay import check
from tests.offline.devices import Page, Shelf, use
from tests.offline.forwards import in_node

OLD: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "device" / "criss_cross.json").read_text("utf-8")
)


@pytest.fixture(scope="module", params=["plain", "nets"])
def forward(request: pytest.FixtureRequest) -> Iterator[Forward | None]:
    if request.param == "plain":
        yield None
    else:
        with in_node() as javascript:
            yield javascript


def laid_on(shelf: Shelf) -> None:
    for old in OLD.values():
        shelf.tables[old["table"]] = [json.dumps(entry) for entry in old["entries"]]


def test_an_old_game_with_a_devices_levels_is_played_to_its_end(forward: Forward | None) -> None:
    async def test(shelf: Shelf, _: Page) -> None:
        laid_on(shelf)
        page = Page(shelf, forward=forward)
        await page.come(OLD["playing"]["table"])
        seats = page.told["table"]["seats"]
        assert [seat["bot"] for seat in seats] == [None, "novice", "casual", "skilled"]
        await page.play()
        status, record = await page.house.ask("GET", f"tables/{page.table}/record", "")
        assert status == 200
        assert verify(check(record.encode())) > 0

    use(test)


def test_an_old_game_that_is_over_is_played_once_more(forward: Forward | None) -> None:
    """By the same bots."""

    async def test(shelf: Shelf, _: Page) -> None:
        laid_on(shelf)
        page = Page(shelf, forward=forward)
        await page.come(OLD["over"]["table"])
        assert page.told["table"]["phase"] == "over"
        await page.wish("rematch")
        await page.come(page.told["table"]["rematch"])
        assert [seat["bot"] for seat in page.told["table"]["seats"]] == [None, "casual"]

    use(test)


def test_an_old_lobby_begins(forward: Forward | None) -> None:
    async def test(shelf: Shelf, _: Page) -> None:
        laid_on(shelf)
        page = Page(shelf, forward=forward)
        await page.come(OLD["lobby"]["table"])
        assert (await page.wish("start"))["type"] == "done"

    use(test)
