"""What earlier versions left behind goes on working: databases, records, links, nets.

`v0` is the house of the version before anything carried a version number, `v1` of the first whose
shares are promised (entries of version 2, tables of version 3), `v2` of the first that takes games
from devices (entries of version 3); tests/old/make.py made them all.
"""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import websockets

from bis.cli import main
from bis.record.fair import verify
from bis.record.replay import check
from bis.server.store import SCHEMA_VERSION
from bis.table.entries import VERSION, Created, Entry, NewerEntryError, decode, encode
from bis.table.told import OLDEST_WIRE, WIRE
from tests.server.servers import PATIENCE, Person, Server, serving

HERE = Path(__file__).parent
FOLDERS = sorted(path.parent for path in HERE.glob("*/told.json"))
RECORDS = sorted(HERE.glob("*/*.game"))
Told = dict[str, Any]
FOR_EVER = ("--keep-days", "100000")


def told_in(folder: Path) -> dict[str, Told]:
    found: dict[str, Told] = json.loads((folder / "told.json").read_text("utf-8"))
    return found


@pytest.fixture(scope="module", params=FOLDERS, ids=lambda folder: folder.name)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, dict[str, Told], Path]]:
    """A server of today in a copy of an old house."""
    data = tmp_path_factory.mktemp("old") / "house"
    shutil.copytree(request.param, data)
    with serving(data, "--bot-delay", "0", *FOR_EVER) as server:
        yield server, told_in(request.param), data


def test_every_phase_of_every_game_is_kept() -> None:
    for folder in FOLDERS:
        phases = {(told["game"], told["phase"]) for told in told_in(folder).values()}
        games = {game for game, _ in phases}
        assert phases >= {(game, phase) for game in games for phase in ("lobby", "playing", "over")}
        assert ("encore", "sealing") in phases


def test_tables_are_as_they_were_told(house: tuple[Server, dict[str, Told], Path]) -> None:
    """The newest entry, seats, options, timers, scores and moves; codes lead to their lobbies."""
    server, tables, _ = house

    async def look(told: Told, who: str) -> Told:
        async with Person(server, told["table"], told["cookies"][who]) as person:
            return person.news

    for name, told in tables.items():
        found = json.loads(server.ask(f"/api/codes/{told['code'].lower()}")[1])
        if told["phase"] == "lobby":
            assert found == {"id": told["table"]}, name
        else:  # codes led anywhere then; now they are for sitting down together
            assert found["code"] == "server.no_code", name
        for who in told["cookies"]:
            news = asyncio.run(look(told, who))
            if told["phase"] == "sealing" and news["table"]["phase"] != "sealing":
                continue  # the dice wait for a share only so long
            assert news["version"] == told["version"], name
            info, position = news["table"], news["position"]
            for key in ("game", "code", "phase", "options", "timer", "rematch"):
                assert info[key] == told[key], (name, key)
            seats = [[seat["name"], seat["bot"], seat["kept"]] for seat in info["seats"]]
            assert seats == told["seats"], name
            if position is not None:
                assert position["to_act"] == told["to_act"], name
                assert position["scores"] == told["scores"], name
                assert set(position["legal"]) <= set(told["legal"][who]), name


def test_records_are_those_of_then(house: tuple[Server, dict[str, Told], Path]) -> None:
    server, tables, data = house
    for name, told in tables.items():
        path = data / f"{name.replace(' ', '-')}.game"
        if path.exists():
            assert server.record(told["table"]) == path.read_bytes(), name


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_old_records_replay_and_their_dice_can_be_checked(path: Path) -> None:
    transcript = check(path.read_bytes(), unfinished="over" not in path.stem)
    if "over" in path.stem:
        assert verify(transcript) > 0


def test_games_that_were_going_on_are_played_to_their_end(tmp_path: Path) -> None:
    """By the cookies of then: nobody lost a seat."""

    async def to_the_end(told: Told) -> None:
        people = [Person(server, told["table"], cookie) for cookie in told["cookies"].values()]
        async with asyncio.timeout(4 * PATIENCE):
            for person in people:
                await person.__aenter__()
            await asyncio.gather(*(person.play_on() for person in people))
        assert all(person.news["table"]["phase"] == "over" for person in people)
        for person in people:
            await person.__aexit__()

    async def all_of(tables: list[Told]) -> None:
        await asyncio.gather(*map(to_the_end, tables))

    for folder in FOLDERS:
        shutil.copytree(folder, tmp_path / folder.name)
        going = [told for told in told_in(folder).values() if told["phase"] == "playing"]
        with serving(tmp_path / folder.name, "--bot-delay", "0", *FOR_EVER) as server:
            asyncio.run(all_of(going))
            for told in going:
                assert verify(check(server.record(told["table"]))) > 0


