"""The terminal speaks every language: each sentence has its words, and none is left over."""

import argparse
import ast
import errno
import os
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

import bis as bis_package
from bis import cli, terminal
from bis.bots import blueprints
from bis.coach import AT_ONCE, WITHOUT
from bis.coach.sampling import SLOW
from bis.coach.verdicts import Verdict
from bis.commands.odds import AFTER, SAY_CHANCE, SAY_SEEN
from bis.core.errors import BisError
from bis.core.languages import LANGUAGES, ORIGINAL
from bis.core.reasons import REASONS
from bis.games import GAMES
from bis.record.notation import FLAWS
from bis.terminal import speech
from bis.terminal.ask import HELP
from bis.terminal.speech import _words, asked, refusal, speak, wished
from tests.samples import SAMPLES
from tests.typed import bis

SRC = Path(bis_package.__path__[0])
FOLDER = Path(terminal.__path__[0])
OTHERS = [language for language in LANGUAGES if language != ORIGINAL]
NAMED = {
    *HELP,
    *(word for sample in SAMPLES.values() for word in sample.named),
    *get_args(Verdict),
    *(AT_ONCE, WITHOUT, SLOW),
    *FLAWS,
    *AFTER.values(),
    *(SAY_CHANCE, SAY_SEEN),
    *(option.about for game in GAMES.values() for option in game.options),
}
"""What is said by a name of another room."""
ARGPARSE = {
    "%(heading)s:",
    "argument %(argument_name)s: %(message)s",
    "expected %s argument",
    "expected %s arguments",
    "expected at least one argument",
    "expected at most one argument",
    "expected one argument",
    "ignored explicit argument %r",
    "invalid %(type)s value: %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "the following arguments are required: %s",
    "unrecognized arguments: %s",
}
"""What argparse says of mistakes that can be made with our options, in some Python."""
SYSTEM = {
    os.strerror(number)
    for number in (
        *(errno.ENOENT, errno.EACCES, errno.EPERM, errno.EISDIR, errno.ENOTDIR, errno.EEXIST),
        *(errno.ENOSPC, errno.EROFS, errno.EADDRINUSE, errno.ECONNREFUSED),
    )
}
SAYING = {"said", "Sentence", "BisError", "NotationError", "OptionError", "RecordError"}
SAYING |= {"RefusedError", "BrokenError"}
"""Whoever calls these, says the sentence that stands there."""
FOR_PROGRAMS = (
    *("envs/", "core/", "table/", "server/bench.py"),
    *("sim/batch/engine.py", "sim/batch/steps.py", "sim/batch/rooms.py"),
)
"""Rooms whose plain sentences are for those who write programs with them."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ORIGINAL)


def calls() -> Iterator[tuple[str, ast.Call]]:
    """All that may be said in the house, with the file it stands in."""
    for path in sorted(SRC.rglob("*.py")):
        name = path.relative_to(SRC).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in SAYING:
                yield name, node


def literals() -> Iterator[str]:
    """Every text among the words of such a call."""
    for name, call in calls():
        if name.startswith(FOR_PROGRAMS):
            continue
        for word in call.args:
            texts = (one.value for one in _words_in(word) if isinstance(one, ast.Constant))
            yield from (text for text in texts if isinstance(text, str))


def _words_in(word: ast.expr) -> Iterator[ast.AST]:
    """Also of two sentences with a condition; what is called in between speaks for itself."""
    yield word
    if isinstance(word, ast.IfExp):
        yield from (word.body, word.orelse)


def helped(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What is looked up to help with every command."""
    asked_for: set[str] = set()

    class Listening(dict[str, str]):
        def get(self, sentence: str, default: str = "") -> str:  # type: ignore[override]
            asked_for.add(sentence)
            return default

    monkeypatch.setattr(speech, "_words", lambda _: {"said": Listening(), "system": {}})
    parser = cli._parser()
    (commands,) = (one for one in parser._actions if isinstance(one, argparse._SubParsersAction))
    for command in commands.choices.values():
        command.format_help()
    parser.format_help()
    monkeypatch.undo()
    return asked_for


def blanks(template: str) -> set[str]:
    """Ours, and those of argparse."""
    ours = {name for _, name, _, _ in Formatter().parse(template) if name is not None}
    return ours | set(re.findall(r"%\(\w+\)[sr]|%[sr]", template))


