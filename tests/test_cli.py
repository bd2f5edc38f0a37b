"""The command `bis`, as people type it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bis.__main__ import main as way_in
from bis.cli import main
from bis.games import GAMES
from bis.sim import bench
from tests import typed
from tests.record.test_records import CRISS_CROSS, ENCORE
from tests.samples import SEATINGS
from tests.seatings import Seating

BIS = Path(sys.executable).parent / "bis"


def bis(*words: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([BIS, *words], input=typed, capture_output=True, check=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.txt"


# Mistakes


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate chess", "there is no game 'chess'; the games are encore, one_more_encore"),
        (
            "simulate encore --bot tal",
            "encore has no bot 'tal'; it has easy, medium, hard, best, quick, denial, tuned",
        ),
        ("simulate encore --option speed=9", "encore has no option 'speed'; it has sheet"),
        ("simulate encore --option sheet=mauve", "option sheet: 'mauve' is none of classic"),
        ("simulate encore --option sheet", "option 'sheet' is not written KEY=VALUE"),
        (
            "simulate encore --option sheet=pink --option sheet=blue",
            "option 'sheet' is given twice",
        ),
        ("simulate encore --seats 7", "Encore! is for 1 to 6 seats, not 7 (ENC-01)"),
        ("simulate encore --seats 3 --bot greedy,uniform", "2 bots are named for 3 seats"),
        ("simulate flip7 --seats 19 --option decks=1", "(F7-02)"),
        ("simulate encore --games many", "'many' is no number from 1"),
        ("simulate encore --seed -1", "'-1' is no number from 0 to 4294967295"),
        ("simulate encore --seed 4294967296", "is no number from 0 to 4294967295"),
        ("simulate encore --games 1 --records /nowhere/x", "/nowhere/x cannot be written"),
        ("arena chess --bots greedy --tapes 1", "there is no game 'chess'"),
        ("arena encore --bots greedy,tal --tapes 1", "encore has no bot 'tal'; it has easy"),
        ("arena encore --bots greedy,, --tapes 1", "encore has no bot ''"),
        ("arena encore --bots u,u,u,u,u,u,u --tapes 1", "is for 1 to 6 seats, not 7 (ENC-01)"),
        ("arena encore --bots greedy --tapes 0", "'0' is no number from 1 to"),
        ("arena encore --bots greedy --tapes 1 --cores 0", "'0' is no number from 1 to"),
        ("arena encore --tapes 1", "the following arguments are required: --bots"),
        ("arena encore --bots greedy --tapes 1 --out /dev/null/x", "/dev/null/x cannot be written"),
        ("arena encore --bots greedy --tapes 1 --option speed=9", "encore has no option 'speed'"),
        ("simulate encore --games 1 --out games.csv", "name the file games.csv.parquet"),
        ("bench chess", "invalid choice: 'chess'"),
        ("replay", "the following arguments are required: FILE"),
        ("show /nowhere/x", "/nowhere/x cannot be read: No such file or directory"),
        ("hint /nowhere/x", "/nowhere/x cannot be read: No such file or directory"),
        ("hint -", "- has 0 records, no record 1"),
        ("hint - --seat x", "'x' is no number from 0 to 99"),
        ("review /nowhere/x", "/nowhere/x cannot be read: No such file or directory"),
        ("review - --record 2", "- has 0 records, no record 2"),
        ("rules chess", "there is no game 'chess'"),
        ("rules encore --language tlh", "invalid choice: 'tlh'"),
        ("play chess", "there is no game 'chess'"),
        ("play encore --bots tal", "encore has no bot 'tal'"),
        ("play encore --seats 2 --bots greedy,greedy", "1 person and 2 bots do not fill 2 seats"),
        ("play --resume /nowhere/x", "/nowhere/x cannot be read"),
        ("play encore --people Ada,,Bob", "'' cannot be a name"),
        ("play encore --first 2", "there is no seat 2 to begin; the seats are 0 to 1"),
        ("play encore --record /", "/ exists; resume it, or choose another name"),
        ("play encore --record /nowhere/x", "/nowhere/x cannot be written"),
        ("play --resume --seed 3", "--seed cannot change that"),
        ("play --resume /", "/ is not a file to go on with"),
        ("simulate encore --game 3", "unrecognized arguments: --game 3"),
        ("dance", "invalid choice: 'dance'"),
        ("", "the following arguments are required: COMMAND"),
    ],
)
def test_a_mistake_gets_one_clear_sentence(words: str, sentence: str) -> None:
    told = typed.bis(*words.split())
    assert told.status == 2
    assert told.out == ""
    assert told.err.startswith("bis: ")
    assert sentence in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("words", ["simulate chess", "dance"])
def test_a_mistake_leaves_the_process_as_it_does_the_command(words: str) -> None:
    """One that a command finds, and one that is found before."""
    ran, told = bis(*words.split()), typed.bis(*words.split())
    assert (ran.returncode, ran.stdout.decode(), ran.stderr.decode()) == (2, "", told.err)


@pytest.mark.parametrize(
    "command",
    ["play", "hint", "review", "simulate", "arena", "replay", "show", "rules", "games", "bench"],
)
def test_help_shows_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert f"bis {command}" in capsys.readouterr().out.split("examples:")[1]


# bis simulate


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_simulated_records_pass_replay(
    seating: Seating, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = [word for item in seating.options.items() for word in ("--option", "=".join(item))]
    words = ["simulate", seating.game.id, "--seats", str(seating.seats), "--games", "2", *options]
    assert main([*words, "--records", str(file)]) == 0
    capsys.readouterr()
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == "2 records, 0 invalid\n"


def test_the_summary_names_bots_means_and_shares(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "criss_cross", "--bot", "greedy,uniform", "--games", "20"]) == 0
    told = capsys.readouterr().out
    for word in ("Criss Cross: 20 games, seed 0", "greedy", "uniform", "mean score", "wins in %"):
        assert word in told


def test_the_summary_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "criss_cross", "--bot", "greedy,uniform", "--games", "30", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "criss_cross"
    assert told["options"] == {"rules": "basic"}
    assert told["bots"] == ["greedy", "uniform"]
    assert told["games"] == 30
    greedy, uniform = (share["mean"] for share in told["wins"])
    assert greedy + uniform == pytest.approx(100)
    assert greedy > 90, "a sensible beginner beats chance"


def test_a_solo_series_is_summed_up_by_rating(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "encore", "--seats", "1", "--games", "3"])
    told = capsys.readouterr().out
    assert "games by rating, 1 the best" in told
    assert "wins" not in told


def test_records_go_to_standard_output_and_the_summary_aside() -> None:
    ran = bis("simulate", "flip7", "--games", "2", "--bot", "stop25", "--records", "-")
    assert bis("replay", "-", typed=ran.stdout).stdout == b"2 records, 0 invalid\n"
    assert b"rounds a game" in ran.stderr


@pytest.mark.parametrize("words", ["games", "simulate encore --games 1 --records -"])
def test_output_that_cannot_be_written_is_said(words: str) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [BIS, *words.split()], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert ran.returncode == 2
    assert b"bis: the output cannot be written: No space left on device" in ran.stderr
    assert b"Traceback" not in ran.stderr


@pytest.mark.parametrize(
    "line", ["games >&-", "replay - <&-", "play encore <&-", "rules encore --language fr"]
)
def test_closed_or_narrow_minded_streams_stop_nothing(line: str, tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(
        ["bash", "-c", f"{BIS} {line}"], capture_output=True, check=False, env=os.environ | home
    )
    assert ran.returncode == 0
    assert b"Traceback" not in ran.stderr


def test_a_reader_that_has_seen_enough_gets_no_traceback() -> None:
    with subprocess.Popen(
        [BIS, "simulate", "encore", "--games", "40", "--records", "-"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as ran:
        assert ran.stdout is not None
        assert ran.stderr is not None
        ran.stdout.read(10)
        ran.stdout.close()
        assert b"Traceback" not in ran.stderr.read()


# bis replay


def test_each_invalid_record_gets_one_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoiled = CRISS_CROSS.replace("scores 28 38", "scores 28 39")
    file.write_text(CRISS_CROSS + spoiled + ENCORE, encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"{file}#2 line 43: the game is over with 'scores 28 38', but 'scores 28 39' stands there",
        f"{file}#3 line 22: the record is unfinished: the table is to roll or deal",
        "3 records, 2 invalid",
    ]
    assert main(["replay", "--unfinished", str(file)]) == 1
    assert capsys.readouterr().out.endswith("3 records, 1 invalid\n")


def test_an_empty_file_is_no_record(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(b"")
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == "0 records, 0 invalid\n"


def test_a_file_that_cannot_be_read_does_not_stop_the_others(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(CRISS_CROSS, encoding="utf-8")
    assert main(["replay", "/nowhere/x", str(file), str(file.parent)]) == 2
    told = capsys.readouterr()
    assert told.out == "1 records, 0 invalid\n"
    assert "/nowhere/x cannot be read: No such file" in told.err
    assert "cannot be read: Is a directory" in told.err


# bis hint, bis review


def test_a_hint_names_moves_scores_chances_and_reasons(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text("".join(CRISS_CROSS.splitlines(keepends=True)[:10]), "utf-8")
    assert main(["hint", str(file), "--seat", "1"]) == 0
    told = capsys.readouterr().out
    for word in ("Bob is to act", "expected at the end", "wins", "makes two alike"):
        assert word in told
    assert main(["hint", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [found["seat"], found["line"], len(found["moves"])] == [0, 3, 5]


def test_a_review_names_luck_mistakes_and_positions(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(CRISS_CROSS, "utf-8")
    assert main(["review", str(file), "--seat", "0"]) == 0
    told = capsys.readouterr().out
    for word in ("Luck and skill", "blunder", "played", "better", "chance to win", "Ada"):
        assert word in told
    assert main(["review", str(file), "--seat", "0", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {decision["seat"] for decision in found["decisions"]} == {0}
    assert found["finished"]


@pytest.mark.parametrize(
    ("words", "record", "reason"),
    [
        ("hint", CRISS_CROSS, "the game is over, so there is nothing to advise"),
        ("hint --seat 4", CRISS_CROSS, "has seats 0 to 1, no seat 4"),
        ("review", CRISS_CROSS.replace("start b", "start x"), "#1 line 8: "),
        ("hint", ENCORE[: ENCORE.index("table")], "the table is to roll or deal"),
    ],
)
def test_the_coach_says_what_it_cannot_judge(
    words: str, record: str, reason: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(record, "utf-8")
    command, *more = words.split()
    assert main([command, str(file), *more]) == 2
    told = capsys.readouterr().err
    assert reason in told
    assert told.count("\n") == 1


# bis show, bis rules, bis games


@pytest.mark.parametrize(
    ("words", "seen"),
    [
        ([], ["Ada: 28", "Bob: 38", "Won by Bob", "row 1"]),
        (["--at", "7"], ["Ada: 0", "Start symbols", "To act: Ada"]),
        (["--at", "11"], ["Round 1 of 12", "To act: Bob"]),
    ],
)
def test_show_draws_the_position(
    words: list[str], seen: list[str], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(CRISS_CROSS, encoding="utf-8")
    assert main(["show", str(file), *words]) == 0
    told = capsys.readouterr().out
    for text in seen:
        assert text in told


def test_show_looks_no_further_than_asked(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(CRISS_CROSS.encode().replace(b"0 c D3 a E3", b"\xff\xff"))
    assert main(["show", str(file), "--at", "10"]) == 0
    assert "Round 1 of 12" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["[/x]", "[red]Ada[/red]", ":smile:"])
def test_names_are_shown_as_they_are(
    game: str, name: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = str(Seating(GAMES[game], 2).play("greedy", seed=2, number=0))
    file.write_text(text.replace("greedy 1", name), encoding="utf-8")
    assert main(["show", str(file)]) == 0
    assert name in capsys.readouterr().out


def test_show_does_not_tell_a_choice_that_waits_for_others(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(CRISS_CROSS, encoding="utf-8")
    main(["show", str(file), "--at", "11"])
    assert " c " not in capsys.readouterr().out.split("Round 1")[0]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--record", "2"], "has 1 records, no record 2"),
        (["--at", "45"], "has 44 lines, no line 45"),
        (["--at", "44"], "#1 line 43: the game is over with"),
    ],
)
def test_show_says_what_cannot_be_shown(
    words: list[str], sentence: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(CRISS_CROSS.replace("scores 28", "scores 29"), encoding="utf-8")
    assert main(["show", str(file), *words]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_shown_to_its_end(
    game: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    transcript = Seating(GAMES[game], 3).play("greedy", seed=2, number=0)
    file.write_text(str(transcript), encoding="utf-8")
    for line in range(10, 60, 7):
        assert main(["show", str(file), "--at", str(line)]) == 0
    capsys.readouterr()
    assert main(["show", str(file)]) == 0
    told = capsys.readouterr().out
    assert "Score sheet" in told
    for score in GAMES[game].result(transcript.state).scores:
        assert str(score) in told


@pytest.mark.parametrize(
    ("language", "word"), [("en", "squares"), ("fr", "cases"), ("de", "Kästchen")]
)
def test_rules_are_shown_in_every_language(
    language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "encore", "--language", language]) == 0
    told = capsys.readouterr().out
    assert "ENC-14" in told
    assert word in told


def test_games_lists_options_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    for word in (*GAMES, "option edition: fr, en", "option rules", "stop25", "1 to 36 seats"):
        assert word in told


def test_bench_measures_every_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All that it measures, but for a moment each."""
    measure = bench.measure
    monkeypatch.setattr(bench, "measure", lambda seconds, trials: measure(seconds / 50, trials))
    assert main(["bench", "--seconds", "1"]) == 0
    told = capsys.readouterr().out
    assert all(game in told for game in GAMES)


def test_nets_have_one_thread_here_and_in_processes_begun_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "2")  # so that it is put back afterwards
    monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    monkeypatch.setattr(sys, "argv", ["bis", "games"])
    assert way_in() == 0
    assert os.environ["OPENBLAS_NUM_THREADS"] == "1"
