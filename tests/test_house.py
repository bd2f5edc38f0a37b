"""The walls that hold the house up, and the promises its papers make."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bis.bots import PLAYERS
from bis.cli import main
from bis.coach import COACHES
from bis.core.languages import LANGUAGES
from bis.core.registry import Registry
from bis.games import GAMES, rules_file
from bis.record.replay import check
from bis.sim.batch import KITS
from bis.table.shown import SHOWN
from bis.terminal.rooms import ROOMS
from tests.e2e.ways import WAYS
from tests.rules import all_rules, prefix, rule_ids
from tests.samples import SAMPLES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "bis"
PURE_ROOMS = {"core": (), "games": (), "record": (), "bots": (), "table": ("msgspec",)}
"""Rooms that run everywhere, and what they import beside the standard library."""
NOT_OF_ITS_OWN = {
    "asyncio",
    "random",
    "secrets",
    "socket",
    "sqlite3",
    "subprocess",
    "threading",
    "time",
}
"""A table has no clock, no chance and no I/O but what is handed in."""


def test_rooms_import_only_from_rooms_below() -> None:
    ran = subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are written in full"
            yield node.module or ""


def test_pure_rooms_import_nothing_but_the_standard_library() -> None:
    for room, more in PURE_ROOMS.items():
        for path in (SOURCE / room).rglob("*.py"):
            for name in imports(path) if "learned" not in path.parts else ():
                top = name.split(".")[0]
                known = top in ("bis", *more) or top in sys.stdlib_module_names
                assert known, f"{path} imports {name}"


def test_a_table_has_no_clock_and_no_chance_of_its_own() -> None:
    for path in (SOURCE / "table").rglob("*.py"):
        assert not NOT_OF_ITS_OWN & {name.split(".")[0] for name in imports(path)}, path


def test_the_package_does_without_the_lab() -> None:
    for path in SOURCE.rglob("*.py"):
        assert "lab" not in {name.split(".")[0] for name in imports(path)}, path


def test_the_games_run_where_nothing_is_installed() -> None:
    """A bare interpreter, as in a browser: no site-packages at all."""
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r})\n"
        "from bis.games import GAMES; from bis.bots import BOTS\n"
        "from bis.record.replay import check; from bis.sim.match import play_match\n"
        "for game in GAMES.values():\n"
        "    plain = (b for b in BOTS[game.id].items() if b[1].__module__ != 'bis.bots.later')\n"
        "    bots = list(plain)\n"
        "    for table in filter(None, (bots[:4], bots[4:])):\n"
        "        played = play_match(game, game.settle({}, len(table)), table, 1, 1)\n"
        "        check(str(played).encode())\n"
        "    print(game.id)"
    )
    ran = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False
    )
    assert ran.stdout.split() == list(GAMES), ran.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_whole_in_every_language(game: str, language: str) -> None:
    expected = [f"{prefix(GAMES[game])}-{i:02}" for i in range(1, SAMPLES[game].rules + 1)]
    assert rule_ids(GAMES[game], language) == expected


def test_every_game_has_its_own_prefix_and_a_sample() -> None:
    assert len({prefix(game) for game in GAMES.values()}) == len(GAMES)
    assert list(SAMPLES) == list(GAMES)


def cited_rules(path: Path) -> Iterator[str]:
    """The ids in `@pytest.mark.rules(…)`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rules":
            yield from (str(ast.literal_eval(argument)) for argument in node.args)


def test_every_rule_is_cited_by_a_test() -> None:
    tests = (path for path in (ROOT / "tests").rglob("*.py") if "fifth" not in path.parts)
    cited = {rule for path in tests for rule in cited_rules(path)}
    assert all_rules() - cited == set(), "no test cites these"
    assert cited - all_rules() == set(), "these are no rules"


def test_every_rule_cited_in_the_code_exists() -> None:
    rule = re.compile(rf"\b(?:{'|'.join(map(prefix, GAMES.values()))})-[0-9]+\b")
    for path in SOURCE.rglob("*.py"):
        assert set(rule.findall(path.read_text("utf-8"))) <= all_rules(), path


