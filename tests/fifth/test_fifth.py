"""A fifth game is new folders and one line in each registry: Goofspiel, laid over a copy.

`tree/` holds the game's room in every room of the house. Nothing here is shipped.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TREE = Path(__file__).parent / "tree"
GAME = "goofspiel"
LINES = {
    "src/bis/games/__init__.py": '"goofspiel": "bis.games.goofspiel:GOOFSPIEL",',
    "src/bis/bots/__init__.py": '"goofspiel": "bis.bots.goofspiel:PLAYERS",',
    "src/bis/sim/batch/__init__.py": '"goofspiel": "bis.sim.batch.goofspiel:KITS",',
    "src/bis/coach/__init__.py": '"goofspiel": "bis.coach.goofspiel:COACH",',
    "src/bis/table/shown.py": '"goofspiel": "bis.table.goofspiel:SHOWN",',
    "src/bis/terminal/rooms.py": '"goofspiel": "bis.terminal.goofspiel:ROOM",',
    "client/games/index.ts": 'export { default as goofspiel } from "./goofspiel";',
    "tests/samples.py": '"goofspiel": "tests.games.goofspiel.sample:SAMPLE",',
    "tests/e2e/ways.py": '"goofspiel": "tests.e2e.goofspiel:WAY",',
}
"""All that is written into files that were there: one line after the fourth game's."""
SOURCES = [name for name in LINES if name.startswith("src/bis/")]
GENERATED = "client/wire/types.ts"
"""Written by `make types`, never by hand."""
SPOKEN = "tests/terminal/test_speech.py"
"""All of it: words of every game are counted together."""
SUITES = (
    "tests/games/test_contract.py",
    "tests/games/goofspiel",
    "tests/test_house.py",
    "tests/test_reasons.py",
    "tests/terminal/test_play.py",
    SPOKEN,
    "tests/sim/batch",
    "tests/coach/test_review.py",
    "tests/server/test_tables.py",
    "tests/e2e/test_whole_games.py",
)
"""Where tests are made for each game: the contract, the house, refusals, the terminal with its
languages, the engines, the coach, the server, and a whole game in the browser."""


def tracked() -> list[str]:
    """The files of this checkout."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    names = filter(None, listed.split("\0"))
    return [name for name in names if not name.startswith("tests/fifth/")]


def test_a_fifth_game_is_new_rooms_and_one_line_in_each_registry(tmp_path: Path) -> None:
    """One test, since the house is built once for all of it."""
    house = build(tmp_path / "house")
    only_lines_are_touched(house)
    every_suite_passes(house)
    it_is_simulated_replayed_and_reviewed(house, tmp_path)
    it_is_played_in_a_terminal(house, tmp_path)
    both_engines_play_the_same_games(house)
    missing_lines_are_told_in_sentences(house)


def build(copy: Path) -> Path:
    """The tree with a fifth game, its client built."""
    for name in tracked():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    shutil.copytree(TREE, copy, dirs_exist_ok=True)
    for name, line in LINES.items():
        enter(copy / name, line)
    (copy / GENERATED).write_text(run(copy, "-m", "bis.server.typescript"), "utf-8")
    (copy / "client/node_modules").symlink_to(ROOT / "client/node_modules")
    subprocess.run(
        ["npm", "run", "--silent", "build", "--", "--logLevel", "error"],
        cwd=copy / "client",
        env=environment(copy),
        check=True,
    )
    return copy


def enter(registry: Path, line: str) -> None:
    """Write a line below that of the last game there."""
    lines = registry.read_text("utf-8").splitlines()
    at = max(i for i, text in enumerate(lines) if "criss_cross" in text)
    indent = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
    lines.insert(at + 1, indent + line)
    registry.write_text("\n".join(lines) + "\n", "utf-8")


def environment(house: Path) -> dict[str, str]:
    scripts = Path(sys.executable).parent
    paths = {"PYTHONPATH": f"{house / 'src'}:{house}", "PATH": f"{scripts}:{os.environ['PATH']}"}
    return {**os.environ, **paths}


def run(house: Path, *words: str, said: str = "") -> str:
    """What a command of that house tells."""
    ran = subprocess.run(
        [sys.executable, *words],
        cwd=house,
        env=environment(house),
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]
    return ran.stdout


def only_lines_are_touched(house: Path) -> None:
    touched = {
        name
        for name in tracked()
        if (house / name).read_bytes() != (ROOT / name).read_bytes() and name != GENERATED
    }
    assert touched == set(LINES)
    for name, line in LINES.items():
        before, after = ((place / name).read_text("utf-8").splitlines() for place in (ROOT, house))
        added = [text for text in after if text.strip() == line]
        assert len(added) == 1
        assert [text for text in after if text not in added] == before
    for path in TREE.rglob("*"):
        inside = path.relative_to(TREE)
        assert path.is_dir() or GAME in inside.parts or inside.stem == GAME, inside
        assert path.is_dir() or not (ROOT / inside).exists(), f"{inside} was there before"


def every_suite_passes(house: Path) -> None:
    told = run(
        house,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-k",
        f"{GAME} or test_speech",
        *SUITES,
    )
    assert " passed" in told
    assert "failed" not in told
    assert "skipped" not in told


def it_is_simulated_replayed_and_reviewed(house: Path, tmp_path: Path) -> None:
    records = str(tmp_path / "games.txt")
    bots = ("--bot", "greedy,uniform,uniform")
    run(house, "-m", "bis", "simulate", GAME, *bots, "--games", "20", "--records", records)
    assert "20 records, 0 invalid" in run(house, "-m", "bis", "replay", records)
    assert "Prizes" not in run(house, "-m", "bis", "show", records, "--at", "9")
    told = run(house, "-m", "bis", "review", records, "--record", "2")
    assert "luck" in told.lower()


def it_is_played_in_a_terminal(house: Path, tmp_path: Path) -> None:
    said = "1\n" * 8
    words = ("play", GAME, "--people", "Ada", "--bots", "greedy", "--option", "suit=7")
    told = run(house, "-m", "bis", *words, "--record", str(tmp_path / "game.txt"), said=said)
    assert "The game is over." in told


def both_engines_play_the_same_games(house: Path) -> None:
    told = run(house, "-m", "bis.sim.batch.prove", "--games", "300", "--game", GAME)
    assert "0 differ" in told


def missing_lines_are_told_in_sentences(house: Path) -> None:
    """Without its lines in the registries the house test names every address that is missing."""
    for name in SOURCES[1:]:
        whole = (house / name).read_text("utf-8")
        (house / name).write_text(whole.replace(LINES[name], ""), "utf-8")
    ran = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"),
            "tests/test_house.py::test_every_game_has_an_address_in_every_room",
        ],
        cwd=house,
        env=environment(house),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    for name in SOURCES[1:]:
        assert f"goofspiel has no address in {name}" in ran.stdout
