"""Whole games at the keyboard, typed at line by line, and in a process of their own."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bis.games import GAMES
from bis.record.record import Transcript
from bis.record.replay import check, replay
from bis.terminal.rooms import ROOMS
from tests.typed import bis

BIS = Path(sys.executable).parent / "bis"


def play(folder: Path, typed: str, *words: str) -> str:
    """What `bis play …` tells somebody who types this."""
    told = bis("play", *words, typed=typed, XDG_DATA_HOME=str(folder), COLUMNS="100")
    assert told.status == 0, told.err
    return told.out


def play_apart(folder: Path, typed: str, *words: str) -> str:
    """The same in a process of its own."""
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
    told = play_apart(tmp_path, "1\n" * 3000, game, "--seed", "1")
    assert "Score sheet" in told
    (transcript,) = kept(tmp_path)
    assert transcript.to_act == ()
    assert transcript.header.names[0] == "Player"
    assert re.search(r"The record is in .*\.game", told)


@pytest.mark.parametrize("game", [game for game in GAMES if 1 in GAMES[game].seats])
def test_a_whole_game_alone(game: str, tmp_path: Path) -> None:
    told = play(tmp_path, "1\n" * 3000, game, "--bots", "none", "--seed", "2")
    (transcript,) = kept(tmp_path)
    assert transcript.to_act == ()
    assert ("Rating" in told) == bool(GAMES[game].bands)


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
    """A bomb alone has hundreds of ways."""
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


def test_another_process_goes_on_where_the_first_was_left(tmp_path: Path) -> None:
    """All that it needs is on disk."""
    play_apart(tmp_path, "1\n1\n1\n", "criss_cross", "--seed", "7")
    before = kept(tmp_path)[0]
    assert "where it was left" in play_apart(tmp_path, "1\n" * 100, "--resume")
    (after,) = kept(tmp_path)
    assert after.to_act == ()
    assert after.lines[: len(before.lines)] == before.lines
    play(tmp_path / "straight", "1\n" * 100, "criss_cross", "--seed", "7")
    assert kept(tmp_path / "straight")[0].state == after.state


def test_a_choice_not_yet_revealed_survives_an_interrupt(tmp_path: Path) -> None:
    """Ada has chosen, Bob stops: on resuming it is Bob's turn."""
    record = tmp_path / "game.txt"
    words = ("criss_cross", "--people", "Ada,Bob", "--bots", "none", "--record", str(record))
    play(tmp_path, "start a\nstart b\n1\n1\n", *words)
    transcript = replay(record.read_bytes())
    assert transcript.to_act == (1,)
    told = play(tmp_path, "1\n1\n", "--resume", str(record))
    assert "Bob>" in told.split("where it was left")[1].split("Ada>")[0]


def test_any_legal_move_may_be_drawn(tmp_path: Path) -> None:
    """The program can also draw the start symbols (CC-02)."""
    play(tmp_path, "any\n" * 100, "criss_cross", "--bots", "none")
    assert kept(tmp_path)[0].to_act == ()


def test_the_one_to_begin_may_be_named(tmp_path: Path) -> None:
    for first in (0, 1):
        play(tmp_path, "", "encore", "--first", str(first))
    assert [transcript.header.first for transcript in kept(tmp_path)] == [0, 1]


def test_resuming_a_game_by_name_takes_that_game(tmp_path: Path) -> None:
    play(tmp_path, "", "flip7")
    play(tmp_path, "", "encore")
    assert "Flip 7: Player" in play(tmp_path, "", "flip7", "--resume")


def test_as_many_people_as_there_are_seats(tmp_path: Path) -> None:
    play(tmp_path, "", "encore", "--people", "A,B,C,D,E,F")
    assert len(kept(tmp_path)[0].header.names) == 6


def test_a_table_beyond_the_box_is_marked(tmp_path: Path) -> None:
    told = play(tmp_path, "", "flip7", "--seats", "2")
    assert "The box says 3 to 18 players; 2 is allowed here." in told


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    beside = tmp_path / "precious.new"
    for file in (precious, beside):
        file.write_text("dear", encoding="utf-8")
    ran = subprocess.run(
        [BIS, "play", "encore", "--record", str(precious)], capture_output=True, check=False
    )
    assert ran.returncode == 2
    assert b"exists; resume it, or choose another name" in ran.stderr
    play(tmp_path, "1\n", "encore", "--record", str(tmp_path / "precious.game"))
    assert [file.read_text("utf-8") for file in (precious, beside)] == ["dear", "dear"]


def refused(data: Path, word: str) -> str:
    """What `bis play` says that cannot begin, of somebody whose data is here."""
    ran = subprocess.run(
        [BIS, "play", word],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(data)},
    )
    assert ran.returncode == 2
    return ran.stderr


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "bis").write_text("in the way", encoding="utf-8")
    said = refused(tmp_path, "encore")
    assert "cannot be made" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("note", ["seed " + "9" * 5000, "seed x", "bot 9 greedy", "bot 1 greedy"])
def test_strange_notes_do_not_stop_a_game(note: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    header = f"bis 1\ngame encore\nseat 0 Ada\nseat 1 Bob\nfirst 0\nnote {note}\n\n"
    record.write_text(header, encoding="utf-8")
    assert "where it was left" in play(tmp_path, "1\n", "--resume", str(record))


def test_there_is_nothing_to_resume(tmp_path: Path) -> None:
    assert "there is no unfinished game in" in refused(tmp_path, "--resume")


def test_resuming_a_finished_game_shows_its_result(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    play(tmp_path, "1\n" * 100, "criss_cross", "--bots", "none", "--record", str(record))
    assert "Score sheet" in play(tmp_path, "", "--resume", str(record))


def test_the_first_player_is_drawn(tmp_path: Path) -> None:
    for seed in range(6):
        play(tmp_path, "", "encore", "--seed", str(seed))
    assert {transcript.header.first for transcript in kept(tmp_path)} == {0, 1}


def test_every_game_has_a_room() -> None:
    assert list(ROOMS) == list(GAMES)
