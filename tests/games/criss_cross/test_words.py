"""Where something is written is a box: a square is one of the six symbols."""

import re
import tomllib
from pathlib import Path

import pytest

from bis.coach.criss_cross.words import TEMPLATES
from bis.core.reasons import REASONS

ROOT = Path(__file__).parents[3]
NAMES = r"\{[^{}]*\}"
"""Whatever fills a gap in a sentence has its own name."""


def lessons() -> str:
    folder = ROOT / "src/bis/lessons/criss_cross"
    told = [tomllib.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.toml"))]
    steps = [step for lesson in told for step in lesson["steps"]]
    return "\n".join(one["en"] for step in steps for one in [step, *step.get("wrong", [])])


def client() -> str:
    text = (ROOT / "client/games/criss_cross/en.ftl").read_text("utf-8")
    return "\n".join(re.findall(r"(?:=|\])(.*)", text))


def refusals() -> str:
    own = [one for name, one in REASONS.items() if name.startswith("criss_cross.")]
    return "\n".join(one.template for one in own)


SAID = {
    "rules": (ROOT / "src/bis/games/criss_cross/RULES.md").read_text("utf-8"),
    "coach": "\n".join(TEMPLATES["en"].values()),
    "lessons": lessons(),
    "client": client(),
    "refusals": refusals(),
}


@pytest.mark.parametrize("place", SAID)
def test_a_square_is_a_symbol_and_no_box(place: str) -> None:
    words = re.sub(NAMES, "", SAID[place])
    assert words
    assert re.findall(r"squares|\bsquare(?! symbol|$)", words, re.MULTILINE) == []


@pytest.mark.parametrize(
    ("language", "others"), [("fr", "carreau|cellule"), ("de", "Kästchen|Kasten|Zelle")]
)
def test_a_box_has_one_name_in_other_languages_too(language: str, others: str) -> None:
    texts = [
        (ROOT / f"src/bis/games/criss_cross/RULES.{language}.md").read_text("utf-8"),
        (ROOT / f"client/games/criss_cross/{language}.ftl").read_text("utf-8"),
        *TEMPLATES[language].values(),
    ]
    assert [found for text in texts for found in re.findall(others, text)] == []
