"""Series of games as Parquet: one row per seat and game, whole or not at all."""

import sys
from pathlib import Path
from typing import Any

import pytest

from bis.cli import main
from bis.core.errors import BisError
from bis.sim.lineup import Lineup, line_up
from bis.sim.parquet import need_pyarrow, parquet_file
from bis.sim.series import one_game, transcripts

pyarrow: Any = pytest.importorskip("pyarrow.parquet", reason="needs bis[data]")


def write(path: Path, lineup: Lineup, games: int) -> list[dict[str, Any]]:
    with parquet_file(path, lineup) as rows:
        for number, played in enumerate(transcripts(lineup, games)):
            rows.take(one_game(lineup.game, number, played))
            assert not path.exists(), "not before it is whole"
    found: list[dict[str, Any]] = pyarrow.read_table(path).to_pylist()
    return found


def test_every_seat_of_every_game_has_a_row(tmp_path: Path) -> None:
    lineup = line_up("flip7", {}, ["stop25", "uniform"], seed=2)
    rows = write(tmp_path / "games.parquet", lineup, 3)
    assert [(row["number"], row["seat"], row["bot"]) for row in rows] == [
        (number, seat, bot) for number in range(3) for seat, bot in enumerate(lineup.bots)
    ]
    for number, played in enumerate(transcripts(lineup, 3)):
        mine = rows[2 * number : 2 * number + 2]
        result = lineup.game.result(played.state)
        assert tuple(row["score"] for row in mine) == result.scores
        assert [row["win"] for row in mine] == [float(seat in result.winners) for seat in (0, 1)]
        assert [row["began"] for row in mine] == [played.header.first == seat for seat in (0, 1)]
        assert {row["rounds"] for row in mine} == {len(result.parts[0])}
        assert {row["rating"] for row in mine} == {None}


def test_a_solo_game_has_its_band(tmp_path: Path) -> None:
    lineup = line_up("criss_cross", {}, ["greedy"], seed=2)
    rows = write(tmp_path / "solo.parquet", lineup, 2)
    games = transcripts(lineup, 2)
    ratings = [lineup.game.result(played.state).rating for played in games]
    assert [row["rating"] for row in rows] == ratings
    assert [row["rounds"] for row in rows] == [None, None]


def test_rows_are_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bis.sim.parquet.ROWS", 4)
    lineup = line_up("criss_cross", {}, ["uniform"] * 3, seed=2)
    rows = write(tmp_path / "games.parquet", lineup, 5)
    assert [row["number"] for row in rows] == [number for number in range(5) for _ in range(3)]
    assert pyarrow.ParquetFile(tmp_path / "games.parquet").num_row_groups > 1


def test_simulate_writes_the_same_with_a_batch_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "encore", "--bot", "greedy,uniform", "--games", "8", "--out"]
    told = []
    for worth, name in ((500, "slow.parquet"), (1, "fast.parquet")):
        monkeypatch.setattr("bis.sim.engines.WORTH", worth)
        assert main([*words, str(tmp_path / name)]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    slow, fast = (pyarrow.read_table(tmp_path / f"{name}.parquet") for name in ("slow", "fast"))
    assert slow.equals(fast)
    assert fast.schema.metadata[b"game"] == b"encore"


def test_nothing_is_left_of_a_series_that_fails(tmp_path: Path) -> None:
    (tmp_path / "games.parquet").write_text("old")
    lineup = line_up("criss_cross", {}, ["uniform"], seed=0)
    with pytest.raises(KeyboardInterrupt), parquet_file(tmp_path / "games.parquet", lineup):
        raise KeyboardInterrupt
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
    assert (tmp_path / "games.parquet").read_text() == "old"


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("games.csv", "--out writes Parquet: name the file games.csv.parquet"),
        ("/nowhere/x.parquet", "/nowhere/x.parquet cannot be written: No such file"),
    ],
)
def test_a_bad_place_is_refused(path: str, sentence: str) -> None:
    lineup = line_up("criss_cross", {}, ["uniform"], seed=0)
    with pytest.raises(BisError, match=sentence), parquet_file(Path(path), lineup):
        pass


def test_pyarrow_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(BisError, match=r"Parquet needs bis\[data\]: pip install"):
        need_pyarrow()