def test_every_room_and_file_that_the_papers_name_exists() -> None:
    for paper in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#]+)\)", paper.read_text("utf-8")):
            if not link.startswith("http"):
                assert (paper.parent / link).exists(), f"{paper} links to {link}"


def test_every_make_command_is_explained() -> None:
    text = (ROOT / "Makefile").read_text("utf-8")
    targets = re.findall(r"^([a-z0-9-]+):", text, flags=re.MULTILINE)
    assert targets == re.findall(r"^([a-z0-9-]+):.*## ", text, flags=re.MULTILINE)
    for command in re.findall(r"`make ([a-z0-9-]+)`", (ROOT / "README.md").read_text("utf-8")):
        assert command in targets


def pins(lock: str) -> set[str]:
    """Packages and versions, such as `numpy==2.4.6`."""
    text = (ROOT / lock).read_text("utf-8")
    return set(re.findall(r"^[a-z0-9-]+==\S+", text, re.MULTILINE))


def test_what_is_played_with_is_what_is_tested() -> None:
    assert pins("requirements.lock")
    assert pins("requirements.lock") <= pins("requirements-test.lock")


def test_every_bis_command_in_the_papers_is_understood(capsys: pytest.CaptureFixture[str]) -> None:
    papers = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    commands = {
        command
        for paper in papers
        for command in re.findall(r"^(?:\$ )?bis ([a-z]+)", paper.read_text("utf-8"), re.MULTILINE)
    }
    assert commands
    for command in commands:
        with pytest.raises(SystemExit) as stopped:
            main([command, "--help"])
        assert stopped.value.code == 0, command
        assert "examples:" in capsys.readouterr().out


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    exec(code, {})  # noqa: S102  # our own text
    assert "'pass'" in capsys.readouterr().out


def test_the_record_of_the_readme_is_valid() -> None:
    (record,) = re.findall(
        r"```\n(bis 1\n.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL
    )
    check(record.encode(), unfinished=True)


def test_no_path_or_registry_of_a_machine_is_in_the_repository() -> None:
    files = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    strange = re.compile(
        r"(?<![.\w])/(?:home|root|tmp|work)/|(?<!emit-)index-url|pythonhosted|npmjs"
    )
    names = list(filter(None, files.stdout.split("\0")))
    assert "README.md" in names
    for name in names:
        path = ROOT / name
        if path != Path(__file__) and path.is_file():
            assert not strange.search(path.read_text("utf-8", errors="replace")), name


REGISTRIES: dict[str, Registry[Any]] = {
    "src/bis/bots/__init__.py": PLAYERS,
    "src/bis/sim/batch/__init__.py": KITS,
    "src/bis/coach/__init__.py": COACHES,
    "src/bis/table/shown.py": SHOWN,
    "src/bis/terminal/rooms.py": ROOMS,
    "tests/samples.py": SAMPLES,
    "tests/e2e/ways.py": WAYS,
}
"""Where each room has a line for every game."""


def test_every_game_has_an_address_in_every_room() -> None:
    """One line in each registry, and behind it what the room is to know."""
    missing = [
        f"{game} has no address in {file}: write it a line there, and the room behind it"
        for file, registry in REGISTRIES.items()
        for game in GAMES
        if game not in registry
    ]
    client = (ROOT / "client" / "games" / "index.ts").read_text("utf-8")
    for game in GAMES:
        if f'as {game} }} from "./{game}"' not in client:
            missing.append(f"{game} has no address in client/games/index.ts")
        rooms = (f"client/games/{game}/index.ts", f"tests/playthroughs/{game}")
        rules = (f"src/bis/games/{game}/{rules_file(one)}" for one in LANGUAGES)
        lacking = (name for name in (*rooms, *rules) if not (ROOT / name).exists())
        missing += [f"{game} has no {name}" for name in lacking]
    assert not missing, "\n".join(missing)
    for file, registry in REGISTRIES.items():
        assert list(registry) == list(GAMES), f"{file} names other games, or in another order"
        assert len(list(registry.values())) == len(GAMES)
