"""Whole games at the keyboard: a real process, typed at line by line."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bis.games import GAMES
from bis.record.record import Transcript
from bis.record.replay import check, replay

BIS = Path(sys.executable).parent / "bis"


def play(folder: Path, typed: str, *words: str) -> str:
    """What `bis play …` tells somebody who types this."""
    ran = subprocess.run(
        [BIS, "play", *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "100"},
    )
    assert "Traceback" not in ran.stderr
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def kept(folder: Path) -> list[Transcript]:
    """The records left behind, oldest first."""
    files = sorted((folder / "bis" / "records").iterdir())
    return [check(file.read_bytes(), unfinished=True) for file in files]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(game: str, tmp_path: Path) -> None:
    """The first move of the list, again and again, until the end."""
    told = play(tmp_path, "1\n" * 3000, game, "--seed", "1")
    assert "Score sheet" in told
    (transcript,) = kept(tmp_path)
    assert transcript.to_act == ()
    assert transcript.header.names[0] == "Player"
    assert re.search(r"The record is in .*\.game", told)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_alone(game: str, tmp_path: Path) -> None:
    told = play(tmp_path, "1\n" * 3000, game, "--bots", "none", "--seed", "2")
    (transcript,) = kept(tmp_path)
    assert transcript.to_act == ()
    assert ("Rating" in told) == (game != "flip7")


def test_two_people_at_one_keyboard(tmp_path: Path) -> None:
    told = play(tmp_path, "1\n" * 100, "criss_cross", "--people", "Ada,Bob", "--bots", "none")
    assert "Ada>" in told
    assert "Bob>" in told
    (transcript,) = kept(tmp_path)
    assert transcript.to_act == ()


def test_the_game_is_asked_for(tmp_path: Path) -> None:
    told = play(tmp_path, "chess\n9\n4\nquit\n")
    assert told.count("Please type a number from 1 to 4") == 2
    assert kept(tmp_path)[0].game.id == "criss_cross"


def test_notation_is_taken_and_mistakes_are_explained(tmp_path: Path) -> None:
    typed = "start z\nstart a\ndance\na A1 b A2\n\n99\n"
    told = play(tmp_path, typed, "criss_cross", "--seed", "1")
    assert "'z' is no symbol" in told
    assert "'dance' is no" in told
    assert "Type a number, a move, or ? for help." in told
    assert "There is no 99; the list goes from 1 to" in told
    assert str(kept(tmp_path)[0].lines[0]) == "0 start a"


def test_help_lists_rules_and_sheets(tmp_path: Path) -> None:
    told = play(tmp_path, "?\nrules\nall\nlist\nback\nq\n", "encore", "--seed", "1")
    assert "leave; the game is kept" in told
    assert "ENC-14" in told
    assert told.count("marks !!!!!!!!") == 3, "one's own sheet once, then both"


def test_many_moves_are_offered_by_heading(tmp_path: Path) -> None:
    """Seed 5: g x x | 1 4 ?, so that there are many ways."""
    told = play(tmp_path, "1\nback\n", "one_more_encore", "--bots", "none", "--seed", "3")
    assert re.search(r"\d+  .*: \d+ ways", told)


@pytest.mark.parametrize("game", GAMES)
def test_an_interrupted_game_goes_on_where_it_was(game: str, tmp_path: Path) -> None:
    """Three moves, then the end of input; again and again, the same game grows."""
    play(tmp_path, "1\n1\n1\n", game, "--seed", "7")
    before = kept(tmp_path)[0]
    for _ in range(3):
        told = play(tmp_path, "1\n1\n1\n", "--resume")
        assert "where it was left" in told
        (after,) = kept(tmp_path)
        assert len(after.lines) > len(before.lines)
        assert after.lines[: len(before.lines)] == before.lines
        before = after
    play(tmp_path, "1\n" * 3000, "--resume")
    interrupted = (kept(tmp_path))[0]
    assert interrupted.to_act == ()
    play(tmp_path / "straight", "1\n" * 3000, game, "--seed", "7")
    (straight,) = kept(tmp_path / "straight")
    assert straight.state == interrupted.state, "a seed given is kept across interrupts"


def test_a_choice_not_yet_revealed_survives_an_interrupt(tmp_path: Path) -> None:
    """Ada has chosen, Bob stops: on resuming it is Bob's turn."""
    record = tmp_path / "game.txt"
    words = ("criss_cross", "--people", "Ada,Bob", "--bots", "none", "--record", str(record))
    play(tmp_path, "start a\nstart b\n1\n1\n", *words)
    transcript = replay(record.read_bytes())
    assert transcript.to_act == (1,)
    told = play(tmp_path, "1\n1\n", "--resume", str(record))
    assert "Bob>" in told.split("where it was left")[1].split("Ada>")[0]


def test_there_is_nothing_to_resume(tmp_path: Path) -> None:
    ran = subprocess.run(
        [BIS, "play", "--resume"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert ran.returncode == 2
    assert "there is no unfinished game in" in ran.stderr


def test_resuming_a_finished_game_shows_its_result(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    play(tmp_path, "1\n" * 100, "criss_cross", "--bots", "none", "--record", str(record))
    assert "Score sheet" in play(tmp_path, "", "--resume", str(record))


def test_the_first_player_is_drawn(tmp_path: Path) -> None:
    for seed in range(6):
        play(tmp_path, "", "encore", "--seed", str(seed))
    assert {transcript.header.first for transcript in kept(tmp_path)} == {0, 1}