def test_no_sentence_is_put_together_before_it_is_said() -> None:
    """Or it would have no words; what is computed stands in a blank."""
    found = [
        f"{name}:{call.lineno}"
        for name, call in calls()
        if not name.startswith(FOR_PROGRAMS)
        and any(isinstance(word, ast.JoinedStr) for word in call.args)
    ]
    assert found == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_has_words_with_the_same_blanks(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = _words(language)["said"]
    needed = {*literals(), *NAMED, *ARGPARSE, *helped(monkeypatch)}
    assert sorted(needed - words.keys()) == [], f"no {LANGUAGES[language]} words"
    assert sorted(words.keys() - needed) == [], "said by nobody"
    assert [one for one, other in words.items() if blanks(one) != blanks(other)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_system_says_of_files_has_words(language: str) -> None:
    assert _words(language)["system"].keys() == SYSTEM


@pytest.mark.parametrize("language", OTHERS)
def test_every_reason_of_a_game_has_words_with_the_same_blanks(language: str) -> None:
    rooms = {*GAMES, "bots", "game", "games", "notation", "option"}
    list(GAMES.values())
    assert blueprints.OTHER_SIZES.id in REASONS
    declared = {one for one in REASONS if one.partition(".")[0] in rooms}
    words = _words(language)["why"]
    assert words.keys() == declared
    assert [one for one in words if blanks(words[one]) != REASONS[one].blanks] == []


@pytest.mark.parametrize("subject", [*speech.SUBJECTS, *GAMES])
def test_there_is_a_file_for_each_language(subject: str) -> None:
    files = (FOLDER / "words" / subject).glob("*.toml")
    assert {file.name for file in files} == {f"{language}.toml" for language in OTHERS}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
        ({"LANG": "it_IT"}, "en"),
    ],
)
def test_the_locale_says_which_language(environment: dict[str, str], language: str) -> None:
    assert wished(environment) == language


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("play", None),
        ("--language de play", "de"),
        ("play encore --language=fr", "fr"),
        ("--language de play --language fr", "fr"),
        ("play --language it", None),
        ("play --language", None),
        ("play -- --language de", None),
    ],
)
def test_the_language_is_known_before_the_rest_is_understood(
    line: str, language: str | None
) -> None:
    assert asked(line.split()) == language


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("--language de", "das fehlt noch: COMMAND; siehe 'bis --help'"),
        ("simulate --language=de", "das fehlt noch: GAME; siehe 'bis simulate --help'"),
        ("dance --language de", "'dance' gibt es nicht (zur Wahl stehen 'play'"),
        ("play --language de --seats", "--seats: hier fehlt ein Wert"),
        ("play --language de --seats 0", "--seats: '0' ist keine Zahl von 1 bis 99"),
        ("play chess --language de", "ein Spiel 'chess' gibt es nicht"),
        ("play encore --bots tal --language de", "encore hat keinen Bot 'tal'"),
        (
            "play encore --seats 9 --language de",
            "1 Person und 5 Bots füllen nicht genau 9 Plätze",
        ),
        ("replay /no/such --language de", "/no/such kann nicht gelesen werden: so etwas gibt es"),
    ],
)
def test_mistakes_are_told_in_german(line: str, told: str) -> None:
    found = bis(*line.split())
    assert found.status == 2
    assert found.out in ("", "0 Aufzeichnungen, 0 ungültig\n")
    assert told in found.err
    assert found.err.startswith("bis: ")


def test_a_record_is_refused_in_german(tmp_path: Path) -> None:
    """With the line, and the judge's own reason in it."""
    file = tmp_path / "game.txt"
    head = "bis 1\ngame encore\noption sheet classic\nseat 0 A\nseat 1 B\nfirst 0\n\n"
    file.write_text(f"{head}table roll g y x | 1 3 ?\n0 p1 H3\n", "utf-8")
    found = bis("show", str(file), "--language", "de")
    assert f"{file}#1 Zeile 9: 'p1 H3' geht nicht: kein Würfel zeigt 'p' (ENC-10)" in found.err
    file.write_text("bis 2\n", "utf-8")
    found = bis("replay", str(file), "--language", "de")
    assert f"{file}#1 Zeile 1: hier kommt 'bis 1', aber da steht 'bis 2'\n" in found.out
    assert found.out.endswith("1 Aufzeichnungen, 1 ungültig\n")


def test_help_is_told_in_german() -> None:
    found = bis("simulate", "--help", "--language", "de")
    for words in ("Aufruf: bis simulate", "Lässt Bots gegeneinander spielen.", "Beispiele:"):
        assert words in found.out
    assert "Angaben:\n" in found.out
    assert "default" not in found.out


def test_a_sentence_is_said_in_english_as_it_always_was() -> None:
    error = BisError("{path} cannot be read: {why}", path="{a}", why="No such file or directory")
    assert str(error) == refusal(error) == "{a} cannot be read: No such file or directory"
    assert (error.id, error.parts) == (None, {})
    assert refusal(BisError("braces {stay}")) == "braces {stay}"
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
    assert again.told.template == "{path} cannot be read: {why}"


def test_a_game_is_played_in_german(tmp_path: Path) -> None:
    told = bis(
        *("play", "encore", "--seed", "1", "--language", "de"),
        typed="?\ng9 A1\nx1 A1\nrules\n" + "pass\n" * 2,
        XDG_DATA_HOME=str(tmp_path),
        COLUMNS="100",
    )
    assert told.status == 0, told.err
    for words in (
        "Eine Zahl wählt aus der Liste",
        "Mit ? kommt Hilfe",
        "Kästchen",
        "passt freiwillig.",
        "ENC-14",
    ):
        assert words in told.out
    assert "kein Zug" in told.out
    assert "Type" not in told.out
