"""The terminal speaks every language: each sentence has its words, and none is left over."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

from bis import terminal
from bis.coach import AT_ONCE, WITHOUT
from bis.coach.sampling import SLOW
from bis.coach.verdicts import Verdict
from bis.core.languages import LANGUAGES, ORIGINAL
from bis.core.reasons import REASONS
from bis.games import GAMES
from bis.games.one_more_encore.pieces import ROW_BONUS, SPECIAL_FACES
from bis.terminal.ask import HELP
from bis.terminal.encore import COLOR_NAMES
from bis.terminal.flip7 import STATUS_STYLES
from bis.terminal.speech import _words, speak, wished
from tests.typed import bis

FOLDER = Path(terminal.__path__[0])
OTHERS = [language for language in LANGUAGES if language != ORIGINAL]
PARTS = {"colors", "columns", "marks", "stars", "rows", "hearts", "dice", "rolls"}
PARTS |= {"round", "row", "column", "diagonal"}
"""What the scores of the games are made of."""
NAMED = {
    *HELP,
    *PARTS,
    *COLOR_NAMES.values(),
    *SPECIAL_FACES,
    *ROW_BONUS,
    *(STATUS_STYLES.keys() - {"in"}),
    *get_args(Verdict),
    *(AT_ONCE, WITHOUT, SLOW),
}
"""What is said by a name of another room."""


def literals() -> Iterator[str]:
    """Every text within the first argument of `said(…)`."""
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "said":
                texts = (
                    one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)
                )
                yield from (text for text in texts if isinstance(text, str))


def blanks(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_has_words_with_the_same_blanks(language: str) -> None:
    words = _words(language)["said"]
    assert words.keys() == {*literals(), *NAMED}
    assert [one for one, other in words.items() if blanks(one) != blanks(other)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_reason_of_a_game_has_words_with_the_same_blanks(language: str) -> None:
    rooms = {*GAMES, "game", "games", "notation", "option"}
    list(GAMES.values())
    declared = {one for one in REASONS if one.partition(".")[0] in rooms}
    words = _words(language)["why"]
    assert words.keys() == declared
    assert [one for one in words if blanks(words[one]) != REASONS[one].blanks] == []


def test_there_is_a_file_for_each_language() -> None:
    files = (FOLDER / "words").iterdir()
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


def test_a_game_is_played_in_german(tmp_path: Path) -> None:
    try:
        told = bis(
            *("play", "encore", "--seed", "1", "--language", "de"),
            typed="?\ng9 A1\nx1 A1\nrules\n" + "pass\n" * 2,
            XDG_DATA_HOME=str(tmp_path),
            COLUMNS="100",
        )
    finally:
        speak(ORIGINAL)
    assert told.status == 0, told.err
    for words in (
        "Eine Zahl wählt aus der Liste",
        "Mit ? kommt Hilfe",
        "Kästchen",
        "passt.",
        "ENC-14",
    ):
        assert words in told.out
    assert "kein Zug" in told.out
    assert "Type" not in told.out
