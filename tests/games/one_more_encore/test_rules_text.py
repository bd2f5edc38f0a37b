"""The rules as players read them."""

import re
from importlib import resources

import pytest

IDS = [f"OME-{number:02}" for number in range(1, 26)]


@pytest.mark.parametrize("name", ["RULES.md", "RULES.fr.md"])
def test_every_rule_stands_once_and_in_order(name: str) -> None:
    text = (resources.files("bis.games.one_more_encore") / name).read_text("utf-8")
    assert re.findall(r"^- \*\*(OME-\d\d)\*\* ", text, re.MULTILINE) == IDS
