"""What a lesson is: the record of a game, and beside its lines what the teacher says.

Each is a file, `<game>/<number>-<id>.toml`; docs/lessons.md tells how to write one.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

import msgspec

from bis.core.languages import LANGUAGES
from bis.record.notation import Lines, read_header

Words = dict[str, str]
"""The same in every language; in a file each stands in a line of its own: `en = "…"`."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is said of a try that is not what was asked for."""

    words: Words
    moves: list[str] = []
    """Moves that are legal, with `*` for anything;"""
    reason: str | None = None
    """or the judge's reason for which one is refused,"""
    example: str | None = None
    """and a move that is, for the tests."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that the teacher says, and what is done about it."""

    words: Words
    happens: str = ""
    """Lines of the record that come before: `table roll b p x | 1 3 ?`."""
    point: list[str] = []
    """What is meant, a ring each: the spots of the table that lie in it, `H1 H7`, `die-b`."""
    do: str | None = None
    """The move that is asked for; none: there is only something to read."""
    also: list[str] = []
    """Other moves that will do, with `*` for anything."""
    wrong: list[Wrong] = []
    enough: bool = False
    """One knows enough to play: what comes is for later."""

    def wants(self, move: str) -> bool:
        return move == self.do or matches(self.also, move)

    def word_for(self, move: str, refused: str | None) -> Wrong | None:
        """What is said of a move that is not wanted, given why it is refused, if it is."""
        for wrong in self.wrong:
            if (wrong.reason == refused) if refused else matches(wrong.moves, move):
                return wrong
        return None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    title: Words
    record: str
    """The game up to where the lesson begins."""
    steps: list[Step]
    seat: int = 0
    """Where the learner sits."""

    @property
    def options(self) -> dict[str, str]:
        """How the game is played in it."""
        return dict(read_header(Lines(self.record.encode())).options)


@dataclass(frozen=True, slots=True)
class FirstGame:
    """All lessons of a game, in their order."""

    lessons: tuple[Lesson, ...]


def matches(patterns: Iterable[str], move: str) -> bool:
    return any(
        re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), move) for pattern in patterns
    )


def read_first_game(package: str) -> FirstGame:
    """The lessons in a package's folder, by their numbers."""
    files = (file for file in resources.files(package).iterdir() if file.name.endswith(".toml"))
    by_name = sorted(files, key=lambda file: file.name)
    return FirstGame(tuple(read_lesson(file.name, file.read_text("utf-8")) for file in by_name))


def read_lesson(name: str, text: str) -> Lesson:
    """`1-place.toml` is the lesson `place`."""
    _, _, lesson_id = name.removesuffix(".toml").partition("-")
    read = tomllib.loads(text)
    steps = [_with_words(step) for step in read["steps"]]
    return msgspec.convert({"id": lesson_id, **read, "steps": steps}, Lesson)


def _with_words(table: Mapping[str, Any]) -> dict[str, Any]:
    """A step or try as the file has it, with what is said in it gathered by language."""
    rest = {key: value for key, value in table.items() if key not in LANGUAGES}
    if "wrong" in rest:
        rest["wrong"] = [_with_words(wrong) for wrong in rest["wrong"]]
    return {**rest, "words": {key: table[key] for key in LANGUAGES if key in table}}
