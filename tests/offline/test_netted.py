"""Levels of a server on a device: the same nets, the same numbers, the same moves."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bis.bots import PLAYERS, npz
from bis.bots.blueprints import Blueprint
from bis.bots.criss_cross import handed, told
from bis.bots.criss_cross.learned.levels import values
from bis.bots.criss_cross.levels import written
from bis.bots.learned import nets
from bis.bots.players import Forward
from bis.games.criss_cross.moves import Placement
from bis.games.criss_cross.state import Sheet
from bis.offline.bots import Here
from tests.offline.devices import Page, Shelf, use
from tests.offline.forwards import in_node
from tests.offline.netted import GAME, at_a_server, chosen, positions


@pytest.fixture(scope="module")
def forward() -> Iterator[Forward]:
    with in_node() as javascript:
        yield javascript


@pytest.mark.parametrize("advanced", [False, True])
def test_javascript_says_of_grids_what_numpy_says(forward: Forward, advanced: bool) -> None:
    """Bit for bit, from the empty sheet to full ones: all that moves of whole games lead to."""
    net = forward(npz.load(told.net_file(advanced), told.BLUEPRINT), json.dumps(handed.ABOUT))
    sheets = [Sheet()]
    for state in positions(6):
        legal = GAME.legal(state, 0)
        if isinstance(legal[0], Placement):
            sheets += written(state.sheets[0], legal)
    assert len(sheets) > 1500
    assert any(not sheet.has_room() for sheet in sheets)
    assert handed.values(net, advanced, sheets) == values(advanced, sheets)


def test_the_same_moves_as_at_a_server(forward: Forward) -> None:
    """For the same view and the same draws, with start symbols and by both rules."""
    moves = chosen(PLAYERS[GAME.id].by_forward(forward), 4)
    assert moves == chosen(at_a_server(), 4)
    assert any(len(set(said)) > 1 for said in moves), "levels differ"


def test_a_device_with_nets_offers_a_servers_levels(forward: Forward) -> None:
    async def test(shelf: Shelf, _: Page) -> None:
        page = Page(shelf, forward=forward)
        told = {info["id"]: info for info in await page.ask("games")}
        assert told["criss_cross"]["bots"] == ["easy", "medium", "hard", "greedy", "uniform"]
        assert set(told["criss_cross"]["usual"]) == {"medium"}
        assert told["encore"]["bots"][:3] == ["novice", "casual", "skilled"]
        await page.create("criss_cross")
        await page.wish("sit", name="Ada")
        assert (await page.wish("add_bot", bot="hard"))["type"] == "done"
        assert (await page.wish("add_bot", bot="best"))["code"] == "bots.unknown"

    use(test)


def test_a_whole_game_with_hard(forward: Forward) -> None:
    async def test(shelf: Shelf, _: Page) -> None:
        page = Page(shelf, forward=forward)
        await page.create("criss_cross")
        await page.begin("hard")
        await page.play()
        assert page.told["table"]["phase"] == "over"

    use(test)


def test_best_is_played_by_hard_where_it_cannot_come(forward: Forward) -> None:
    """It may be named at a table of a device: whoever leaves has somebody play on."""
    here = Here(forward)
    assert here.find("criss_cross", "best") is here.find("criss_cross", "hard")


def test_a_net_that_does_not_fit_is_refused_with_a_sentence(
    forward: Forward,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And the device plays without it."""
    other = Blueprint(("another thing",), told.BLUEPRINT.shapes)
    arrays = nets.load(told.net_file(False), told.BLUEPRINT)
    nets.save(tmp_path / "other.npz", other, arrays)
    monkeypatch.setattr(told, "net_file", lambda _: tmp_path / "other.npz")
    here = Here(forward)
    said = f"its fingerprint is {other.fingerprint}, and {told.BLUEPRINT.fingerprint} is expected"
    assert said in capsys.readouterr().err
    assert here.bots(GAME)[:3] == ["novice", "casual", "skilled"]


@pytest.mark.parametrize("body", [None, b"", b"half of it"])
def test_where_nets_are_missing_a_device_plays_without(
    forward: Forward,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    body: bytes | None,
) -> None:
    """Not fetched yet, or broken."""
    if body is not None:
        (tmp_path / "net.npz").write_bytes(body)
    monkeypatch.setattr(told, "net_file", lambda _: tmp_path / "net.npz")
    here = Here(forward)
    assert here.bots(GAME)[:3] == ["novice", "casual", "skilled"]
    assert here.find("criss_cross", "hard") is here.find("criss_cross", "skilled")
    assert "without nets" in capsys.readouterr().err