def test_old_links_lead_to_the_page(house: tuple[Server, dict[str, Told], Path]) -> None:
    server, tables, _ = house
    over = tables["encore over"]["table"]
    for link in (
        f"/t/{over}",
        f"/t/{over}/replay?line=4",
        f"/t/{over}/review?seat=0",
        "/rules/encore",
    ):
        status, body, _ = server.ask(link)
        assert status == 200, link
        assert b"<script" in body, link
    for link in (f"/api/tables/{over}/positions/4", f"/api/tables/{over}/qr.svg"):
        assert server.ask(link)[0] == 200, link


def test_an_old_net_says_what_it_said() -> None:
    """The first grids of a game, by a net that carries no fingerprint; the worths are of then."""
    from bis.bots.criss_cross.learned.grids import Paper  # noqa: PLC0415
    from bis.bots.criss_cross.learned.net import Net, values  # noqa: PLC0415
    from bis.bots.criss_cross.told import BLUEPRINT  # noqa: PLC0415
    from bis.bots.learned import nets  # noqa: PLC0415

    net = Net(nets.load(HERE / "v0" / "criss_cross-basic.npz", BLUEPRINT))
    grids = np.zeros((3, 25), np.uint8)
    grids[1, 0], grids[2, :3] = 1, (1, 1, 2)
    worths = values(net, Paper(5, advanced=False), grids)
    assert [round(float(worth), 6) for worth in worths] == OLD_WORTHS


OLD_WORTHS = [36.63685, 36.422749, 36.557808]


# Versions


def test_a_newer_database_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = sqlite3.connect(tmp_path / "bis.sqlite")
    store.execute(f"PRAGMA user_version={SCHEMA_VERSION + 1}")
    store.close()
    before = (tmp_path / "bis.sqlite").read_bytes()
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert "was written by a newer Bis" in told.err
    assert "Traceback" not in told.err
    assert (tmp_path / "bis.sqlite").read_bytes() == before


def test_a_database_gets_the_version_it_is_written_in(tmp_path: Path) -> None:
    shutil.copytree(HERE / "v0", tmp_path / "house")
    with serving(tmp_path / "house", *FOR_EVER):
        pass
    store = sqlite3.connect(tmp_path / "house" / "bis.sqlite")
    assert store.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    store.close()


def test_entries_say_their_version() -> None:
    body = encode(Entry(Created("encore", "CODE"), 1.0))
    assert json.loads(body)["v"] == VERSION
    assert decode(b'{"what":{"kind":"created","game":"encore","code":"C"},"at":1.0}').v == 0


@pytest.mark.parametrize(
    "what", ['{"kind":"created","game":"encore","code":"C"}', '{"kind":"unheard_of"}']
)
def test_an_entry_of_a_newer_version_is_refused_with_a_sentence(what: str) -> None:
    body = f'{{"what":{what},"at":1.0,"v":{VERSION + 1}}}'
    with pytest.raises(NewerEntryError, match="written by a newer Bis"):
        decode(body.encode())


@pytest.mark.parametrize("query", ["", f"?wire={OLDEST_WIRE - 1}", "?wire=soon"])
def test_a_page_that_is_too_old_is_told_to_load_anew(
    query: str, house: tuple[Server, dict[str, Told], Path]
) -> None:
    server, tables, _ = house
    told = tables["flip7 lobby"]
    address = f"{server.url.replace('http', 'ws')}/api/tables/{told['table']}/live{query}"

    async def knock() -> tuple[int | None, str | None]:
        async with websockets.connect(address) as socket:
            await socket.wait_closed()
            return socket.close_code, socket.close_reason

    code, reason = asyncio.run(knock())
    assert code == 4426
    assert reason == "this page is older than the server; load it anew"


def test_a_snapshot_says_its_version(house: tuple[Server, dict[str, Told], Path]) -> None:
    server, tables, _ = house
    told = tables["flip7 lobby"]

    async def look() -> Told:
        async with Person(server, told["table"], told["cookies"]["Ada"]) as ada:
            return ada.heard[0]

    assert asyncio.run(look())["wire"] == WIRE
