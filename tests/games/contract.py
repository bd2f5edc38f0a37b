"""The contract suite where there is no command line: in Pyodide, whole or a sample of it."""

import json
import os
from collections import defaultdict
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

SUITE = Path(__file__).with_name("test_contract.py")
TESTS = SUITE.parents[1]
Place = tuple[str, str]
"""A test, and a game."""


def place(item: pytest.Item) -> Place:
    assert isinstance(item, pytest.Function)
    given: dict[str, Any] = dict(item.callspec.params)
    game = given["game"] if "game" in given else given["seating"].game
    return item.originalname, game.id


def sampled(items: list[pytest.Item]) -> list[pytest.Item]:
    """Of every test one seating of every game, another one for each test.

    Texts that Hypothesis makes up are left to the whole suite: it begins slowly there.
    """
    found = defaultdict(list)
    for item in items:
        if not hasattr(getattr(item, "function", None), "hypothesis"):
            found[place(item)].append(item)
    turns = cycle(range(max(map(len, found.values()))))
    return [some[turn % len(some)] for some, turn in zip(found.values(), turns, strict=False)]


class Sample:
    """Runs a sample, and remembers what passed."""

    def __init__(self) -> None:
        self.passed: dict[str, list[str]] = defaultdict(list)
        self.failed: list[str] = []
        self._places: dict[str, Place] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sampled(items)
        self._places = {item.nodeid: place(item) for item in items}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(f"{report.nodeid}\n{report.longreprtext}")
        elif report.when == "call":
            name, game = self._places[report.nodeid]
            self.passed[game].append(name)


def run(*words: str, plugins: list[object] | None = None) -> int:
    """Nothing is written, and no other plug-in has a word: most need more than Python."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    quiet = ("-p", "no:cacheprovider", "--noconftest", "-c", os.devnull, f"--rootdir={TESTS}")
    return int(pytest.main([*quiet, *words, str(SUITE)], plugins))


def main() -> None:
    """Prints one line for each game: the tests that passed."""
    sample = Sample()
    code = run("-p", "no:terminal", plugins=[sample])
    assert not sample.failed, "\n".join(sample.failed)
    assert code == 0
    for game, names in sample.passed.items():
        print(json.dumps({"game": game, "contract": names}))


def whole() -> None:
    assert run("-q") == 0
