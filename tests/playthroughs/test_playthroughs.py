"""Golden playthroughs change only by their own command, `make playthroughs`."""

from pathlib import Path

import pytest

from bis.games import GAMES
from tests.playthroughs.narrate import golden_files, narrate


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_playthrough_is_told_as_before(path: Path) -> None:
    assert narrate(path.read_bytes()) == path.with_suffix(".txt").read_text("utf-8")


def test_every_game_has_a_playthrough() -> None:
    assert {path.parent.name for path in golden_files()} == set(GAMES)
