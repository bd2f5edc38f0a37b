"""French keeps ``: ; ! ? » %`` with the word before, so that no line of a phone begins with one."""

import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from bis.games import GAMES
from bis.lessons import FIRST_GAMES

ROOT = Path(__file__).parents[1]
PARTED = re.compile(r".{0,12}\S (?:[:;!?»%](?![\w=])|…)|« .{0,12}|\d × \d")
"""Where a line could break that may not; and an ellipsis away from its word."""


def written() -> Iterator[tuple[str, str]]:
    """Files of French words alone."""
    for place in ("client/locales", "client/games", "src/bis/games"):
        for path in sorted(
            [*ROOT.glob(f"{place}/**/fr.ftl"), *ROOT.glob(f"{place}/*/RULES.fr.md")]
        ):
            yield str(path.relative_to(ROOT)), path.read_text("utf-8")
    for path in sorted(ROOT.glob("src/bis/terminal/words/**/fr.toml")):
        parts = tomllib.loads(path.read_text("utf-8")).values()
        yield (
            str(path.relative_to(ROOT)),
            "\n".join(text for part in parts for text in part.values()),
        )


def spoken() -> Iterator[tuple[str, str]]:
    """The coach's words, and the teacher's."""
    for module in ("teller", *(f"{game}.words" for game in GAMES)):
        yield module, "\n".join(import_module(f"bis.coach.{module}").TEMPLATES["fr"].values())
    for game, first in FIRST_GAMES.items():
        steps = [step for lesson in first.lessons for step in lesson.steps]
        words = [step.words for step in steps] + [one.words for step in steps for one in step.wrong]
        yield f"lessons of {game}", "\n".join(said["fr"] for said in words)


SAID = dict([*written(), *spoken()])


@pytest.mark.parametrize("place", SAID)
def test_no_line_begins_with_a_mark_that_belongs_to_the_word_before(place: str) -> None:
    assert PARTED.findall(SAID[place]) == [], "a no-break space (U+00A0) belongs there"


@pytest.mark.parametrize("place", SAID)
def test_no_space_stands_beside_one_that_does_not_break(place: str) -> None:
    """Two of them are a hole in the line."""
    assert re.findall(r".{0,12}(?:\u00a0[\u00a0 ]| \u00a0)", SAID[place]) == []
