"""How long it takes to play without a server, in Chromium: `python -m tests.e2e.offline_times`."""

import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, Page

from tests.e2e.browsers import browsing
from tests.e2e.test_offline import KEPT
from tests.server.servers import serving

LONG = 120_000
MOVES = 12


def seconds(since: float) -> str:
    return f"{perf_counter() - since:.1f} s"


def begin(page: Page, game: str, way: str) -> None:
    page.get_by_role("button", name=f"{game}: {way}", exact=True).click()
    page.get_by_text("Your turn").first.wait_for(timeout=LONG)


def measure(browser: Browser) -> None:
    with serving(Path(tempfile.mkdtemp())) as server:
        page = browser.new_context(locale="en-US", reduced_motion="reduce").new_page()
        began = perf_counter()
        page.goto(server.url)
        page.get_by_role("button", name="Flip 7: Bots", exact=True).wait_for()
        print(f"first page: {seconds(began)}")
        page.evaluate(KEPT)
        print(f"all kept for later, of which two seconds are waited: {seconds(began)}")
        server.kill()
        began = perf_counter()
        page.reload()
        page.get_by_role("button", name="Encore!: Alone", exact=True).wait_for()
        print(f"first page without a server: {seconds(began)}")
        begin(page, "Encore!", "Alone")
        print(f"from there to the first turn: {seconds(began)}")
        table = page.url
        began = perf_counter()
        page.goto(table)
        page.get_by_text("Your turn").first.wait_for(timeout=LONG)
        print(f"the same table again, after a reload: {seconds(began)}")
        page.get_by_role("link", name="To the four games").click()
        began = perf_counter()
        begin(page, "Criss Cross", "Alone")
        print(f"another table, once Python runs: {seconds(began)}")
        print(f"a move: {median(write(page) for _ in range(MOVES // 2)):.0f} ms")


def write(page: Page) -> float:
    """From the tap on the last button to the next turn on the page, in milliseconds."""
    symbols = page.get_by_role("toolbar", name="First symbols to choose from")
    if symbols.count():
        symbols.get_by_role("button").last.click()
        button = page.get_by_role("button", name="Begin with this")
    else:
        squares = page.locator("[role=gridcell][aria-label*=', legal']")
        squares.first.click()
        squares.last.click()
        button = page.get_by_role("button", name="Write")
    began = perf_counter()
    button.click()
    button.wait_for(state="detached")
    page.locator("[role=gridcell][aria-label*=', legal']").first.wait_for()
    return 1000 * (perf_counter() - began)


if __name__ == "__main__":
    with browsing() as browser:
        measure(browser)
