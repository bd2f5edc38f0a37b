"""What a run leaves behind: a result file and pictures."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from bis.cli import main
from bis.core.errors import BisError
from bis.sim.arena.pictures import draw_bands, draw_ratings, draw_scores, write_rating
from bis.sim.arena.report import keep, make_folder, replace_file
from bis.sim.arena.run import run
from bis.sim.arena.standings import Standing
from bis.sim.lineup import line_up
from bis.sim.simulate import Estimate
from bis.sim.svg import INKS, PAPER, Scale, round_step
from bis.terminal.arena import write_seconds

SVG = "{http://www.w3.org/2000/svg}"


def arena(*words: str) -> int:
    return main(["arena", *words])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "new" / "results"


def told(folder: Path) -> dict[str, Any]:
    result: dict[str, Any] = json.loads((folder / "result.json").read_text("utf-8"))
    return result


def test_a_run_leaves_a_result_and_pictures(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["criss_cross", "--bots", "greedy,uniform", "--tapes", "6", "--seed", "3"]
    assert arena(*words, "--option", "rules=advanced", "--out", str(folder), "--cores", "1") == 0
    result = told(folder)
    assert result["format"] == "bis arena 1"
    assert result["game"] == "criss_cross"
    assert result["options"] == {"rules": "advanced"}
    assert result["rotations"] == [["greedy", "uniform"], ["uniform", "greedy"]]
    assert (result["seed"], result["tapes"], result["games"]) == (3, 6, 12)
    assert (result["turn_limit"], result["stopped"]) == (1000, {"games": 0, "first": []})
    greedy, uniform = result["standings"]
    assert greedy["wins"]["mean"] + uniform["wins"]["mean"] == pytest.approx(100)
    assert greedy["margin"]["mean"] == -uniform["margin"]["mean"]
    assert sum(greedy["scores"].values()) == 12
    assert greedy["seconds_per_move"]["p50"] <= greedy["seconds_per_move"]["p95"]
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["ratings.svg", "result.json", "scores.svg"]
    shown = capsys.readouterr()
    for word in ("points", "margin", "wins in %", "rating", "6 tapes in 2 rotations: 12 games"):
        assert word in shown.out
    assert shown.err == "", "no bar without a terminal"


def test_a_bot_alone_has_points_and_bands(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["criss_cross", "--bots", "greedy", "--tapes", "5", "--out", str(folder)]
    assert arena(*words, "--cores", "1") == 0
    (greedy,) = told(folder)["standings"]
    assert greedy["wins"] is None
    assert sum(greedy["bands"]) == 5
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["bands.svg", "result.json", "scores.svg"]
    assert "games by rating, 1 the best" in capsys.readouterr().out


def test_stopped_games_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from bis.terminal.arena import show_report  # noqa: PLC0415

    lineup = line_up("encore", {}, ["uniform", "uniform", "greedy"], seed=0, limit=5)
    report = run(lineup, 3, cores=1)
    with (tmp_path / "shown").open("w+", encoding="utf-8") as out:
        show_report(report, out)
        out.seek(0)
        shown = " ".join(out.read().split())
    assert "9 games were stopped after 5 turns and count as they stood: tape 0 rotation 0" in shown
    assert shown.endswith("…")
    assert sum(report.standings[0].scores.values()) == 18


def test_results_do_not_depend_on_the_number_of_cores(folder: Path) -> None:
    words = ["flip7", "--bots", "stop25,uniform,stop25", "--tapes", "40"]
    results = []
    for cores in ("1", "2"):
        assert arena(*words, "--cores", cores, "--out", str(folder)) == 0
        result = told(folder)
        for standing in result["standings"]:
            del standing["seconds_per_move"]
        del result["run"]
        results.append(result)
    assert results[0] == results[1]


def test_a_fast_run_tells_the_same_and_times_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    lineup = line_up("encore", {}, ["greedy", "uniform"], seed=1, limit=1000)
    slow = run(lineup, 3, cores=1)
    monkeypatch.setattr("bis.sim.arena.run.WORTH", 1)
    fast = run(lineup, 3, cores=1)
    assert (slow.engine, fast.engine) == ("rules", "batch")
    assert fast.standings == slow.standings
    assert all(pace is not None for pace in fast.paces)


# Bad places


@pytest.mark.parametrize("place", ["/dev/null/x", "/proc/x"])
def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_played(place: str) -> None:
    with pytest.raises(BisError, match=f"{place} cannot be written"):
        make_folder(Path(place))


def test_a_file_appears_whole_or_not_at_all(tmp_path: Path) -> None:
    replace_file(tmp_path / "a", "old")
    replace_file(tmp_path / "a", "new")
    (tmp_path / "b").mkdir()
    with pytest.raises(BisError, match="b cannot be written"):
        replace_file(tmp_path / "b", "text")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b"]
    assert (tmp_path / "a").read_text() == "new"


# Pictures


def standing(bot: str, scores: list[int], rating: Estimate | None = None) -> Standing:
    mean = Estimate(sum(scores) / len(scores), None, None)
    return Standing(bot, 1, mean, None, None, rating, Counter(scores), None)


def parse(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314  # our own drawing


def areas(svg: str) -> list[list[tuple[float, float]]]:
    paths = [path.get("d", "") for path in parse(svg).iter(f"{SVG}path")]
    return [
        [tuple(map(float, corner.split())) for corner in path.strip("Mz").split("L")]  # type: ignore[misc]
        for path in paths
    ]


def test_a_hill_stands_over_the_scores_that_were_seen() -> None:
    svg = draw_scores("title", [standing("a", [0, 0, 10]), standing("b", [5, 6])])
    first, second = areas(svg)
    assert first[0][1] == first[-1][1], "both ends stand on the ground"
    assert second[0][0] > first[0][0], "nothing is drawn below the lowest score"
    assert second[-1][0] < first[-1][0], "and nothing above the highest"
    heights = [first[0][1] - y for _, y in first]
    assert heights[1] == max(heights) == 2 * heights[-2], "twice as often is twice as high"


def test_the_strongest_stands_on_top() -> None:
    rated = [
        standing("weak", [1], Estimate(-50.0, -60.0, -40.0)),
        standing("strong", [1], Estimate(50.0, 40.0, 60.0)),
    ]
    svg = draw_ratings("title", rated)
    assert svg.index(">strong<") < svg.index(">weak<")
    dots = [float(dot.get("cx", "")) for dot in parse(svg).iter(f"{SVG}circle")]
    assert dots[0] > dots[1]


def test_pictures_are_told_in_words_and_escape_them() -> None:
    svg = draw_bands("<&>", (1, 3))
    root = parse(svg)
    title, words = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert title.text == "<&>: bands"
    assert words is not None
    assert words.text == "band 1: 1 games; band 2: 3 games"


def brightness(color: str) -> float:
    """Relative luminance as the accessibility guidelines define it."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("paper", [0, 1])
