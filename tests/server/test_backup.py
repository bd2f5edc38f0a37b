"""A house in one file: written while it is lived in, checked, and moved into again."""

import asyncio
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from bis.cli import main
from bis.record.fair import verify
from bis.record.replay import check
from bis.server.store import SCHEMA_VERSION, STORE
from tests.server.servers import BIS, PATIENCE, Person, Server, serving

OLD = Path(__file__).parents[1] / "old" / "v0"


def bis(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [BIS, *words], capture_output=True, text=True, check=False, timeout=PATIENCE
    )


async def play(server: Server, game: str, moves: int | None) -> tuple[str, str]:
    table, cookie = server.new_table(game)
    async with Person(server, table, cookie) as ada:
        await ada.start("greedy")
        await ada.play_on(moves)
    return table, cookie


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a finished game, one that goes on, and a lobby; nobody is there."""
    data = tmp_path_factory.mktemp("house")
    with serving(data, "--bot-delay", "0") as server:
        asyncio.run(play(server, "criss_cross", None))
        asyncio.run(play(server, "encore", 3))
        server.new_table("flip7")
    return data


@pytest.fixture
def copied(house: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(house, tmp_path / "copy"))


def test_a_backup_of_a_running_server_holds_all_that_was_acknowledged(tmp_path: Path) -> None:
    """It is made in mid-game, and the server killed; whoever sat there goes on from it."""
    data, other, file = tmp_path / "data", tmp_path / "other", tmp_path / "it.backup"

    async def lived_in() -> tuple[str, str, int]:
        table, cookie = server.new_table("criss_cross")
        async with Person(server, table, cookie) as ada:
            await ada.start("greedy")
            await ada.play_on(4)
            acknowledged = int(ada.news["version"])
            playing = asyncio.create_task(ada.play_on())
            made = await asyncio.to_thread(bis, "backup", file, "--data", data)
            assert (made.returncode, made.stderr) == (0, "")
            await playing
        return table, cookie, acknowledged

    async def go_on(table: str, cookie: str, acknowledged: int) -> None:
        async with Person(server, table, cookie) as ada:
            assert ada.news["version"] >= acknowledged
            assert ada.news["table"]["you"] == 0, "by the cookie of then"
            await ada.play_on()
            assert ada.news["table"]["phase"] == "over"

    with serving(data, "--bot-delay", "0") as server:
        left = asyncio.run(lived_in())
        server.kill()
    assert file.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "it.backup"]
    restored = bis("restore", file, "--data", other)
    assert (restored.returncode, restored.stderr) == (0, "")
    assert {path.stat().st_mode & 0o777 for path in other.iterdir()} == {0o600}
    with serving(other, "--bot-delay", "0") as server:
        asyncio.run(go_on(*left))
    assert bis("check", "--data", other).returncode == 0


def test_dice_that_were_seen_do_not_come_again_after_a_restore(tmp_path: Path) -> None:
    """The same moves after the same backup, three times: once as it was, twice restored."""
    data, file = tmp_path / "data", tmp_path / "it.backup"

    async def begin() -> tuple[str, str]:
        table, cookie = server.new_table("criss_cross")
        async with Person(server, table, cookie) as ada:
            await ada.start()
            await ada.play_on(3)
        return table, cookie

    async def to_the_end() -> None:
        async with Person(server, table, cookie) as ada:
            await ada.play_on()
            assert ada.news["table"]["phase"] == "over"

    def rolls() -> list[str]:
        record = server.record(table)
        assert verify(check(record)) > 0
        return [line for line in record.decode().splitlines() if line.startswith("table ")]

    with serving(data) as server:
        table, cookie = asyncio.run(begin())
        before = len(
            [x for x in server.record(table).decode().splitlines() if x.startswith("table ")]
        )
        assert bis("backup", file, "--data", data).returncode == 0
        asyncio.run(to_the_end())
        seen = [rolls()]
    for number in range(2):
        other = tmp_path / f"restored {number}"
        assert bis("restore", file, "--data", other).returncode == 0
        assert bis("check", "--data", other).returncode == 0
        with serving(other) as server:
            asyncio.run(to_the_end())
            assert "\nnote reseal " in server.record(table).decode()
            seen.append(rolls())
        assert bis("check", "--data", other).returncode == 0
    assert before > 0
    assert len({tuple(found[:before]) for found in seen}) == 1
    assert len({tuple(found[before:]) for found in seen}) == 3


def test_a_move_waits_until_a_restored_table_is_sealed_again(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "it.backup"
    with serving(data, "--bot-delay", "60") as server:
        table, cookie = asyncio.run(play(server, "criss_cross", 1))
        assert bis("backup", file, "--data", data).returncode == 0
    assert bis("restore", file, "--data", data, "--replace").returncode == 0

    async def too_soon() -> None:
        async with Person(server, table, cookie) as ada:
            info = ada.news["table"]
            assert (info["phase"], info["seal"]["number"]) == ("sealing", 1)
            version = ada.news["version"]
            refused = await ada.wish("say", move="start a")
            assert refused["code"] == "table.resealing"
            assert ada.news["version"] == version, "bots wait, too"
            await ada.play_on(1)
            assert ada.news["table"]["phase"] == "playing"
            while not ada.news["position"]["legal"]:  # the bot goes on, too
                await ada.hear("update")

    with serving(data, "--bot-delay", "0") as server:
        asyncio.run(too_soon())


def test_nothing_is_written_over_unless_told(
    house: Path, copied: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "it.backup"
    file.write_text("mine")
    assert main(["backup", str(file), "--data", str(house)]) == 2
    assert "is there already; --replace writes over it" in capsys.readouterr().err
    assert file.read_text() == "mine"
    assert main(["backup", str(file), "--data", str(house), "--replace"]) == 0
    before = (copied / STORE).read_bytes()
    assert main(["restore", str(file), "--data", str(copied)]) == 2
    assert "has bis.sqlite and secret already" in capsys.readouterr().err
    assert (copied / STORE).read_bytes() == before
    (copied / f"{STORE}-wal").write_bytes(b"of what is replaced")
    (copied / "secret").write_bytes(b"x" * 32)
    assert main(["restore", str(file), "--data", str(copied), "--replace"]) == 0
    assert (copied / "secret").read_bytes() == (house / "secret").read_bytes()
    assert not (copied / f"{STORE}-wal").exists()
    assert main(["check", "--data", str(copied)]) == 0


def test_a_backup_is_not_put_under_a_running_server(house: Path, tmp_path: Path) -> None:
    file = tmp_path / "it.backup"
    assert bis("backup", file, "--data", house).returncode == 0
    with serving(tmp_path / "data") as server:
        refused = bis("restore", file, "--data", tmp_path / "data", "--replace")
        assert refused.returncode == 2
        assert "another server is at work" in refused.stderr
        assert server.ask("/healthz")[0] == 200


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("backup it --data nowhere", "secret cannot be read: No such file"),
        ("backup nowhere/it --data house", "cannot be written: No such file"),
        ("restore nothing --data new", "there is no "),
        ("restore house/secret --data new", "cannot be read: file is not a database"),
        ("restore house/bis.sqlite --data new", "is no backup of Bis"),
        ("restore newer --data new", "was written by a newer Bis"),
        ("check --data nowhere", "there is no "),
    ],
)
def test_mistakes_are_told_in_a_sentence(
    words: str, sentence: str, house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "house").symlink_to(house)
    newer = sqlite3.connect(tmp_path / "newer")
    newer.execute(f"PRAGMA user_version={SCHEMA_VERSION + 1}")
    newer.close()
    command, *rest = words.split()
    made = [word if word.startswith("--") else str(tmp_path / word) for word in rest]
    assert main([command, *made]) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "it").exists()
    assert not (tmp_path / "new" / STORE).exists()


# Check


def test_a_sound_house_has_no_problem(
    house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "--data", str(house)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("3 tables, ")
    assert told.endswith("1 finished games, 0 kept records: no problem\n")
    file = str(tmp_path / "it.backup")
    assert main(["backup", file, "--data", str(house)]) == 0
    capsys.readouterr()
    assert main(["check", file]) == 0
    assert capsys.readouterr().out == told


def test_a_house_of_an_earlier_version_can_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(OLD, tmp_path / "old")
    assert main(["check", "--data", str(tmp_path / "old")]) == 0
    assert "no problem" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        ("DELETE FROM entries WHERE version = 2", "entry 2 is missing"),
        ("DELETE FROM entries", "entry 1 is missing"),
        ("DELETE FROM tables", "is not in the list of tables"),
        ("UPDATE entries SET body = '{' WHERE version = 2", "Input data was truncated"),
        (
            'UPDATE entries SET body = replace(CAST(body AS TEXT), \'"seed":"\', \'"seed":"00\')',
            "the seed draws",
        ),
        ("INSERT INTO records VALUES ('r', 'bis 1', 1, NULL)", "record of r: "),
    ],
)
def test_damage_is_found(
    damage: str, problem: str, copied: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = sqlite3.connect(copied / STORE)
    with store:
        assert store.execute(damage).rowcount > 0
    store.close()
    assert main(["check", "--data", str(copied)]) == 1
    *problems, total = capsys.readouterr().out.splitlines()
    assert problem in problems[0]
    assert total.endswith(f": {len(problems)} problems")


def overwrite(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"\xff" * 4096)


def cut_off(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


@pytest.mark.parametrize("break_it", [overwrite, cut_off])
def test_a_broken_file_is_found_and_not_backed_up(
    break_it: Callable[[Path], None],
    copied: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    break_it(copied / STORE)
    assert main(["check", "--data", str(copied)]) == 1
    assert capsys.readouterr().out.startswith(str(copied / STORE))
    assert main(["backup", str(tmp_path / "it"), "--data", str(copied)]) == 2
    assert "bis: " in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy"]
