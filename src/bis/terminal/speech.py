"""What a terminal says, in the language of whoever sits at it.

The English sentence is the name of the others: in `words`, "{name} passes." has beside it
"{name} passt." Reasons why something is refused stand there by their ids. What is typed is the
same in every language.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from bis.core.errors import BisError, IllegalMoveError
from bis.core.languages import LANGUAGES, ORIGINAL

Words = Mapping[str, Mapping[str, str]]
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What says which language somebody would like, the first of these that says anything."""
_spoken = [ORIGINAL]


def speak(language: str) -> None:
    _spoken[0] = language


def spoken() -> str:
    return _spoken[0]


def wished(environment: Mapping[str, str]) -> str:
    """By the locale: `de_AT.UTF-8` is German; where nobody speaks it, English."""
    wish = next(filter(None, map(environment.get, LOCALE)), "")
    code = wish.partition("_")[0].lower()
    return code if code in LANGUAGES else ORIGINAL


def said(sentence: str, **parts: object) -> str:
    """The sentence with its parts, as it is said here."""
    return _words(spoken())["said"].get(sentence, sentence).format(**parts)


def figure(written: str) -> str:
    """A number with decimals as it is written here."""
    return written.replace(".", said("."))


def refusal(error: BisError) -> str:
    """Why not; a sentence without an id is said as it is."""
    template = _words(spoken())["why"].get(error.id or "")
    if template is None:
        return str(error)
    why = template.format(**error.parts)
    if isinstance(error, IllegalMoveError):
        return said(
            "illegal move {move}: {why} ({rule})", move=error.said, why=why, rule=error.rule
        )
    return f"{why} ({error.rule})" if error.rule else why


@cache
def _words(language: str) -> Words:
    if language == ORIGINAL:
        return {"said": {}, "why": {}}
    file = resources.files(__package__) / "words" / f"{language}.toml"
    found: Words = tomllib.loads(file.read_text("utf-8"))
    return found
