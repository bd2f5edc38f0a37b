"""A browser and a server for all tests here, and guests that come and go with each test."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.browsers import browsing
from tests.e2e.guests import Guest
from tests.e2e.hands import Hand, Mouse
from tests.e2e.sizes import LAPTOP
from tests.server.servers import Server, serving

CLIENT = Path(__file__).parents[2] / "client"
PATIENCE = 30_000
"""Milliseconds after which something that should be on the page is missing."""

UNDRAWN = """new MutationObserver((_, watch) => {
    if (!document.body) return;
    document.body.style.opacity = "0";
    watch.disconnect();
}).observe(document, { childList: true, subtree: true })"""
"""All is where it would be, can be pressed and is told to screen readers; what is quite
transparent is only not turned into pixels, a third of the work for a game of squares."""

TOLD = 60
"""Lines of a failure: Playwright adds the whole page, under which others would not be found."""

Come = Callable[..., Guest]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    lines = report.longreprtext.splitlines()
    if report.failed and len(lines) > TOLD:
        report.longrepr = "\n".join([*lines[:TOLD], f"… and {len(lines) - TOLD} lines more"])
    return report


# For the package and not for the session: while Playwright runs, its worker's thread has an event
# loop, and the tests of the server want one of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    built = CLIENT / "dist" / "index.html"
    assert built.is_file(), "the browser tests need the built client: run `make client`"
    with serving(tmp_path_factory.mktemp("bis"), "--bot-delay", "0") as server:
        yield server


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    """Somebody comes with a browser of their own; at the end nothing may have gone wrong in it."""
    guests: list[Guest] = []

    def come(hand: Hand | None = None, at: Server | None = None, **settings: Any) -> Guest:
        usual = {"viewport": LAPTOP, "locale": "en-US", "reduced_motion": "reduce"}
        # What is kept for times without a network would answer before the tests can.
        wanted = {**usual, "service_workers": "block", **settings}
        context = browser.new_context(**wanted)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(UNDRAWN)
        guests.append(Guest(context, at or server, hand or Mouse()))
        return guests[-1]

    yield come
    for guest in guests:
        guest.context.close()
    assert [problem for guest in guests for problem in guest.watch.unexpected()] == []
