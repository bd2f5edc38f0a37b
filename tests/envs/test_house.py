"""What is written about the adapters, and what they say without their libraries."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bis.games import GAMES
from bis.sim.batch import find_kit

DOCS = Path(__file__).parents[2] / "docs" / "envs.md"


@pytest.mark.parametrize("library", ["gymnasium", "pettingzoo", "pyspiel"])
def test_a_missing_library_is_told_in_a_sentence(library: str) -> None:
    module = {"gymnasium": "solo", "pettingzoo": "aec", "pyspiel": "spiel"}[library]
    code = f"import sys; sys.modules[{library!r}] = None; import bis.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "needs bis[envs]: pip install 'bis[envs]'" in done.stderr


def sections() -> dict[str, str]:
    """The part of docs/envs.md about each game."""
    text = DOCS.read_text(encoding="utf-8")
    parts = re.split(r"^## ", text, flags=re.MULTILINE)
    titles = {game.title: game.id for game in GAMES.values()}
    found = {part.split("\n", 1)[0]: part for part in parts}
    return {titles[title]: part for title, part in found.items() if title in titles}


def spelled_out(cell: str) -> list[str]:
    """`die 0, die 1` and the two ends of `seat N A1 to seat N E5`."""
    return [name for part in cell.split(", ") for name in part.split(" to ")]


@pytest.mark.parametrize("game", list(sections()))
def test_every_observation_has_its_row(game: str) -> None:
    names = find_kit(GAMES[game], GAMES[game].settle({}, 2), 2).observation
    rows = re.findall(r"^\| (.*?) \| ", sections()[game].split("numbers:")[1], flags=re.MULTILINE)
    told = [name for row in rows[1:] for name in spelled_out(row)]
    firsts = [name.replace("seat N", "seat 0") for name in told]
    assert [name for name in firsts if len(name) > 1 and name not in names] == []
    places = [names.index(name) for name in firsts if name in names]
    assert places == sorted(places)
    assert places[0] == 0


@pytest.mark.parametrize("game", list(sections()))
def test_the_number_of_actions_is_told(game: str) -> None:
    kit = find_kit(GAMES[game], GAMES[game].settle({}, 2), 2)
    assert f"{kit.actions}" in sections()[game]
