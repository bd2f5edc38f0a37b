"""Every language has its words at the places that CONTRIBUTING lists, and nobody else knows one."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from bis.core.languages import LANGUAGES, ORIGINAL
from bis.games import GAMES

ROOT = Path(__file__).parents[1]
OTHERS = [language for language in LANGUAGES if language != ORIGINAL]
PLACE = re.compile(r"^- `([^`]+)`", re.MULTILINE)
CODE = "|".join(OTHERS)
NAMED = re.compile(rf"""(["'])({CODE})\1|^({CODE}) = |[/.]({CODE})\.""", re.MULTILINE)
"""A language's code: as a word of a program, a line of a lesson, or in a file's name."""
KNOWING = {
    "client/dev/fixtures.py": "an edition of Flip 7",
    "client/ui/words.svelte.ts": "French has a rule of its own for “d’Ada”",
}
EDITIONS = "flip7"
"""Its French and English boxes are no languages."""


def places() -> list[str]:
    """What CONTRIBUTING lists: files, with <code> for the language and <id> for a game."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    listed = PLACE.findall(text.partition("## One more language")[2].partition("\n## ")[0])
    return [place.replace("<id>", game) for place in listed for game in _games_of(place)]


def _games_of(place: str) -> list[str]:
    return list(GAMES) if "<id>" in place else [""]


def tracked() -> list[str]:
    told = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "src", "client"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [name for name in told.split("\0") if name and (ROOT / name).exists()]


def knowing(names: list[str]) -> Iterator[str]:
    """The files that name a language, in their text or by their own name."""
    for name in names:
        if not re.search(r"\.(py|ts|mjs|svelte|toml|ftl|md|html)$", name) or ".test." in name:
            continue
        text = "" if name.endswith((".md", ".ftl")) else (ROOT / name).read_text("utf-8")
        if NAMED.search(name) or NAMED.search(text):
            yield name


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_is_spoken_at_every_place(language: str) -> None:
    assert places()
    for place in places():
        found = list(ROOT.glob(place.replace("<code>", language)))
        assert found, f"{LANGUAGES[language]} has no {place}"
        if "<code>" in place:
            continue
        silent = [path for path in found if language not in _codes(path)]
        assert not silent, f"{LANGUAGES[language]} is not spoken in {silent}"


def _codes(path: Path) -> set[str]:
    found = NAMED.finditer(path.read_text("utf-8"))
    return {next(filter(None, one.groups()[1:])) for one in found}


def test_nobody_else_knows_a_language() -> None:
    """So one more is the list, and new words at these places."""
    expected = {
        str(path.relative_to(ROOT))
        for place in places()
        for language in OTHERS
        for path in ROOT.glob(place.replace("<code>", language))
    }
    found = {name for name in knowing(tracked()) if EDITIONS not in name}
    assert found - expected - KNOWING.keys() == set(), "these name a language"
    assert KNOWING.keys() <= found
