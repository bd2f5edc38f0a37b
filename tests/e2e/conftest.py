"""A browser and a server for all tests here, and guests that come and go with each test."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.browsers import browsing
from tests.e2e.devices import Devices
from tests.e2e.guests import PHONE, Guest
from tests.e2e.hands import Hand, Mouse
from tests.e2e.sizes import LAPTOP
from tests.server.servers import Server, serving

CLIENT = Path(__file__).parents[2] / "client"
USUAL = {"viewport": LAPTOP, "locale": "en-US", "reduced_motion": "reduce"}
KEPT: tuple[dict[str, Any], ...] = ({}, PHONE, {"viewport": PHONE["viewport"]})
"""What several tests want otherwise than usual."""
PATIENCE = 30_000
"""Milliseconds after which something that should be on the page is missing."""

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


@pytest.fixture(scope="package")
def devices(browser: Browser, server: Server) -> Devices:
    return Devices(browser, server.url, PATIENCE)


@pytest.fixture
def come(devices: Devices, server: Server) -> Iterator[Come]:
    """Somebody comes with a browser of their own; at the end nothing may have gone wrong in it."""
    guests: list[Guest] = []

    def come(
        hand: Hand | None = None, at: Server | None = None, *, new: bool = False, **settings: Any
    ) -> Guest:
        # What is kept for times without a network would answer before the tests can.
        wanted = {**USUAL, "service_workers": "block", **settings}
        is_kept = settings in KEPT and not new
        context = devices.lend(wanted) if is_kept else devices.new(wanted)
        guests.append(Guest(context, at or server, hand or Mouse()))
        return guests[-1]

    yield come
    for guest in guests:
        devices.take_back(guest.context, guest.server.url)
    assert [problem for guest in guests for problem in guest.watch.unexpected()] == []
