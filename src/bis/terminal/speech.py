"""What a terminal says, in the language of whoever sits at it.

The English sentence is the name of the others: in `words`, "{name} passes." has beside it
"{name} passt." So it is with what a command or a file is refused for; reasons that travel to
browsers, too, stand there by their ids. What is typed is the same in every language.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import pairwise, takewhile

from bis.core.errors import BisError, IllegalMoveError
from bis.core.languages import LANGUAGES, ORIGINAL
from bis.core.reasons import Sentence
from bis.games import GAMES

Words = Mapping[str, Mapping[str, str]]
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What says which language somebody would like, the first of these that says anything."""
OPTION = "--language"
KINDS = ("said", "why", "system")
"""Sentences by the English ones, reasons by their ids, and what the system says of files."""
SUBJECTS = ("", "help", "commands")
"""The words of a language by what they are about: the table's lie at the top. Each game has its own
beside these."""
_spoken = [ORIGINAL]


def speak(language: str) -> None:
    _spoken[0] = language


def spoken() -> str:
    return _spoken[0]


def asked(arguments: Sequence[str]) -> str | None:
    """The language that a command line names, before anything else of it is understood."""
    words = list(takewhile(lambda word: word != "--", arguments))
    pairs = [*pairwise(words), *(word.split("=", 1) for word in words if "=" in word)]
    named = [value for option, value in pairs if option == OPTION and value in LANGUAGES]
    return named[-1] if named else None


def wished(environment: Mapping[str, str]) -> str:
    """By the locale: `de_AT.UTF-8` is German; where nobody speaks it, English."""
    wish = next(filter(None, map(environment.get, LOCALE)), "")
    code = wish.partition("_")[0].lower()
    return code if code in LANGUAGES else ORIGINAL


def said(sentence: str, /, **parts: object) -> str:
    """The sentence with its parts, as it is said here."""
    template = _words(spoken())["said"].get(sentence, sentence)
    return template.format_map(parts) if parts else template


def figure(written: str) -> str:
    """A number with decimals as it is written here."""
    return written.replace(".", said("."))


def retold(told: object) -> str:
    """What another room said in English, as it is said here; also as a part of a sentence."""
    if isinstance(told, BisError):
        return refusal(told)
    if isinstance(told, Sentence):
        return said(told.template, **{name: retold(part) for name, part in told.parts.items()})
    return _words(spoken())["system"].get(str(told), str(told))


def refusal(error: BisError) -> str:
    """Why not; a reason without words is said as it is."""
    if error.told is not None:
        return retold(error.told)
    template = _words(spoken())["why"].get(error.id or "")
    why = error.reason if template is None else template.format_map(error.parts)
    if isinstance(error, IllegalMoveError):
        return said(
            "illegal move {move}: {why} ({rule})", move=error.said, why=why, rule=error.rule
        )
    return said("{why} ({rule})", why=why, rule=error.rule) if error.rule else why


@cache
def _words(language: str) -> Words:
    found: dict[str, dict[str, str]] = {kind: {} for kind in KINDS}
    if language == ORIGINAL:
        return found
    for subject in (*SUBJECTS, *GAMES):
        for kind, words in _file(subject, language).items():
            found[kind] |= words
    return found


def _file(subject: str, language: str) -> Words:
    """A game whose words are missing speaks English."""
    file = resources.files(__package__) / "words" / subject / f"{language}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