def test_every_ink_can_be_told_from_the_paper(ink: tuple[str, str], paper: int) -> None:
    light, dark = sorted([brightness(ink[paper]), brightness(PAPER[paper])], reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 2.9


@pytest.mark.parametrize(
    ("least", "step"), [(0.1, 1), (1.5, 2), (2, 2), (3, 5), (7, 10), (120, 200)]
)
def test_steps_are_round(least: float, step: int) -> None:
    assert round_step(least) == step


def test_ticks_are_round_and_inside() -> None:
    assert Scale(-37, 61, 0, 1).ticks() == [-20, 0, 20, 40, 60]
    assert Scale(0, 10, 100, 200)(5) == 150
    assert Scale(0, 10, 100, 200)(99) == 200


@pytest.mark.parametrize(
    ("estimate", "text"),
    [
        (Estimate(172.2, 157.1, 187.4), "+172 ± 15"),
        (Estimate(-3.0, None, None), "-3"),
        (Estimate(323.0, 177.0, 875.0), "+323 (+177 to +875)"),
    ],
)
def test_a_rating_is_written_with_its_interval(estimate: Estimate, text: str) -> None:
    assert write_rating(estimate) == text


@pytest.mark.parametrize(
    ("seconds", "text"), [(3.21e-6, "3.21 µs"), (0.0456, "45.6 ms"), (2.5, "2.5 s")]
)
def test_a_time_is_written_in_its_own_unit(seconds: float, text: str) -> None:
    assert write_seconds(seconds) == text


def test_pictures_of_the_docs_are_small_and_well_formed() -> None:
    pictures = list((Path(__file__).parents[3] / "docs" / "images").glob("arena-*.svg"))
    assert len(pictures) == 8
    for picture in pictures:
        assert picture.stat().st_size < 12_000
        assert parse(picture.read_text("utf-8")).tag == f"{SVG}svg"
        assert re.search("tapes, seed", picture.read_text("utf-8"))


def test_a_report_is_kept_under_the_names_it_tells(tmp_path: Path) -> None:
    report = run(line_up("flip7", {}, ["stop25"], seed=0), 2, cores=1)
    assert [path.name for path in keep(report, tmp_path)] == ["result.json", "scores.svg"]
