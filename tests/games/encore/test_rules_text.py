"""The rules as players read them."""

import re
from importlib import resources

import pytest

IDS = [f"ENC-{number:02}" for number in range(1, 28)]


@pytest.mark.parametrize("name", ["RULES.md", "RULES.fr.md"])
def test_every_rule_stands_once_and_in_order(name: str) -> None:
    text = (resources.files("bis.games.encore") / name).read_text("utf-8")
    assert re.findall(r"^- \*\*(ENC-\d\d)\*\* ", text, re.MULTILINE) == IDS
